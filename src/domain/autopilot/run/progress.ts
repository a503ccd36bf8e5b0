import { text } from '../../../kernel/says.ts';
import { ask } from './ask.ts';
import { advancedCursor } from './cursor-rules.ts';
import { type Observed, standard } from './observe.ts';
import { place, type Run, record, saveOverlay, ts } from './state.ts';

/** Moves the cursor of the workflow that is under way, if one is. */
export async function progress(run: Run, { at, n, hands, repo, evidence, context }: Observed): Promise<void> {
  const { workflow_run: cursor } = run.overlay;
  if (!cursor.active) return;
  const workflow = (await run.works.effective()).find(({ id }) => id === cursor.workflow_id);
  /** Somebody deleted it: there is nothing to go on with. */
  if (!workflow)
    return saveOverlay(run, {
      ...run.overlay,
      workflow_run: { ...cursor, active: false, close_reason: text('run-workflow-gone') },
    });
  const batch_id = `${at}.workflow_progress`;
  const latest_evidence = {
    batch_id: at,
    ...evidence,
    repo_observation: repo,
    transcript_observation: hands.observation,
  };
  const reply = await ask(
    run,
    'workflow_progress',
    {
      ...standard(run, context),
      workflow,
      workflow_run: cursor,
      latest_evidence,
      batch_input: hands.input,
      last_message: hands.last_message,
    },
    { batch_id, tag: `wf_progress_b${n}` },
  );
  await record(run, 'workflow_progress', {
    ...place(run, batch_id),
    workflow_id: workflow.id,
    workflow_name: workflow.name,
    state: reply.state,
    mind_transcript_ref: reply.ref,
    output: reply.answer ?? {},
  });
  if (!reply.answer?.should_update) return;
  const moved = { workflow, batch_id: at, thread_id: run.thread_id, ts: ts(run), allDone: text('run-workflow-done') };
  await saveOverlay(run, { ...run.overlay, workflow_run: advancedCursor(cursor, reply.answer, moved) });
}
