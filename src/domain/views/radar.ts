import type { ViewsRadarHandlers } from '../../../generated/handlers/views.ts';
import { healthOf } from '../../kernel/contributions.ts';
import { refuse } from '../../kernel/fault.ts';
import { branchNamed } from '../../records/branch.ts';
import { stepAt } from '../tasks/finding.ts';
import { numberOf } from '../tasks/id-rules.ts';
import { lintEntity } from '../tasks/lint.ts';
import { toBrief, toStep } from '../tasks/view-rules.ts';
import { decideNext } from './action-rules.ts';
import { latestNotes, readKnown } from './known.ts';
import { headOf, readOutline, shownEntity } from './outline.ts';
import { handoffOf } from './radar-rules.ts';
import type { ViewsStore } from './store.ts';
import { readTimeline } from './timeline.ts';
import { readWorkState } from './work-state.ts';

const focusOf = (store: ViewsStore) => store.workspace?.focus ?? null;

export const radarHandlers: ViewsRadarHandlers<ViewsStore> = {
  async tasks_radar(input, ctx) {
    const { radar, progress } = await readOutline(ctx.store, ctx.target);
    return { ...headOf(input, focusOf(ctx.store), ctx), radar, ...progress, truncated: false };
  },

  async tasks_handoff(input, ctx) {
    const { standing, next, radar, progress } = await readOutline(ctx.store, ctx.target, { tasks: input.limit });
    if (next.call) ctx.suggest(next.call);
    const handoff = handoffOf(standing, input.limit);
    const { reasoning_ref } = ctx.target;
    const place = { ...reasoning_ref, branch: await branchNamed(ctx.store, reasoning_ref.branch) };
    const known = await readKnown(ctx.store, place, { notes: await latestNotes(ctx.store, place), blockers: [] }, ctx.short);
    return { ...headOf(input, focusOf(ctx.store), ctx), handoff, known, radar, ...progress, truncated: false };
  },

  async tasks_context_pack(input, ctx) {
    const { radar, progress } = await readOutline(ctx.store, ctx.target);
    const delta = await readTimeline(ctx.store, ctx.target.id, { cursor: input.delta_cursor, limit: input.delta_limit });
    return { ...headOf(input, focusOf(ctx.store), ctx), radar, ...progress, delta, truncated: false };
  },

  async tasks_mirror({ path, limit, steps_after, tasks_after }, { workspace, target, store }) {
    const { id, kind } = target;
    const none = { steps: [], tasks: [], next_steps_after: null, next_tasks_after: null, truncated: false };
    const scope = { id, kind, path: path ?? null };
    if (kind === 'plan') {
      if (path !== undefined || steps_after !== undefined)
        throw refuse('field-is-not-for-this-kind', { id, kind, field: path === undefined ? 'steps_after' : 'path' });
      const all = { kind: 'task' as const, parent: id, statuses: ['TODO', 'ACTIVE', 'DONE'] as const };
      const after = tasks_after === undefined ? 0 : numberOf(tasks_after);
      const rows = await store.entities.list(all, { after, limit: limit + 1 });
      const tasks = rows.slice(0, limit).map((row) => toBrief(workspace, row));
      return { ...none, scope, tasks, next_tasks_after: rows.length > limit ? (tasks.at(-1)?.id ?? null) : null };
    }
    if (tasks_after !== undefined) throw refuse('field-is-not-for-this-kind', { id, kind, field: 'tasks_after' });
    if (path !== undefined) await stepAt(store, id, path);
    const rows = await store.steps.after(id, { after: steps_after ?? null, below: path ?? null, limit: limit + 1 });
    const steps = rows.slice(0, limit).map(toStep);
    return { ...none, scope, steps, next_steps_after: rows.length > limit ? (steps.at(-1)?.path ?? null) : null };
  },

  async tasks_lint(_, { workspace, target, store, suggest }) {
    const { issues, context, stats } = await lintEntity(store, target);
    const { call } = decideNext(await readWorkState(store, target, 1));
    if (call) suggest(call);
    const count = (severity: string) => issues.filter((issue) => issue.severity === severity).length;
    return {
      target: shownEntity(workspace, target),
      summary: { errors: count('error'), warnings: count('warning'), total: issues.length },
      issues,
      context_health: healthOf(context, stats),
      truncated: false,
    };
  },
};
