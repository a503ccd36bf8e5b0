import { isRecord, parseJson } from '../../../kernel/json.ts';
import { Unwritable } from './toml.ts';

type Json = Readonly<Record<string, unknown>>;

function objectIn(text: string): Json {
  const found = text.trim() === '' ? { value: {} } : parseJson(text);
  if (!found) throw new Unwritable('it is not plain JSON (a comment, perhaps)');
  if (!isRecord(found.value)) throw new Unwritable('it holds no object');
  return found.value;
}

/** A JSON file with something changed in it, written as the file is; everything else in it stays. */
export function withChange(text: string, change: (value: Json) => Json): string {
  const before = objectIn(text);
  const after = change(before);
  if (JSON.stringify(after) === JSON.stringify(before)) return text;
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return `${JSON.stringify(after, null, indent)}\n`.replaceAll('\n', eol);
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
