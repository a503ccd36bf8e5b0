import { answers, fault, forgives, hears, tells } from './breaking.ts';
import type { Faulty } from './faults.ts';

const noTimes = { createdAt: '', updatedAt: '' };
const noPattern = {
  ...{ id: 'x', title: 'x', description: 'x', tags: [], derivedFromSessions: [], createdBy: null },
  ...noTimes,
};

/** Broken ledgers that keep patterns and notes, each by the rule that notices. */
export const knowledgeFaults: readonly Faulty[] = [
  fault(
    'knowledge_create_pattern/a-pattern-is-kept',
    'sessions are forgotten',
    tells('pattern_created', (f) => ({ ...f, derivedFromSessions: [] })),
  ),
  fault(
    'knowledge_create_pattern/the-id-comes-from-the-title',
    'the id of the call is passed over',
    hears('knowledge_create_pattern', ({ id: _, ...i }) => i),
  ),
  fault(
    'knowledge_create_pattern/a-taken-id-is-refused',
    'a taken id is answered as kept',
    forgives('knowledge_create_pattern', 'INVALID_OPERATION', async () => ({ pattern: noPattern })),
  ),
  fault(
    'knowledge_create_pattern/sessions-must-be-there',
    'sessions are not looked for',
    hears('knowledge_create_pattern', (i) => ({ ...i, derivedFromSessions: [] })),
  ),
  fault(
    'knowledge_get_pattern/the-whole-pattern-is-answered',
    'its content is cut',
    answers('knowledge_get_pattern', (a) => ({ pattern: { ...a.pattern, content: a.pattern.content.slice(0, 5) } })),
  ),
  fault(
    'knowledge_get_pattern/an-unknown-pattern-is-refused',
    'an unknown pattern is made up',
    forgives('knowledge_get_pattern', 'UNKNOWN_ID', async () => ({ pattern: { ...noPattern, content: 'x' } })),
  ),
  fault(
    'knowledge_list_patterns/the-latest-come-first',
    'the oldest come first',
    hears('knowledge_list_patterns', (i) => ({ ...i, sortOrder: 'asc', sortBy: 'createdAt' })),
  ),
  fault(
    'knowledge_list_patterns/tags-apply-together',
    'one tag is enough',
    hears('knowledge_list_patterns', (i) => ({ ...i, tags: i.tags?.slice(0, 1) })),
  ),
  fault(
    'knowledge_list_patterns/words-are-searched',
    'words are passed over',
    hears('knowledge_list_patterns', ({ search: _, ...i }) => i),
  ),
  fault(
    'knowledge_list_patterns/pages-are-cut-by-limit-and-offset',
    'offset is passed over',
    hears('knowledge_list_patterns', (i) => ({ ...i, offset: 0 })),
  ),
  fault(
    'knowledge_update_pattern/what-is-given-changes',
    'tags stay',
    tells('pattern_updated', (f) => ({ ...f, tags: ['performance'] })),
  ),
  fault(
    'knowledge_update_pattern/what-others-changed-is-not-overwritten',
    'the last one wins',
    hears('knowledge_update_pattern', ({ expectedUpdatedAt: _, ...i }) => i),
  ),
  fault(
    'knowledge_update_pattern/changing-nothing-is-refused',
    'nothing is a change',
    hears('knowledge_update_pattern', (i) => ({ title: 'x', ...i })),
  ),
  fault(
    'knowledge_update_pattern/new-sessions-must-be-there',
    'sessions are not looked for',
    hears('knowledge_update_pattern', (i) => ({ ...i, title: 'x', derivedFromSessions: undefined })),
  ),
  fault(
    'knowledge_update_pattern/an-unknown-pattern-is-refused',
    'an unknown pattern is changed',
    forgives('knowledge_update_pattern', 'UNKNOWN_ID', async () => ({ pattern: noPattern })),
  ),
  fault(
    'knowledge_delete_pattern/it-goes',
    'nothing goes',
    tells('pattern_deleted', () => undefined),
  ),
  fault(
    'knowledge_delete_pattern/without-confirm-nothing-goes',
    'it goes without a question',
    hears('knowledge_delete_pattern', (i) => ({ ...i, confirm: true })),
  ),
  fault(
    'knowledge_create_note/a-note-is-kept',
    'its content is cut',
    tells('scratchpad_created', (f) => ({ ...f, content: f.content.slice(0, 3) })),
  ),
  fault(
    'knowledge_create_note/a-taken-topic-is-refused',
    'a taken topic is answered as kept',
    forgives('knowledge_create_note', 'INVALID_OPERATION', async () => ({ note: { id: 'x', title: 'x', ...noTimes } })),
  ),
  fault(
    'knowledge_get_note/the-whole-note-is-answered',
    'the content is the title',
    answers('knowledge_get_note', (a) => ({ note: { ...a.note, content: a.note.title } })),
  ),
  fault(
    'knowledge_list_notes/the-latest-come-first',
    'the oldest come first',
    hears('knowledge_list_notes', (i) => ({ ...i, sortOrder: 'asc' })),
  ),
  fault(
    'knowledge_list_notes/words-are-searched',
    'the first word is enough, and it is passed over',
    hears('knowledge_list_notes', ({ search: _, ...i }) => i),
  ),
  fault(
    'knowledge_update_note/append-adds-at-the-end',
    'what is appended replaces',
    hears('knowledge_update_note', ({ append, ...i }) => ({ ...i, content: append ?? i.content })),
  ),
  fault(
    'knowledge_update_note/a-note-has-a-longest',
    'what is too long is cut',
    hears('knowledge_update_note', (i) => ({ ...i, append: i.append?.slice(0, 100) })),
  ),
  fault(
    'knowledge_update_note/what-others-changed-is-not-overwritten',
    'the last one wins',
    hears('knowledge_update_note', ({ expectedUpdatedAt: _, ...i }) => i),
  ),
  fault(
    'knowledge_delete_note/it-goes',
    'nothing goes',
    tells('scratchpad_deleted', () => undefined),
  ),
  fault(
    'knowledge_delete_note/without-confirm-nothing-goes',
    'it goes without a question',
    hears('knowledge_delete_note', (i) => ({ ...i, confirm: true })),
  ),
];
