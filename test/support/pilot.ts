import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnswerName, Answers } from '../../generated/registry/records.ts';
import type { RepoObservation } from '../../generated/types/index.ts';
import { caseMind } from '../../src/adapters/conformance/case-mind.ts';
import { quietAnswers as quiet } from '../../src/adapters/conformance/quiet.ts';
import type { Script } from '../../src/adapters/conformance/script.ts';
import { call } from '../../src/boundary/call.ts';
import { validateAnswer } from '../../src/kernel/checked.ts';
import type { Hands, HandsBatch, HandsCommand, HandsOutcome } from '../../src/kernel/hands.ts';
import type { Asked, Mind, MindFailure } from '../../src/kernel/mind.ts';
import type { LiveEvent } from '../../src/kernel/pilot.ts';
import type { Repo } from '../../src/kernel/repo.ts';
import type { WorkPort } from '../../src/kernel/work.ts';
import type { RunConfig } from '../../src/records/config.ts';
import { demoProject, testHome } from './home.ts';

/** What Hands does in one batch of a story. */
export interface Batch {
  readonly says?: string;
  readonly commands?: readonly Partial<HandsCommand>[];
  readonly exit_code?: number;
  readonly thread?: string;
  readonly risks?: readonly string[];
  readonly files?: readonly string[];
  /** What the working tree shows afterwards; left out: as before. */
  readonly tree?: string;
  readonly outcome?: Partial<HandsOutcome>;
  /** Something that happens while it runs. */
  readonly meanwhile?: (batch: HandsBatch) => void | Promise<void>;
}

export type Answering = { readonly [N in AnswerName]?: readonly Step<N>[] };
type Step<N extends AnswerName> = Partial<Answers[N]> | ((prompt: string) => Partial<Answers[N]> | Failing) | Failing;
export interface Failing {
  readonly fails: MindFailure['kind'];
  readonly retry_after_ms?: number;
  /** How often the model is called for it, as long as it may be. */
  readonly calls?: number;
}
const isFailing = (step: object): step is Failing => 'fails' in step;

/** A Mind that says what a story wrote for it, in order; afterwards the last of it again, or the quietest. */
export function scriptedMind(
  script: Answering = {},
): Mind & { readonly asked: { name: AnswerName; tag: string; prompt: string }[] } {
  const asked: { name: AnswerName; tag: string; prompt: string }[] = [];
  const next = new Map<AnswerName, number>();
  return {
    asked,
    async ask({ name, prompt, tag, again }) {
      asked.push({ name, tag, prompt });
      const at = next.get(name) ?? 0;
      next.set(name, at + 1);
      const steps = (script[name] ?? []) as readonly Step<AnswerName>[];
      const step = steps[Math.min(at, steps.length - 1)] ?? {};
      const said = typeof step === 'function' ? step(prompt) : step;
      if (isFailing(said)) {
        const { fails: kind, calls = 1, ...more } = said;
        for (let called = 1; called < calls && again?.() !== false; called += 1);
        return { state: 'error', kind, error: `scripted ${kind}`, transcript: `mind/${tag}.jsonl`, ...more };
      }
      return {
        state: 'ok',
        answer: { ...quiet[name], ...said },
        model: 'scripted',
        transcript: `mind/${tag}.jsonl`,
        repaired: false,
      } as Asked<typeof name>;
    },
    write: async () => ({ state: 'error', kind: 'missing', error: 'scripted', transcript: '' }),
  };
}

/** Hands that does what a story wrote for it, in order; afterwards the last of it again. */
export function scriptedHands(
  batches: readonly Batch[],
  { canResume = true, tree = { now: '' } }: { canResume?: boolean; tree?: { now: string } } = {},
): Hands & { readonly ran: HandsBatch[] } {
  const ran: HandsBatch[] = [];
  return {
    provider: 'codex',
    canResume,
    ran,
    async run(batch, watch) {
      const story = batches[Math.min(ran.length, batches.length - 1)] ?? {};
      ran.push(batch);
      mkdirSync(path.dirname(batch.transcript), { recursive: true });
      writeFileSync(batch.transcript, `${JSON.stringify({ type: 'mi.transcript.header', resume: batch.resume })}\n`);
      await story.meanwhile?.(batch);
      if (story.tree !== undefined) tree.now = story.tree;
      const { says = 'Done.', commands = [], exit_code = 0, thread = 'thread-1', risks = [], files = [] } = story;
      await watch({ kind: 'message', text: says });
      return {
        ended: batch.signal.aborted ? 'stopped' : 'exited',
        problem: null,
        thread_id: thread,
        exit_code,
        signal: null,
        duration_ms: 1,
        left_running: false,
        last_message: says,
        commands: commands.map((command) => ({ command: 'true', exit_code: 0, output: '', ...command })),
        commands_total: commands.length,
        observation: {
          event_type_counts: {},
          item_type_counts: {},
          file_paths: [...files],
          non_command_actions: [],
          errors: [],
        },
        risk_signals: [...risks],
        saw_events: true,
        ...story.outcome,
      };
    },
  };
}

const repoOf = (root: string, tree: string, stack: readonly string[]): RepoObservation => ({
  project_root: root,
  stack_hints: [...stack],
  has_tests: true,
  test_hints: [],
  git_is_repo: true,
  git_root: root,
  git_head: 'main',
  git_status_porcelain: tree,
  git_diff_stat: '',
  git_diff_cached_stat: '',
});

export interface Story {
  readonly task?: string;
  readonly batches: readonly Batch[];
  readonly mind?: Answering;
  /** What the user answers, in order; afterwards nothing. Null: nothing as long as it is waited for. */
  readonly user?: readonly (string | null)[];
  readonly flags?: Readonly<Record<string, unknown>>;
  readonly runtime?: Partial<RunConfig['runtime']>;
  readonly home?: Awaited<ReturnType<typeof testHome>>;
  readonly canResume?: boolean;
  /** What the project is seen to be made of. */
  readonly stack?: readonly string[];
  readonly stop?: AbortController;
  /** Where tasks are kept; left out: there are none. */
  readonly work?: WorkPort;
  /** Is told of everything that the run starts, asks or looks at, in order; `passes` lets time go by. */
  readonly onCall?: (what: string, passes: (ms: number) => void) => void;
}

type Method = (...args: never[]) => unknown;

/** The same port, whose calls are told first. */
const told = <P extends object>(port: P, of: string, tell: (what: string) => void): P =>
  Object.fromEntries(
    Object.entries(port).map(([name, method]) => [
      name,
      typeof method !== 'function'
        ? method
        : (...args: never[]) => {
            const { tag = '' } = (args[0] ?? {}) as { readonly tag?: string };
            tell([`${of}.${name}`, tag].filter(Boolean).join(' '));
            return (method as Method)(...args);
          },
    ]),
  ) as P;

const noWork: WorkPort = {
  find: async ({ task }) => ({ kind: 'no_task', why: `there is no ${task}` }),
  handedOff: async () => [],
  keep: async () => 'nobody keeps it',
};

/** Everybody that a run needs, scripted. */
export function scriptedPorts({
  batches,
  mind: answers = {},
  user = [],
  canResume = true,
  stack = [],
  stop = new AbortController(),
  work = noWork,
  onCall = () => {},
}: Story) {
  const tree = { now: '' };
  const hands = scriptedHands(batches, { canResume, tree });
  const mind = scriptedMind(answers);
  const live: LiveEvent[] = [];
  const waits: number[] = [];
  const questions: string[] = [];
  let now = Date.UTC(2026, 0, 1);
  const late: { readonly at: number; readonly controller: AbortController; readonly reason: string }[] = [];
  const passes = (ms: number) => {
    now += ms;
    for (const { at, controller, reason } of late) if (now >= at) controller.abort(reason);
    return now;
  };
  const tell = (what: string) => onCall(what, passes);
  const repo: Repo = { observe: async (root: string) => repoOf(root, tree.now, stack), tree: async () => tree.now };
  const person = {
    ask: async (question: string, signal: AbortSignal) => {
      questions.push(question);
      const said = user[questions.length - 1];
      if (said === null && !signal.aborted) await once(signal, 'abort');
      return said ?? '';
    },
  };
  const ports = {
    hands: told(hands, 'hands', tell),
    mind: told(mind, 'mind', tell),
    repo: told(repo, 'repo', tell),
    user: told(person, 'user', tell),
    live: { say: (event: LiveEvent) => void live.push(event) },
    stop: { signal: stop.signal },
    work: told(work, 'work', tell),
    time: {
      now: () => passes(1),
      wait: async (ms: number) => {
        waits.push(ms);
        passes(ms);
      },
      deadline: (ms: number, reason: string, signal: AbortSignal) => {
        const controller = new AbortController();
        late.push({ at: now + ms, controller, reason });
        passes(0);
        return { signal: AbortSignal.any([signal, controller.signal]), forget: () => void late.splice(0) };
      },
    },
  };
  return { ports, hands, mind, live, waits, questions, passes };
}

const ofCases = Object.fromEntries(Object.entries(caseMind).map(([name, answer]) => [name, [answer]])) as Answering;

/** Hands that is done at once, and a Mind that agrees, unless a script says otherwise. What does not fit its schema is no answer. */
export function quietPorts({ hands = [{}], mind = {}, user = [] }: Script = {}) {
  const { ports } = scriptedPorts({ batches: hands, mind: { ...ofCases, ...(mind as Answering) }, user });
  const ask: Mind['ask'] = async (question) => {
    const asked = await ports.mind.ask(question);
    if (asked.state !== 'ok') return asked;
    const checked = await validateAnswer(question.name, asked.answer);
    if (checked.ok) return asked;
    return { state: 'error', kind: 'invalid', error: checked.problems.join('\n'), transcript: asked.transcript };
  };
  return { ...ports, mind: { ...ports.mind, ask } };
}

/** A whole run with everybody scripted, and what came of it. */
export async function play(story: Story) {
  const { task = 'Fix the export.', flags = {} } = story;
  const { ports, ...seen } = scriptedPorts(story);
  const home = await testHome(demoProject, {
    writes_as: 'run',
    ports,
    ...(story.home ? { home: story.home.home } : {}),
    ...(story.runtime ? { runtime: story.runtime } : {}),
  });
  const envelope = await call(home, 'mi_run', { project: demoProject, task, ...flags });
  const { result } = await call(home, 'mi_tail', { project: demoProject, lines: 1000 });
  const records = (result as { records: { kind: string; fault: string | null; record: Record<string, unknown> }[] }).records;
  const summary = envelope.result as Record<string, unknown> | null;
  return { ...seen, envelope, summary, records, log: records.map(said), home };
}

/** What a record says, short enough to be compared at a glance. */
const about: Readonly<Record<string, (record: Record<string, unknown>) => unknown>> = {
  decide_next: ({ phase, next_action, status }) => `${String(phase)} ${String(next_action)} ${String(status)}`,
  check_plan: ({ checks }) => ((checks as { should_run_checks: boolean }).should_run_checks ? 'checks' : ''),
  auto_answer: ({ auto_answer }) => {
    const { should_answer, needs_user_input } = auto_answer as { should_answer: boolean; needs_user_input: boolean };
    return should_answer ? 'answers' : needs_user_input ? 'needs the user' : '';
  },
  user_input: ({ answer }) => answer,
  testless_strategy_set: ({ strategy }) => strategy,
  loop_guard: ({ pattern }) => pattern,
  loop_break: ({ state, output }) => [state, (output as { action?: string }).action].filter(Boolean).join(' '),
  checkpoint: ({ status_hint, output }) =>
    `${String(status_hint)}${(output as { should_checkpoint?: boolean }).should_checkpoint ? ' cut' : ''}`,
  run_end: ({ status, reason }) => `${String(status)} ${String(reason)}`,
  risk_event: ({ risk }) => (risk as { severity: string }).severity,
  mind_error: ({ tag }) => tag,
  hands_wait: ({ trouble, attempt }) => `${String(trouble)} ${String(attempt)}`,
  mind_wait: ({ trouble, attempt }) => `${String(trouble)} ${String(attempt)}`,
  workflow_progress: ({ state }) => state,
  learn_suggested: ({ source }) => source,
};

/** What is logged where Hands asks, is answered, and is done; `began` stands between the start and the first batch. */
export const askedAndDone = (began: readonly string[] = []): string[] => [
  'b0.run_start run_start',
  'b0.defaults_claim_sync defaults_claim_sync',
  ...began,
  'b0 hands_input',
  'b0 evidence',
  'b0 check_plan',
  'b0 auto_answer answers',
  'b0.checkpoint checkpoint not_done',
  'b1 hands_input',
  'b1 evidence',
  'b1 check_plan',
  'b1 decide_next initial stop done',
  'b1.checkpoint checkpoint done',
  'b1.run_end run_end done decided',
];

export const said = ({ kind, record }: { kind: string; record: Record<string, unknown> }): string =>
  [record.batch_id, kind, about[kind]?.(record)].filter((part) => part !== undefined && part !== '').join(' ');
