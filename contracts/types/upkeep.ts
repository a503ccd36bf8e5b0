import { Closed, Nullable, named, OneOf, Type } from '../kit/schema.ts';
import { MindScope } from './mind.ts';
import { MemoryKind } from './mind-record.ts';

const Count = (description: string) => Type.Integer({ minimum: 0, description });

/** The memory index as it stands. */
export const MemoryStatus = named(
  'MemoryStatus',
  Closed({
    backend: OneOf(['sqlite_fts', 'in_memory'], { description: 'Where items are looked up.' }),
    db_path: Type.String({ description: 'The file of the index; empty where there is none.' }),
    exists: Type.Boolean({ description: 'The file was there.' }),
    fts_version: OneOf(['fts5', 'none'], { description: 'How words are looked up.' }),
    total_items: Count('What can be recalled.'),
    groups: Type.Array(
      Closed({
        kind: MemoryKind,
        scope: MindScope,
        project_id: Type.String({ description: 'Empty for what is global.' }),
        count: Count('How many there are.'),
      }),
      { description: 'The same by kind, scope and project.' },
    ),
  }),
  'What can be recalled, and from where.',
);

export const ArchivedTranscript = named(
  'ArchivedTranscript',
  Closed({
    path: Type.String({ description: 'The transcript.' }),
    archived_path: Type.String({ description: 'Where its content is, or would be.' }),
    state: OneOf(['planned', 'archived', 'taken', 'changed', 'failed'], {
      description:
        'planned: would be archived; taken: the archive holds another file of this name; changed: somebody writes to it; taken, changed and failed ones stay as they are.',
    }),
    original_bytes: Count('Its size.'),
    gzip_bytes: Nullable(Type.Integer({ minimum: 0 }), { description: 'Its size in the archive; null where it is not there.' }),
    sha256: Type.String({ description: 'Checksum of its content; empty where it was not archived.' }),
    error: Type.String({ description: 'What went wrong; empty where nothing did.' }),
  }),
  'A transcript and what became of it.',
);

export const CompactedFile = named(
  'CompactedFile',
  Closed({
    name: OneOf(['claims', 'edges', 'nodes'], { description: 'Which file of the Thought DB.' }),
    path: Type.String({ description: 'The file.' }),
    lines_before: Count('Its lines as it was.'),
    lines_after: Count('Its lines without what no longer counts.'),
    bytes_before: Count('Its size as it was.'),
    bytes_after: Count('Its size without what no longer counts.'),
    malformed: Count('Lines that are no records; they are in the archive alone.'),
  }),
  'A file of the Thought DB, before and after.',
);
