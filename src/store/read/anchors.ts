import { sql } from 'kysely';
import type { Anchor } from '../../../generated/types/index.ts';
import type { AnchorFilter, AnchorPlace, AnchorReads } from '../../records/anchors.ts';
import { cardTypes, toCard } from '../../records/cards.ts';
import { type AnchorRow, toAnchor } from '../anchor-rows.ts';
import { compiled, compiledSql } from '../compiled.ts';
import type { Db } from '../tables.ts';
import { type NodeRow, toNode } from './graph/rows.ts';
import { columns, indexed, listParam, listRows, source } from './graph/sql.ts';

const leads = compiledSql<{ ws: number; names: string }, { name: string; anchor: string }>(
  (p, engine) => sql`select a.id as name, a.id as anchor from ${listRows(p('names'), engine)} n cross join anchors a
      where a.ws = ${p('ws')} and a.id = n.value
    union all
    select a.alias as name, a.anchor from ${listRows(p('names'), engine)} n cross join anchor_aliases a
      where a.ws = ${p('ws')} and a.alias = n.value`,
);

const rowsOf = compiledSql<{ ws: number; ids: string }, AnchorRow>(
  (p, engine) => sql`select a.* from ${listRows(p('ids'), engine)} n cross join anchors a
    where a.ws = ${p('ws')} and a.id = n.value order by a.id`,
);

const aliasesOf = compiledSql<{ ws: number; ids: string }, { alias: string; anchor: string }>(
  (p, engine) => sql`select a.alias, a.anchor from ${listRows(p('ids'), engine)} n cross join anchor_aliases a
    where a.ws = ${p('ws')} and a.anchor = n.value order by a.anchor, a.alias`,
);

const everyAlias = compiled<{ ws: number }, { alias: string; anchor: string }>((k, p) =>
  k.selectFrom('anchor_aliases').select(['alias', 'anchor']).where('ws', '=', p('ws')).orderBy('alias'),
);

/** A job is about an anchor as much as a card is. */
const everyPlace = compiledSql<
  { ws: number },
  Omit<AnchorPlace, 'depends_on' | 'linked'> & { depends_on: string; linked: number }
>(
  (p) => sql`select a.id, a.title, a.kind, a.status, a.parent_id, a.depends_on,
      case when exists (select 1 from anchor_links l where l.ws = a.ws and l.anchor = a.id)
        or exists (select 1 from jobs j where j.ws = a.ws and j.anchor = a.id) then 1 else 0 end as linked
    from anchors a where a.ws = ${p('ws')} order by a.id`,
);

const counted = compiledSql<
  { ws: number; anchor: string; most: number },
  { n: number; first: number | null; last: number | null }
>(
  (p) => sql`select count(*) as n, min(few.ts_ms) as first, max(few.ts_ms) as last
    from (select ts_ms from anchor_links where ws = ${p('ws')} and anchor = ${p('anchor')} limit ${p('most')}) few`,
);

type Shown = { ws: number; anchor: string; drafts: number; limit: number };

/**
 * The index is in order of age only within one draft mark and one rank, and there are few of those: the newest of each are read,
 * and the best of them are what is wanted, however many links there are. Of a card's links on several branches the newest counts.
 */
const shown = compiledSql<Shown, NodeRow & { branch: string; doc: string }>((p, engine) => {
  const ranks = [0, 1].flatMap((draft) => Array.from({ length: cardTypes.length * 2 }, (_, rank) => ({ draft, rank })));
  const newest = ranks.map(
    ({ draft, rank }) => sql`select * from (
      select l.seq, l.draft, l.rank from anchor_links l ${indexed('anchor_links_shown', engine)}
      where l.ws = ${p('ws')} and l.anchor = ${p('anchor')}
        and l.draft = ${sql.lit(draft)} and l.rank = ${sql.lit(rank)} and ${sql.lit(draft)} <= ${p('drafts')}
        and not exists (
          select 1 from anchor_links n ${indexed('anchor_links_everywhere', engine)}
          where n.ws = l.ws and n.doc = l.doc and n.card = l.card and n.anchor = l.anchor
            and n.seq > l.seq and n.draft <= ${p('drafts')})
      order by l.seq desc limit ${p('limit')}) ${sql.raw(`s${draft}_${rank}`)}`,
  );
  return sql`select ${columns.node_versions}, v.doc, b.name as branch
    from (select * from (${sql.join(newest, sql` union all `)}) a order by draft, rank, seq desc limit ${p('limit')}) f
    cross join node_versions v ${source} join branches b on b.ws = v.ws and b.id = v.branch_id
    where v.ws = ${p('ws')} and v.seq = f.seq
    order by f.draft, f.rank, f.seq desc`;
});

/** As many plans and tasks are looked at, from the last by name on, and as many jobs, from the newest on. */
const mostTasks = 500;

interface TaskRow {
  task: string;
  title: string | null;
  status: string | null;
  last_ts_ms: number;
}

/** From one task to the next by index: what each of them wrote is not walked through. */
const working = compiledSql<{ ws: number; anchor: string; limit: number }, TaskRow>((p, engine) => {
  const below = (task: string) => sql`select l.task_id from anchor_links l ${indexed('anchor_links_task', engine)}
    where l.ws = ${p('ws')} and l.anchor = ${p('anchor')} and ${sql.raw(task)} order by l.task_id desc limit 1`;
  return sql`with recursive found (task_id, n) as (
      select first.task_id, 1 from (${below('l.task_id is not null')}) first
      union all
      select (${below('l.task_id < f.task_id')}), f.n + 1 from found f where f.task_id is not null and f.n < ${sql.lit(mostTasks)}
    ), worked as (
      select f.task_id, (
          select l.ts_ms from anchor_links l ${indexed('anchor_links_task', engine)}
          where l.ws = ${p('ws')} and l.anchor = ${p('anchor')} and l.task_id = f.task_id order by l.seq desc limit 1
        ) as ts_ms
      from found f where f.task_id is not null
      union all
      select recent.task_id, recent.updated_at_ms from (
        select task_id, updated_at_ms from jobs ${indexed('jobs_anchor', engine)}
        where ws = ${p('ws')} and anchor = ${p('anchor')} order by id desc limit ${sql.lit(mostTasks)}
      ) recent where recent.task_id is not null
    )
    select w.task_id as task, e.title, e.status, max(w.ts_ms) as last_ts_ms
    from worked w left join entities e on e.ws = ${p('ws')} and e.id = w.task_id
    group by w.task_id, e.title, e.status order by max(w.ts_ms) desc, w.task_id limit ${p('limit')}`;
});

const draftsOf = compiledSql<{ ws: number; anchor: string; most: number }, { n: number }>(
  (p) => sql`select count(*) as n from (
    select 1 from anchor_links where ws = ${p('ws')} and anchor = ${p('anchor')} and draft = 1 limit ${p('most')}) d`,
);

const matching = (db: Db, ws: number, { kind, status }: AnchorFilter) =>
  db.kysely
    .selectFrom('anchors')
    .where('ws', '=', ws)
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind as string))
    .$if(status !== undefined, (q) => q.where('status', '=', status as string));

/** Case is a matter of languages, which the engines know differently: names are compared here. */
async function holding(db: Db, ws: number, filter: AnchorFilter, text: string): Promise<string[]> {
  const wanted = text.toLowerCase();
  const rows = await matching(db, ws, filter).select(['id', 'title']).orderBy('id').execute();
  return rows.filter(({ id, title }) => id.includes(wanted) || title.toLowerCase().includes(wanted)).map(({ id }) => id);
}

export const anchorReads = (db: Db, ws: number): AnchorReads['anchors'] => {
  const these = async (ids: readonly string[]): Promise<Anchor[]> => {
    if (ids.length === 0) return [];
    const params = { ws, ids: listParam(db.engine, ids) };
    const rows = await rowsOf.all(db, params);
    const aliases = await aliasesOf.all(db, params);
    return rows.map((row) =>
      toAnchor(
        row,
        aliases.filter(({ anchor }) => anchor === row.id).map(({ alias }) => alias),
      ),
    );
  };
  return {
    these,
    async leads(names) {
      if (names.length === 0) return new Map();
      const rows = await leads.all(db, { ws, names: listParam(db.engine, [...new Set(names)]) });
      return new Map(rows.map(({ name, anchor }) => [name, anchor]));
    },
    async list(filter, { after, limit }) {
      if (filter.text !== undefined) {
        const ids = await holding(db, ws, filter, filter.text);
        const page = ids.filter((id) => after === null || id > after).slice(0, limit);
        return { anchors: await these(page), count: ids.length };
      }
      const rows = await matching(db, ws, filter)
        .select('id')
        .$if(after !== null, (q) => q.where('id', '>', after as string))
        .orderBy('id')
        .limit(limit)
        .execute();
      const all = await matching(db, ws, filter)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirst();
      return { anchors: await these(rows.map(({ id }) => id)), count: Number(all?.n ?? 0) };
    },
    async map() {
      const places = await everyPlace.all(db, { ws });
      return {
        anchors: places.map((row) => ({ ...row, depends_on: JSON.parse(row.depends_on) as string[], linked: row.linked === 1 })),
        aliases: await everyAlias.all(db, { ws }),
      };
    },
    async links(anchor, most) {
      const row = await counted.first(db, { ws, anchor, most: most + 1 });
      const n = Number(row?.n ?? 0);
      return {
        count: Math.min(n, most),
        has_more: n > most,
        first_ts_ms: Number(row?.first ?? 0),
        last_ts_ms: Number(row?.last ?? 0),
      };
    },
    drafts: async (anchor, most) => Number((await draftsOf.first(db, { ws, anchor, most }))?.n ?? 0),
    async cards(anchor, { drafts, limit }) {
      const rows = await shown.all(db, { ws, anchor, drafts: drafts ? 1 : 0, limit });
      return rows.map((row) => ({ ...toCard(toNode(row)), branch: row.branch, graph_doc: row.doc }));
    },
    async tasks(anchor, limit) {
      if (limit === 0) return [];
      const rows = await working.all(db, { ws, anchor, limit });
      return rows.map((row) => ({ ...row, last_ts_ms: Number(row.last_ts_ms) }));
    },
  };
};
