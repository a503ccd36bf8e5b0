import type { CardInput, CardType, CardWrittenFact, StepFocus } from '../../../generated/types/index.ts';
import { fault } from '../../kernel/fault.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';
import { canonTag, draftTag, isCardType, sharedLane, visibilityByTags, visibilityOf } from '../../records/cards.ts';
import { normalTags } from '../graph/edit-rules.ts';
import { cardTemplates } from './card-templates.ts';

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

const refuse = (problem: string, fix: string) => fault('INVALID_INPUT', { problem, fix });

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
  if (typeof value !== 'string') throw refuse(`card.${field} must be a text.`, `Give ${field} as a text, or leave it out.`);
  if (value.includes('\u0000')) throw refuse(`card.${field} holds a NUL character.`, 'Leave it out.');
  if (value.length > most) throw refuse(`card.${field} is longer than ${most} characters.`, `Shorten ${field}.`);
  return value.trim() === '' ? undefined : value;
}

const word = /^[^\p{Cc}\p{Cs}|]*$/u;

function wordOf(field: string, value: unknown, most: number): string | undefined {
  const text = textOf(field, value, most)?.trim();
  if (text !== undefined && !word.test(text))
    throw refuse(`card.${field} holds | or a control character.`, `Leave such characters out of ${field}.`);
  return text;
}

function tagsOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const items = typeof value === 'string' ? value.split(/[,;]/) : value;
  if (!Array.isArray(items)) throw refuse('card.tags must be a list of texts.', 'Give tags as ["a", "b"] or "a, b".');
  const tags = items.map((item) => {
    if (typeof item !== 'string') throw refuse('card.tags holds something that is no text.', 'Give tags as ["a", "b"].');
    return wordOf('tags', item, 128);
  });
  return normalTags(tags.filter((tag) => tag !== undefined));
}

function metaOf(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {};
  const object = typeof value === 'string' ? parseJson(value)?.value : value;
  if (!isRecord(object)) throw refuse('card.meta must be an object.', 'Give meta as an object or its JSON text.');
  return object;
}

function typeOf(value: unknown, forced: CardType | undefined): CardType {
  const type = forced ?? wordOf('type', value, 128)?.toLowerCase() ?? 'note';
  if (isCardType(type)) return type;
  throw refuse(`There is no card of type ${type}.`, `Choose one of: ${Object.keys(cardTemplates).join(', ')}.`);
}

const mostTags = 100;

/** Tags as they are stored; what is added to a card counts too. */
export function boundedTags(given: readonly string[]): string[] {
  const tags = normalTags(given);
  if (tags.length > mostTags)
    throw refuse(`The card would have ${tags.length} tags; ${mostTags} are the most.`, 'Leave some of its tags out.');
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
  if (id !== undefined && /^(task|step):/.test(id))
    throw refuse(`Card id ${id} belongs to plans and tasks.`, 'Choose another id, or leave it out.');
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
  if (title === undefined && text === undefined)
    throw refuse('A card needs a title or a text.', 'Add title or text to the card.');
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
