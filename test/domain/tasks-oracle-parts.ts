export type Args = Record<string, unknown>;
export type Image = Record<string, unknown>;

export const checkpoints = ['criteria', 'tests', 'security', 'perf', 'docs'];

export interface Node {
  readonly node_id: string;
  readonly path: string;
  image: Image;
}

export interface Step {
  readonly step_id: string;
  readonly path: string;
  image: Image;
  next_step: number;
  next_node: number;
  nodes: Node[];
}

/** Something that can be undone: the images before and after, whole. */
export interface Op {
  readonly intent: string;
  readonly id: string;
  readonly path: string | null;
  readonly before: Image;
  readonly after: Image;
  undoable: boolean;
  undone: boolean;
}

export interface Entity {
  readonly id: string;
  readonly kind: 'plan' | 'task';
  readonly parent: string | null;
  status: string;
  revision: number;
  updated_at_ms: number;
  completed_at_ms: number | null;
  image: Image;
  next_step: number;
  steps: Step[];
  ops: Op[];
}

type Kind = 'title' | 'text' | 'list' | 'needed' | 'priority' | 'mode' | 'status' | 'flag';
const both: Record<string, Kind> = {
  title: 'title',
  description: 'text',
  priority: 'priority',
  tags: 'list',
  depends_on: 'list',
};
const fields: Record<string, Record<string, Kind>> = {
  task: both,
  plan: { ...both, contract: 'text' },
  step: { title: 'title', success_criteria: 'needed', tests: 'list', proof_tests_mode: 'mode', proof_docs_mode: 'mode' },
  node: { title: 'title', status: 'status', blocked: 'flag', risks: 'list' },
};
const choices: Partial<Record<Kind, unknown[]>> = {
  priority: ['LOW', 'MEDIUM', 'HIGH'],
  mode: ['off', 'warn', 'require'],
  status: ['TODO', 'ACTIVE', 'DONE'],
  flag: [true, false],
};
const empty: Partial<Record<Kind, unknown>> = { text: null, list: [], priority: null, mode: 'off', status: 'TODO', flag: false };

/** What operations of a patch change, or nothing where one of them is not allowed. */
export function apply(of: string, image: Image, ops: Args[]): Image | undefined {
  const change: Image = {};
  for (const { op, field, value } of ops as { op: string; field: string; value: unknown }[]) {
    const kind = fields[of]?.[field];
    if (!kind) return undefined;
    const listed = kind === 'list' || kind === 'needed';
    const standing = (field in change ? change[field] : image[field]) as string[];
    if (op === 'unset') {
      if (!(kind in empty)) return undefined;
      change[field] = empty[kind];
    } else if (op === 'set') {
      if (choices[kind] && !choices[kind].includes(value)) return undefined;
      change[field] = listed ? [value].flat() : value;
    } else if (!listed) return undefined;
    else if (op === 'append') change[field] = standing.includes(value as string) ? standing : [...standing, value];
    else change[field] = standing.filter((item) => item !== value);
    if (kind === 'needed' && (change[field] as string[]).length === 0) return undefined;
  }
  return change;
}
