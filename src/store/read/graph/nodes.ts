import { type RawBuilder, sql } from 'kysely';
import type { Segment } from '../../../../generated/handlers/ctx.ts';
import type { GraphReads, NodeFilter, NodePage } from '../../../records/graph.ts';
import { compiledSql } from '../../compiled.ts';
import type { Db, VersionState } from '../../tables.ts';
import { type FilterParams, filterParams, indexable, isMet, meets } from './filter.ts';
import { inlineFor, withinRoom } from './room.ts';
import { type NodeRow, type Sized, toNode } from './rows.ts';
import { type IndexRange, newestOf, segmentsOf } from './segments.ts';
import { among, indexed, latestAt, listParam, listRows, shadowed, sizedColumns, source, viewParam, withSegments } from './sql.ts';
import { nodes as versions } from './states.ts';

type SizedNode = Sized<NodeRow>;

type Driver = 'page' | 'type' | 'status' | 'kind' | 'shown' | 'shown_status' | 'tag';

/** One segment of one branch in the order of an index, from the newest down. */
const by = (driver: Driver) =>
  compiledSql<IndexRange & FilterParams & { value: string; limit: number; inline: number }, SizedNode>((p, engine) => {
    const versions = sql`node_versions v ${indexed(`node_versions_${driver}`, engine)} ${source}`;
    const at: Record<Driver, RawBuilder<unknown>> = {
      page: sql`${versions} where v.standing = ${p('standing')}`,
      type: sql`${versions} where v.type = ${p('value')} and v.standing = ${p('standing')}`,
      status: sql`${versions} where v.status = ${p('value')} and v.standing = ${p('standing')}`,
      /** Their indexes hold cards only, so the query must say that it looks for nothing else. */
      kind: sql`${versions} where v.visibility is not null and v.type = ${p('value')} and v.status = ${p('status')}
        and v.standing = ${p('standing')}`,
      shown: sql`${versions} where v.visibility is not null and v.visibility = ${p('value')} and v.standing = ${p('standing')}`,
      shown_status: sql`${versions} where v.visibility is not null and v.visibility = ${p('value')} and v.status = ${p('status')}
        and v.standing = ${p('standing')}`,
      tag: sql`node_tags d ${indexed('node_tags_page', engine)} cross join node_versions v ${source}
        where d.tag = ${p('value')} and d.standing = ${p('standing')} and v.ws = d.ws and v.seq = d.seq`,
    };
    const d = sql.raw(driver === 'tag' ? 'd' : 'v');
    return sql<SizedNode>`${withSegments(p('nearer'), engine)}
      select ${sizedColumns('node_versions', p('inline'))} from ${at[driver]}
        and ${d}.ws = ${p('ws')} and ${d}.branch_id = ${p('branch_id')} and ${d}.doc = ${p('doc')}
        and ${d}.seq > ${p('after')} and ${d}.seq <= ${p('top')}
        and (v.superseded_seq is null or v.superseded_seq > ${p('cut')})
        and ${meets(p, engine)}
        and not ${shadowed('node_versions', sql`${p('depth')}`)}
      order by ${d}.seq desc limit ${p('limit')}`;
  });

const drivers = {
  page: by('page'),
  type: by('type'),
  status: by('status'),
  kind: by('kind'),
  shown: by('shown'),
  shown_status: by('shown_status'),
  tag: by('tag'),
};

/** All segments at once: the text index answers in the order of versions, and asking it is what costs. */
const byText = compiledSql<
  FilterParams & { ws: number; doc: string; view: string; needle: string; before: number; limit: number; inline: number },
  SizedNode
>((p, engine) => {
  const found =
    engine === 'sqlite'
      ? sql`node_text cross join node_versions v ${source} cross join segs s where node_text match ${p('needle')}
          and node_text.rowid <= coalesce(
            (select i.id from node_versions i where i.ws = ${p('ws')} and i.seq < ${p('before')} order by i.seq desc limit 1), 0)
          and v.id = node_text.rowid`
      : sql`segs s cross join node_versions v ${source} where (v.title ilike ${p('needle')} or v.text ilike ${p('needle')})`;
  return sql<SizedNode>`${withSegments(p('view'), engine)}
    select ${sizedColumns('node_versions', p('inline'))} from ${found}
      and v.ws = ${p('ws')} and v.doc = ${p('doc')} and v.branch_id = s.branch_id and v.seq < ${p('before')}
      and ${latestAt(sql.raw('s.upto'))}
      and ${meets(p, engine)}
      and not ${shadowed('node_versions', sql.raw('s.depth'))}
    order by ${sql.raw(engine === 'sqlite' ? 'node_text.rowid' : 'v.seq')} desc limit ${p('limit')}`;
});

/** A text that stands for itself in the language of the engine's index. */
const needleFor = (engine: Db['engine'], text: string) =>
  engine === 'sqlite' ? `"${text.replaceAll('"', '""')}"` : `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Whether a branch has ever held a card of a document that is shown so. The order is that of an index, so that it is used. */
const holdsShown = compiledSql<{ ws: number; branch_id: number; doc: string; visibility: string }, { found: number }>(
  (p, engine) => {
    const there = sql`v.visibility is not null and v.ws = ${p('ws')} and v.branch_id = ${p('branch_id')} and v.doc = ${p('doc')}`;
    return engine === 'sqlite'
      ? sql`select 1 as found from node_versions v indexed by node_versions_shown
          where ${there} and ${among(sql.raw('v.visibility'), p('visibility'), engine)} limit 1`
      : sql`select 1 as found from ${listRows(p('visibility'), engine)} k cross join lateral (
          select 1 from node_versions v where ${there} and v.visibility = k.value order by v.standing, v.seq limit 1
        ) c limit 1`;
  },
);

/** The filter that an index is asked for; the others are checked on what it gives. */
function decideDriver({ tags_all, tags_any, types, status, visibility }: NodeFilter): {
  driver: Driver;
  values: readonly string[];
} {
  if (tags_all) return { driver: 'tag', values: tags_all.slice(0, 1) };
  if (tags_any) return { driver: 'tag', values: tags_any };
  if (types && status !== undefined && visibility) return { driver: 'kind', values: types };
  if (types) return { driver: 'type', values: types };
  if (status !== undefined && visibility) return { driver: 'shown_status', values: visibility };
  if (status !== undefined) return { driver: 'status', values: [status] };
  if (visibility) return { driver: 'shown', values: visibility };
  return { driver: 'page', values: [''] };
}

export const nodeReads = (db: Db, ws: number): Pick<GraphReads['graph'], 'nodes'> => {
  /** Up to a limit, newest first, long texts left out. */
  async function found(view: readonly Segment[], doc: string, filter: NodeFilter, page: NodePage): Promise<SizedNode[]> {
    const { before, limit } = page;
    const inline = inlineFor(page.bytes);
    const at = { ws, doc, view: viewParam(db.engine, view) };
    if (filter.ids) {
      /** Whether a text holds another is seen in the text alone. */
      const shown = filter.text === undefined ? inline : inlineFor(undefined);
      const keys = listParam(db.engine, [...new Set(filter.ids)]);
      const rows = await versions.latest.all(db, { ...at, keys, inline: shown });
      const meeting = rows.filter((row) => row.seq < before && isMet(toNode(row), filter));
      return newestOf(meeting, (row) => row.seq, limit);
    }
    const params = filterParams(db.engine, filter);
    if (filter.text !== undefined && indexable(filter.text)) {
      const needle = needleFor(db.engine, filter.text);
      return [...(await byText.all(db, { ...params, ...at, needle, before, limit, inline }))];
    }
    const { driver, values } = decideDriver(filter);
    const standings: VersionState[] = filter.include_deleted ? ['live', 'gone'] : ['live'];
    const all: SizedNode[] = [];
    for (const segments of segmentsOf(db, ws, doc, view, before, standings)) {
      const room = limit - all.length;
      if (room <= 0) break;
      const rows = new Map<number, SizedNode>();
      const [{ branch_id }] = segments as [IndexRange];
      /** Views ask for many kinds of cards, most of all where there are none yet: that is known after one question. */
      if (params.visibility && !(await holdsShown.first(db, { ws, branch_id, doc, visibility: params.visibility }))) continue;
      for (const segment of segments)
        for (const value of new Set(values))
          for (const row of await drivers[driver].all(db, { ...params, ...segment, value, limit: room, inline }))
            rows.set(row.seq, row);
      all.push(...newestOf([...rows.values()], (row) => row.seq, room));
    }
    return all;
  }

  return {
    async nodes(view, doc, filter, page) {
      const whole = (seqs: readonly number[]) => versions.bySeq.all(db, { ws, seqs: listParam(db.engine, seqs) });
      const { rows, cut } = await withinRoom(await found(view, doc, filter, page), page.bytes, whole);
      return { nodes: rows.map(toNode), cut };
    },
  };
};
