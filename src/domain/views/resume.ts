import type { ViewsResumeHandlers } from '../../../generated/handlers/views.ts';
import type { ResumeCapsule } from '../../../generated/types/index.ts';
import { branchNamed } from '../../records/branch.ts';
import { toStep } from '../tasks/view-rules.ts';
import type { Lens } from '../think/slice.ts';
import { requestedIn, restoreFocus } from './focus.ts';
import { headOf, readOutline } from './outline.ts';
import { readResume } from './resume-super.ts';
import { readSignals } from './signals.ts';
import type { ViewsStore } from './store.ts';
import { readTimeline } from './timeline.ts';

type Handlers = ViewsResumeHandlers<ViewsStore>;

/** The next action as a suggestion: the call itself, since whoever shows it knows which tools are hidden. */
export function suggestNext({ action }: ResumeCapsule, suggest: Parameters<Handlers['tasks_snapshot']>[1]['suggest']): void {
  for (const { target, params, reason, priority } of action.calls)
    if (target !== undefined) suggest({ tool: target, params, reason, priority });
}

/** A pack is not told what to leave out. */
const everything: Lens = { view: 'explore', drafts: false };

export const resumeHandlers: Handlers = {
  async tasks_resume(input, ctx) {
    const { store, target } = ctx;
    const { focus, moved } = await restoreFocus(input.read_only, ctx);
    const { radar, progress } = await readOutline(store, target);
    const page = { after: input.steps_after ?? null, below: null, limit: input.steps_limit + 1 };
    const rows = target.kind === 'task' ? await store.steps.after(target.id, page) : [];
    const steps = rows.slice(0, input.steps_limit).map(toStep);
    const timeline = await readTimeline(store, target.id, { cursor: input.events_cursor, limit: input.events_limit });
    return {
      ...headOf(input, focus, ctx),
      ...moved,
      radar,
      steps,
      next_steps_after: rows.length > steps.length ? (steps.at(-1)?.path ?? null) : null,
      tasks: progress.tasks,
      timeline,
      truncated: false,
    };
  },

  async tasks_resume_pack(input, ctx) {
    const { store, target } = ctx;
    const { focus, moved } = await restoreFocus(input.read_only, ctx);
    const limits = { blockers: input.blockers_limit, decisions: input.decisions_limit, evidence: input.evidence_limit };
    const { radar, progress, waiting } = await readOutline(store, target, limits);
    const timeline = await readTimeline(store, target.id, { cursor: input.events_cursor, limit: input.events_limit });
    const { branch, graph_doc } = target.reasoning_ref;
    const place = { view: (await branchNamed(store, branch)).view, graph_doc };
    const signals = await readSignals(store, place, everything, limits, waiting);
    return { ...headOf(input, focus, ctx), ...moved, radar, ...progress, timeline, signals, truncated: false };
  },

  async tasks_resume_super(input, ctx) {
    const { focus, moved } = await restoreFocus(input.read_only, ctx);
    const diff = input.graph_diff ? { cursor: input.graph_diff_cursor, limit: input.graph_diff_limit } : undefined;
    const resume = await readResume({ ...input, diff }, { ...ctx, focus, requested: requestedIn(input) });
    if (resume.graph_diff === null) ctx.warn('GRAPH_DIFF_UNAVAILABLE', { branch: resume.reasoning_ref.branch });
    suggestNext(resume.capsule, ctx.suggest);
    return { ...resume, ...moved };
  },

  async tasks_snapshot(input, ctx) {
    const { focus, moved } = await restoreFocus(input.read_only, ctx);
    const { graph_diff_cursor: cursor, graph_diff_limit: limit } = input;
    const resume = await readResume({ ...input, diff: { cursor, limit } }, { ...ctx, focus, requested: requestedIn(input) });
    if (resume.graph_diff === null && cursor !== undefined)
      ctx.warn('GRAPH_DIFF_UNAVAILABLE', { branch: resume.reasoning_ref.branch });
    suggestNext(resume.capsule, ctx.suggest);
    return { ...resume, ...moved };
  },
};
