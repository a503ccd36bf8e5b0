import type { RoomFiles } from '../collection.ts';
import { partitionOf } from '../partition.ts';
import { filedRows } from '../rows.ts';
import { sessionChanges } from './changes.ts';
import { type SessionOptions, sessionCollection } from './collection.ts';
import { connectionCollection } from './connections.ts';
import { inPartition, sessionFileReaders } from './readers.ts';

export type { SessionOptions } from './collection.ts';

/** Sessions and what connections have reached, as files. */
export const sessionFiles = (options: SessionOptions): RoomFiles<keyof typeof sessionChanges> => ({
  collections: [sessionCollection(options), connectionCollection],
  changes: sessionChanges,
  yields: {
    session_started: async (session, { ts_ms }) =>
      inPartition(session, `${partitionOf[options.granularity](ts_ms)}/${session.id}`),
    session_resumed: async (session, { db, ws }) =>
      inPartition(session, (await filedRows.item(db, { ws, collection: 'sessions', key: session.id }))?.place),
  },
  readers: sessionFileReaders,
});
