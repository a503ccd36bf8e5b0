type Kind = 'PLAN' | 'TASK' | 'STEP' | 'NODE';

const width: Record<Kind, number> = { PLAN: 3, TASK: 3, STEP: 8, NODE: 8 };

/** PLAN-001, TASK-012, STEP-00000003: padded, and longer when the numbers are. */
export const idOf = (kind: Kind, n: number): string => `${kind}-${String(n).padStart(width[kind], '0')}`;

export const numberOf = (id: string): number => Number(id.slice(id.indexOf('-') + 1));

/** How deep steps may stand below one another. */
export const maxStepDepth = 16;

export const childPath = (parent: string | null, place: number): string =>
  parent === null ? `s:${place}` : `${parent}.s:${place}`;

export const depthOf = (path: string): number => path.split('.').length;
