import type { EntityTarget, Locate, ThinkingTarget } from '../../../../generated/handlers/ctx.ts';
import type { ToolInfo } from '../../../../generated/registry/shape.ts';
import type { StepFocus } from '../../../../generated/types/index.ts';
import { fault } from '../../../kernel/fault.ts';
import { branchTarget } from '../../../records/branch.ts';
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

const refuse = (tool: ToolInfo, field: string, problem: string, fix: string, expected: string) =>
  fault('INVALID_INPUT', { tool: tool.name, problem, fix, hints: [{ field, kind: 'conflict', expected }] });

async function findStep(store: TasksStore, task: EntityTarget, selector: string): Promise<StepRow | undefined> {
  if (selector === 'focus') return store.steps.firstOpen(task.id);
  if (selector.startsWith('s:')) return store.steps.at(task.id, selector);
  const step = await store.steps.find(selector);
  return step?.task === task.id ? step : undefined;
}

async function locateFocus(tool: ToolInfo, selector: string, entity: EntityTarget | null, store: TasksStore): Promise<StepFocus> {
  if (entity?.kind !== 'task')
    throw refuse(tool, 'step', 'step needs a task, and none is named or in focus.', 'Name a task as target.', 'with a task');
  const step = await findStep(store, entity, selector);
  if (!step)
    throw fault(
      'UNKNOWN_ID',
      {
        kind: 'step',
        id: selector,
        fix: selector === 'focus' ? `${entity.id} has no open step; leave step out.` : `Use a step that ${entity.id} has.`,
      },
      [{ tool: 'open', params: { id: entity.id }, reason: `See ${entity.id} and its first open step` }],
    );
  const { step_id, path, title } = step;
  return { task_id: entity.id, step_id, path, title, tag: stepTag(step_id) };
}

/** The branch and documents of a plan or task, or those that are named; and the step that the call keeps to. */
export const locateThinking: Locate<TasksStore, ThinkingTarget> = async ({ tool, args: given, store }) => {
  const args: Args = given;
  const named = namedEntity(tool, given);
  const branch = args.branch ?? args.ref;
  const { notes_doc, trace_doc = args.parent_trace_doc, graph_doc = args.parent_graph_doc, step } = args;
  const places = [branch, notes_doc, trace_doc, graph_doc].some((value) => value !== undefined);
  if (named !== undefined && places)
    throw refuse(
      tool,
      'target',
      'target already says which branch and documents; none of them can be given with it.',
      'Keep target, or name the branch and the documents.',
      'alone',
    );
  if (step !== undefined && places)
    throw refuse(
      tool,
      'step',
      'step belongs to a task; a branch or document cannot be given with it.',
      'Name the task as target.',
      'with target',
    );
  const id = named ?? (places ? undefined : (store.workspace?.focus ?? undefined));
  const entity = id === undefined ? null : await entityNamed(store, id);
  const own = entity?.reasoning_ref;
  return {
    ...(await branchTarget(store, own?.branch ?? branch)),
    notes_doc: own?.notes_doc ?? notes_doc ?? defaults.docs.notes,
    trace_doc: own?.trace_doc ?? trace_doc ?? defaults.docs.trace,
    graph_doc: own?.graph_doc ?? graph_doc ?? defaults.docs.graph,
    entity,
    step: step === undefined ? null : await locateFocus(tool, step, entity, store),
  };
};
