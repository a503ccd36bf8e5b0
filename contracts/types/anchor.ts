import { Closed, described, Nullable, named, OneOf, Opt, Prose, Text, Type, Words } from '../kit/schema.ts';
import { Card } from './card.ts';
import { BranchName, DocName, EntityId, TimestampMs } from './ids.ts';

export const AnchorId = named(
  'AnchorId',
  Type.String({
    pattern: '^a:[a-z0-9][a-z0-9-]{0,63}$',
    form: 'a: with small letters, digits and - behind it, such as a:core',
    maxLength: 66,
    description: 'A part of the project that has a name: a:core.',
  }),
);

/** An anchor as people type it: blanks around it and capitals do not matter. */
const typed = '\\s*[aA]:[A-Za-z0-9][A-Za-z0-9-]{0,63}\\s*';
const looks = 'a: with letters, digits and - behind it, such as a:core';
export const AnchorName = named(
  'AnchorName',
  Type.String({ pattern: `^${typed}$`, form: looks, maxLength: 128, description: 'An anchor: a:core.' }),
);
const plain = Type.String({
  pattern: `^${typed}$`,
  form: looks,
  maxLength: 128,
  description: 'An anchor id such as a:core; case and surrounding blanks do not matter.',
});
const plainOrNone = Type.String({
  pattern: `^(${typed})?$`,
  form: `${looks}, or "" for none`,
  maxLength: 128,
  description: 'Anchor it is part of; "" for none.',
});

export const AnchorKind = named(
  'AnchorKind',
  OneOf(['boundary', 'component', 'contract', 'data', 'test-surface', 'ops'], {
    description: 'What the part is: boundary, component, contract, data, test-surface or ops.',
  }),
);
export const AnchorStatus = named(
  'AnchorStatus',
  OneOf(['active', 'deprecated'], { description: 'active, or deprecated: no longer to be built on.' }),
);

/** What may be said of an anchor; what is left out stays as it was. */
export const AnchorDetails = {
  status: Opt(AnchorStatus),
  description: Opt(Prose(280, { description: 'What the part is for, in a sentence or two.' })),
  refs: Opt(Type.Array(Text(220), { maxItems: 32, description: 'Where it lives: file paths, links or ids.' })),
  aliases: Opt(Type.Array(plain, { maxItems: 32, description: 'Added to those it has.' })),
  parent_id: Opt(plainOrNone),
  depends_on: Opt(Type.Array(plain, { maxItems: 32, description: 'Anchors that it needs; the list replaces the one before.' })),
};
export const AnchorTitle = Words(120, { description: 'What people call the part.' });

/** What an anchor says of itself. */
export const AnchorFields = {
  id: AnchorId,
  title: Type.String({ maxLength: 120, description: 'What people call the part.' }),
  kind: AnchorKind,
  status: AnchorStatus,
  description: Nullable(Type.String({ maxLength: 280 }), { description: 'What the part is for; null when nobody said it.' }),
  refs: Type.Array(Type.String(), { maxItems: 32, description: 'Where it lives: file paths, links or ids.' }),
  parent_id: Nullable(AnchorId, { description: 'Anchor it is part of; null at the top.' }),
  depends_on: Type.Array(AnchorId, { maxItems: 32, description: 'Anchors that it needs.' }),
};

export const Anchor = named(
  'Anchor',
  Closed({
    ...AnchorFields,
    aliases: Type.Array(AnchorId, { description: 'Every other name of the anchor, old ones included.' }),
    created_at_ms: described(TimestampMs, 'When it was registered.'),
    updated_at_ms: described(TimestampMs, 'When it was changed last.'),
  }),
  'A named part of the project, as registered in the map.',
);

export const AnchorStats = named(
  'AnchorStats',
  Closed({
    links_count: Type.Integer({ minimum: 0, maximum: 200, description: 'Links to cards, counted up to 200.' }),
    links_has_more: Type.Boolean({ description: 'True when there are more links than were counted.' }),
  }),
  'How much is known about an anchor.',
);

export const AnchorCard = named(
  'AnchorCard',
  Closed({
    ...Card.properties,
    branch: described(BranchName, 'Branch that the card is on.'),
    graph_doc: described(DocName, 'Graph document that holds the card.'),
  }),
  'A card, with the branch and graph document it was read from.',
);

export const AnchorTask = named(
  'AnchorTask',
  Closed({
    task: EntityId,
    title: Nullable(Type.String(), { description: 'Its title; null when it was deleted.' }),
    status: Nullable(Type.String(), { description: 'Its status; null when it was deleted.' }),
    last_ts_ms: described(TimestampMs, 'When the plan or task last worked on it.'),
  }),
  'A plan or task that works on an anchor.',
);

export const RegistryNote = named(
  'RegistryNote',
  Closed({
    card_id: Type.String({ description: 'Id of the card that was written.' }),
    branch: described(BranchName, 'Branch that the card was written to.'),
    trace_ref: Type.String({ description: 'Reference of its trace entry, <doc>@<seq>; open takes it.' }),
  }),
  'A card that was written because the map changed.',
);

export const AnchorIssue = named(
  'AnchorIssue',
  Closed({
    code: OneOf(
      [
        'ALIAS_DANGLING',
        'SELF_PARENT',
        'UNKNOWN_PARENT',
        'SELF_DEPENDS_ON',
        'UNKNOWN_DEPENDS_ON',
        'PARENT_CYCLE',
        'ALIAS_COLLIDES_WITH_ANCHOR_ID',
        'RELATION_USES_ALIAS',
        'ORPHAN_ANCHOR',
      ],
      { description: 'What is wrong, as a code.' },
    ),
    severity: OneOf(['error', 'warning'], { description: 'error: the map contradicts itself; warning: it is only untidy.' }),
    anchor: described(AnchorId, 'Anchor that is at fault.'),
    message: Type.String({ description: 'What is wrong, in a sentence.' }),
    hint: Type.String({ description: 'What to do about it.' }),
  }),
  'Something wrong in the map of anchors.',
);
