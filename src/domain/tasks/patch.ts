import type { EntityTarget, Tell } from '../../../generated/handlers/ctx.ts';
import type { TasksLifecycleHandlers } from '../../../generated/handlers/tasks.ts';
import type { PatchOp, TaskEvent } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import type { StepRow, TaskNodeRow } from '../../records/tasks.ts';
import { dependencies } from './edit.ts';
import { nodeAt, stepAt } from './finding.ts';
import { entityImage, type Image, inverseOf, nodeImage, stepImage } from './image-rules.ts';
import { nodeFields, planFields, planPatch, stepFields, taskFields, unconfirmed } from './patch-rules.ts';
import type { TasksStore } from './store.ts';

export interface Patch {
  readonly kind: 'task_detail' | 'step' | 'task';
  readonly path?: string;
  readonly step_id?: string;
  readonly task_node_id?: string;
  readonly ops: readonly PatchOp[];
}

/** A patch with everything decided: what it changes, and what stood there before. */
export interface PlannedPatch {
  readonly kind: Patch['kind'];
  readonly id: string;
  readonly path: string | null;
  readonly fields: string[];
  readonly change: Image;
  readonly before: Image;
}

async function patchedStep(store: TasksStore, task: string, { path, step_id }: Patch): Promise<StepRow> {
  const byId = step_id === undefined ? undefined : await store.steps.find(step_id);
  if (step_id !== undefined && byId?.task !== task)
    throw refuse('patched-thing-is-not-known', { kind: 'step', id: step_id, task });
  if (path?.includes('t')) throw refuse('path-is-of-a-task-node', { path });
  const byPath = path === undefined ? undefined : await stepAt(store, task, path);
  if (byId && byPath && byId.step_id !== byPath.step_id)
    throw refuse('step-id-and-path-differ', { step_id: byId.step_id, at: byId.path, path: byPath.path });
  const step = byId ?? byPath;
  if (!step) throw refuse('patch-names-no-step');
  return step;
}

async function patchedNode(store: TasksStore, task: string, { path, task_node_id }: Patch): Promise<TaskNodeRow> {
  const byId = task_node_id === undefined ? undefined : await store.nodes.find(task_node_id);
  if (task_node_id !== undefined && byId?.task !== task)
    throw refuse('patched-thing-is-not-known', { kind: 'task node', id: task_node_id, task });
  if (path !== undefined && !path.includes('t')) throw refuse('path-is-of-a-step', { path });
  const byPath = path === undefined ? undefined : await nodeAt(store, task, path);
  if (byId && byPath && byId.node_id !== byPath.node_id)
    throw refuse('task-node-id-and-path-differ', { id: byId.node_id, at: byId.path, path: byPath.path });
  const node = byId ?? byPath;
  if (!node) throw refuse('patch-names-no-task-node');
  return node;
}

function refuseStray({ kind, path, step_id, task_node_id }: Patch, entity: EntityTarget): void {
  const stray = {
    task_detail: path ?? step_id ?? task_node_id,
    step: task_node_id,
    task: step_id,
  }[kind];
  if (stray !== undefined) throw refuse('selector-is-of-another-kind', { selector: stray, kind });
  if (kind !== 'task_detail' && entity.kind === 'plan') throw refuse('plan-has-no-steps-to-patch', { id: entity.id, kind });
}

/** A contract that is set is the next version of it. */
const versioned = (change: Image, { contract_versions }: Image): Image =>
  'contract' in change || 'contract_data' in change ? { contract_versions: Number(contract_versions) + 1 } : {};

/** Decides patches one after another; a later one sees what an earlier one left. */
export async function planPatches(store: TasksStore, entity: EntityTarget, patches: readonly Patch[]): Promise<PlannedPatch[]> {
  const seen = new Map<string, Image>();
  const planned: PlannedPatch[] = [];
  for (const patch of patches) {
    refuseStray(patch, entity);
    const { kind, ops } = patch;
    const step = kind === 'step' ? await patchedStep(store, entity.id, patch) : undefined;
    const node = kind === 'task' ? await patchedNode(store, entity.id, patch) : undefined;
    const id = step?.step_id ?? node?.node_id ?? entity.id;
    const fields = step ? stepFields : node ? nodeFields : entity.kind === 'plan' ? planFields : taskFields;
    const before = seen.get(id) ?? (step ? stepImage(step) : node ? nodeImage(node) : entityImage(entity));
    const decided = planPatch(fields, before, ops);
    if (decided.change.depends_on) await dependencies(store, entity.id, decided.change.depends_on as string[]);
    const change = { ...decided.change, ...(step ? unconfirmed(decided.change) : versioned(decided.change, before)) };
    seen.set(id, { ...before, ...change });
    planned.push({ kind, id, path: step?.path ?? node?.path ?? null, fields: decided.fields, change, before });
  }
  return planned;
}

type PatchFacts = 'task_patched' | 'step_defined' | 'task_node_defined';

const intents = { task_detail: 'task_detail_patch', step: 'step_patch', task: 'task_node_patch' };

export async function tellPatch(
  tell: Tell<PatchFacts>,
  entity: EntityTarget,
  revision: number,
  { kind, id, path, fields, change, before }: PlannedPatch,
): Promise<TaskEvent> {
  const inverse = inverseOf(intents[kind], before, change);
  const about = { task: entity.id, revision, fields, inverse };
  if (kind === 'step') return tell('step_defined', { ...about, step_id: id, path: path as string, change });
  if (kind === 'task') return tell('task_node_defined', { ...about, node_id: id, path: path as string, change });
  return tell('task_patched', { ...about, change });
}

export const patchHandlers: Pick<TasksLifecycleHandlers<TasksStore>, 'tasks_patch'> = {
  async tasks_patch(input, { target, store, tell }) {
    const [planned] = await planPatches(store, target, [input]);
    const { kind, id, path } = planned as PlannedPatch;
    const revision = target.revision + 1;
    const event = await tellPatch(tell, target, revision, planned as PlannedPatch);
    if (kind === 'step') return { task: target.id, revision, step: { step_id: id, path: path as string }, event };
    if (kind === 'task') return { task: target.id, revision, node: { node_id: id, path: path as string }, event };
    return { id: target.id, kind: target.kind, revision, event };
  },
};
