import type { Writing } from '../../../generated/handlers/ctx.ts';
import type { SessionsThoughtsHandlers } from '../../../generated/handlers/sessions.ts';
import type { LedgerTarget, Session, ThoughtInput, ThoughtNode } from '../../../generated/types/index.ts';
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

type Facts = 'session_started' | 'thought_recorded' | 'session_closed' | 'ledger_moved';
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
  if (started || isFirst) {
    const told = isFirst ? [...target.told, 'patterns'] : target.told;
    await keep(tell, moved(target, { told, ...(started ? { session: session.id } : {}) }));
  }
  return {
    node,
    session,
    branches: session.branchCount === 0 ? [] : await store.thoughts.branches(session.id, 100),
    isMissing: cited.filter((step) => !known.has(step)),
    guide: isFirst || input.includeGuide,
  };
}

/** Why a session could not be written to a file, in a word. */
const whyNot = (outcome: Exclude<FileOutcome, { kind: 'written' | 'nowhere' }>) =>
  outcome.kind === 'unwritable' ? outcome.detail : outcome.kind;

export const thoughtHandlers = ({
  mayStart,
}: {
  readonly mayStart: boolean;
}): SessionsThoughtsHandlers<SessionsStore, { exports: ExportFiles }> => ({
  async thought(input, { reading, writing, ports, warn, newId, now_ms }) {
    const { node, session, branches, isMissing, guide } = await writing((at) => record(at, { input, newId, now_ms, mayStart }));
    if (isMissing.length) warn('CIPHER_STEP_MISSING', { steps: isMissing.map((step) => `S${step}`).join(', ') });
    const answer = {
      thoughtNumber: node.data.thoughtNumber,
      totalThoughts: node.data.totalThoughts,
      nextThoughtNeeded: input.nextThoughtNeeded,
      branches: [...branches],
      thoughtHistoryLength: session.thoughtCount,
      sessionId: session.id,
      nodeId: node.id,
    };
    if (input.nextThoughtNeeded) return guide ? { ...answer, guide: text('ledger-guide-patterns') } : answer;

    const content = await reading(async ({ store }) => exportJson(session, await store.thoughts.nodes(session.id), now_ms));
    const outcome = await ports.exports.write(exportFile(session.id, now_ms), content, () => false);
    if (outcome.kind !== 'written' && outcome.kind !== 'nowhere') {
      warn('SESSION_EXPORT_FAILED', { detail: whyNot(outcome) });
      return answer;
    }
    const exportPath = outcome.kind === 'written' ? outcome.path : null;
    await writing(async ({ target, tell }) => {
      await tell('session_closed', { sessionId: session.id, thoughtCount: session.thoughtCount, exportPath });
      if (target.session === session.id) await keep(tell, moved(target, { session: null }));
    });
    return { ...answer, sessionId: null, sessionClosed: true, closedSessionId: session.id, exportPath };
  },
});
