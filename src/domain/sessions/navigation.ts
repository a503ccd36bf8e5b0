import type { Tell } from '../../../generated/handlers/ctx.ts';
import type { SessionsNavigationHandlers } from '../../../generated/handlers/sessions.ts';
import type { LedgerTarget } from '../../../generated/types/index.ts';
import type { Client } from '../../kernel/client.ts';
import { refuse } from '../../kernel/fault.ts';
import { text } from '../../kernel/says.ts';
import { iso } from '../../kernel/text.ts';
import { keysHolding } from '../../records/held.ts';
import { sessionNamed } from './finding.ts';
import { isConnected, lastPart, moved, movedFact, type Place, placeAfter, placeTags, reached, stateOf } from './state-rules.ts';
import type { SessionsStore } from './store.ts';

/** Keeps what a connection has reached; where nobody stays connected there is nothing to keep. */
export async function keep(tell: Tell<'ledger_moved'>, target: LedgerTarget): Promise<LedgerTarget> {
  if (isConnected(target)) await tell('ledger_moved', movedFact(target));
  return target;
}

const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

const latest = { by: 'updatedAt', descending: true } as const;

export const navigationHandlers: SessionsNavigationHandlers<SessionsStore, { client: Client }> = {
  async get_state({ resume }, { target, store, tell }) {
    if (resume === undefined) return stateOf(target);
    const before = await store.states.find(resume);
    if (!before) throw refuse('connection-is-not-known', { resume });
    const now = { ...target, ...before };
    if (isConnected(now)) await tell('ledger_moved', { ...movedFact(now), from: resume });
    return stateOf(now);
  },

  async list_sessions({ project, task, aspect, tags = [], search, limit, offset, sortBy, sortOrder }, { store }) {
    const place = placeTags(given({ project, task, aspect }) as Place);
    const ids = search === undefined ? undefined : await keysHolding(store, search, 'session');
    const order = { by: sortBy, descending: sortOrder === 'desc', limit, offset };
    const { sessions, count } = await store.sessions.list({ tags: [...new Set([...tags, ...place])], ids }, order);
    return { sessions, count, hasMore: offset + sessions.length < count, truncated: false };
  },

  async navigate({ project, task, aspect, domain }, { target, store, tell }) {
    const to = given({ project, task, aspect }) as Place;
    const isPlace = Object.keys(to).length > 0;
    if (!isPlace && domain === undefined) throw refuse('nowhere-to-go');
    const navigation = placeAfter(target.navigation, to);
    const { aspect: _, ...filed } = navigation;
    const tags = placeTags(filed);
    const { sessions } = await store.sessions.list({ tags }, { ...latest, limit: 5, offset: 0 });
    if (isPlace && sessions.length === 0) throw refuse('nothing-is-filed-there', { place: tags.join(' ') });
    const now = await keep(tell, moved(target, { navigation, domain: domain ?? target.domain }));
    return { ...stateOf(now), sessions };
  },

  async load_context({ sessionId }, { target, store, tell, warn }) {
    const { highest } = await sessionNamed(store, sessionId);
    const problems = await store.integrity.problems(sessionId);
    if (problems.length > 0) warn('SESSION_DAMAGED', { session: sessionId, files: problems.map(({ file }) => file) });
    const recentThoughts = await store.thoughts.last(sessionId, 5);
    const lastConclusion = await store.sessions.conclusion(sessionId);
    const session = await tell('session_resumed', { sessionId });
    const now = await keep(tell, moved(target, { session: sessionId }));
    return { ...reached(now), session, recentThoughts, nextThoughtNumber: highest + 1, lastConclusion };
  },

  async start_new(input, { target, store, tell, newId, now_ms }) {
    const { sessionTitle, description = null, tags = [], domain } = input;
    const { project = target.root === null ? undefined : lastPart(target.root), task, aspect } = input;
    const place = given({ project, task, aspect }) as Place;
    const filed = placeTags(place);
    const { count: related } = filed.length
      ? await store.sessions.list({ tags: filed }, { ...latest, limit: 1, offset: 0 })
      : { count: 0 };
    const session = await tell('session_started', {
      sessionId: newId(),
      title: sessionTitle ?? text('session-default-title', { time: iso(now_ms) }),
      description,
      tags: [...new Set([...tags, ...filed])],
    });
    const change = { session: session.id, navigation: placeAfter(target.navigation, place), domain: domain ?? target.domain };
    const now = await keep(tell, moved(target, change));
    return { ...reached(now), session, nextThoughtNumber: 1, related };
  },

  async list_roots(_, { target, ports }) {
    const found = await ports.client.roots();
    const roots = found.kind === 'roots' ? found.roots.slice(0, 100) : [];
    return { supported: found.kind === 'roots', roots: [...roots], count: roots.length, boundRoot: target.root };
  },

  async bind_root({ rootUri }, { writing, ports }) {
    const found = await ports.client.roots();
    if (found.kind === 'none') throw refuse('client-has-no-roots');
    const root = found.roots.find(({ uri }) => uri === rootUri);
    if (!root) throw refuse('root-is-not-known', { root: rootUri, roots: found.roots.map(({ uri }) => uri) });
    return writing(async ({ target, tell }) => {
      const navigation = placeAfter(target.navigation, { project: root.name });
      return stateOf(await keep(tell, moved(target, { root: root.uri, navigation })));
    });
  },

  async cipher({ includeGuide }, { target, tell }) {
    const isNew = !target.told.includes('cipher');
    const now = await keep(tell, moved(target, { told: isNew ? [...target.told, 'cipher'] : target.told }));
    return {
      ...reached(now),
      content: isNew || includeGuide ? text('ledger-guide-cipher') : null,
      resource: 'thoughtbox://cipher',
    };
  },
};
