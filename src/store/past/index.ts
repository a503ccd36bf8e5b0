import type { Appliers } from '../../../generated/handlers/appliers.ts';
import { fault } from '../../kernel/fault.ts';
import type { AsOf, Past, StorePort } from '../../kernel/ports.ts';
import { journalReads } from '../read/journal.ts';
import type { Db, Transact, Writer } from '../tables.ts';
import { Marks } from './marks.ts';
import { replay } from './replay.ts';
import { type WholeFact, wholeFacts } from './whole-facts.ts';

/** So many states are kept, those that were read last. */
const most = 4;
const page = 100;

/** A store in memory, whose pages another can begin with. */
export interface InMemory {
  readonly store: StorePort;
  readonly write: Transact;
  image(): Buffer;
}

interface Options {
  readonly read: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  readonly appliers: Appliers<Writer>;
  /** Opens one, empty or with pages. */
  readonly open: (image?: Buffer) => Promise<InMemory>;
}

interface Moment {
  readonly ws: number;
  readonly created_at_ms: number;
  /** The last fact that counts, and when it was told. */
  readonly seq: number;
  readonly ts_ms: number;
  readonly facts: number;
  /** The newest number of the workspace. */
  readonly end: number;
  /** When something was forgotten last: what was made before that says too much. */
  readonly forgot: number;
}

/** What a moment means in a workspace; undefined where that, or its first fact, came later. */
async function momentIn(db: Db, workspace: string, at: AsOf): Promise<Moment | undefined> {
  const row = await db.kysely
    .selectFrom('workspaces')
    .select(['id', 'seq', 'created_at_ms'])
    .where('name', '=', workspace)
    .executeTakeFirst();
  if (!row) return undefined;
  const ws = row.id;
  const later = 'ts_ms' in at ? await journalReads(db, ws).since(at.ts_ms + 1) : undefined;
  const upto = 'ts_ms' in at ? (later ?? Number(row.seq) + 1) - 1 : at.seq;
  const facts = db.kysely.selectFrom('facts').where('ws', '=', ws).where('seq', '<=', upto);
  const last = await facts.select(['seq', 'ts_ms']).orderBy('seq', 'desc').limit(1).executeTakeFirst();
  if (!last) return undefined;
  const { count } = await facts.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const forgotten = db.kysely.selectFrom('forgotten').where('ws', '=', ws);
  const { forgot } = await forgotten.select((eb) => eb.fn.max('seq').as('forgot')).executeTakeFirstOrThrow();
  return {
    ws,
    forgot: Number(forgot ?? 0),
    created_at_ms: Number(row.created_at_ms),
    seq: Number(last.seq),
    ts_ms: Number(last.ts_ms),
    facts: Number(count),
    end: Number(row.seq),
  };
}

interface Kept {
  readonly state: Promise<{ readonly store: StorePort; readonly left_out: number }>;
  /** How many read it now: it is closed when nobody does. */
  readers: number;
  isOut: boolean;
}

/** States of workspaces as of a moment: facts up to it, applied anew in memory by the same appliers, and read by the same readers. */
export class Pasts {
  readonly #kept = new Map<string, Kept>();
  readonly #marks = new Marks();
  #blank: Promise<Buffer> | undefined;

  constructor(private readonly options: Options) {}

  /** The work gets undefined where the workspace was not there yet. */
  async at<T>(workspace: string, at: AsOf, limit: number, work: (past: Past | undefined) => Promise<T>): Promise<T> {
    const moment = await this.options.read((db) => momentIn(db, workspace, at));
    if (!moment) return work(undefined);
    const { seq, ts_ms, facts } = moment;
    if (facts > limit) throw fault('AS_OF_TOO_LARGE', { workspace, facts, most: limit });
    const kept = this.#find(workspace, moment);
    kept.readers += 1;
    try {
      const { store, left_out } = await kept.state;
      return await work({ store, seq, ts_ms, left_out });
    } finally {
      kept.readers -= 1;
      this.#closeIfDone(kept);
    }
  }

  async close(): Promise<void> {
    const all = [...this.#kept.values()];
    this.#kept.clear();
    await Promise.allSettled(all.map(async ({ state }) => (await state).store.close()));
  }

  #find(workspace: string, moment: Moment): Kept {
    const key = JSON.stringify([workspace, moment.seq, moment.forgot]);
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    const kept = known ?? { state: this.#make(workspace, moment), readers: 0, isOut: false };
    this.#kept.set(key, kept);
    if (!known)
      kept.state.catch(() => {
        if (this.#kept.get(key) === kept) this.#kept.delete(key);
      });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > most && oldest !== undefined) this.#drop(oldest);
    return kept;
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key) as Kept;
    this.#kept.delete(key);
    kept.isOut = true;
    this.#closeIfDone(kept);
  }

  #closeIfDone({ isOut, readers, state }: Kept): void {
    if (isOut && readers === 0) void state.then(({ store }) => store.close()).catch(() => {});
  }

  /** Tables without rows: making them takes longer than filling them. */
  async #makeBlank(): Promise<Buffer> {
    const { store, image } = await this.options.open();
    const made = image();
    await store.close();
    return made;
  }

  async #make(workspace: string, { ws, created_at_ms, seq: upto, end, forgot }: Moment) {
    const { read, appliers, open } = this.options;
    const of = JSON.stringify([workspace, forgot]);
    const before = this.#marks.before(of, upto);
    async function* pages(): AsyncGenerator<readonly WholeFact[]> {
      for (let after = before?.seq ?? 0; ; ) {
        const from = after;
        const facts = await read((db) => wholeFacts(db, ws, { after: from, upto, end, limit: page }));
        if (facts.length > 0) yield facts;
        if (facts.length < page) return;
        after = facts.at(-1)?.seq ?? upto;
      }
    }
    this.#blank ??= this.#makeBlank();
    const { store, write, image } = await open(before?.image ?? (await this.#blank));
    try {
      const done = await replay(pages(), write, {
        workspace,
        created_at_ms,
        appliers,
        begun: before,
        passed: (mark) => this.#marks.pass(of, mark, image),
      });
      return { store, left_out: done.left_out };
    } catch (error) {
      await store.close();
      throw error;
    }
  }
}
