import type { CardInput, CardType, CardWrittenFact, StepFocus } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';
import { canonTag, draftTag, isCardType, sharedLane, visibilityByTags, visibilityOf } from '../../records/cards.ts';
import { normalTags } from '../graph/edit-rules.ts';
import { cardTypes } from './card-templates.ts';

type Given = Readonly<Record<string, unknown>>;
export type Fields = CardWrittenFact['card'];

/** A card that may not have an id yet. */
export type Draft = Omit<Fields, 'id'> & { readonly id?: string };

const aliases: Record<string, string> = { card_id: 'id', card_type: 'type' };
const known = new Set(['id', 'type', 'title', 'text', 'status', 'tags', 'meta']);
const fieldOf = (key: string) => {
  const name = key.trim().toLowerCase();
  return aliases[name] ?? name;
};

/** `key: value` lines, if every line that says something is one and at least one key is a card's. */
function readLines(text: string): Given | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const pairs = lines.map((line) => {
    const at = line.indexOf(':');
    return at > 0 ? ([line.slice(0, at).trim(), line.slice(at + 1).trim()] as const) : undefined;
  });
  if (pairs.length === 0 || pairs.some((pair) => pair === undefined)) return undefined;
  const given = pairs as (readonly [string, string])[];
  return given.some(([key]) => known.has(fieldOf(key))) ? Object.fromEntries(given) : undefined;
}

/** What was given, as an object: JSON first, then lines, else a plain note. */
function read(input: CardInput): Given {
  if (typeof input !== 'string') return input;
  const parsed = input.trimStart().startsWith('{') ? parseJson(input)?.value : undefined;
  return isRecord(parsed) ? parsed : (readLines(input) ?? { text: input });
}

function textOf(field: string, value: unknown, most: number): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw refuse('card-field-is-no-text', { field });
  if (value.includes('\u0000')) throw refuse('card-field-holds-a-nul', { field });
  if (value.length > most) throw refuse('card-field-is-too-long', { field, most });
  return value.trim() === '' ? undefined : value;
}

const word = /^[^\p{Cc}\p{Cs}|]*$/u;

function wordOf(field: string, value: unknown, most: number): string | undefined {
  const text = textOf(field, value, most)?.trim();
  if (text !== undefined && !word.test(text)) throw refuse('card-field-holds-a-bar', { field });
  return text;
}

function tagsOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const items = typeof value === 'string' ? value.split(/[,;]/) : value;
  if (!Array.isArray(items)) throw refuse('card-tags-are-no-list');
  const tags = items.map((item) => {
    if (typeof item !== 'string') throw refuse('card-tag-is-no-text');
    return wordOf('tags', item, 128);
  });
  return normalTags(tags.filter((tag) => tag !== undefined));
}

function metaOf(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {};
  const object = typeof value === 'string' ? parseJson(value)?.value : value;
  if (!isRecord(object)) throw refuse('card-meta-is-no-object');
  return object;
}

function typeOf(value: unknown, forced: CardType | undefined): CardType {
  const type = forced ?? wordOf('type', value, 128)?.toLowerCase() ?? 'note';
  if (isCardType(type)) return type;
  throw refuse('card-type-is-not-known', { type, known: cardTypes });
}

const mostTags = 100;

/** Tags as they are stored; what is added to a card counts too. */
export function boundedTags(given: readonly string[]): string[] {
  const tags = normalTags(given);
  if (tags.length > mostTags) throw refuse('card-has-too-many-tags', { count: tags.length, most: mostTags });
  return tags;
}

/** Tags that say who sees the card, where its writer did not. */
function stamped(type: CardType, tags: readonly string[]): string[] {
  const lane = tags.some((tag) => tag.startsWith('lane:')) ? [] : [sharedLane];
  const seen = visibilityByTags(tags) ? [] : [visibilityOf({ type, tags }) === 'canon' ? canonTag : draftTag];
  return boundedTags([...tags, ...lane, ...seen]);
}

/** Ids of plans, tasks and their steps are the tasks' own. */
function idOf(value: unknown): string | undefined {
  const id = wordOf('id', value, 256);
  if (id !== undefined && /^(task|step):/.test(id)) throw refuse('card-id-belongs-to-tasks', { id });
  return id;
}

export interface Scoping {
  readonly type?: CardType | undefined;
  readonly step: StepFocus | null;
}

/** A card as it is stored, from whatever form it was given in. */
export function decideCard(input: CardInput, { type: forced, step }: Scoping): Draft {
  const given = new Map<string, unknown>();
  for (const [key, value] of Object.entries(read(input))) given.set(fieldOf(key), value);
  const rest = Object.fromEntries([...given].filter(([key]) => !known.has(key)));
  const type = typeOf(given.get('type'), forced);
  const title = textOf('title', given.get('title'), 500);
  const text = textOf('text', given.get('text'), 1_000_000);
  if (title === undefined && text === undefined) throw refuse('card-says-nothing');
  const meta = {
    ...metaOf(given.get('meta')),
    ...rest,
    ...(step ? { step: { task_id: step.task_id, step_id: step.step_id, path: step.path } } : {}),
  };
  const id = idOf(given.get('id'));
  return {
    ...(id === undefined ? {} : { id }),
    type,
    ...(title === undefined ? {} : { title }),
    ...(text === undefined ? {} : { text }),
    status: wordOf('status', given.get('status'), 128) ?? 'open',
    tags: stamped(type, [...tagsOf(given.get('tags')), ...(step ? [step.tag] : [])]),
    ...(Object.keys(meta).length ? { meta } : {}),
  };
}
