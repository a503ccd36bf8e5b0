import type {
  KnowledgePattern,
  PatternCreatedFact,
  ScratchpadCreatedFact,
  ScratchpadNote,
} from '../../../../generated/types/index.ts';
import { isRecord, parseJson } from '../../../kernel/json.ts';
import { dropSearchable } from '../../search-rows.ts';
import type { Collection, ItemChange, Replay, RoomFiles } from '../collection.ts';

type KnowledgeFacts =
  | 'pattern_created'
  | 'pattern_updated'
  | 'pattern_deleted'
  | 'scratchpad_created'
  | 'scratchpad_updated'
  | 'scratchpad_deleted';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

type Found = Readonly<Record<string, unknown>>;

/** How a file reads as what happened: it was made, and changed since if it says another time. */
function lifeOf<Made extends 'pattern_created' | 'scratchpad_created', Changed extends 'pattern_updated' | 'scratchpad_updated'>(
  found: Found,
  made: { readonly kind: Made; readonly fact: object },
  changed: { readonly kind: Changed; readonly fact: object },
): Replay[] {
  const created = Date.parse(words(found.createdAt));
  const updated = Date.parse(words(found.updatedAt));
  const ts_ms = Number.isNaN(created) ? 0 : created;
  const replays = [{ ...made, ts_ms }, ...(updated > ts_ms ? [{ ...changed, ts_ms: updated }] : [])];
  return replays as unknown as Replay[];
}

const patternOf = (found: Found): Omit<PatternCreatedFact, 'createdBy'> => ({
  id: words(found.id),
  title: words(found.title),
  description: words(found.description),
  tags: list(found.tags),
  derivedFromSessions: list(found.derivedFromSessions),
  content: words(found.content),
});

const noteOf = (found: Found): ScratchpadCreatedFact => ({
  id: words(found.id),
  title: words(found.title),
  content: words(found.content),
});

/** Things of which each is one file that holds what answers show of it. */
const collectionOf = (name: string, folder: string, life: (found: Found) => Replay[], drop: Collection['drop']): Collection => ({
  name,
  folder,
  items: 'files',
  files: () => [],
  async read(files) {
    const file = files.read('');
    if (file.kind === 'missing') return undefined;
    const found = file.kind === 'text' ? parseJson(file.text)?.value : undefined;
    if (!isRecord(found) || found.id !== files.key)
      return { facts: [], kept: {}, problems: [{ kind: 'unreadable', file: '', detail: name }] };
    return { facts: life(found), kept: {}, problems: [] };
  },
  drop,
});

const patterns = collectionOf(
  'patterns',
  'knowledge/patterns',
  (found) => {
    const fact = patternOf(found);
    const createdBy = typeof found.createdBy === 'string' ? found.createdBy : null;
    return lifeOf(found, { kind: 'pattern_created', fact: { ...fact, createdBy } }, { kind: 'pattern_updated', fact });
  },
  async (writer, id) => {
    const { db, ws } = writer;
    await dropSearchable(writer, 'pattern', [id]);
    await db.kysely.deleteFrom('knowledge_tags').where('ws', '=', ws).where('pattern', '=', id).execute();
    await db.kysely.deleteFrom('knowledge_patterns').where('ws', '=', ws).where('id', '=', id).execute();
  },
);

const scratchpad = collectionOf(
  'scratchpad',
  'knowledge/scratchpad',
  (found) =>
    lifeOf(found, { kind: 'scratchpad_created', fact: noteOf(found) }, { kind: 'scratchpad_updated', fact: noteOf(found) }),
  async (writer, id) => {
    const { db, ws } = writer;
    await dropSearchable(writer, 'scratchpad', [id]);
    await db.kysely.deleteFrom('scratchpad_notes').where('ws', '=', ws).where('id', '=', id).execute();
  },
);

const written =
  ({ name }: Collection) =>
  ({ id }: { readonly id: string }, { row }: { readonly row: KnowledgePattern | ScratchpadNote }): ItemChange[] => [
    { collection: name, key: id, change: { kind: 'whole', text: () => `${JSON.stringify(row, null, 2)}\n` } },
  ];

const removed =
  ({ name }: Collection) =>
  ({ id }: { readonly id: string }): ItemChange[] => [{ collection: name, key: id, change: { kind: 'remove' } }];

/** Patterns and scratchpad notes, as files. */
export const knowledgeFiles: RoomFiles<KnowledgeFacts> = {
  collections: [patterns, scratchpad],
  changes: {
    pattern_created: written(patterns),
    pattern_updated: written(patterns),
    pattern_deleted: removed(patterns),
    scratchpad_created: written(scratchpad),
    scratchpad_updated: written(scratchpad),
    scratchpad_deleted: removed(scratchpad),
  },
  readers: () => ({}),
};
