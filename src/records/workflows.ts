import type { Candidates, MindScope, ProjectOverlay, WorkflowIr } from '../../generated/types/index.ts';
import { isRecord } from '../kernel/json.ts';

/** A project that has bound a host. */
export interface BoundProject {
  readonly project_id: string;
  readonly overlay: ProjectOverlay;
  /** Its own. */
  readonly workflows: readonly WorkflowIr[];
}

export interface WorkflowReads {
  readonly workflows: {
    stored(scope: MindScope): Promise<WorkflowIr[]>;
    /** Other projects that have bound a host. */
    boundElsewhere(): Promise<BoundProject[]>;
    candidates(of: 'workflow' | 'preference'): Promise<Candidates>;
  };
}

type Step = WorkflowIr['steps'][number];

const usualStep: Omit<Step, 'id'> = {
  kind: 'hands',
  title: '',
  hands_input: '',
  check_input: '',
  risk_category: 'other',
  policy: 'values_judged',
  notes: '',
};

const usual: WorkflowIr = {
  version: 'v1',
  id: '',
  name: '',
  enabled: true,
  trigger: { mode: 'manual', pattern: '' },
  mermaid: '',
  steps: [],
  source: { kind: 'manual', reason: '', evidence_refs: [] },
  created_ts: '',
  updated_ts: '',
};

export const newStep = (id: string, title: string): Step => ({ ...usualStep, id, title, hands_input: title });

/** Steps with ids of their own: one that has none, or one that another has, is numbered. */
export function namedSteps(steps: readonly Step[]): Step[] {
  const given = new Set(steps.map(({ id }) => id.trim()));
  const taken = new Set<string>();
  let next = 1;
  const unused = (): string => {
    while (given.has(`s${next}`) || taken.has(`s${next}`)) next += 1;
    return `s${next}`;
  };
  return steps.map((step) => {
    const own = step.id.trim();
    const id = own !== '' && !taken.has(own) ? own : unused();
    taken.add(id);
    return { ...step, id };
  });
}

const partsOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** What a person or an older version left out is filled in. Whether the rest can be used is for a validator to say. */
export function filledWorkflow(value: Readonly<Record<string, unknown>>, id: string): WorkflowIr {
  const steps = Array.isArray(value.steps)
    ? value.steps.map((step, i) => (isRecord(step) ? { ...usualStep, id: `s${i + 1}`, ...step } : step))
    : value.steps;
  return {
    ...usual,
    ...value,
    trigger: { ...usual.trigger, ...partsOf(value.trigger) },
    source: { ...usual.source, ...partsOf(value.source) },
    ...(steps === undefined ? {} : { steps }),
    id,
  } as WorkflowIr;
}

export const emptyWorkflow = usual;
