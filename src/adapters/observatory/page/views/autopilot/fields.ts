/** Records are shown as they stand in their log, whoever wrote them: nothing about their fields can be relied on. */
export type Fields = Readonly<Record<string, unknown>>;

export const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
export const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const texts = (value: unknown): readonly string[] => list(value).map(text).filter(Boolean);

/** As people write it: run_end → run end. */
export const words = (name: string): string => name.replaceAll('_', ' ');
