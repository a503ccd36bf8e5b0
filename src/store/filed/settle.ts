import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Batch, type BatchOptions, type Head, type Put, stampOf as timeStamp, writeBatch } from '../files/index.ts';
import type { Db } from '../tables.ts';
import type { Change, Collection, HeadGiven, Noted } from './collection.ts';
import { topOf } from './folders.ts';
import { fileName, type Layout } from './layout.ts';
import { filePlace } from './looks.ts';
import { filedRows, type ItemRow } from './rows.ts';
import { absent, fileStamp, folderStamp, isKnown, itemStamp } from './stamps.ts';

/** All that a transaction changes about one item. */
interface Plan {
  readonly ws: number;
  readonly workspace: string;
  readonly collection: Collection;
  readonly key: string;
  readonly changes: Change[];
}

export interface SettleOptions extends BatchOptions {
  readonly layout: Layout;
  readonly collections: ReadonlyMap<string, Collection>;
  /** Filled with what is being written, for as long as it is. */
  readonly busy: Set<string>;
  readonly now: () => number;
}

function plansOf(noted: readonly Noted[], collections: ReadonlyMap<string, Collection>): Plan[] {
  const plans = new Map<string, Plan>();
  for (const { ws, workspace, collection, key, change } of noted) {
    const id = `${ws} ${collection} ${key}`;
    const plan = plans.get(id) ?? { ws, workspace, collection: collections.get(collection) as Collection, key, changes: [] };
    plans.set(id, plan);
    /** What was done to something that is gone at the end need not be done. */
    if (change.kind === 'remove') plan.changes.length = 0;
    plan.changes.push(change);
  }
  return [...plans.values()];
}

/** Where items of a project go that were removed, until nobody can want them back. */
export const removedPlace = (workspace: string) => `projects/${fileName(workspace)}/.removed`;

/** Writes what a transaction has noted into files, and into its index what they look like then. */
export class Settling {
  readonly #batch = {
    folders: [] as Batch['folders'][number][],
    creates: [] as Put[],
    replaces: [] as Put[],
    heads: [] as Head[],
    moves: [] as Batch['moves'][number][],
  };
  /** What is to be said in the index once all is written. */
  readonly #after: (() => Promise<void>)[] = [];
  readonly #removed: string[] = [];
  readonly #places: string[] = [];

  constructor(
    private readonly db: Db,
    private readonly options: SettleOptions,
  ) {}

  /** Gives what may be deleted when the transaction is committed. `written` hears that files are as they should be. */
  async settle(noted: readonly Noted[], written: () => void): Promise<readonly string[]> {
    const { busy, collections, disk, flushes } = this.options;
    for (const plan of plansOf(noted, collections)) await this.#plan(plan);
    for (const place of this.#places) busy.add(place);
    try {
      await writeBatch(this.#batch, { ...(disk ? { disk } : {}), flushes: flushes ?? true });
      written();
      for (const say of this.#after) await say();
    } finally {
      for (const place of this.#places) busy.delete(place);
    }
    return this.#removed;
  }

  #at(place: string, file = ''): string {
    return path.join(this.options.layout.folder, place, file);
  }

  async #plan(plan: Plan): Promise<void> {
    const { ws, collection, key, changes } = plan;
    const row = await filedRows.item(this.db, { ws, collection: collection.name, key });
    const [first] = changes;
    if (first?.kind === 'remove') {
      if (row) await this.#remove(plan, row);
      changes.shift();
    }
    if (changes.length === 0) return;
    if (collection.items === 'files') return this.#whole(plan);
    const start = changes.find((change) => change.kind === 'start');
    if (start) return this.#start(plan, start);
    if (!row) throw new Error(`${collection.name} ${key} is in no file.`);
    return this.#change(plan, row);
  }

  /** A folder is remembered as it is after this, unless somebody else had changed it before: that is still to be noticed. */
  async #folderChanges({ ws, workspace, collection }: Plan, place: string): Promise<void> {
    const known = new Map((await filedRows.folders(this.db, ws, collection.name)).map((row) => [row.folder, row.stamp]));
    for (const one of new Set([topOf(collection, workspace), path.posix.dirname(place)]))
      if (isKnown(known.get(one) ?? absent, folderStamp(this.#at(one))))
        this.#after.push(() =>
          filedRows.saveFolder(this.db, { ws, collection: collection.name, folder: one, stamp: folderStamp(this.#at(one)) }),
        );
  }

  async #remove(plan: Plan, { place }: ItemRow): Promise<void> {
    const { ws, workspace, collection, key } = plan;
    const to = `${removedPlace(workspace)}/${fileName(key)}.${timeStamp(this.options.now())}.${process.pid}`;
    await this.#folderChanges(plan, place);
    this.#batch.moves.push({ from: this.#at(place), to: this.#at(to) });
    this.#removed.push(this.#at(to));
    this.#places.push(place);
    this.#after.push(() => filedRows.forget(this.db, { ws, collection: collection.name, key }));
  }

  async #whole(plan: Plan): Promise<void> {
    const { ws, workspace, collection, key, changes } = plan;
    const place = filePlace(collection, workspace, key);
    const last = changes.at(-1);
    if (last?.kind !== 'whole') throw new Error(`${collection.name} are whole files.`);
    await this.#folderChanges(plan, place);
    this.#batch.replaces.push({ file: this.#at(place), text: await last.text({}, this.#given(ws, this.#at(place))) });
    this.#places.push(place);
    this.#saved(plan, place, {}, []);
  }

  #given(ws: number, file: string) {
    return { db: this.db, ws, before: () => readFileSync(file, 'utf8') };
  }

  async #start(plan: Plan, start: Change & { kind: 'start' }): Promise<void> {
    const { ws, workspace, collection, key, changes } = plan;
    const group = collection.group?.of(start.ts_ms) ?? '';
    const place = path.posix.join(topOf(collection, workspace), group, fileName(key));
    const kept = structuredClone(start.kept);
    const files: Put[] = [];
    for (const change of changes)
      if (change.kind === 'create') files.push({ file: change.file(kept), text: await change.text(kept, this.#given(ws, '')) });
    const names = files.map(({ file }) => file);
    const head = await this.#headText(plan, { place, kept, stamp: '', added: names });
    await this.#folderChanges(plan, place);
    this.#batch.folders.push({ folder: this.#at(place), files: [...files, ...head] });
    this.#places.push(place);
    this.#saved(plan, place, kept, names);
  }

  async #headText(plan: Plan, about: Pick<HeadGiven, 'place' | 'kept' | 'stamp' | 'added'>): Promise<Put[]> {
    const { ws, collection, key, changes } = plan;
    if (!collection.head || !changes.some(({ kind }) => kind === 'head')) return [];
    const text = await collection.head.text({ db: this.db, ws, key, ...about });
    return [{ file: collection.head.file, text }];
  }

  async #change(plan: Plan, row: ItemRow): Promise<void> {
    const { ws, collection, key, changes } = plan;
    const { place, stamp } = row;
    const at = { ws, collection: collection.name, key };
    const kept = JSON.parse(row.kept) as object;
    const added: string[] = [];
    const written: string[] = [];
    for (const change of changes) {
      if (change.kind === 'mend') change.lost(kept, await this.#mend(plan, row));
      if (change.kind !== 'create' && change.kind !== 'replace') continue;
      const file = change.file(kept);
      const name = this.#at(place, file);
      const text = await change.text(kept, this.#given(ws, name));
      this.#batch[change.kind === 'create' ? 'creates' : 'replaces'].push({ file: name, text });
      if (change.kind === 'create') added.push(file);
      written.push(file);
    }
    const isMended = changes.some(({ kind }) => kind === 'mend');
    for (const { file, text } of await this.#headText(plan, { place, kept, stamp: isMended ? '' : stamp, added })) {
      if (await this.#headProblems(plan, row)) this.#after.push(() => filedRows.solve(this.db, at, file));
      const follows = changes.every((change) => change.kind === 'create' || (change.kind === 'head' && change.follows));
      this.#batch.heads.push({ file: this.#at(place, file), text, follows });
    }
    this.#places.push(place);
    this.#saved(plan, place, kept, written);
  }

  /** Beside it, under a name that says what it is and when. */
  #aside(place: string, file: string): void {
    const from = this.#at(place, file);
    const base = `${from}.corrupt.${timeStamp(this.options.now())}`;
    let to = base;
    for (let n = 1; existsSync(to); n += 1) to = `${base}.${n}`;
    this.#batch.moves.push({ from, to });
  }

  /** Whether something was wrong with a head. One that nobody could read is not overwritten: somebody may want to look at it. */
  async #headProblems({ ws, collection, key }: Plan, { place }: ItemRow): Promise<boolean> {
    const all = await filedRows.problems(this.db, { ws, collection: collection.name, key });
    const problems = all.filter(({ file }) => file === collection.head?.file);
    for (const { file, kind } of problems) if (kind === 'unreadable') this.#aside(place, file);
    return problems.length > 0;
  }

  async #mend({ ws, collection, key }: Plan, { place }: ItemRow): Promise<string[]> {
    const at = { ws, collection: collection.name, key };
    const problems = await filedRows.problems(this.db, at);
    const lost = problems.filter(({ kind, file }) => kind !== 'inconsistent' && file !== collection.head?.file);
    for (const { file, kind } of lost) {
      if (kind === 'unreadable') this.#aside(place, file);
      await filedRows.solve(this.db, at, file);
      await filedRows.forgetFile(this.db, { ...at, file });
    }
    return lost.map(({ file }) => file);
  }

  /** What an item and its files look like after they were written. */
  #saved({ ws, collection, key }: Plan, place: string, kept: object, files: readonly string[]): void {
    const at = { ws, collection: collection.name, key };
    this.#after.push(async () => {
      const stamp = itemStamp(collection, this.#at(place));
      await filedRows.saveItem(this.db, { ...at, place, stamp, kept: JSON.stringify(kept) });
      for (const file of files) await filedRows.saveFile(this.db, { ...at, file, stamp: fileStamp(this.#at(place, file)) });
      collection.head?.settled({ db: this.db, ws, key, place, kept, stamp, added: files });
    });
  }
}
