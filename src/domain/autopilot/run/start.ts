import type { MiRunInput, ProjectOverlay, SegmentState, WorkflowIr } from '../../../../generated/types/index.ts';
import { type Hands, noThread } from '../../../kernel/hands.ts';
import { text } from '../../../kernel/says.ts';
import type { RunConfig } from '../../../records/config.ts';
import { noCursor, type StateTrouble } from '../../../records/projects.ts';
import { closedCircuit } from '../circuit-rules.ts';
import type { AutopilotStore } from '../store.ts';
import { workflowMarkdown } from '../workflow-text-rules.ts';
import { report, type Work, workOf } from './bound.ts';
import { newSegment } from './checkpoint.ts';
import { pointAt } from './checks.ts';
import { startedCursor, triggeredBy } from './cursor-rules.ts';
import { nothingSeen } from './effect-rules.ts';
import { knowledgeOf } from './knowing.ts';
import type { RunLimits } from './limit-rules.ts';
import { recall } from './recall.ts';
import { place, type Run, type RunCtx, record, saveOverlay, sayTroubles, ts } from './state.ts';
import { workflowsOf } from './working.ts';

const usualBatches = 8;

/** What is said for a run counts for more than what is configured. */
export function limitsOf(input: MiRunInput, { runtime: { budgets } }: RunConfig): RunLimits {
  return {
    max_batches: input.max_batches ?? budgets.max_batches ?? usualBatches,
    max_minutes: input.max_minutes ?? budgets.max_minutes ?? undefined,
    max_mind_calls: input.max_mind_calls ?? budgets.max_mind_calls ?? undefined,
  };
}

export const shownLimits = ({ max_batches, max_minutes, max_mind_calls }: RunLimits) => ({
  max_batches,
  max_minutes: max_minutes ?? null,
  max_mind_calls: max_mind_calls ?? null,
});

/** The conversation of an earlier run, where that is wanted and possible; empty for a new one. */
export function resumedThread(
  { continue_hands, reset_hands }: MiRunInput,
  { continue_across_runs }: RunConfig,
  { provider, thread_id }: ProjectOverlay['hands_state'],
  hands: Pick<Hands, 'provider' | 'canResume'>,
): string {
  const wanted = (continue_hands || continue_across_runs) && !reset_hands;
  const fits = hands.canResume && thread_id !== noThread && (provider === '' || provider === hands.provider);
  return wanted && fits ? thread_id : '';
}

/** Everything that a run begins with, in the order in which it is written down. */
export async function start(ctx: RunCtx, input: MiRunInput): Promise<Run> {
  const { config, isHeld, stop_file, overlay, segment, troubles, logs } = await ctx.reading(async ({ store, target }) => ({
    config: await store.config.forRun(),
    isHeld: (await store.state.stop())?.hold === true,
    stop_file: store.place.stop(),
    ...(await store.state.forRun(target)),
    logs: [...(await passedOver(store)), ...(await store.state.brokenOff())],
  }));
  const run = made(ctx, input, config, overlay, await workOf(ctx, input, ctx.ports.stop.signal));
  run.troubles = [...troubles, ...logs];
  await resumeOrReset(run, input);
  run.began = await ctx.writing(({ tell }) =>
    tell('run_start', {
      ...place(run, 'b0.run_start'),
      task: run.task,
      provider: ctx.ports.hands.provider,
      resumes: run.thread_id,
      limits: shownLimits(run.limits),
      ...(run.bound_to === '' ? {} : { bound_to: run.bound_to }),
    }),
  );
  takeUpSegment(run, segment, input);
  await trigger(run);
  await sayTroubles(run, 'b0.state_recovery');
  await record(run, 'defaults_claim_sync', {
    batch_id: 'b0.defaults_claim_sync',
    thread_id: '',
    sync: await run.knows.seedDefaults(),
  });
  await pointAt(run, await run.knows.strategy());
  await recall(run, 'b0.recall', 'run_start', run.task);
  await report(run);
  if (isHeld) run.over = { status: 'blocked', reason: 'stopped', notes: text('run-held', { file: stop_file }) };
  return run;
}

function made(ctx: RunCtx, input: MiRunInput, config: RunConfig, overlay: Run['overlay'], work: Work): Run {
  const parts = {
    ctx,
    ...work,
    config,
    limits: limitsOf(input, config),
    started_ms: ctx.ports.time.now(),
    signal: ctx.ports.stop.signal,
    began: { event_id: '', run_id: '' },
    wants_why: input.why || config.runtime.thought_db.why_trace.auto_on_run_end,
    overlay,
    segment: null as unknown as SegmentState,
    window: [],
    thread_id: '',
    resumes: false,
    next_input: work.task,
    last_message: '',
    batches: 0,
    mind_calls: 0,
    circuit: closedCircuit,
    mind_trouble: '',
    signatures: [],
    seen: nothingSeen,
    last_checkpoint: '',
    suggested: [],
    reported: new Set(),
    earlier: null,
    unreported: 0,
    troubles: [],
    troubles_told: 0,
    over: null,
  };
  const run = parts as unknown as Run & { knows: Run['knows']; works: Run['works'] };
  Object.assign(run, { knows: knowledgeOf(run), works: workflowsOf(run) });
  return run;
}

/** Goes on with the conversation of an earlier run where that is wanted and possible; a workflow that was under way ends with its conversation. */
async function resumeOrReset(run: Run, input: MiRunInput): Promise<void> {
  const { reset_hands } = input;
  const thread_id = resumedThread(input, run.config, run.overlay.hands_state, run.ctx.ports.hands);
  if (thread_id !== '') {
    run.thread_id = thread_id;
    run.resumes = true;
    return;
  }
  const { workflow_run, hands_state } = run.overlay;
  const cleared = {
    ...run.overlay,
    workflow_run: workflow_run.active ? noCursor : workflow_run,
    hands_state: reset_hands ? { provider: '', thread_id: '', updated_ts: ts(run) } : hands_state,
  };
  const { project_id, root_path, identity } = run.ctx.target;
  await saveOverlay(run, { ...cleared, project_id, root_path, identity_key: identity.key, identity });
}

/** Whether a segment goes on: only with the conversation that it belongs to. */
export function isTakenUp(
  { open, thread_id: of }: Pick<SegmentState, 'open' | 'thread_id'>,
  thread_id: string,
  { continue_hands, reset_hands }: Pick<MiRunInput, 'continue_hands' | 'reset_hands'>,
): boolean {
  return open && continue_hands && !reset_hands && (of === '' || thread_id === '' || of === thread_id);
}

function takeUpSegment(run: Run, segment: SegmentState | null, input: MiRunInput): void {
  if (segment && isTakenUp(segment, run.thread_id, input)) run.segment = segment;
  else newSegment(run, 'run_start');
}

async function trigger(run: Run): Promise<void> {
  const workflow = triggeredBy(run.task, await run.works.effective());
  if (!workflow) return;
  await saveOverlay(run, { ...run.overlay, workflow_run: startedCursor(workflow, run.thread_id, ts(run)) });
  run.next_input = inputWith(workflow, run.task);
  await record(run, 'workflow_trigger', {
    ...place(run, 'b0.workflow_trigger'),
    workflow_id: workflow.id,
    workflow_name: workflow.name,
    trigger_mode: workflow.trigger.mode,
    trigger_pattern: workflow.trigger.pattern,
  });
}

/** The workflow is guidance: Hands works as it likes, and reports no steps. */
export const inputWith = (workflow: WorkflowIr, task: string): string =>
  text('run-workflow-input', { workflow: workflowMarkdown(workflow), task });

/** Lines of the log that are no records, and that no run before has told about. */
async function passedOver({ log }: Pick<AutopilotStore, 'log'>): Promise<StateTrouble[]> {
  const [before] = await log.newest('project', { kinds: ['run_start'], limit: 1 });
  const { path, lines = 0, first } = (await log.trouble('project', before ? before.byte : 0)) ?? {};
  if (path === undefined || lines === 0) return [];
  const error = text('run-lines-passed-over', { lines, first: first ?? 0 });
  return [{ path, label: 'evidence', error, quarantined_to: null, quarantine_error: null }];
}
