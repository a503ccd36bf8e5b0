import type { MiRunInput, RunSummary } from '../../../../generated/types/index.ts';
import { text } from '../../../kernel/says.ts';
import { lightInjection } from '../../claims/injection-rules.ts';
import { effectiveWorkflows } from '../workflow-rules.ts';
import { workOf } from './bound.ts';
import { triggeredBy } from './cursor-rules.ts';
import { inputWith, limitsOf, resumedThread, shownLimits } from './start.ts';
import { promptOf, type RunCtx } from './state.ts';

/** What a run would begin with. It reads, and nothing else. */
export async function planRun(ctx: RunCtx, input: MiRunInput): Promise<RunSummary> {
  const {
    ports: { hands, time },
    reading,
  } = ctx;
  const now_ms = time.now();
  const { provider, canResume } = hands;
  const { task, bound_to } = await workOf(ctx, input);
  const { plan, thread_id, paths } = await reading(async ({ store }) => {
    const { overlay } = await store.state.overlay();
    const config = await store.config.forRun();
    const workflow = triggeredBy(
      task,
      effectiveWorkflows(
        await store.workflows.stored('project'),
        await store.workflows.stored('global'),
        overlay.global_workflow_overrides,
      ),
    );
    const first = workflow ? inputWith(workflow, task) : task;
    const resumes = resumedThread(input, config, overlay.hands_state, { provider, canResume });
    const prompt = promptOf(await lightInjection(store.thoughts, now_ms), first);
    return {
      plan: { provider, resumes, workflow_id: workflow?.id ?? '', limits: shownLimits(limitsOf(input, config)), prompt },
      thread_id: resumes,
      paths: store.place.paths(),
    };
  });
  const nothing = { run_id: '', batches: 0, mind_calls: 0, minutes: 0, unreported: 0 };
  return {
    ...nothing,
    ok: true,
    status: 'not_done',
    reason: 'dry_run',
    notes: text('run-dry'),
    thread_id,
    ...paths,
    bound_to,
    plan,
  };
}
