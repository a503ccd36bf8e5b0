import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** Tables that only an index beside files has: what those files looked like when they were last read or written. */
export interface FiledTables {
  filed_about: {
    version: string;
    /** When the machine was started on which it was written last. */
    boot_ms: number;
    /** 0 until all files were read once. */
    whole: number;
    /** When all files were last looked at. */
    looked_ms: number;
  };
  /** Folders in which items stand, so that items that come and go are noticed. */
  filed_folders: { ws: number; collection: string; folder: string; stamp: string };
  filed_items: {
    ws: number;
    collection: string;
    key: string;
    /** Its file or folder, from the project's. */
    place: string;
    /** What changes whenever something in it is added, removed or replaced. */
    stamp: string;
    /** What its collection wants to know again, as JSON. */
    kept: string;
  };
  /** The files of an item that is a folder, but for its head. */
  filed_files: { ws: number; collection: string; key: string; file: string; stamp: string };
  filed_problems: { ws: number; collection: string; key: string; file: string; kind: string; detail: string };
}

/** Rises whenever files are read into other rows than before: an index of another version is made anew. */
export const filedVersion = 2;

export async function createFiledTables({ kysely }: Db): Promise<void> {
  for (const statement of [
    'create table filed_about (version text not null, boot_ms integer not null, whole integer not null, looked_ms integer not null)',
    `create table filed_folders (ws integer not null, collection text not null, folder text not null, stamp text not null,
      primary key (ws, collection, folder)) without rowid`,
    `create table filed_items (ws integer not null, collection text not null, key text not null, place text not null,
      stamp text not null, kept text not null, primary key (ws, collection, key)) without rowid`,
    'create index filed_items_place on filed_items (ws, collection, place)',
    `create table filed_files (ws integer not null, collection text not null, key text not null, file text not null,
      stamp text not null, primary key (ws, collection, key, file)) without rowid`,
    `create table filed_problems (ws integer not null, collection text not null, key text not null, file text not null,
      kind text not null, detail text not null, primary key (ws, collection, key, file, kind)) without rowid`,
  ])
    await sql.raw(statement).execute(kysely);
}
