import { sql } from 'kysely';
import { compiled, compiledSql } from '../compiled.ts';
import type { Database, Db } from '../tables.ts';

interface Named {
  readonly ws: number;
  readonly collection: string;
  readonly key: string;
}

export type ItemRow = Database['filed_items'];

const item = compiled<Named, ItemRow>((k, p) =>
  k
    .selectFrom('filed_items')
    .selectAll()
    .where('ws', '=', p('ws'))
    .where('collection', '=', p('collection'))
    .where('key', '=', p('key')),
);

const saveItem = compiledSql<ItemRow>(
  (p) => sql`insert into filed_items (ws, collection, key, place, stamp, kept)
    values (${p('ws')}, ${p('collection')}, ${p('key')}, ${p('place')}, ${p('stamp')}, ${p('kept')})
    on conflict (ws, collection, key) do update set place = excluded.place, stamp = excluded.stamp, kept = excluded.kept`,
);

const saveFile = compiledSql<Database['filed_files']>(
  (p) => sql`insert into filed_files (ws, collection, key, file, stamp)
    values (${p('ws')}, ${p('collection')}, ${p('key')}, ${p('file')}, ${p('stamp')})
    on conflict (ws, collection, key, file) do update set stamp = excluded.stamp`,
);

const files = compiled<Named, { file: string; stamp: string }>((k, p) =>
  k
    .selectFrom('filed_files')
    .select(['file', 'stamp'])
    .where('ws', '=', p('ws'))
    .where('collection', '=', p('collection'))
    .where('key', '=', p('key')),
);

const file = compiled<Named & { file: string }, { stamp: string }>((k, p) =>
  k
    .selectFrom('filed_files')
    .select('stamp')
    .where('ws', '=', p('ws'))
    .where('collection', '=', p('collection'))
    .where('key', '=', p('key'))
    .where('file', '=', p('file')),
);

const workspaceName = compiled<{ ws: number }, { name: string }>((k, p) =>
  k.selectFrom('workspaces').select('name').where('id', '=', p('ws')),
);

const problems = compiled<Named, { file: string; kind: string; detail: string }>((k, p) =>
  k
    .selectFrom('filed_problems')
    .select(['file', 'kind', 'detail'])
    .where('ws', '=', p('ws'))
    .where('collection', '=', p('collection'))
    .where('key', '=', p('key'))
    .orderBy('file'),
);

const folders = compiled<{ ws: number; collection: string }, { folder: string; stamp: string }>((k, p) =>
  k.selectFrom('filed_folders').select(['folder', 'stamp']).where('ws', '=', p('ws')).where('collection', '=', p('collection')),
);

const saveFolder = compiledSql<Database['filed_folders']>(
  (p) => sql`insert into filed_folders (ws, collection, folder, stamp)
    values (${p('ws')}, ${p('collection')}, ${p('folder')}, ${p('stamp')})
    on conflict (ws, collection, folder) do update set stamp = excluded.stamp`,
);

export const filedRows = {
  item: (db: Db, at: Named) => item.first(db, at),
  /** Those of several; most calls ask for one. */
  async items(db: Db, ws: number, collection: string, keys: readonly string[]): Promise<Map<string, ItemRow>> {
    const [key] = keys;
    if (key === undefined) return new Map();
    const rows =
      keys.length === 1
        ? [await item.first(db, { ws, collection, key })]
        : await db.kysely
            .selectFrom('filed_items')
            .selectAll()
            .where('ws', '=', ws)
            .where('collection', '=', collection)
            .where('key', 'in', [...keys])
            .execute();
    return new Map(rows.flatMap((row) => (row ? [[row.key, row]] : [])));
  },
  saveItem: (db: Db, row: ItemRow) => saveItem.send(db, row),
  saveFile: (db: Db, row: Database['filed_files']) => saveFile.send(db, row),
  files: (db: Db, at: Named) => files.all(db, at),
  fileStamp: async (db: Db, at: Named & { file: string }) => (await file.first(db, at))?.stamp,
  /** Of these files, and no others, however many the item has. */
  stampsOf: async ({ kysely }: Db, { ws, collection, key }: Named, names: readonly string[]) =>
    kysely
      .selectFrom('filed_files')
      .select(['file', 'stamp'])
      .where('ws', '=', ws)
      .where('collection', '=', collection)
      .where('key', '=', key)
      .where('file', 'in', [...names])
      .execute(),
  workspace: async (db: Db, ws: number) => (await workspaceName.first(db, { ws }))?.name,
  problems: (db: Db, at: Named) => problems.all(db, at),
  folders: (db: Db, ws: number, collection: string) => folders.all(db, { ws, collection }),
  saveFolder: (db: Db, row: Database['filed_folders']) => saveFolder.send(db, row),
  /** Everything that is known about the files of an item. */
  async forget({ kysely }: Db, { ws, collection, key }: Named): Promise<void> {
    for (const table of ['filed_items', 'filed_files', 'filed_problems'] as const)
      await kysely.deleteFrom(table).where('ws', '=', ws).where('collection', '=', collection).where('key', '=', key).execute();
  },
  async forgetFile({ kysely }: Db, { ws, collection, key, file: name }: Named & { file: string }): Promise<void> {
    await kysely
      .deleteFrom('filed_files')
      .where('ws', '=', ws)
      .where('collection', '=', collection)
      .where('key', '=', key)
      .where('file', '=', name)
      .execute();
  },
  /** What is wrong with some files of an item no longer is. */
  async solve({ kysely }: Db, { ws, collection, key }: Named, only?: string): Promise<void> {
    await kysely
      .deleteFrom('filed_problems')
      .where('ws', '=', ws)
      .where('collection', '=', collection)
      .where('key', '=', key)
      .$if(only !== undefined, (query) => query.where('file', '=', only as string))
      .execute();
  },
};
