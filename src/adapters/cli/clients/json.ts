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

/** Puts this server under a key of a JSON file. What somebody added to the entry stays, such as its environment. */
export const withServer = (text: string, key: string, server: object): string =>
  withChange(text, (value) => {
    const servers = objectAt(value, key);
    const { noema } = servers;
    return { ...value, [key]: { ...servers, noema: { ...(isRecord(noema) ? noema : {}), ...server } } };
  });

/** Takes this server away, and what held nothing else. */
export const withoutServer = (text: string, key: string): string =>
  withChange(text, (value) => {
    const { noema, ...servers } = objectAt(value, key);
    if (noema === undefined) return value;
    const { [key]: _, ...rest } = value;
    return Object.keys(servers).length === 0 ? rest : { ...value, [key]: servers };
  });
