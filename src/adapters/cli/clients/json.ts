import { isRecord, parseJson } from '../../../kernel/json.ts';
import { spliced } from './json-splice.ts';
import { Unwritable } from './toml.ts';

type Json = Readonly<Record<string, unknown>>;

function objectIn(text: string): Json {
  const found = text.trim() === '' ? { value: {} } : parseJson(text);
  if (!found) throw new Unwritable('it is not plain JSON (a comment, perhaps)');
  if (!isRecord(found.value)) throw new Unwritable('it holds no object');
  return found.value;
}

/** A JSON file with something changed in it; everything else in it stays as it is written. */
export function withChange(text: string, change: (value: Json) => Json): string {
  const before = objectIn(text);
  const after = change(before);
  return text.trim() === '' ? `${JSON.stringify(after, null, 2)}\n` : spliced(text, before, after);
}

/** An object below a key; one that is not there counts as empty. */
export function objectAt(value: Json, key: string): Json {
  const found = value[key] ?? {};
  if (!isRecord(found)) throw new Unwritable(`${key} is no object in it`);
  return found;
}

/** Where a server stands in a JSON file: under its name, below a key. */
export interface Place {
  readonly key: string;
  readonly name: string;
}

/** What says how a server is reached: of one that is reached otherwise from now on, nothing of the other way may stay. */
const waysToReach = ['type', 'command', 'args', 'url', 'headers'];

/** Puts a server into a JSON file. What somebody added to the entry stays, such as its environment. */
export const withServer = (text: string, { key, name }: Place, server: object): string =>
  withChange(text, (value) => {
    const servers = objectAt(value, key);
    const before = servers[name];
    const kept = Object.entries(isRecord(before) ? before : {}).filter(
      ([field]) => !waysToReach.includes(field) || field in server,
    );
    return { ...value, [key]: { ...servers, [name]: { ...Object.fromEntries(kept), ...server } } };
  });

/** Takes a server away, and what held nothing else. */
export const withoutServer = (text: string, { key, name }: Place): string =>
  withChange(text, (value) => {
    const { [name]: own, ...servers } = objectAt(value, key);
    if (own === undefined) return value;
    const { [key]: _, ...rest } = value;
    return Object.keys(servers).length === 0 ? rest : { ...value, [key]: servers };
  });
