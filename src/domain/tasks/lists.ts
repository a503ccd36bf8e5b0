import type { EntityTarget } from '../../../generated/handlers/ctx.ts';
import type { TasksLifecycleHandlers } from '../../../generated/handlers/tasks.ts';
import type { EntityBrief, Pagination, TasksContextInput } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import type { StorePort } from '../../kernel/ports.ts';
import { nextCall } from '../../kernel/says.ts';
import { defaults } from '../../records/defaults.ts';
import type { EntityFilter } from '../../records/tasks.ts';
import type { TasksStore } from './store.ts';
import { tagList } from './text-rules.ts';
import { toBrief } from './view-rules.ts';

type Status = EntityTarget['status'];
const open: readonly Status[] = ['TODO', 'ACTIVE'];
const all: readonly Status[] = [...open, 'DONE'];

/** What both lists are narrowed to. */
function planFilters(input: TasksContextInput, target: EntityTarget | null): { plans: EntityFilter; tasks: EntityFilter } {
  const { plans_status, tasks_status, tasks_parent, tags, domain, include_all } = input;
  const usual = include_all ? all : open;
  const tagged = tags?.length ? { tags: tagList(tags) } : {};
  const plan = target?.kind === 'task' ? (target.parent ?? undefined) : target?.id;
  const parent = tasks_parent ?? plan;
  return {
    plans: {
      kind: 'plan',
      statuses: plans_status ? [plans_status] : usual,
      ...tagged,
      ...(plan === undefined ? {} : { id: plan }),
    },
    tasks: {
      kind: 'task',
      statuses: tasks_status ? [tasks_status] : usual,
      ...tagged,
      ...(parent === undefined ? {} : { parent }),
      ...(domain === undefined ? {} : { domain: domain.trim() }),
    },
  };
}

async function page(
  store: TasksStore,
  workspace: string,
  filter: EntityFilter,
  cursor: number | undefined,
  limit: number,
): Promise<{ items: EntityBrief[]; pagination: Pagination }> {
  const rows = await store.entities.list(filter, { after: cursor ?? 0, limit: limit + 1 });
  const items = rows.slice(0, limit).map((row) => toBrief(workspace, row));
  const has_more = rows.length > limit;
  const next_cursor = has_more ? (items.at(-1)?.number ?? null) : null;
  return { items, pagination: { cursor: cursor ?? null, next_cursor, has_more, limit, count: items.length } };
}

const sum = (counts: Record<Status, number>) => counts.TODO + counts.ACTIVE + counts.DONE;

type Own = Pick<TasksLifecycleHandlers<TasksStore>, 'tasks_context' | 'tasks_delta' | 'tasks_storage'>;

export const listHandlers = (place: Pick<StorePort, 'location'>): Own => ({
  async tasks_context(input, { workspace, target, store, suggest }) {
    const filters = planFilters(input, target);
    const counts = await store.entities.counts();
    if (sum(counts.task) === 0) suggest(nextCall('start-the-first-task'));
    const plans = await page(store, workspace, filters.plans, input.plans_cursor, input.plans_limit);
    const tasks = await page(store, workspace, filters.tasks, input.tasks_cursor, input.tasks_limit);
    return {
      workspace,
      counts: { plans: sum(counts.plan), tasks: sum(counts.task) },
      by_status: { plans: counts.plan, tasks: counts.task },
      plans: plans.items,
      tasks: tasks.items,
      plans_pagination: plans.pagination,
      tasks_pagination: tasks.pagination,
      truncated: false,
    };
  },

  async tasks_delta({ since, limit }, { workspace, store }) {
    if (since !== undefined && !(await store.events.exists(since))) throw refuse('event-is-not-known', { id: since });
    const rows = await store.events.after(since ?? null, limit + 1);
    const events = rows.slice(0, limit);
    const next_since = rows.length > limit ? (events.at(-1)?.event_id ?? null) : null;
    return { workspace, events, next_since, truncated: false };
  },

  async tasks_storage() {
    return { storage_dir: place.location, defaults };
  },
});
