import type { SessionsObservatoryHandlers } from '../../../generated/handlers/sessions.ts';
import type { JournalFact } from '../../../generated/types/index.ts';
import { fault } from '../../kernel/fault.ts';
import { fromTheEnd } from '../../kernel/page.ts';
import { keysHolding } from '../../records/held.ts';
import { chainsOf, eventOf, isTold, type Known } from './observed-rules.ts';
import type { SessionsStore } from './store.ts';

const headOf = async ({ journal }: SessionsStore) => (await journal.ends()).last?.seq ?? 0;

const sessionIn = ({ payload }: JournalFact) => String(payload.sessionId);

/** What facts are about, as it is now. */
async function knownFor({ thoughts, sessions }: SessionsStore, facts: readonly JournalFact[]): Promise<Known> {
  const recorded = facts.filter(({ kind }) => kind === 'thought_recorded').map(({ seq }) => seq);
  return {
    thoughts: await thoughts.recorded(recorded),
    sessions: await sessions.observedOf([...new Set(facts.map(sessionIn))]),
  };
}

export const observatoryHandlers: SessionsObservatoryHandlers<SessionsStore> = {
  async observatory_sessions({ status, tags = [], search, limit, offset }, { store }) {
    const seq = await headOf(store);
    const goesOn = status === undefined ? undefined : status === 'active';
    if (status === 'abandoned') return { sessions: [], count: 0, hasMore: false, seq, truncated: false };
    const ids = search === undefined ? undefined : await keysHolding(store, search, 'session');
    const { sessions, count } = await store.sessions.observed({ goesOn, tags, ids, offset, limit });
    return { sessions, count, hasMore: offset + sessions.length < count, seq, truncated: false };
  },

  async observatory_session({ sessionId, cursor, limit }, { store }) {
    const session = (await store.sessions.observedOf([sessionId])).get(sessionId);
    if (!session) throw fault('SESSION_NOT_FOUND', { session: sessionId });
    const seq = await headOf(store);
    const rows = await store.thoughts.before(sessionId, { before: cursor ?? fromTheEnd, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const hasMore = rows.length > limit;
    const next_cursor = hasMore ? (page.at(-1)?.seq ?? null) : null;
    return { session, ...chainsOf(sessionId, page), hasMore, next_cursor, seq, truncated: false };
  },

  async observatory_events({ after, sessionId, events, limit }, { store }) {
    const rows = await store.journal.after(after, limit + 1);
    const page = rows.slice(0, limit);
    const own = page.filter((fact) => isTold(fact) && (sessionId === undefined || sessionIn(fact) === sessionId));
    const known = await knownFor(store, own);
    const told = own.flatMap((fact) => eventOf(fact, known) ?? []);
    return {
      events: told.filter(({ event }) => events === undefined || events.includes(event)),
      seq: page.at(-1)?.seq ?? after,
      hasMore: rows.length > limit,
      truncated: false,
    };
  },
};
