import { rmSync, statSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { patienceMs, patiently } from '../patience.ts';
import { areAsSeen, isUnchanged, type Known, type Reading, readSource, type Seen } from './derived-sources.ts';
import type { LineStart } from './lines.ts';
import { outsideOfLocks, withLock } from './lock.ts';
import { codeOf, type FileProblem, FileTrouble, troubleWith, typedFor } from './trouble.ts';

/** A file that an index is derived from. */
export interface Source {
  readonly path: string;
  /** lines: a growing file with one record a line. whole: a file that is one record, and is replaced as a whole. */
  readonly kind: 'lines' | 'whole';
}

export interface Position {
  readonly source: string;
  readonly byte: number;
  readonly line: number;
}

export interface IndexShape {
  readonly file: string;
  /** Rises whenever `create` or `apply` change what is stored: an index of another version is made anew. */
  readonly version: number;
  create(db: Sqlite.Database): void;
  /** Stores what follows from one record, or answers `no_record`. Records of one source come in order; sources in any order. */
  apply(db: Sqlite.Database, record: unknown, position: Position): unknown;
  /** Takes back all that came from one source. Without it, a source that was rewritten costs a whole new index. */
  forget?(db: Sqlite.Database, source: string): void;
}

/** A line or file that is no record. It was passed over. */
export interface SourceProblem extends Position {
  readonly reason: 'not_json' | 'not_utf8' | 'too_long';
}

/** Lines of a source that are no records. */
export interface PassedOver {
  readonly lines: number;
  /** The first of them, from 1; 0 where there is none. */
  readonly first: number;
}

/** What a source holds, from a place on, that is no record. */
export function passedOverIn(db: Sqlite.Database, source: string, since: number): PassedOver {
  const text = 'select count(*) as lines, coalesce(min(line), 0) as first from index_problems where path = ? and byte >= ?';
  return db.prepare(text).get(source, since) as PassedOver;
}

export interface CaughtUp {
  /** Records that were applied. */
  readonly applied: number;
  /** Why the index was made anew; null when it only went on from where it stopped. */
  readonly rebuilt: 'missing' | 'damaged' | 'other_version' | 'source_changed' | 'asked' | null;
  /** The first of those met this time. */
  readonly problems: readonly SourceProblem[];
}

const mostProblems = 100;

/** SQLite says these of a file that it cannot make sense of, or that was emptied while it was open. */
const isDamaged = (error: unknown) =>
  /^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ|FORMAT)/.test(codeOf(error)) ||
  (codeOf(error) === 'SQLITE_ERROR' && /^no such table/.test((error as Error).message));

/** SQLite says this of a file that was deleted or replaced after it was opened. */
const isGone = (error: unknown) => codeOf(error) === 'SQLITE_READONLY_DBMOVED';

/** How often in a row it is made anew because it was deleted while it was being made. */
const mostDeletions = 20;

/** Undefined where there is none, or could be none. */
const inodeOf = (file: string) => {
  try {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false });
    return found && `${found.dev}:${found.ino}`;
  } catch {
    return undefined;
  }
};

const bookkeeping = `
  create table index_about (version integer not null);
  create table index_sources (
    path text primary key, device text not null, inode text not null, byte integer not null, line integer not null,
    checksum text not null, stamp text not null
  ) without rowid;
  create table index_problems (path text not null, byte integer not null, line integer not null, primary key (path, byte)) without rowid;`;

/** Rises with the tables above; together with the version of the shape it is the version of an index. */
const bookkeepingVersion = 2;

class SourceChanged extends Error {}

/** Stands for the file of an index that has none. */
const inMemory = 'in memory';

/** Troubles of whoever may read a place and not write there. */
const unwritable: ReadonlySet<FileProblem> = new Set(['denied', 'read_only', 'bad_path', 'full']);
const isUnwritable = (file: string, error: unknown) => {
  const trouble = troubleWith(file, error);
  return trouble instanceof FileTrouble && unwritable.has(trouble.problem) && !isGone(error);
};

/** The open index. It may be deleted, damaged or replaced by others at any time; then it is opened or made anew. */
interface Opened {
  readonly db: Sqlite.Database;
  readonly inode: string;
}

export class DerivedIndex {
  #opened: Opened | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #closed = false;
  /** What this process has caught up with; undefined where it has to be asked of the index. */
  #seen: Seen | undefined;
  /** Who has caught up and goes on reading. */
  #units = new WeakSet<object>();

  constructor(
    readonly shape: IndexShape,
    /** Whether what was caught up is kept in the file, or only for as long as this is open. */
    readonly how: { readonly keeps: boolean } = { keeps: true },
  ) {}

  /**
   * Catches up and then reads, in one go. The work is synchronous, so that nothing comes between. Who reads several times for one
   * answer says so by a `unit` of its own: then only the first time catches up.
   */
  read<T>(sources: readonly Source[], work: (db: Sqlite.Database) => T, unit: object = {}): Promise<T> {
    return this.#inTurn(async () => {
      if (!this.#units.has(unit) || !this.#isHere()) await this.#catchUp(sources, null);
      this.#units.add(unit);
      try {
        return work((this.#opened as Opened).db);
      } catch (error) {
        if (!isDamaged(error)) throw error;
      }
      await this.#catchUp(sources, 'damaged');
      return work((this.#opened as Opened).db);
    });
  }

  catchUp(sources: readonly Source[]): Promise<CaughtUp> {
    return this.#inTurn(() => this.#catchUp(sources, null));
  }

  rebuild(sources: readonly Source[]): Promise<CaughtUp> {
    return this.#inTurn(() => this.#catchUp(sources, 'asked'));
  }

  close(): Promise<void> {
    return this.#inTurn(async () => {
      this.#closed = true;
      this.#shut();
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(() => {
      if (this.#closed) throw new Error(`The index ${this.shape.file} is closed.`);
      return outsideOfLocks(() => typedFor(this.shape.file, work));
    });
    this.#turn = mine.catch(() => {});
    return mine;
  }

  #shut(): void {
    const { db } = this.#opened ?? {};
    this.#opened = undefined;
    this.#seen = undefined;
    /** A damaged one may refuse; the file is let go all the same. */
    try {
      db?.close();
    } catch {}
  }

  async #catchUp(sources: readonly Source[], why: 'damaged' | 'asked' | null): Promise<CaughtUp> {
    if (why === null && !this.#isHere()) await this.#join(sources);
    if (why === null && this.#isHere() && this.#seen && (await areAsSeen(sources, this.#seen)))
      return { applied: 0, rebuilt: null, problems: [] };
    if (why === null && (!this.how.keeps || this.#opened?.inode === inMemory)) return this.#inMemory(sources);
    if (!this.how.keeps) return this.#anew(sources);
    try {
      return await withLock(`${this.shape.file}.lock`, () => this.#underLock(sources, why));
    } catch (error) {
      if (why === 'asked' || !isUnwritable(this.shape.file, error)) throw error;
      return this.#inMemory(sources);
    }
  }

  /** Where no file can be written, what is derived goes on in memory: whoever may only read is answered all the same. */
  async #inMemory(sources: readonly Source[]): Promise<CaughtUp> {
    if (this.#opened === undefined) return this.#anew(sources);
    try {
      if (this.#opened.inode !== inMemory) await this.#hold(this.#opened.db.serialize());
      return { ...(await this.#advance(sources)), rebuilt: null };
    } catch (error) {
      if (!(error instanceof SourceChanged) && !isDamaged(error)) throw error;
      return this.#anew(sources);
    }
  }

  async #anew(sources: readonly Source[]): Promise<CaughtUp> {
    this.#make(await this.#hold(':memory:'));
    return { ...(await this.#advance(sources)), rebuilt: 'missing' };
  }

  /** Goes on with a copy of an index, or with an empty one, that is gone when it is closed. */
  async #hold(from: Buffer | ':memory:'): Promise<Sqlite.Database> {
    this.#shut();
    const { default: Sqlite } = await import('better-sqlite3');
    this.#opened = { db: new Sqlite(from), inode: inMemory };
    return this.#opened.db;
  }

  #make(db: Sqlite.Database): void {
    db.transaction(() => {
      db.exec(bookkeeping);
      db.prepare('insert into index_about values (?)').run(this.#version);
      this.shape.create(db);
    }).immediate();
  }

  /** Opens an index as another process left it. Whatever is wrong with one is left to whoever holds the lock. */
  async #join(sources: readonly Source[]): Promise<void> {
    this.#shut();
    if (inodeOf(this.shape.file) === undefined) return;
    try {
      if ((await this.#connect()) !== this.#version) return this.#shut();
      const known = this.#known((this.#opened as unknown as Opened).db);
      const seen: Seen = new Map(sources.map(({ path }) => [path, known.get(path)]));
      /** What came from a source that is no longer one has to be taken back. */
      if ([...known.keys()].every((path) => seen.has(path))) this.#seen = seen;
    } catch {
      this.#shut();
    }
  }

  get #version(): number {
    return this.shape.version * 100 + bookkeepingVersion;
  }

  #isHere(): boolean {
    const { inode } = this.#opened ?? {};
    return inode !== undefined && (inode === inMemory || inodeOf(this.shape.file) === inode);
  }

  /** Makes it anew as often as needed: whatever stands in the way, stands in the way of the old one only. */
  async #underLock(sources: readonly Source[], why: CaughtUp['rebuilt']): Promise<CaughtUp> {
    let reason = why;
    for (let deletions = 0; ; ) {
      if (reason !== null) this.#discard();
      try {
        const made = await this.#open();
        const done = await this.#advance(sources);
        return { ...done, rebuilt: reason ?? made };
      } catch (error) {
        if (isGone(error) && ++deletions <= mostDeletions) {
          reason = 'missing';
          continue;
        }
        const again = error instanceof SourceChanged ? 'source_changed' : isDamaged(error) ? 'damaged' : null;
        if (again === null || reason === again) throw error;
        reason = again;
      }
    }
  }

  #discard(): void {
    this.#shut();
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(this.shape.file + end, { force: true });
  }

  /** Opens what is there, or makes it. Says why it had to. */
  async #open(): Promise<'missing' | 'other_version' | null> {
    const { file } = this.shape;
    const inode = inodeOf(file);
    if (this.#opened && this.#opened.inode === inode) return null;
    this.#shut();
    const before = inode === undefined ? undefined : await this.#connect();
    if (before !== undefined && before === this.#version) return null;
    this.#discard();
    await this.#connect();
    this.#make((this.#opened as unknown as Opened).db);
    return before === undefined ? 'missing' : 'other_version';
  }

  /** Opens the file and answers the version that it says it has; null where it says none. */
  async #connect(): Promise<number | null> {
    const { file } = this.shape;
    /** Loaded here, so that whoever asks no index does not wait for it. */
    const { default: Sqlite } = await import('better-sqlite3');
    /** Others only ever read while this one holds the lock, and never for long. */
    const db = new Sqlite(file, { timeout: 5000, readonly: !this.how.keeps });
    this.#opened = { db, inode: inodeOf(file) as string };
    const known = db.prepare(`select 1 from sqlite_master where name = 'index_about'`).get();
    if (!known) return null;
    return (db.prepare('select version from index_about').pluck().get() as number | undefined) ?? null;
  }

  /** Everything that is new, in one transaction: nobody sees a part of it, and one who is stopped leaves none. */
  async #advance(sources: readonly Source[]): Promise<Omit<CaughtUp, 'rebuilt'>> {
    const { db } = this.#opened as Opened;
    await patiently(patienceMs, () => db.exec('begin immediate'));
    try {
      const problems: SourceProblem[] = [];
      let applied = 0;
      const known = this.#known(db);
      const seen: Seen = new Map();
      for (const source of sources) {
        const mark = known.get(source.path);
        known.delete(source.path);
        seen.set(source.path, mark);
        if (await isUnchanged(source, mark)) continue;
        const followed = await this.#follow(db, source, mark, problems);
        seen.set(source.path, followed.now);
        applied += followed.applied;
      }
      for (const gone of known.keys()) this.#forget(db, gone);
      db.exec('commit');
      this.#seen = seen;
      return { applied, problems };
    } catch (error) {
      if (db.inTransaction) db.exec('rollback');
      throw error;
    }
  }

  #known(db: Sqlite.Database): Map<string, Known> {
    const rows = db.prepare('select path, device, inode, byte, line, checksum, stamp from index_sources').all() as (Known & {
      path: string;
    })[];
    return new Map(rows.map((row) => [row.path, row]));
  }

  #forget(db: Sqlite.Database, source: string): void {
    if (!this.shape.forget) throw new SourceChanged();
    this.shape.forget(db, source);
    for (const table of ['index_sources', 'index_problems']) db.prepare(`delete from ${table} where path = ?`).run(source);
  }

  async #follow(
    db: Sqlite.Database,
    source: Source,
    mark: Known | undefined,
    problems: SourceProblem[],
  ): Promise<{ readonly applied: number; readonly now: Known | undefined }> {
    let applied = 0;
    const passOver = ({ byte, line }: LineStart) =>
      db.prepare('insert or replace into index_problems values (?, ?, ?)').run(source.path, byte, line);
    const reading: Reading = {
      startOver: () => this.#forget(db, source.path),
      record: (value, at) => {
        const said = this.shape.apply(db, value, { source: source.path, byte: at.byte, line: at.line });
        if (said === 'no_record') passOver(at);
        else applied += 1;
      },
      problem: (reason, at) => {
        passOver(at);
        if (problems.length < mostProblems) problems.push({ source: source.path, byte: at.byte, line: at.line, reason });
      },
    };
    const now = await readSource(source, mark, reading);
    if (now) this.#note(db, source, now);
    return { applied, now };
  }

  #note(db: Sqlite.Database, source: Source, now: Known): void {
    db.prepare('insert or replace into index_sources values (?, ?, ?, ?, ?, ?, ?)').run(
      source.path,
      now.device,
      now.inode,
      now.byte,
      now.line,
      now.checksum,
      now.stamp,
    );
  }
}
