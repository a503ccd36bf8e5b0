import path from 'node:path';
import type { Db } from '../tables.ts';
import type { Collection, Looks } from './collection.ts';
import { fileName, type Layout } from './layout.ts';
import { filedRows } from './rows.ts';
import { absent, fileStamp, isKnown, itemStamp } from './stamps.ts';

/** So many names go into one statement. */
const atOnce = 500;

export interface ItemRef {
  readonly workspace: string;
  readonly collection: string;
  readonly key: string;
}

/** Files are not what the index knows. What was being done is done again after they were read. */
export class Stale extends Error {
  readonly isUndone = true;

  constructor(
    readonly items: readonly ItemRef[],
    /** A file that stood where a new one was to be made. */
    readonly taken?: string,
  ) {
    super('Files have changed.');
  }
}

/** Where an item stands that is a file: by its key alone. */
export const filePlace = ({ folder }: Collection, workspace: string, key: string): string =>
  `projects/${fileName(workspace)}/${folder}/${fileName(key)}.json`;

export class Looker implements Looks {
  constructor(
    private readonly layout: Layout,
    private readonly collections: ReadonlyMap<string, Collection>,
    /** Items that this process is about to write: what they look like meanwhile is nobody else's doing. */
    private readonly busy: ReadonlySet<string>,
  ) {}

  async items(db: Db, ws: number, collection: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const of = this.collections.get(collection) as Collection;
    const known = await filedRows.items(db, ws, collection, keys);
    const stale: string[] = [];
    for (const key of keys) {
      const row = known.get(key);
      const place =
        row?.place ?? (of.items === 'files' ? filePlace(of, (await filedRows.workspace(db, ws)) ?? '', key) : undefined);
      if (place === undefined || this.busy.has(place)) continue;
      if (!isKnown(row?.stamp ?? absent, itemStamp(of, path.join(this.layout.folder, place)))) stale.push(key);
    }
    await this.#refuse(db, ws, collection, stale);
    return new Map([...known.values()].map(({ key, place }) => [key, place]));
  }

  async files(db: Db, ws: number, collection: string, key: string, names: (kept: object) => readonly string[]): Promise<void> {
    const row = await filedRows.item(db, { ws, collection, key });
    if (!row || this.busy.has(row.place)) return;
    const asked = names(JSON.parse(row.kept) as object);
    const stamps = await this.#stamps(db, { ws, collection, key }, asked);
    const isChanged = (file: string) =>
      !isKnown(stamps.get(file) ?? absent, fileStamp(path.join(this.layout.folder, row.place, file)));
    await this.#refuse(db, ws, collection, asked.some(isChanged) ? [key] : []);
  }

  /** A few are asked for by name, a page of them at once; only where nearly all are meant it is quicker to ask for all. */
  async #stamps(db: Db, at: { ws: number; collection: string; key: string }, asked: readonly string[]) {
    if (asked.length > 10) {
      const rows = asked.length > atOnce ? await filedRows.files(db, at) : await filedRows.stampsOf(db, at, asked);
      return new Map(rows.map(({ file, stamp }) => [file, stamp]));
    }
    const stamps = new Map<string, string>();
    for (const file of asked) stamps.set(file, (await filedRows.fileStamp(db, { ...at, file })) ?? absent);
    return stamps;
  }

  async #refuse(db: Db, ws: number, collection: string, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const workspace = (await filedRows.workspace(db, ws)) ?? '';
    throw new Stale(keys.map((key) => ({ workspace, collection, key })));
  }
}
