import type { EvidenceItem, RepoObservation } from '../../../../generated/types/index.ts';
import type { HandsOutcome } from '../../../kernel/hands.ts';
import { text } from '../../../kernel/says.ts';
import { cutWhole } from '../../../kernel/secrets/cut.ts';
import { ask, skipped } from './ask.ts';
import { afterBatch } from './effect-rules.ts';
import type { Sent } from './hands.ts';
import type { DecideContext } from './knowledge.ts';
import { looksLikeQuestion, questionsIn } from './question-rules.ts';
import { goesOn, place, type Run, record, saveOverlay } from './state.ts';

/** What is known after a batch, before anybody decides. */
export interface Observed {
  readonly at: string;
  /** Its number. */
  readonly n: number;
  readonly hands: HandsOutcome & Sent;
  readonly repo: RepoObservation;
  readonly evidence: EvidenceItem;
  readonly event_id: string;
  readonly context: DecideContext;
  /** Hands waits for an answer. */
  readonly asks: boolean;
}

const nothing = (note: string): EvidenceItem => ({ facts: [], actions: [], results: [], unknowns: [note], risk_signals: [] });

/** Of a repository that nobody looked at. */
const unseen = (project_root: string): RepoObservation => ({
  project_root,
  stack_hints: [],
  has_tests: false,
  test_hints: [],
  git_is_repo: false,
  git_root: '',
  git_head: '',
  git_status_porcelain: '',
  git_diff_stat: '',
  git_diff_cached_stat: '',
});

const mostActions = 40;

/** What Hands did until the run ended, as far as that is known without a model. */
const untilCut = ({ commands, risk_signals }: HandsOutcome, notes: string): EvidenceItem => ({
  ...nothing(text('run-batch-cut', { notes })),
  actions: commands
    .slice(-mostActions)
    .map(({ command, exit_code }) => ({ kind: 'command', detail: `${cutWhole(command, 400)} (${String(exit_code)})` })),
  risk_signals: [...risk_signals],
});

/** What Hands did, as far as it can be told without a model. */
const summaryOf = (hands: HandsOutcome) => ({
  thread_id: hands.thread_id,
  exit_code: hands.exit_code,
  ended: hands.ended,
  commands: hands.commands.map(({ command, exit_code, output }) => ({ command, exit_code, output: cutWhole(output, 2000) })),
  transcript_observation: hands.observation,
  last_agent_message: cutWhole(hands.last_message, 4000),
});

export const contextNow = (run: Run, last_message = run.last_message): Promise<DecideContext> =>
  run.knows.context({ task: run.task, last_message, window: run.window });

/** What the project was last seen to be made of stands where every prompt is shown it. */
async function keepStack(run: Run, { stack_hints }: RepoObservation): Promise<void> {
  const seen = stack_hints.slice(0, 32);
  if (seen.join() !== run.overlay.stack_hints.join()) await saveOverlay(run, { ...run.overlay, stack_hints: seen });
}

/** What the first batch finds is what it is measured by. */
export async function lookFirst(run: Run): Promise<void> {
  if (!goesOn(run)) return;
  run.seen = { ...run.seen, tree: await run.ctx.ports.repo.tree(run.ctx.target.root_path, run.signal) };
}

/** Looks at the tree, asks what the transcript shows, and records it. Null where the run is over: what is known by then is in the log. */
export async function observe(run: Run, at: string, n: number, hands: HandsOutcome & Sent): Promise<Observed | null> {
  const { repo: port, live } = run.ctx.ports;
  const { root_path } = run.ctx.target;
  const repo = goesOn(run) ? await port.observe(root_path, run.signal) : unseen(root_path);
  const tree = goesOn(run) ? await port.tree(root_path, run.signal) : '';
  if (goesOn(run)) await keepStack(run, repo);
  const blocks = {
    hands_provider: run.ctx.ports.hands.provider,
    light_injection: hands.injection,
    batch_input: hands.input,
    task: run.task,
    batch_summary: summaryOf(hands),
    repo_observation: repo,
  };
  const reply = goesOn(run)
    ? await ask(run, 'extract_evidence', blocks, { batch_id: at, tag: `extract_b${n}` })
    : skipped('ended');
  const evidence = reply.answer ?? (goesOn(run) ? nothing(reply.note) : untilCut(hands, run.over?.notes ?? ''));
  const asks = looksLikeQuestion(hands.last_message);
  run.seen = afterBatch(run.seen, {
    tree,
    commands: hands.commands.map(({ command, exit_code }) => `${command} ${String(exit_code)}`),
    files: hands.observation.file_paths,
    questions: questionsIn(hands.last_message),
  });
  const { event_id } = await record(run, 'evidence', {
    ...place(run, at),
    hands_transcript_ref: hands.transcript,
    mind_transcript_ref: reply.ref,
    mi_input: hands.input,
    transcript_observation: hands.observation,
    repo_observation: repo,
    ...evidence,
  });
  const { facts, actions, results, unknowns, risk_signals } = evidence;
  const counts = {
    facts: facts.length,
    actions: actions.length,
    results: results.length,
    unknowns: unknowns.length,
    risk_signals: risk_signals.length,
  };
  live.say({ kind: 'stage', name: 'extract_evidence', batch_id: at, said: { state: reply.state, ...counts } });
  return goesOn(run) ? { at, n, hands, repo, evidence, event_id, context: await contextNow(run), asks } : null;
}

/** What every prompt of a batch is shown. */
export const standard = (run: Run, context: DecideContext) => ({
  task: run.task,
  hands_provider: run.ctx.ports.hands.provider,
  runtime_config: run.config.runtime,
  project_overlay: run.overlay,
  thought_db_context: context.shown,
});

export const skippedNote = (note: string): string => text('run-not-asked', { note });
