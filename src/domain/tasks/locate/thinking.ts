import type { EntityTarget, Locate, ThinkingTarget } from '../../../../generated/handlers/ctx.ts';
import type { StepFocus } from '../../../../generated/types/index.ts';
import { refuse } from '../../../kernel/fault.ts';
import { branchTarget, workingBranch } from '../../../records/branch.ts';
import { stepTag } from '../../../records/cards.ts';
import { defaults } from '../../../records/defaults.ts';
import type { StepRow } from '../../../records/tasks.ts';
import { entityNamed } from '../finding.ts';
import type { TasksStore } from '../store.ts';
import { namedEntity } from './entity.ts';

interface Args {
  readonly branch?: string;
  readonly ref?: string;
  readonly notes_doc?: string;
  readonly trace_doc?: string;
  readonly graph_doc?: string;
  /** What a tool with documents of its own calls those of the place it stands in. */
  readonly parent_trace_doc?: string;
  readonly parent_graph_doc?: string;
  readonly step?: string;
}

async function findStep(store: TasksStore, task: EntityTarget, selector: string): Promise<StepRow | undefined> {
  if (selector === 'focus') return store.steps.firstOpen(task.id);
  if (selector.startsWith('s:')) return store.steps.at(task.id, selector);
  const step = await store.steps.find(selector);
  return step?.task === task.id ? step : undefined;
}

async function locateFocus(selector: string, entity: EntityTarget | null, store: TasksStore): Promise<StepFocus> {
  if (entity?.kind !== 'task') throw refuse('step-needs-a-task');
  const step = await findStep(store, entity, selector);
  if (!step) throw refuse(selector === 'focus' ? 'no-step-is-open' : 'step-is-not-known', { id: selector, task: entity.id });
  const { step_id, path, title } = step;
  return { task_id: entity.id, step_id, path, title, tag: stepTag(step_id) };
}

/** The branch and documents of a plan or task, or those that are named; and the step that the call keeps to. */
export const locateThinking: Locate<TasksStore, ThinkingTarget> = async ({ args: given, store }) => {
  const args: Args = given;
  const named = namedEntity(given);
  const branch = args.branch ?? args.ref;
  const { notes_doc, trace_doc = args.parent_trace_doc, graph_doc = args.parent_graph_doc, step } = args;
  const places = [branch, notes_doc, trace_doc, graph_doc].some((value) => value !== undefined);
  if (named !== undefined && places) throw refuse('target-and-documents-are-given');
  if (step !== undefined && places) throw refuse('step-and-documents-are-given');
  const id = named ?? (places ? undefined : (store.workspace?.focus ?? undefined));
  const entity = id === undefined ? null : await entityNamed(store, id);
  const own = entity?.reasoning_ref;
  const place =
    own && named === undefined ? await workingBranch(store, own.branch) : await branchTarget(store, own?.branch ?? branch);
  return {
    ...place,
    notes_doc: own?.notes_doc ?? notes_doc ?? defaults.docs.notes,
    trace_doc: own?.trace_doc ?? trace_doc ?? defaults.docs.trace,
    graph_doc: own?.graph_doc ?? graph_doc ?? defaults.docs.graph,
    entity,
    step: step === undefined ? null : await locateFocus(step, entity, store),
  };
};
