import type { Appliers, Applying } from '../../generated/handlers/appliers.ts';
import type { Anchor, AnchorRenamedFact, RegistryNote } from '../../generated/types/index.ts';
import { stableHash } from '../kernel/hash.ts';
import { registryDocs } from '../records/anchors.ts';
import { canonTag, sharedLane } from '../records/cards.ts';
import { type AnchorRow, toAnchor } from '../store/anchor-rows.ts';
import { dropSearchable } from '../store/search-rows.ts';
import { searchedAnchor } from '../store/searched-rows.ts';
import type { Writer } from '../store/tables.ts';
import { cardAppliers } from './cards.ts';
import { moveLinks } from './mirrors/anchors.ts';
import { index } from './search.ts';

type At = Applying<Writer>;

async function rowOf({ db, ws }: Writer, id: string): Promise<AnchorRow> {
  return db.kysely.selectFrom('anchors').selectAll().where('ws', '=', ws).where('id', '=', id).executeTakeFirstOrThrow();
}

async function read(writer: Writer, id: string): Promise<Anchor> {
  const { db, ws } = writer;
  const rows = await db.kysely
    .selectFrom('anchor_aliases')
    .select('alias')
    .where('ws', '=', ws)
    .where('anchor', '=', id)
    .orderBy('alias')
    .execute();
  return toAnchor(
    await rowOf(writer, id),
    rows.map(({ alias }) => alias),
  );
}

/** How an anchor is after a change, for the index as well. */
async function changed(at: At, id: string): Promise<Anchor> {
  const anchor = await read(at.db, id);
  await index(at, searchedAnchor(anchor, anchor.aliases));
  return anchor;
}

/** From now on a name, and every alias of it, leads to an anchor. */
async function lead(writer: Writer, alias: string, anchor: string): Promise<void> {
  const { db, ws } = writer;
  await db.kysely.updateTable('anchor_aliases').set({ anchor }).where('ws', '=', ws).where('anchor', '=', alias).execute();
  await db.kysely
    .insertInto('anchor_aliases')
    .values({ ws, alias, anchor })
    .onConflict((c) => c.columns(['ws', 'alias']).doUpdateSet({ anchor }))
    .execute();
  await moveLinks(writer, alias, anchor);
}

async function forget(writer: Writer, id: string): Promise<void> {
  const { db, ws } = writer;
  await db.kysely.deleteFrom('anchors').where('ws', '=', ws).where('id', '=', id).execute();
  await dropSearchable(writer, 'anchor', [id]);
}

/** Relations that named some anchors name another one; where that one named them itself, it names itself or nothing. */
async function redirect({ db, ws }: Writer, from: readonly string[], to: string, itself: 'kept' | 'dropped'): Promise<void> {
  const rows = await db.kysely
    .selectFrom('anchors')
    .select(['id', 'parent_id', 'depends_on'])
    .where('ws', '=', ws)
    .where((eb) =>
      eb.or([eb('parent_id', 'in', [...from]), ...from.map((id) => eb('depends_on', 'like', `%${JSON.stringify(id)}%`))]),
    )
    .execute();
  for (const { id, ...row } of rows) {
    const moved = (name: string) => {
      if (!from.includes(name)) return [name];
      return id === to && itself === 'dropped' ? [] : [to];
    };
    const [parent_id = null] = row.parent_id === null ? [] : moved(row.parent_id);
    const depends_on = [...new Set((JSON.parse(row.depends_on) as string[]).flatMap(moved))];
    await db.kysely
      .updateTable('anchors')
      .set({ parent_id, depends_on: JSON.stringify(depends_on) })
      .where('ws', '=', ws)
      .where('id', '=', id)
      .execute();
  }
}

type RenameOrigin = Pick<AnchorRenamedFact, 'branch' | 'branch_id' | 'agent_id'>;

/** A card in the documents of the map that says how the map changed. */
async function tellOf(at: At, { branch, branch_id, agent_id }: RenameOrigin, anchor: string, title: string, more: object = {}) {
  const { db, ws } = at.db;
  const counter = await db.kysely
    .selectFrom('counters')
    .select('value')
    .where('ws', '=', ws)
    .where('name', '=', 'CARD')
    .executeTakeFirst();
  const card = {
    id: `CARD-${Number(counter?.value ?? 0) + 1}`,
    type: 'update' as const,
    title,
    status: 'open',
    tags: [anchor, sharedLane, canonTag],
    meta: { anchor, ...more },
  };
  const { trace_seq } = await cardAppliers.card_written(
    {
      branch,
      branch_id,
      ...registryDocs,
      card,
      node: { replaces: null },
      edges: [],
      digest: stableHash([JSON.stringify(card)]),
      ...(agent_id === undefined ? {} : { agent_id }),
    },
    at,
  );
  return { card_id: card.id, branch, trace_ref: `${registryDocs.trace_doc}@${trace_seq}` } satisfies RegistryNote;
}

type Own = Pick<Appliers<Writer>, 'anchor_saved' | 'anchor_renamed' | 'anchors_merged'>;

/** A few by name; the card itself holds all of them. */
const mostNamed = 4;
const some = (ids: readonly string[]) =>
  ids.length <= mostNamed ? ids.join(', ') : `${ids.slice(0, mostNamed - 1).join(', ')} and ${ids.length - mostNamed + 1} more`;

export const anchorAppliers: Own = {
  async anchor_saved({ aliases, refs, depends_on, ...fields }, at) {
    const { db: writer, ts_ms } = at;
    const said = { ...fields, refs: JSON.stringify(refs), depends_on: JSON.stringify(depends_on), updated_at_ms: ts_ms };
    await writer.db.kysely
      .insertInto('anchors')
      .values({ ws: writer.ws, ...said, created_at_ms: ts_ms })
      .onConflict((c) => c.columns(['ws', 'id']).doUpdateSet(said))
      .execute();
    for (const alias of aliases) await lead(writer, alias, fields.id);
    return changed(at, fields.id);
  },

  async anchor_renamed({ from, to, ...place }, at) {
    const { db, ws } = at.db;
    await db.kysely.deleteFrom('anchor_aliases').where('ws', '=', ws).where('alias', '=', to).execute();
    await db.kysely
      .updateTable('anchors')
      .set({ id: to, updated_at_ms: at.ts_ms })
      .where('ws', '=', ws)
      .where('id', '=', from)
      .execute();
    await redirect(at.db, [from], to, 'kept');
    await lead(at.db, from, to);
    await dropSearchable(at.db, 'anchor', [from]);
    const anchor = await changed(at, to);
    return { anchor, note: await tellOf(at, place, to, `${from} is now ${to}`, { renamed_from: from }) };
  },

  async anchors_merged({ into, from, ...place }, at) {
    const merged: Anchor[] = [];
    for (const id of from) {
      merged.push(await read(at.db, id));
      await forget(at.db, id);
      await lead(at.db, id, into);
    }
    await redirect(at.db, from, into, 'dropped');
    const { db, ws } = at.db;
    await db.kysely.updateTable('anchors').set({ updated_at_ms: at.ts_ms }).where('ws', '=', ws).where('id', '=', into).execute();
    const anchor = await changed(at, into);
    return { anchor, note: await tellOf(at, place, into, `${some(from)} merged into ${into}`, { merged }) };
  },
};
