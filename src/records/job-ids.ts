/** JOB-001 ↔ 1 */
export const jobId = (n: number): string => `JOB-${String(n).padStart(3, '0')}`;
export const jobNumber = (id: string): number => Number(id.slice('JOB-'.length));
