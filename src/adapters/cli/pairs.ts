import type { Kind, Takes } from '../../../generated/registry/validators.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';
import { shellWord } from './shell.ts';
import { SettingError } from './value.ts';

/** What each field of a tool takes. */
export type Fields = Readonly<Record<string, Takes>>;

const looksLikeValue = /^(-?\d+(\.\d+)?|true|false|null|\[[\s\S]*\]|\{[\s\S]*\}|"[\s\S]*")$/;

/** `3`, `true`, `["a"]` and `{…}` are values; anything else is text. A leading and trailing quote is JSON too. */
function value(text: string): unknown {
  if (!looksLikeValue.test(text)) return text;
  const found = parseJson(text);
  return found ? found.value : text;
}

function kindOf(v: unknown): Kind | undefined {
  if (Array.isArray(v)) return 'list';
  if (isRecord(v)) return 'object';
  return v === null ? undefined : typeof v === 'string' ? 'text' : typeof v === 'boolean' ? 'truth' : 'number';
}

/** What begins like an object or a list where one may stand was meant as one. */
const begun: Readonly<Partial<Record<Kind, RegExp>>> = { object: /^\s*\{/, list: /^\s*\[(\s*["{[]|[\s\S]*\]\s*$)/ };

/** One value for a field that takes these kinds: text stays text where no other kind is taken. */
function readOne(field: string, text: string, kinds: readonly Kind[]): unknown {
  const read = value(text);
  const kind = kindOf(read);
  if (read === text && kinds.some((taken) => begun[taken]?.test(text)))
    throw new SettingError(
      `${field} is not whole JSON: ${text.slice(0, 60)}. Put it in single quotes, which the shell leaves as it is; for text that begins so, write ${field}='"…"'.`,
    );
  return kind !== undefined && !kinds.includes(kind) && kinds.includes('text') ? text : read;
}

/** A field that takes a list may be given several times; one that takes nothing else need not be written as one. */
function readField(field: string, texts: readonly string[], taken: Takes | undefined): unknown {
  const [first = ''] = texts;
  if (!taken) return texts.length === 1 ? value(first) : texts.map(value);
  const { is, of = [] } = taken;
  if (texts.length > 1 && !is.includes('list'))
    throw new SettingError(`${field} is given ${texts.length} times; it takes one value.`);
  if (texts.length === 1 && is.some((kind) => kind !== 'list')) return readOne(field, first, is);
  const read = texts.map((text) => readOne(field, text, ['list', ...of]));
  return texts.length === 1 && read[0] === null ? null : read.flat();
}

/** `key=value…` as arguments; `first` is the field that a word without a key was probably meant for. */
export function parsePairs(pairs: readonly string[], fields: Fields = {}, first = 'key'): Record<string, unknown> {
  const given = new Map<string, string[]>();
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1) throw new SettingError(`${pair} is not key=value. Write it as ${first}=${shellWord(pair)}.`);
    const field = pair.slice(0, at);
    given.set(field, [...(given.get(field) ?? []), pair.slice(at + 1)]);
  }
  return Object.fromEntries(
    [...given].map(([field, texts]) => [
      field,
      readField(field, texts, Object.hasOwn(fields, field) ? fields[field] : undefined),
    ]),
  );
}
