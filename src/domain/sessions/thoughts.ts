import type { Writing } from '../../../generated/handlers/ctx.ts';
import type { SessionsThoughtsHandlers } from '../../../generated/handlers/sessions.ts';
import type { Critique, LedgerTarget, Session, ThoughtInput, ThoughtNode } from '../../../generated/types/index.ts';
import type { Advice, Adviser } from '../../kernel/adviser.ts';
import type { Client, Sampling } from '../../kernel/client.ts';
import type { ExportFiles, FileOutcome } from '../../kernel/exports.ts';
import { refuse } from '../../kernel/fault.ts';
import { text } from '../../kernel/says.ts';
import { iso } from '../../kernel/text.ts';
import { missingSteps } from './cipher-graph-rules.ts';
import { exportFile, exportJson } from './export-rules.ts';
import { sessionNamed } from './finding.ts';
import { keep } from './navigation.ts';
import { moved } from './state-rules.ts';
import type { SessionsStore } from './store.ts';
import { planThought } from './thought-rules.ts';

type Facts = 'session_started' | 'thought_recorded' | 'thought_critiqued' | 'session_closed' | 'ledger_moved';
type At = Writing<SessionsStore, LedgerTarget, Facts>;

interface Given {
  readonly input: ThoughtInput;
  readonly newId: () => string;
  readonly now_ms: number;
  readonly mayStart: boolean;
}

/** The session that a thought goes to: the one that is named, that of the connection, or a new one. */
async function sessionFor({ store, target, tell }: At, { input, newId, now_ms, mayStart }: Given) {
  const named = input.sessionId ?? target.session;
  if (named !== null && named !== undefined) return { session: await sessionNamed(store, named), started: false };
  if (!mayStart) throw refuse('no-session-to-think-in');
  const session = await tell('session_started', {
    sessionId: newId(),
    title: input.sessionTitle ?? text('session-default-title', { time: iso(now_ms) }),
    description: null,
    tags: input.sessionTags ?? [],
  });
  return { session: { ...session, highest: 0, tail: null }, started: true };
}

interface Recorded {
  readonly node: ThoughtNode;
  readonly session: Session;
  readonly branches: readonly string[];
  readonly isMissing: readonly number[];
  readonly guide: boolean;
  /** The session is that of the connection, and no longer so once it is closed. */
  readonly isOwn: boolean;
}

async function record(at: At, given: Given): Promise<Recorded> {
  const { store, target, tell } = at;
  const { input } = given;
  const { session: to, started } = await sessionFor(at, given);
  const branch = input.branchId === undefined || started ? undefined : await store.thoughts.branch(to.id, input.branchId);
  const plan = await planThought(input, { session: to, branch, has: (on, number) => store.thoughts.has(to.id, on, number) });
  const cited = plan.cipher ? missingSteps(plan.cipher, new Set()) : [];
  const known = await store.thoughts.knownSteps(to.id, cited);
  const { node, session } = await tell('thought_recorded', plan);
  const isFirst = !target.told.includes('patterns') && target.connection !== null && input.nextThoughtNeeded;
  /** A thought that comes right behind the last one begins another session, also while this one is still being exported. */
  const isOwn = started || target.session === session.id;
  const attached = isOwn ? (input.nextThoughtNeeded ? session.id : null) : target.session;
  if (isFirst || attached !== target.session)
    await keep(tell, moved(target, { told: isFirst ? [...target.told, 'patterns'] : target.told, session: attached }));
  return {
    node,
    session,
    branches: session.branchCount === 0 ? [] : await store.thoughts.branches(session.id, 100),
    isMissing: cited.filter((step) => !known.has(step)),
    guide: isFirst || input.includeGuide,
    isOwn,
  };
}

/** Why a session could not be written to a file, in a word. */
const whyNot = (outcome: Exclude<FileOutcome, { kind: 'written' | 'nowhere' }>) =>
  outcome.kind === 'unwritable' ? outcome.detail : outcome.kind;

interface ThoughtPorts {
  readonly exports: ExportFiles;
  readonly client: Client;
  readonly adviser: Adviser;
}
type Ctx = Parameters<SessionsThoughtsHandlers<SessionsStore, ThoughtPorts>['thought']>[1];

/** What a model says: that of the client, else the one that this server may ask. */
async function opinion(request: Sampling, { client, adviser }: ThoughtPorts): Promise<Advice> {
  const sampled = await client.sample(request);
  if (sampled.kind === 'unsupported') return adviser.advise(request);
  return sampled.kind === 'refused' ? { kind: 'failed', because: text('critique-words').refused } : sampled;
}

/** What a model says about a thought; the thought is kept whatever comes of it. */
async function critiqueOf(node: ThoughtNode, session: Session, ctx: Ctx): Promise<Critique | undefined> {
  const { reading, writing, ports, warn, short, now_ms } = ctx;
  const { thoughtNumber, thought, branchId } = node.data;
  const recent = await reading(({ store }) => store.thoughts.last(session.id, 50));
  const before = recent
    .filter((one) => (one.branchId === undefined || one.branchId === branchId) && one.thoughtNumber < thoughtNumber)
    .slice(-5)
    .map((one) => `${one.thoughtNumber}: ${short.chars(one.thought, 2000)}`);
  const said = await opinion(
    {
      system: text('critique-system'),
      message: text('critique-request', {
        before: before.join('\n') || text('critique-words').none,
        number: thoughtNumber,
        thought: short.chars(thought, 20_000),
      }),
    },
    ports,
  );
  if (said.kind !== 'answered') {
    if (said.kind === 'nobody') warn('SAMPLING_NOT_SUPPORTED', {});
    else warn('CRITIQUE_NOT_MADE', { because: short.chars(said.because, 300) });
    return undefined;
  }
  const critique = { text: said.text, model: said.model, timestamp: iso(now_ms) };
  const about = { sessionId: session.id, nodeId: node.id, branchId: branchId ?? null, thoughtNumber };
  await writing(({ tell }) => tell('thought_critiqued', { ...about, critique }));
  return critique;
}

/** Ends a session: it is written to a file, and the next thought starts another. */
async function close({ session, isOwn }: Recorded, { reading, writing, ports, warn, now_ms }: Ctx) {
  const content = await reading(async ({ store }) => exportJson(session, await store.thoughts.nodes(session.id), now_ms));
  const outcome = await ports.exports.write(exportFile(session.id, now_ms), content, () => false);
  if (outcome.kind !== 'written' && outcome.kind !== 'nowhere') {
    warn('SESSION_EXPORT_FAILED', { detail: whyNot(outcome) });
    if (isOwn)
      await writing(async ({ target, tell }) => {
        if (target.session === null) await keep(tell, moved(target, { session: session.id }));
      });
    return {};
  }
  const exportPath = outcome.kind === 'written' ? outcome.path : null;
  await writing(async ({ store, tell }) => {
    /** Somebody else may have gone on with it meanwhile: then it is open again. */
    const now = await store.sessions.find(session.id);
    if (now?.thoughtCount === session.thoughtCount)
      await tell('session_closed', { sessionId: session.id, thoughtCount: session.thoughtCount, exportPath });
  });
  return { sessionId: null, sessionClosed: true, closedSessionId: session.id, exportPath };
}

export const thoughtHandlers = ({
  mayStart,
}: {
  readonly mayStart: boolean;
}): SessionsThoughtsHandlers<SessionsStore, ThoughtPorts> => ({
  async thought(input, ctx) {
    const { writing, warn, newId, now_ms } = ctx;
    const recorded = await writing((at) => record(at, { input, newId, now_ms, mayStart }));
    const { node, session, branches, isMissing, guide } = recorded;
    if (isMissing.length) warn('CIPHER_STEP_MISSING', { steps: isMissing.map((step) => `S${step}`).join(', ') });
    const critique = input.critique ? await critiqueOf(node, session, ctx) : undefined;
    const answer = {
      thoughtNumber: node.data.thoughtNumber,
      totalThoughts: node.data.totalThoughts,
      nextThoughtNeeded: input.nextThoughtNeeded,
      branches: [...branches],
      thoughtHistoryLength: session.thoughtCount,
      sessionId: session.id,
      nodeId: node.id,
      ...(critique ? { critique } : {}),
    };
    if (!input.nextThoughtNeeded) return { ...answer, ...(await close(recorded, ctx)) };
    return guide ? { ...answer, guide: text('ledger-guide-patterns') } : answer;
  },
});
