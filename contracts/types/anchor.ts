import { Closed, Formed, Nullable, named, OneOf, Opt, Prose, Text, Type, Words } from '../kit/schema.ts';
import { Card } from './card.ts';
import { BranchName, DocName, EntityId, TimestampMs } from './ids.ts';

export const AnchorId = named(
  'AnchorId',
  Formed('^a:[a-z0-9][a-z0-9-]{0,63}$', 'a: with small letters, digits and - behind it, such as a:core', {
    maxLength: 66,
    description: 'A part of the project that has a name: a:core.',
  }),
);

/** An anchor as people type it: blanks around it and capitals do not matter. */
const typed = '\\s*[aA]:[A-Za-z0-9][A-Za-z0-9-]{0,63}\\s*';
const looks = 'a: with letters, digits and - behind it, such as a:core';
export const AnchorName = named('AnchorName', Formed(`^${typed}$`, looks, { maxLength: 128, description: 'An anchor: a:core.' }));
const plain = Formed(`^${typed}$`, looks, { maxLength: 128 });
const plainOrNone = Formed(`^(${typed})?$`, `${looks}, or "" for none`, { maxLength: 128, description: '"" for none.' });

export const AnchorKind = named('AnchorKind', OneOf(['boundary', 'component', 'contract', 'data', 'test-surface', 'ops']));
export const AnchorStatus = named('AnchorStatus', OneOf(['active', 'deprecated']));

/** What may be said of an anchor; what is left out stays as it was. */
export const AnchorDetails = {
  status: Opt(AnchorStatus),
  description: Opt(Prose(280)),
  refs: Opt(Type.Array(Text(220), { maxItems: 32 })),
  aliases: Opt(Type.Array(plain, { maxItems: 32, description: 'Added to those it has.' })),
  parent_id: Opt(plainOrNone),
  depends_on: Opt(Type.Array(plain, { maxItems: 32 })),
};
export const AnchorTitle = Words(120);

/** What an anchor says of itself. */
export const AnchorFields = {
  id: AnchorId,
  title: Type.String({ maxLength: 120 }),
  kind: AnchorKind,
  status: AnchorStatus,
  description: Nullable(Type.String({ maxLength: 280 })),
  refs: Type.Array(Type.String(), { maxItems: 32 }),
  parent_id: Nullable(AnchorId),
  depends_on: Type.Array(AnchorId, { maxItems: 32 }),
};

export const Anchor = named(
  'Anchor',
  Closed({
    ...AnchorFields,
    /** Every name that leads here, old ones included. */
    aliases: Type.Array(AnchorId),
    created_at_ms: TimestampMs,
    updated_at_ms: TimestampMs,
  }),
);

export const AnchorStats = named(
  'AnchorStats',
  Closed({
    links_count: Type.Integer({ minimum: 0, maximum: 200, description: 'Links to cards, counted up to 200.' }),
    links_has_more: Type.Boolean(),
  }),
);

/** A card and where it stands. */
export const AnchorCard = named('AnchorCard', Closed({ ...Card.properties, branch: BranchName, graph_doc: DocName }));

/** A plan or task that works on an anchor; without title and status where it was removed. */
export const AnchorTask = named(
  'AnchorTask',
  Closed({
    task: EntityId,
    title: Nullable(Type.String()),
    status: Nullable(Type.String()),
    last_ts_ms: TimestampMs,
  }),
);

/** A card that was written because the map changed. */
export const RegistryNote = named(
  'RegistryNote',
  Closed({ card_id: Type.String(), branch: BranchName, trace_ref: Type.String() }),
);

export const AnchorIssue = named(
  'AnchorIssue',
  Closed({
    code: OneOf([
      'ALIAS_DANGLING',
      'SELF_PARENT',
      'UNKNOWN_PARENT',
      'SELF_DEPENDS_ON',
      'UNKNOWN_DEPENDS_ON',
      'PARENT_CYCLE',
      'ALIAS_COLLIDES_WITH_ANCHOR_ID',
      'RELATION_USES_ALIAS',
      'ORPHAN_ANCHOR',
    ]),
    severity: OneOf(['error', 'warning']),
    anchor: AnchorId,
    message: Type.String(),
    hint: Type.String(),
  }),
);
