import type { KnowledgePattern, ScratchpadNote } from '../../../../generated/types/index.ts';
import type { ItemChange, RoomFiles } from '../collection.ts';
import { removedFile, wholeFile } from '../single.ts';
import { patternCollection, scratchpadCollection } from './collections.ts';
import { knowledgeFileReaders } from './readers.ts';

type KnowledgeFacts =
  | 'pattern_created'
  | 'pattern_updated'
  | 'pattern_deleted'
  | 'scratchpad_created'
  | 'scratchpad_updated'
  | 'scratchpad_deleted';

/** A file holds what answers show of it. */
const written =
  (of: { readonly name: string }) =>
  ({ id }: { readonly id: string }, { row }: { readonly row: KnowledgePattern | ScratchpadNote }): ItemChange[] =>
    wholeFile(of, id, () => `${JSON.stringify(row, null, 2)}\n`);

const removed =
  (of: { readonly name: string }) =>
  ({ id }: { readonly id: string }): ItemChange[] =>
    removedFile(of, id);

/** Patterns and scratchpad notes, as files. */
export const knowledgeFiles: RoomFiles<KnowledgeFacts> = {
  collections: [patternCollection, scratchpadCollection],
  changes: {
    pattern_created: written(patternCollection),
    pattern_updated: written(patternCollection),
    pattern_deleted: removed(patternCollection),
    scratchpad_created: written(scratchpadCollection),
    scratchpad_updated: written(scratchpadCollection),
    scratchpad_deleted: removed(scratchpadCollection),
  },
  readers: knowledgeFileReaders,
};
