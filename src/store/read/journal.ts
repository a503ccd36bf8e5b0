import { type RawBuilder, sql } from 'kysely';
import type { JournalFact, Moment } from '../../../generated/types/index.ts';
import { cutWhole } from '../../kernel/secrets/cut.ts';
import { iso } from '../../kernel/text.ts';
import { evidenceText } from '../../records/evidence.ts';
import type { JournalReads } from '../../records/journal.ts';
import { compiled, compiledSql } from '../compiled.ts';
import type { Db } from '../tables.ts';

interface Row {
  readonly seq: number;
  readonly ts_ms: number;
  readonly kind: string;
  readonly agent_id: string | null;
  readonly payload: string;
  readonly doc: string | null;
  readonly branch: string | null;
  readonly title: string | null;
  readonly text: string | null;
  readonly items: string | null;
  readonly checks: string | null;
  readonly attachments: string | null;
}

/** So much of an entry is told: what happened, not all that was written. */
const shownChars = 400;
/** So much is read: what is one secret is shorter than the difference, and is told by its end as well. */
const readChars = 8_000;

/** An entry has the number of the fact that wrote it. */
const page = (direction: 'before' | 'after') =>
  compiledSql<{ ws: number; from: number; limit: number }, Row>((p) => {
    const [sign, order] = direction === 'before' ? [sql.raw('<'), sql.raw('desc')] : [sql.raw('>'), sql.raw('asc')];
    return sql`select f.seq, f.ts_ms, f.kind, f.agent_id, f.payload, e.doc, b.name as branch, e.title,
        substr(e.content, 1, ${sql.lit(readChars)}) as text, v.items, v.checks, v.attachments
      from (select * from facts where ws = ${p('ws')} and seq ${sign} ${p('from')} order by seq ${order} limit ${p('limit')}) f
      left join entries e on e.ws = f.ws and e.seq = f.seq
      left join branches b on b.ws = e.ws and b.id = e.branch_id
      left join evidence v on v.ws = f.ws and v.seq = f.seq
      order by f.seq ${order}`;
  });

const pages = { before: page('before'), after: page('after') };

type Place = Pick<Row, 'seq' | 'ts_ms'>;

const end = (direction: 'asc' | 'desc') =>
  compiled<{ ws: number }, Place>((k, p) =>
    k.selectFrom('facts').select(['seq', 'ts_ms']).where('ws', '=', p('ws')).orderBy('seq', direction).limit(1),
  );
const ends = { first: end('asc'), last: end('desc') };

const from = compiled<{ ws: number; seq: number }, Place>((k, p) =>
  k.selectFrom('facts').select(['seq', 'ts_ms']).where('ws', '=', p('ws')).where('seq', '>=', p('seq')).orderBy('seq').limit(1),
);

interface WorkspaceRow {
  readonly name: string;
  readonly seq: number;
  readonly created_at_ms: number;
  readonly focus: string | null;
  readonly project_guard: string | null;
  readonly checkout: string | null;
  readonly last_seq: number | null;
  readonly last_ms: number | null;
}

const briefly = (some: RawBuilder<unknown>): RawBuilder<WorkspaceRow> =>
  sql`select w.name, w.seq, w.created_at_ms, w.focus, w.project_guard, b.name as checkout, f.seq as last_seq, f.ts_ms as last_ms
    from (${some}) w
    left join branches b on b.ws = w.id and b.id = w.checkout_id
    left join facts f on f.ws = w.id and f.seq = (select max(seq) from facts where ws = w.id)
    order by w.name`;

const workspaces = compiledSql<{ after: string; limit: number }, WorkspaceRow>((p) =>
  briefly(sql`select * from workspaces where name > ${p('after')} order by name limit ${p('limit')}`),
);

const oneWorkspace = compiledSql<{ after: string; name: string }, WorkspaceRow>((p) =>
  briefly(sql`select * from workspaces where name = ${p('name')} and name > ${p('after')}`),
);

const momentOf = ({ seq, ts_ms }: Place): Moment => ({ seq: Number(seq), ts: iso(Number(ts_ms)) });

const list = (text: string | null) => JSON.parse(text ?? '[]') as never[];

/** The beginning of what was written: of an entry, or of what proves a step. */
function textOf({ text, items, checks, attachments }: Row): string | null {
  if (text !== null) return cutWhole(text, shownChars);
  if (checks === null) return null;
  const proof = evidenceText({ items: list(items), checks: list(checks), attachments: list(attachments) });
  return cutWhole(proof, shownChars) || null;
}

const factOf = (row: Row): JournalFact => factWith(row, textOf(row));

const factWith = ({ seq, ts_ms, kind, agent_id, payload, doc, branch, title }: Row, text: string | null): JournalFact => ({
  ...momentOf({ seq, ts_ms }),
  kind,
  ...(agent_id === null ? {} : { agent_id }),
  payload: JSON.parse(payload) as Record<string, unknown>,
  ...(doc === null || branch === null ? {} : { ref: `${doc}@${seq}`, branch }),
  ...(title === null ? {} : { title }),
  ...(text === null ? {} : { text }),
});

export const journalReads = (db: Db, ws: number): JournalReads['journal'] => ({
  before: async (before, limit) => (await pages.before.all(db, { ws, from: before, limit })).map(factOf),
  after: async (after, limit) => (await pages.after.all(db, { ws, from: after, limit })).map(factOf),
  /** Times rise with numbers, so halving finds a moment without an index of its own. */
  async since(ts_ms) {
    const [first, last] = [await ends.first.first(db, { ws }), await ends.last.first(db, { ws })];
    if (!first || !last || Number(last.ts_ms) < ts_ms) return undefined;
    let [low, high] = [Number(first.seq), Number(last.seq)];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const at = await from.first(db, { ws, seq: middle });
      if (!at || Number(at.ts_ms) >= ts_ms) high = middle;
      else low = Number(at.seq) + 1;
    }
    return low;
  },
  async ends() {
    const [first, last] = [await ends.first.first(db, { ws }), await ends.last.first(db, { ws })];
    return { first: first ? momentOf(first) : null, last: last ? momentOf(last) : null };
  },
  async workspaces(after, limit, only) {
    const rows = await (only === undefined ? workspaces.all(db, { after, limit }) : oneWorkspace.all(db, { after, name: only }));
    return rows.map(({ name, seq, created_at_ms, focus, checkout, project_guard, last_seq, last_ms }) => ({
      workspace: name,
      seq: Number(seq),
      created_at: iso(Number(created_at_ms)),
      last: last_seq === null || last_ms === null ? null : momentOf({ seq: last_seq, ts_ms: last_ms }),
      focus,
      checkout,
      project_guard,
    }));
  },
});
