import type { KnowledgePatternsHandlers } from '../../../generated/handlers/knowledge.ts';
import type { KnowledgePattern } from '../../../generated/types/index.ts';
import { fault, refuse } from '../../kernel/fault.ts';
import { keysHolding } from '../../records/held.ts';
import { changesIn, checkUnchanged, idFor } from './knowledge-rules.ts';
import type { KnowledgeStore } from './store.ts';

async function patternNamed({ patterns }: KnowledgeStore, id: string): Promise<KnowledgePattern> {
  const found = await patterns.find(id);
  if (!found) throw refuse('pattern-is-not-there', { id });
  return found;
}

/** What is learned from a session can be checked there. */
async function checkSessions({ sessions }: KnowledgeStore, ids: readonly string[]): Promise<void> {
  const found = await sessions.these(ids);
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) throw fault('SESSION_NOT_FOUND', { session: missing });
}

const summary = ({ content: _, ...pattern }: KnowledgePattern) => pattern;

export const patternHandlers: KnowledgePatternsHandlers<KnowledgeStore> = {
  async knowledge_create_pattern({ workspace: _, ...input }, { store, tell, agent_id, newId }) {
    const id = idFor(input.id, input.title, 'pattern', newId);
    if (await store.patterns.find(id)) throw refuse('knowledge-id-is-taken', { operation: 'create_pattern', id });
    await checkSessions(store, input.derivedFromSessions);
    return { pattern: summary(await tell('pattern_created', { ...input, id, createdBy: input.createdBy ?? agent_id })) };
  },

  async knowledge_get_pattern({ id }, { store }) {
    return { pattern: await patternNamed(store, id) };
  },

  async knowledge_list_patterns({ tags = [], search, limit, offset, sortBy, sortOrder }, { store }) {
    const ids = search === undefined ? undefined : await keysHolding(store, search, 'pattern');
    const order = { by: sortBy, descending: sortOrder === 'desc', limit, offset };
    const { patterns, count } = await store.patterns.list({ tags: [...new Set(tags)], ids }, order);
    return { patterns, count, hasMore: offset + patterns.length < count, truncated: false };
  },

  async knowledge_update_pattern({ id, expectedUpdatedAt, ...input }, { store, tell }) {
    const { title, description, content, tags, derivedFromSessions } = input;
    const { createdBy: _, createdAt: __, updatedAt, ...before } = await patternNamed(store, id);
    checkUnchanged('update_pattern', { id, updatedAt }, expectedUpdatedAt);
    const changes = changesIn({ title, description, content, tags, derivedFromSessions });
    const known = new Set(before.derivedFromSessions);
    await checkSessions(
      store,
      (derivedFromSessions ?? []).filter((session) => !known.has(session)),
    );
    return { pattern: summary(await tell('pattern_updated', { ...before, ...changes })) };
  },

  async knowledge_delete_pattern({ id, confirm }, { store, tell }) {
    const { title } = await patternNamed(store, id);
    if (!confirm) throw refuse('removing-is-not-confirmed', { operation: 'delete_pattern', title });
    await tell('pattern_deleted', { id });
    return { id, deleted: true };
  },
};
