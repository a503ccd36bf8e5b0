import type { SessionsArchiveHandlers } from '../../../generated/handlers/sessions.ts';
import type { ThoughtData } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { nodeId } from '../../records/sessions.ts';
import { exportCipher, exportJson, exportMarkdown } from './export-rules.ts';
import { sessionNamed, shown, termsIn, unexpected } from './finding.ts';
import { keep } from './navigation.ts';
import { moved, reached } from './state-rules.ts';
import type { SessionsStore } from './store.ts';

/** Thoughts by their branches. */
function byBranch(thoughts: readonly ThoughtData[]): Record<string, ThoughtData[]> {
  const branches = new Map<string, ThoughtData[]>();
  for (const thought of thoughts)
    if (thought.branchId !== undefined) branches.set(thought.branchId, [...(branches.get(thought.branchId) ?? []), thought]);
  return Object.fromEntries(branches);
}

export const archiveHandlers: SessionsArchiveHandlers<SessionsStore> = {
  async session_get({ sessionId, limit, offset }, { store }) {
    const session = await sessionNamed(store, sessionId);
    const page = await store.thoughts.page(sessionId, { offset, limit });
    return {
      session: shown(session),
      thoughts: page.filter(({ branchId }) => branchId === undefined),
      branches: byBranch(page),
      hasMore: offset + page.length < session.thoughtCount,
      truncated: false,
    };
  },

  async session_search({ query, limit }, { store, short }) {
    const terms = termsIn(query);
    /** Several thoughts of one session may hold the words. */
    const rows = terms.length
      ? await store.search.holding('all', terms, { kinds: ['session', 'thought'] }, limit * 20 + 1, unexpected)
      : [];
    const thoughts = await store.thoughts.recorded(
      rows.filter(({ source }) => source === 'thought').map(({ key }) => Number(key)),
    );
    const ids = rows.flatMap(({ source, key }) => (source === 'session' ? [key] : (thoughts.get(Number(key))?.session ?? [])));
    const found = [...new Set(ids)];
    const sessions = await store.sessions.these(found.slice(0, limit));
    const matches = rows.flatMap(({ source, key }) => {
      const thought = source === 'thought' ? thoughts.get(Number(key)) : undefined;
      if (!thought || !sessions.has(thought.session)) return [];
      const { thoughtNumber, branchId = null, thought: said } = thought.data;
      return [
        { nodeId: nodeId(thought.session, branchId, thoughtNumber), thoughtNumber, branchId, excerpt: short.chars(said, 200) },
      ];
    });
    return {
      sessions: found.slice(0, limit).flatMap((id) => sessions.get(id) ?? []),
      matches,
      count: sessions.size,
      query,
      hasMore: found.length > limit || rows.length > limit * 20,
      truncated: false,
    };
  },

  async session_resume({ sessionId }, { target, store, tell }) {
    const { highest, thoughtCount } = await sessionNamed(store, sessionId);
    const [lastThought = null] = await store.thoughts.last(sessionId, 1);
    const session = await tell('session_resumed', { sessionId });
    const isOther = target.session !== sessionId;
    const now = await keep(tell, moved(target, { session: sessionId, ...(isOther ? { stage: Math.min(target.stage, 1) } : {}) }));
    return { ...reached(now), success: true, sessionId, session, thoughtCount, lastThought, nextThoughtNumber: highest + 1 };
  },

  async session_export({ sessionId, format, includeMetadata }, { store, now_ms }) {
    const session = shown(await sessionNamed(store, sessionId));
    const nodes = await store.thoughts.nodes(sessionId);
    const written = {
      json: () => exportJson(session, nodes, now_ms),
      markdown: () => exportMarkdown(session, nodes, includeMetadata),
      cipher: () => exportCipher(nodes),
    };
    return { sessionId, format, content: written[format]() };
  },

  async session_delete({ sessionId, confirm }, { target, store, tell }) {
    const { title, thoughtCount } = await sessionNamed(store, sessionId);
    if (!confirm) throw refuse('deleting-is-not-confirmed', { title, thoughts: thoughtCount });
    await tell('session_deleted', { sessionId });
    if (target.session === sessionId) await keep(tell, moved(target, { session: null }));
    return { sessionId, deleted: true, thoughtCount };
  },
};
