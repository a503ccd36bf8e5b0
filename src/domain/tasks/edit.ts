import type { EntityTarget } from '../../../generated/handlers/ctx.ts';
import type { TasksLifecycleHandlers } from '../../../generated/handlers/tasks.ts';
import type { TasksEditInput, TasksPlanInput } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { entityNamed, refreshed } from './finding.ts';
import type { EntityChange } from './step-types.ts';
import type { TasksStore } from './store.ts';
import { lines, tagList, textOrNone } from './text-rules.ts';
import { toPlan } from './view-rules.ts';

/** Ids that something may depend on: they exist, and are not itself. */
export async function dependencies(store: TasksStore, id: string, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  if (wanted.includes(id)) throw refuse('depends-on-itself', { id });
  for (const other of wanted) await entityNamed(store, other);
  return wanted;
}

/** What an edit sets; an empty text takes the old one away. */
function planEdit(input: TasksEditInput, target: EntityTarget): EntityChange {
  const { title, description, context, priority, new_domain, tags, depends_on, contract, contract_data } = input;
  if (target.kind === 'task' && (contract !== undefined || contract_data !== undefined)) throw refuse('task-has-no-contract');
  if (target.kind === 'plan' && new_domain !== undefined) throw refuse('plan-has-no-domain');
  const change: EntityChange = {
    ...(title === undefined ? {} : { title: title.trim() }),
    ...(description === undefined ? {} : { description: textOrNone(description) }),
    ...(context === undefined ? {} : { context: textOrNone(context) }),
    ...(priority === undefined ? {} : { priority }),
    ...(new_domain === undefined ? {} : { domain: textOrNone(new_domain.trim()) }),
    ...(tags === undefined ? {} : { tags: tagList(tags) }),
    ...(depends_on === undefined ? {} : { depends_on: [...new Set(depends_on)] }),
    ...(contract === undefined ? {} : { contract: textOrNone(contract) }),
    ...(contract_data === undefined ? {} : { contract_data }),
  };
  if (Object.keys(change).length === 0) throw refuse('nothing-to-edit');
  const contracted = contract !== undefined || contract_data !== undefined;
  return contracted ? { ...change, contract_versions: target.contract_versions + 1 } : change;
}

/** What a call makes of a checklist: never beyond its end. */
function planChecklist({ steps, current, doc, advance }: TasksPlanInput, { checklist }: EntityTarget) {
  if (steps === undefined && current === undefined && doc === undefined && !advance) throw refuse('checklist-call-does-nothing');
  if (advance && current !== undefined) throw refuse('advance-and-current-are-given');
  const list = steps === undefined ? undefined : lines(steps);
  const length = (list ?? checklist.steps).length;
  const standing = Math.min(checklist.current, length);
  if (advance && standing >= length) throw refuse('advance-goes-beyond-the-end', { points: length });
  if (current !== undefined && current > length) throw refuse('current-is-beyond-the-end', { current, points: length });
  const place = advance ? standing + 1 : (current ?? standing);
  return {
    ...(list === undefined ? {} : { steps: list }),
    ...(place === checklist.current ? {} : { current: place }),
    ...(doc === undefined ? {} : { doc: textOrNone(doc) }),
  };
}

type Own = Pick<TasksLifecycleHandlers<TasksStore>, 'tasks_edit' | 'tasks_plan' | 'tasks_contract'>;

export const editHandlers: Own = {
  async tasks_edit(input, { target, store, tell }) {
    const change = planEdit(input, target);
    if (change.depends_on) await dependencies(store, target.id, change.depends_on);
    const { id, kind } = target;
    const revision = target.revision + 1;
    const event = await tell(kind === 'plan' ? 'plan_edited' : 'task_edited', { task: id, revision, change });
    return { id, kind, revision, event };
  },

  async tasks_plan(input, { workspace, target, store, tell }) {
    const checklist = planChecklist(input, target);
    const event = await tell('plan_updated', { task: target.id, revision: target.revision + 1, checklist });
    return { plan: toPlan(workspace, await refreshed(store, target)), event };
  },

  async tasks_contract({ current, contract_data, clear }, { workspace, target, store, tell }) {
    const given = current !== undefined || contract_data !== undefined;
    if (clear && given) throw refuse('contract-is-cleared-and-set');
    if (!clear && !given) throw refuse('contract-call-does-nothing');
    const event = await tell('contract_updated', {
      task: target.id,
      revision: target.revision + 1,
      contract: clear ? null : (current ?? target.contract),
      contract_data: clear ? null : (contract_data ?? target.contract_data),
      versions: target.contract_versions + (clear ? 0 : 1),
    });
    return { plan: toPlan(workspace, await refreshed(store, target)), event };
  },
};
