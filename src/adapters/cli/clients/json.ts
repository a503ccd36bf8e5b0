import { isRecord, parseJson } from '../../../kernel/json.ts';
import { Unwritable } from './toml.ts';

/** Puts this server under a key of a JSON file, written as the file is; everything else in it stays. */
export function withServer(text: string, key: string, server: object): string {
  const found = text.trim() === '' ? { value: {} } : parseJson(text);
  if (!found) throw new Unwritable('it is not plain JSON (a comment, perhaps)');
  if (!isRecord(found.value)) throw new Unwritable('it holds no object');
  const servers = found.value[key] ?? {};
  if (!isRecord(servers)) throw new Unwritable(`${key} is no object in it`);
  const { noema } = servers;
  /** What somebody added to the entry stays, such as its environment. */
  const merged = { ...found.value, [key]: { ...servers, noema: { ...(isRecord(noema) ? noema : {}), ...server } } };
  if (JSON.stringify(merged) === JSON.stringify(found.value)) return text;
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return `${JSON.stringify(merged, null, indent)}\n`.replaceAll('\n', eol);
}
