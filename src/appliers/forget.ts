import type { Selectable } from 'kysely';
import type { Appliers, Applying } from '../../generated/handlers/appliers.ts';
import type { ContentForgottenFact } from '../../generated/types/index.ts';
import { dropSearchable } from '../store/search-rows.ts';
import type { Database, Writer } from '../store/tables.ts';
import { forgetSaidInEvent, forgetSaidInFacts } from './mirrors/forget-event.ts';

type Row<T extends keyof Database> = Selectable<Database[T]>;

/** As many as both engines take in one statement. */
const atOnce = 500;
const parts = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / atOnce) }, (_, i) => list.slice(i * atOnce, (i + 1) * atOnce));

/** An entry and every copy that merges made of it or it is of. */
async function copiesOf({ db, ws }: Writer, seq: number): Promise<Row<'entries'>[]> {
  const entries = db.kysely.selectFrom('entries').selectAll().where('ws', '=', ws);
  const found = await entries.where('seq', '=', seq).executeTakeFirst();
  const origin = found?.origin_seq ?? seq;
  return entries.where((eb) => eb.or([eb('seq', '=', origin), eb('origin_seq', '=', origin)])).execute();
}

/** Where cards were committed; copies that merges made bear the same id. */
async function commitsOf({ db, ws }: Writer, ids: readonly string[]): Promise<Row<'entries'>[]> {
  const rows = await db.kysely
    .selectFrom('entries')
    .selectAll()
    .where('ws', '=', ws)
    .where('format', '=', 'think_card')
    .where((eb) => eb.or(ids.map((id) => eb('meta', 'like', `%${JSON.stringify(id).replaceAll(/[\\%_]/g, '_')}%`))))
    .execute();
  return rows.filter(({ meta }) => ids.includes((JSON.parse(meta ?? '{}') as { card_id?: string }).card_id ?? ''));
}

/** Other notes that say the same, word for word. */
async function sameText({ db, ws }: Writer, gone: readonly Row<'entries'>[], versions: readonly Row<'entry_edits'>[]) {
  const texts = [...new Set([...gone, ...versions].flatMap(({ content }) => content ?? []))];
  if (texts.length === 0) return [];
  const seqs = new Set(gone.map(({ seq }) => seq));
  const rows = await db.kysely
    .selectFrom('entries')
    .select(['doc', 'seq'])
    .where('ws', '=', ws)
    .where('content', 'in', texts.slice(0, atOnce))
    .limit(seqs.size + 20)
    .execute();
  return rows
    .filter(({ seq }) => !seqs.has(seq))
    .slice(0, 20)
    .map(({ doc, seq }) => `${doc}@${seq}`);
}

/** Takes entries away with all their versions. */
async function dropEntries(writer: Writer, entries: readonly Row<'entries'>[]): Promise<Row<'entry_edits'>[]> {
  const { db, ws } = writer;
  const versions: Row<'entry_edits'>[] = [];
  for (const part of parts(entries.map(({ seq }) => seq))) {
    versions.push(
      ...(await db.kysely.selectFrom('entry_edits').selectAll().where('ws', '=', ws).where('entry_seq', 'in', part).execute()),
    );
    await db.kysely.deleteFrom('entry_edits').where('ws', '=', ws).where('entry_seq', 'in', part).execute();
    await db.kysely.deleteFrom('entries').where('ws', '=', ws).where('seq', 'in', part).execute();
  }
  await dropSearchable(
    writer,
    'entry',
    entries.map(({ seq }) => String(seq)),
  );
  await dropSearchable(
    writer,
    'edit',
    versions.map(({ seq }) => String(seq)),
  );
  return versions;
}

const emptied = { title: null, text: null, status: null, tags: '[]', meta: null, visibility: null };
const stands = <R extends { standing: Row<'node_versions'>['standing'] }>({ standing }: R) =>
  standing === 'past' ? ('past' as const) : ('gone' as const);

/**
 * Every version of a node stays as a tombstone that says nothing, so that branches and merges agree that it is gone. A row is
 * removed and put back: an index of text is kept in step by both, and by nothing else.
 */
async function emptyNodes(writer: Writer, { ids, docs }: { ids: readonly string[]; docs: readonly string[] }) {
  const { db, ws } = writer;
  const nodes = await db.kysely
    .selectFrom('node_versions')
    .selectAll()
    .where('ws', '=', ws)
    .where('key', 'in', [...ids])
    .where('doc', 'in', [...docs])
    .execute();
  for (const part of parts(nodes)) {
    const seqs = part.map(({ seq }) => seq);
    await db.kysely.deleteFrom('node_versions').where('ws', '=', ws).where('seq', 'in', seqs).execute();
    await db.kysely.deleteFrom('node_tags').where('ws', '=', ws).where('seq', 'in', seqs).execute();
    for (const node of part)
      await db.kysely
        .insertInto('node_versions')
        .values({ ...node, ...emptied, deleted: 1, standing: stands(node) })
        .execute();
  }
  await dropSearchable(
    writer,
    'node',
    nodes.map(({ seq }) => String(seq)),
  );
  const edges = await db.kysely
    .selectFrom('edge_versions')
    .select(['seq', 'key', 'standing'])
    .where('ws', '=', ws)
    .where('doc', 'in', [...docs])
    .where((eb) => eb.or([eb('from_id', 'in', [...ids]), eb('to_id', 'in', [...ids])]))
    .execute();
  for (const edge of edges)
    await db.kysely
      .updateTable('edge_versions')
      .set({ meta: null, deleted: 1, standing: stands(edge) })
      .where('ws', '=', ws)
      .where('seq', '=', edge.seq)
      .execute();
  await db.kysely
    .deleteFrom('cards')
    .where('ws', '=', ws)
    .where('card_id', 'in', [...ids])
    .where('graph_doc', 'in', [...docs])
    .execute();
  await db.kysely
    .deleteFrom('anchor_links')
    .where('ws', '=', ws)
    .where('card', 'in', [...ids])
    .where('doc', 'in', [...docs])
    .execute();
  /** Nothing is left to be decided. */
  for (const part of parts([...ids, ...edges.map(({ key }) => key)]))
    await db.kysely
      .updateTable('conflicts')
      .set({ status: 'superseded' })
      .where('ws', '=', ws)
      .where('doc', 'in', [...docs])
      .where('key', 'in', part)
      .where('status', '=', 'open')
      .execute();
  return { nodes, edges };
}

async function forgetFacts({ db, ws }: Writer, seqs: readonly number[]): Promise<void> {
  for (const part of parts(seqs))
    await db.kysely.updateTable('facts').set({ payload: '{}' }).where('ws', '=', ws).where('seq', 'in', part).execute();
}

async function leaveTombstones(
  { db: { db, ws }, seq, ts_ms, agent_id }: Applying<Writer>,
  { what: kind, reason, agent_id: said }: ContentForgottenFact,
  refs: readonly string[],
): Promise<void> {
  const left = { seq, kind, reason, agent_id: said ?? agent_id, ts_ms };
  for (const ref of new Set(refs))
    await db.kysely
      .insertInto('forgotten')
      .values({ ws, ref, ...left })
      .onConflict((c) => c.columns(['ws', 'ref']).doUpdateSet(left))
      .execute();
}

type Own = Pick<Appliers<Writer>, 'content_forgotten'>;

export const forgetAppliers: Own = {
  async content_forgotten(fact, at) {
    const { what, ref, entry_seq, nodes: named } = fact;
    const writer = at.db;
    const entries = [
      ...(entry_seq === undefined ? [] : await copiesOf(writer, entry_seq)),
      ...(named ? await commitsOf(writer, named.ids) : []),
    ];
    if (what === 'event') for (const event of entries) await forgetSaidInEvent(at, event);
    const versions = what === 'event' ? [] : await dropEntries(writer, entries);
    const { nodes, edges } = named ? await emptyNodes(writer, named) : { nodes: [], edges: [] };
    const seqs = [entries, versions, nodes, edges].flatMap((rows) => rows.map(({ seq }) => seq));
    if (what === 'event') await forgetSaidInFacts(writer, seqs);
    else await forgetFacts(writer, seqs);
    const places = [...entries, ...nodes].map(({ doc, seq }) => `${doc}@${seq}`);
    await leaveTombstones(at, fact, [ref, ...(named ? [...new Set(nodes.map(({ key }) => key))] : []), ...places]);
    return {
      ts_ms: at.ts_ms,
      removed: { entries: entries.length, versions: versions.length, nodes: nodes.length, edges: edges.length },
      same_text: what === 'note' ? await sameText(writer, entries, versions) : [],
    };
  },
};
