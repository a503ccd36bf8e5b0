import { sql } from 'kysely';
import type { Applying } from '../../../generated/handlers/appliers.ts';
import { anchorTitle } from '../../records/anchors.ts';
import { anchorTags, cardTypes, isCardType, pinnedTag, type Visibility } from '../../records/cards.ts';
import type { AnchorRow } from '../../store/anchor-rows.ts';
import { compiled, compiledSql } from '../../store/compiled.ts';
import { searchedAnchor } from '../../store/searched-rows.ts';
import type { Database, Writer } from '../../store/tables.ts';
import { index } from '../search.ts';

interface Version {
  readonly branch_id: number;
  readonly doc: string;
  readonly key: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly visibility: Visibility | null;
  readonly deleted: number;
  readonly seq: number;
  readonly ts_ms: number;
}

const unlink = compiled<{ ws: number; branch_id: number; doc: string; card: string }>((k, p) =>
  k
    .deleteFrom('anchor_links')
    .where('ws', '=', p('ws'))
    .where('branch_id', '=', p('branch_id'))
    .where('doc', '=', p('doc'))
    .where('card', '=', p('card')),
);

const addLink = compiled<Database['anchor_links']>((k, p) =>
  k.insertInto('anchor_links').values({
    ws: p('ws'),
    anchor: p('anchor'),
    branch_id: p('branch_id'),
    doc: p('doc'),
    card: p('card'),
    seq: p('seq'),
    ts_ms: p('ts_ms'),
    draft: p('draft'),
    rank: p('rank'),
    task_id: p('task_id'),
  }),
);

const owner = compiled<{ ws: number; branch_id: number; doc: string }, { id: string }>((k, p) =>
  k
    .selectFrom('entities')
    .select('id')
    .where('ws', '=', p('ws'))
    .where('branch_id', '=', p('branch_id'))
    .where('graph_doc', '=', p('doc')),
);

const aliased = compiled<{ ws: number; alias: string }, { anchor: string }>((k, p) =>
  k.selectFrom('anchor_aliases').select('anchor').where('ws', '=', p('ws')).where('alias', '=', p('alias')),
);

const register = compiled<{ ws: number; id: string; title: string; now: number }, AnchorRow>((k, p) =>
  k
    .insertInto('anchors')
    .values({
      ws: p('ws'),
      id: p('id'),
      title: p('title'),
      kind: 'component',
      status: 'active',
      description: null,
      refs: '[]',
      parent_id: null,
      depends_on: '[]',
      created_at_ms: p('now'),
      updated_at_ms: p('now'),
    })
    .onConflict((c) => c.columns(['ws', 'id']).doNothing())
    .returningAll(),
);

type At = Pick<Applying<Writer>, 'db' | 'agent_id'>;

/** An anchor that somebody means for good gets a place on the map, unless its name is another's. */
export async function registerAnchor(at: At, id: string, now: number): Promise<void> {
  const { db, ws } = at.db;
  if (await aliased.first(db, { ws, alias: id })) return;
  const made = await register.first(db, { ws, id, title: anchorTitle(id), now });
  if (made) await index(at, searchedAnchor(made, []));
}

/** The anchors that tags name, each once. */
async function anchorsNamed({ db, ws }: Writer, tags: readonly string[]): Promise<string[]> {
  const named = new Set<string>();
  for (const alias of anchorTags(tags)) named.add((await aliased.first(db, { ws, alias }))?.anchor ?? alias);
  return [...named];
}

/** Keeps the links between a card and its anchors in step with the newest version of the card on its branch. */
export async function linkAnchors(at: At, version: Version, before: readonly string[]): Promise<void> {
  const writer = at.db;
  const { db, ws } = writer;
  const { branch_id, doc, key: card, type, tags, visibility, deleted, seq, ts_ms } = version;
  const anchors = deleted || !isCardType(type) ? [] : await anchorsNamed(writer, tags);
  if (anchorTags(before).length) await unlink.send(db, { ws, branch_id, doc, card });
  if (anchors.length === 0) return;
  const pinned = tags.includes(pinnedTag);
  const rank = (pinned ? 0 : cardTypes.length) + cardTypes.indexOf(type as (typeof cardTypes)[number]);
  const draft = visibility === 'draft' && !pinned ? 1 : 0;
  const task_id = (await owner.first(db, { ws, branch_id, doc }))?.id ?? null;
  for (const anchor of anchors) {
    await addLink.send(db, { ws, anchor, branch_id, doc, card, seq, ts_ms, draft, rank, task_id });
    if (!draft) await registerAnchor(at, anchor, ts_ms);
  }
}

const linkedTwice = compiledSql<{ ws: number; from: string; to: string }>(
  (p) => sql`delete from anchor_links where ws = ${p('ws')} and anchor = ${p('from')} and exists (
    select 1 from anchor_links o where o.ws = ${p('ws')} and o.anchor = ${p('to')}
      and o.branch_id = anchor_links.branch_id and o.doc = anchor_links.doc and o.card = anchor_links.card)`,
);
const relink = compiled<{ ws: number; from: string; to: string }>((k, p) =>
  k
    .updateTable('anchor_links')
    .set({ anchor: p('to') })
    .where('ws', '=', p('ws'))
    .where('anchor', '=', p('from')),
);
const rejob = compiled<{ ws: number; from: string; to: string }>((k, p) =>
  k
    .updateTable('jobs')
    .set({ anchor: p('to') })
    .where('ws', '=', p('ws'))
    .where('anchor', '=', p('from')),
);

/** Everything that was about one name is about another: links are kept under the anchor, whatever name a card bears. */
export async function moveLinks({ db, ws }: Writer, from: string, to: string): Promise<void> {
  await linkedTwice.send(db, { ws, from, to });
  await relink.send(db, { ws, from, to });
  await rejob.send(db, { ws, from, to });
}
