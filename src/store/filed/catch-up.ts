import { existsSync, renameSync } from 'node:fs';
import { rm, unlink } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { stampOf as timeStamp } from '../files/index.ts';
import type { Db } from '../tables.ts';
import type { Replaying } from '../unit.ts';
import { absorb, type Found, release } from './absorb.ts';
import type { Collection, ItemRead } from './collection.ts';
import { changedFolders, foldersOf, type ItemFolder, itemsIn } from './folders.ts';
import { namesIn, ReadFiles } from './item-files.ts';
import { fileName, nameBehind } from './layout.ts';
import { filePlace, type ItemRef, type Stale } from './looks.ts';
import type { FiledIndex } from './open-index.ts';
import { filedRows, type ItemRow } from './rows.ts';
import { removedPlace } from './settle.ts';
import { absent, doubted, fileStamp, folderStamp, isKnown, itemStamp } from './stamps.ts';

/** So many items are read while others wait to write. */
const atOnce = 25;

interface Difference {
  readonly collection: Collection;
  /** New, moved or changed. */
  readonly found: readonly Found[];
  readonly gone: readonly string[];
}

/** Brings the index to what files say. */
export class CatchUp {
  constructor(
    readonly filed: FiledIndex,
    /** Whoever closes the store does not wait for a look at everything. */
    private readonly isOver: () => boolean,
  ) {}

  /** Others may come between. */
  async #pause(): Promise<void> {
    await turn();
    if (this.isOver()) throw new Error('The store was closed.');
  }

  get #root(): string {
    return this.filed.layout.folder;
  }

  async #ws(db: Db, workspace: string): Promise<number | undefined> {
    const row = await db.kysely.selectFrom('workspaces').select('id').where('name', '=', workspace).executeTakeFirst();
    return row?.id;
  }

  /** Whether items of a workspace have come or gone, by the looks of their folders. */
  async folders(workspace: string): Promise<void> {
    const { db, collections, layout } = this.filed;
    const ws = await this.#ws(db, workspace);
    if (ws === undefined && !existsSync(layout.project(workspace))) return;
    for (const collection of collections.values()) {
      const changed = await changedFolders(db, ws ?? -1, this.#root, collection, workspace);
      if (changed.length > 0) await this.#readFolders(workspace, collection, changed);
    }
  }

  /** Reads items that do not look as the index knows them. A file in the way that nobody can read is put aside. */
  async items({ items, taken }: Pick<Stale, 'items' | 'taken'>): Promise<void> {
    const workspaces = new Set(items.map(({ workspace }) => workspace));
    for (const workspace of workspaces)
      await this.filed.absorbing(workspace, async (unit) => {
        for (const item of items) if (item.workspace === workspace) await this.#readItem(unit, item, taken);
      });
  }

  async #readItem(unit: Replaying, { workspace, collection: name, key }: ItemRef, taken: string | undefined): Promise<void> {
    const collection = this.filed.collections.get(name) as Collection;
    const { db, ws } = unit.writer;
    const row = await filedRows.item(db, { ws, collection: name, key });
    const place = this.#placeOf(collection, workspace, key, row);
    if (place === undefined) return release(unit, collection, key);
    if (taken === undefined && row?.place === place && this.#isKnown(collection, row, await this.#files(db, row))) return;
    const read = await absorb(unit, this.#root, collection, { key, place });
    this.#sayWhat(place, read);
    for (const file of read?.leftovers ?? []) {
      const name = path.join(this.#root, place, file);
      if (name === taken) renameSync(name, `${name}.corrupt.${timeStamp(Date.now())}.${process.pid}`);
    }
  }

  /** Whoever runs the server learns of files that cannot be read without asking for what is in them. */
  #sayWhat(place: string, read: ItemRead | undefined): void {
    for (const { kind, file, detail } of read?.problems ?? [])
      if (kind === 'unreadable') this.filed.log?.warning('a file cannot be read', { file: path.posix.join(place, file), detail });
  }

  /** Where it stands now: where it stood, or in another folder of its collection. */
  #placeOf(collection: Collection, workspace: string, key: string, row: ItemRow | undefined): string | undefined {
    if (collection.items === 'files') {
      const place = filePlace(collection, workspace, key);
      return existsSync(path.join(this.#root, place)) ? place : undefined;
    }
    const folders = foldersOf(this.#root, collection, workspace).map(({ folder }) => `${folder}/${fileName(key)}`);
    const there = [...new Set([...(row ? [row.place] : []), ...folders])].filter((place) =>
      existsSync(path.join(this.#root, place)),
    );
    if (there.length > 1) this.filed.log?.warning('the same stands in two folders, and the first one counts', { there });
    return there[0];
  }

  async #files(db: Db, { ws, collection, key }: ItemRow): Promise<Map<string, string>> {
    return new Map((await filedRows.files(db, { ws, collection, key })).map(({ file, stamp }) => [file, stamp]));
  }

  /** Whether all files of an item are there as they are known, and no others. */
  #isKnown(collection: Collection, { key, place, stamp }: ItemRow, known: ReadonlyMap<string, string>): boolean {
    const folder = path.join(this.#root, place);
    if (!isKnown(stamp, itemStamp(collection, folder))) return false;
    if (collection.items === 'files') return true;
    const there = collection.files(new ReadFiles(key, folder).names);
    return (
      there.length === known.size && there.every((file) => isKnown(known.get(file) ?? absent, fileStamp(path.join(folder, file))))
    );
  }

  async #readFolders(workspace: string, collection: Collection, folders: readonly ItemFolder[]): Promise<void> {
    const looked = folders.map(({ folder }) => ({ folder, stamp: doubted(folderStamp(path.join(this.#root, folder))) }));
    const there = new Map(folders.flatMap((one) => [...itemsIn(this.#root, one)]));
    const inside = new Set(folders.map(({ folder }) => folder));
    await this.#bring(
      workspace,
      await this.#difference(workspace, collection, there, (place) => inside.has(path.posix.dirname(place))),
    );
    await this.filed.absorbing(workspace, async ({ writer: { db, ws } }) => {
      for (const { folder, stamp } of looked)
        if (stamp !== absent) await filedRows.saveFolder(db, { ws, collection: collection.name, folder, stamp });
        else await db.kysely.deleteFrom('filed_folders').where('ws', '=', ws).where('folder', '=', folder).execute();
    });
  }

  /** What stands in folders and what the index knows to stand there. */
  async #difference(
    workspace: string,
    collection: Collection,
    there: ReadonlyMap<string, string>,
    isMeant: (place: string) => boolean,
  ): Promise<Difference> {
    const { db } = this.filed;
    const ws = (await this.#ws(db, workspace)) ?? -1;
    const known = await db.kysely
      .selectFrom('filed_items')
      .select(['key', 'place'])
      .where('ws', '=', ws)
      .where('collection', '=', collection.name)
      .execute();
    const places = new Map(known.map(({ key, place }) => [key, place]));
    return {
      collection,
      found: [...there].flatMap(([key, place]) => (places.get(key) === place ? [] : [{ key, place }])),
      gone: known.flatMap(({ key, place }) => (isMeant(place) && there.get(key) !== place ? [key] : [])),
    };
  }

  /** A few at a time, so that others come between. */
  async #bring(workspace: string, { collection, found, gone }: Difference): Promise<void> {
    const news = [...new Set([...found.map(({ key }) => key), ...gone])];
    for (let from = 0; from < news.length; from += atOnce) {
      const some = news.slice(from, from + atOnce).map((key) => ({ workspace, collection: collection.name, key }));
      await this.items({ items: some });
      await this.#pause();
    }
  }

  /** Looks at everything, and reads what has changed. */
  async all(): Promise<void> {
    const { layout, collections } = this.filed;
    for (const name of namesIn(layout.projects)) {
      const workspace = name.endsWith('/') ? nameBehind(name.slice(0, -1)) : undefined;
      if (workspace === undefined) continue;
      for (const collection of collections.values()) {
        await this.#readFolders(workspace, collection, foldersOf(this.#root, collection, workspace));
        await this.#lookAtItems(workspace, collection);
      }
      await this.#tidy(workspace);
    }
  }

  async #lookAtItems(workspace: string, collection: Collection): Promise<void> {
    const { db } = this.filed;
    const ws = await this.#ws(db, workspace);
    if (ws === undefined) return;
    for (let after = ''; ; ) {
      const rows = await db.kysely
        .selectFrom('filed_items')
        .selectAll()
        .where('ws', '=', ws)
        .where('collection', '=', collection.name)
        .where('key', '>', after)
        .orderBy('key')
        .limit(atOnce)
        .execute();
      const last = rows.at(-1);
      if (!last) return;
      after = last.key;
      const stale: ItemRef[] = [];
      for (const row of rows) {
        if (await this.#expire(workspace, collection, row)) continue;
        if (!this.#isKnown(collection, row, await this.#files(db, row)))
          stale.push({ workspace, collection: collection.name, key: row.key });
      }
      if (stale.length > 0) await this.items({ items: stale });
      await this.#pause();
    }
  }

  /** Whether it was let go because nobody has written to it for so long. */
  async #expire(workspace: string, { keptMs, name }: Collection, { key, place, stamp }: ItemRow): Promise<boolean> {
    const changed_ms = Number(stamp.replace('?', '').split(':').at(-1)) / 1e6;
    if (keptMs === undefined || !(Date.now() - changed_ms > keptMs)) return false;
    await unlink(path.join(this.#root, place)).catch(() => {});
    await this.items({ items: [{ workspace, collection: name, key }] });
    return true;
  }

  /** What was removed, and could not be deleted then. */
  async #tidy(workspace: string): Promise<void> {
    const folder = path.join(this.#root, removedPlace(workspace));
    if (existsSync(folder)) await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}
