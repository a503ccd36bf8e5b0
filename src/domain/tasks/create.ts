import type { Tell } from '../../../generated/handlers/ctx.ts';
import type { TasksLifecycleHandlers } from '../../../generated/handlers/tasks.ts';
import type { StepRef, TaskEvent, TasksCreateInput } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { entityNamed } from './finding.ts';
import { childPath, idOf } from './id-rules.ts';
import type { StepChange } from './step-types.ts';
import type { TasksStore } from './store.ts';
import { criteria, lines, realBlockers, textOrNone } from './text-rules.ts';

/** A step as it comes with a task: of a caller, or of a template. */
export interface PlannedStep {
  readonly title: string;
  readonly success_criteria: readonly string[];
  readonly tests?: readonly string[];
  readonly blockers?: readonly string[];
  readonly proof_tests_mode?: 'off' | 'warn' | 'require';
}

interface Made {
  readonly steps: StepRef[];
  readonly events: TaskEvent[];
  readonly revision: number;
}

/** Adds steps and then defines what each says besides its criteria, as tasks_decompose and tasks_define would. */
export async function addPlannedSteps(
  store: TasksStore,
  tell: Tell<'steps_added' | 'step_defined'>,
  task: string,
  planned: readonly PlannedStep[],
): Promise<Made> {
  const last = await store.entities.lastNumber('STEP');
  const steps = planned.map(({ title, success_criteria, proof_tests_mode }, i) => {
    const change: StepChange = { title: title.trim(), success_criteria: criteria(success_criteria) };
    if (proof_tests_mode !== undefined) change.proof_tests_mode = proof_tests_mode;
    return { step_id: idOf('STEP', last + 1 + i), path: childPath(null, i), change };
  });
  let revision = 1;
  const events = [await tell('steps_added', { task, revision, parent: null, steps })];
  for (const [i, { step_id, path }] of steps.entries()) {
    const { tests, blockers } = planned[i] ?? {};
    const change: StepChange = {
      ...(tests === undefined ? {} : { tests: lines(tests) }),
      ...(blockers === undefined ? {} : { blockers: realBlockers(blockers) }),
    };
    const fields = Object.keys(change);
    if (fields.length === 0) continue;
    revision += 1;
    events.push(await tell('step_defined', { task, revision, step_id, path, fields, change }));
  }
  return { steps: steps.map(({ step_id, path }) => ({ step_id, path })), events, revision };
}

const nextId = async (store: TasksStore, kind: 'PLAN' | 'TASK'): Promise<string> =>
  idOf(kind, (await store.entities.lastNumber(kind)) + 1);

const described = (description: string | undefined) => {
  const kept = description === undefined ? null : textOrNone(description);
  return kept === null ? {} : { description: kept };
};

export const makePlan = async (store: TasksStore, tell: Tell<'plan_created'>, title: string, description?: string) => {
  const id = await nextId(store, 'PLAN');
  return { id, event: await tell('plan_created', { id, title: title.trim(), ...described(description) }) };
};

export const makeTask = async (
  store: TasksStore,
  tell: Tell<'task_created'>,
  parent: string,
  title: string,
  description?: string,
) => {
  const id = await nextId(store, 'TASK');
  return { id, event: await tell('task_created', { id, parent, title: title.trim(), ...described(description) }) };
};

/** Which of the two is meant, and whether what was given belongs to it. */
function decideKind({ kind, parent, steps, contract, contract_data }: TasksCreateInput): 'plan' | 'task' {
  const meant = kind ?? (parent === undefined ? 'plan' : 'task');
  if (meant === 'task' && parent === undefined) throw refuse('task-needs-a-parent');
  if (meant === 'plan' && parent !== undefined) throw refuse('plan-has-no-parent');
  if (meant === 'plan' && steps !== undefined) throw refuse('plan-has-no-steps');
  if (meant === 'task' && (contract !== undefined || contract_data !== undefined)) throw refuse('task-has-no-contract');
  return meant;
}

export const createHandlers: Pick<TasksLifecycleHandlers<TasksStore>, 'tasks_create'> = {
  async tasks_create(input, { workspace, store, tell }) {
    const { title, description, parent, contract, contract_data, steps } = input;
    const kind = decideKind(input);
    if (kind === 'plan') {
      const id = await nextId(store, 'PLAN');
      const event = await tell('plan_created', {
        id,
        title: title.trim(),
        ...described(description),
        ...(contract === undefined || textOrNone(contract) === null ? {} : { contract }),
        ...(contract_data === undefined ? {} : { contract_data }),
      });
      return { id, kind, qualified_id: `${workspace}:${id}`, revision: 0, event };
    }
    const plan = await entityNamed(store, parent as string);
    const { id, event } = await makeTask(store, tell, plan.id, title, description);
    const head = { id, kind, qualified_id: `${workspace}:${id}`, event };
    if (!steps) return { ...head, revision: 0 };
    const made = await addPlannedSteps(store, tell, id, steps);
    return { ...head, revision: made.revision, steps: made.steps, events: [event, ...made.events] };
  },
};
