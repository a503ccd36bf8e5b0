import type { ViewsResumeHandlers } from '../../../generated/handlers/views.ts';
import type { ResumeCapsule } from '../../../generated/types/index.ts';
import type { Reads } from '../../kernel/ports.ts';
import { requestedIn, restoreFocus } from './focus.ts';
import { readResume } from './resume-super.ts';

type Handlers = ViewsResumeHandlers<Reads>;

/** The next action as a suggestion: the call itself, since whoever shows it knows which tools are hidden. */
export function suggestNext({ action }: ResumeCapsule, suggest: Parameters<Handlers['tasks_snapshot']>[1]['suggest']): void {
  for (const { target, params, reason, priority } of action.calls)
    if (target !== undefined) suggest({ tool: target, params, reason, priority });
}

export const resumeHandlers: Handlers = {
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
