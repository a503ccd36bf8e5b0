import { anchorTags, cardTypes, isCardType, pinnedTag, type Visibility } from '../../kernel/cards.ts';
import { compiled } from '../../store/compiled.ts';
import type { Database, Writer } from '../../store/tables.ts';

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

const register = compiled<{ ws: number; id: string; title: string; now: number }>((k, p) =>
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
    .onConflict((c) => c.columns(['ws', 'id']).doNothing()),
);

/** `a:user-store` → `User store`. */
const titleOf = (id: string) => {
  const words = id.slice(2).replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** An anchor that somebody means for good gets a place on the map, unless its name is another's old one. */
export async function registerAnchor({ db, ws }: Writer, id: string, now: number): Promise<void> {
  if (await aliased.first(db, { ws, alias: id })) return;
  await register.all(db, { ws, id, title: titleOf(id), now });
}

/** Keeps the links between a card and its anchors in step with the newest version of the card on its branch. */
export async function linkAnchors(writer: Writer, version: Version, before: readonly string[]): Promise<void> {
  const { db, ws } = writer;
  const { branch_id, doc, key: card, type, tags, visibility, deleted, seq, ts_ms } = version;
  const anchors = deleted || !isCardType(type) ? [] : anchorTags(tags);
  if (anchorTags(before).length) await unlink.all(db, { ws, branch_id, doc, card });
  if (anchors.length === 0) return;
  const pinned = tags.includes(pinnedTag);
  const rank = (pinned ? 0 : cardTypes.length) + cardTypes.indexOf(type as (typeof cardTypes)[number]);
  const draft = visibility === 'draft' && !pinned ? 1 : 0;
  const task_id = (await owner.first(db, { ws, branch_id, doc }))?.id ?? null;
  for (const anchor of anchors) {
    await addLink.all(db, { ws, anchor, branch_id, doc, card, seq, ts_ms, draft, rank, task_id });
    if (!draft) await registerAnchor(writer, anchor, ts_ms);
  }
}
