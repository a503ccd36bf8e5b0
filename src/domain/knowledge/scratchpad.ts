import type { KnowledgeScratchpadHandlers } from '../../../generated/handlers/knowledge.ts';
import type { ScratchpadNote } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { keysHolding } from '../../records/held.ts';
import { appended, changesIn, checkUnchanged, idFor } from './knowledge-rules.ts';
import type { KnowledgeStore } from './store.ts';

async function noteNamed({ scratchpad }: KnowledgeStore, id: string): Promise<ScratchpadNote> {
  const found = await scratchpad.find(id);
  if (!found) throw refuse('note-is-not-there', { id });
  return found;
}

const summary = ({ content: _, ...note }: ScratchpadNote) => note;

export const scratchpadHandlers: KnowledgeScratchpadHandlers<KnowledgeStore> = {
  async knowledge_create_note({ id: given, title, content }, { store, tell, newId }) {
    const id = idFor(given, title, 'note', newId);
    if (await store.scratchpad.find(id)) throw refuse('knowledge-id-is-taken', { operation: 'create_note', id });
    return { note: summary(await tell('scratchpad_created', { id, title, content })) };
  },

  async knowledge_get_note({ id }, { store }) {
    return { note: await noteNamed(store, id) };
  },

  async knowledge_list_notes({ search, limit, offset, sortBy, sortOrder }, { store }) {
    const ids = search === undefined ? undefined : await keysHolding(store, search, 'scratchpad');
    const order = { by: sortBy, descending: sortOrder === 'desc', limit, offset };
    const { notes, count } = await store.scratchpad.list({ ids }, order);
    return { notes, count, hasMore: offset + notes.length < count, truncated: false };
  },

  async knowledge_update_note({ id, append, title, content, expectedUpdatedAt }, { store, tell }) {
    const before = await noteNamed(store, id);
    checkUnchanged('update_note', before, expectedUpdatedAt);
    changesIn({ append, title, content });
    const now = { id, title: title ?? before.title, content: appended(content ?? before.content, append) };
    return { note: summary(await tell('scratchpad_updated', now)) };
  },

  async knowledge_delete_note({ id, confirm }, { store, tell }) {
    const { title } = await noteNamed(store, id);
    if (!confirm) throw refuse('removing-is-not-confirmed', { operation: 'delete_note', title });
    await tell('scratchpad_deleted', { id });
    return { id, deleted: true };
  },
};
