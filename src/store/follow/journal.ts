import { sql } from 'kysely';
import type { FactKind } from '../../../generated/handlers/ctx.ts';
import type { Told } from '../../kernel/ports.ts';
import { compiled } from '../compiled.ts';
import type { Db } from '../tables.ts';

interface WorkspaceMark {
  readonly id: number;
  readonly name: string;
  readonly seq: number;
}

const workspacesAfter = compiled<{ after: number; limit: number }, WorkspaceMark>((k, p) =>
  k.selectFrom('workspaces').select(['id', 'name', 'seq']).where('id', '>', p('after')).orderBy('id').limit(p('limit')),
);

const workspaceOfId = compiled<{ id: number }, WorkspaceMark>((k, p) =>
  k.selectFrom('workspaces').select(['id', 'name', 'seq']).where('id', '=', p('id')),
);

const workspaceOfName = compiled<{ name: string }, WorkspaceMark>((k, p) =>
  k.selectFrom('workspaces').select(['id', 'name', 'seq']).where('name', '=', p('name')),
);

/** Workspaces that may have new facts, by name or number. */
export type Which = Iterable<number | string> | 'all';

interface FactRow {
  readonly seq: number;
  readonly ts_ms: number;
  readonly kind: string;
  readonly payload: string;
}

const factsBetween = compiled<{ ws: number; after: number; upto: number; limit: number }, FactRow>((k, p) =>
  k
    .selectFrom('facts')
    .select(['seq', 'ts_ms', 'kind', 'payload'])
    .where('ws', '=', p('ws'))
    .where('seq', '>', p('after'))
    .where('seq', '<=', p('upto'))
    .orderBy('seq')
    .limit(p('limit')),
);

const toldOf = ({ seq, ts_ms, kind, payload }: FactRow): Told => ({
  seq,
  ts_ms,
  kind: kind as FactKind,
  payload: JSON.parse(payload) as Readonly<Record<string, unknown>>,
});

const workspacePage = 500;
const factPage = 200;

/** How far the facts of a workspace have been told. Its numbers rise in the order of commits, so one number says it all. */
interface Progress {
  readonly after: number;
  told: number;
}

/** Reads what is new in the journal, a page at a time. */
export class Journal {
  readonly #standings = new Map<string, Progress>();

  constructor(
    readonly db: Db,
    readonly tell: (workspace: string, facts: readonly Told[]) => void,
  ) {}

  range(workspace: string): { readonly after: number; readonly told: number } {
    return this.#standings.get(workspace) ?? { after: 0, told: 0 };
  }

  /** What is there now has been told. */
  async begin(): Promise<void> {
    for await (const { name, seq } of this.#workspaces()) this.#standings.set(name, { after: seq, told: seq });
  }

  async look(which: Which): Promise<void> {
    const { db } = this;
    if (which === 'all') for await (const mark of this.#workspaces()) await this.#advance(mark);
    else
      for (const one of which) {
        const mark = await (typeof one === 'number'
          ? workspaceOfId.first(db, { id: one })
          : workspaceOfName.first(db, { name: one }));
        if (mark) await this.#advance(mark);
      }
  }

  /** On SQLite the number changes whenever anybody else has committed. PostgreSQL has none. */
  async version(): Promise<number> {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(this.db.kysely);
    return rows[0]?.data_version ?? 0;
  }

  async *#workspaces(): AsyncGenerator<WorkspaceMark> {
    for (let after = 0; ; ) {
      const page = await workspacesAfter.all(this.db, { after, limit: workspacePage });
      yield* page;
      const last = page.at(-1);
      if (!last || page.length < workspacePage) return;
      after = last.id;
    }
  }

  /** Numbers without a fact exist: rows that belong to one. So the workspace says how far to read, not the last fact. */
  async #advance({ id, name, seq }: WorkspaceMark): Promise<void> {
    const standing = this.#standings.get(name) ?? { after: 0, told: 0 };
    this.#standings.set(name, standing);
    while (standing.told < seq) {
      const page = await factsBetween.all(this.db, { ws: id, after: standing.told, upto: seq, limit: factPage });
      const facts = page.map(toldOf);
      standing.told = page.length < factPage ? seq : (page.at(-1)?.seq ?? seq);
      if (facts.length > 0) this.tell(name, facts);
    }
  }
}
