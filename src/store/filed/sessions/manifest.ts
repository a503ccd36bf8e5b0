import { hash } from 'node:crypto';
import type { Session } from '../../../../generated/types/index.ts';
import { isRecord, parseJson } from '../../../kernel/json.ts';
import { numberIn, numberName, thoughtFile } from './names.ts';

export const manifestFile = 'manifest.json';

/**
 * Numbers of a chain as a list of file names, which grows without being written anew: what is added stands behind, in the same
 * memory. Only the newest list may grow; others stay as they are.
 */
export interface Listed {
  readonly last: number;
  readonly count: number;
  readonly memory: Buffer;
  readonly bytes: number;
}

const empty: Listed = { last: 0, count: 0, memory: Buffer.alloc(0), bytes: 0 };
const onALine = 10;

/** Undefined where a number does not come last: then the list has to be made again. */
export function listedWith(listed: Listed | undefined, number: number): Listed | undefined {
  const { last, count, memory, bytes } = listed ?? empty;
  if (number <= last) return undefined;
  const between = count === 0 ? '' : count % onALine === 0 ? ',\n    ' : ', ';
  const name = `${between}"${numberName(number)}"`;
  const isFull = bytes + name.length > memory.length;
  const room = isFull ? Buffer.alloc(2 * (bytes + name.length)) : memory;
  if (isFull) memory.copy(room, 0, 0, bytes);
  room.write(name, bytes, 'latin1');
  return { last: number, count: count + 1, memory: room, bytes: bytes + name.length };
}

export const listOf = (numbers: readonly number[]): Listed =>
  [...new Set(numbers)].sort((a, b) => a - b).reduce((list: Listed, number) => listedWith(list, number) as Listed, empty);

/** The main chain under ''. */
export type Lists = ReadonlyMap<string, Listed>;

/** What one has and the other has not, so that adding twice is taking away. */
export function differenceOf(one: string, other: string): string {
  const bytes = Buffer.from(one, 'hex');
  for (const [i, byte] of Buffer.from(other, 'hex').entries()) bytes[i] = byte ^ (bytes[i] ?? 0);
  return bytes.toString('hex');
}

/** Adds the digest of one file to that of all, or takes it away again: their order does not matter. */
export const checksumWith = (checksum: string, text: string): string => differenceOf(checksum, hash('sha256', text, 'hex'));

export const noChecksum = '0'.repeat(64);

export interface ManifestGiven {
  readonly session: Session;
  readonly concluded: boolean;
  readonly lists: Lists;
  readonly partitionPath: string;
  readonly checksum: string;
  readonly lastValidated: string;
  readonly lost?: readonly string[] | undefined;
}

const indented = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');

/** Put together from parts, since the lists are not made anew each time; the rest is small. */
export function manifestBytes({ session, concluded, lists, partitionPath, ...integrity }: ManifestGiven): Buffer {
  const { id, title, description, tags, createdAt, updatedAt } = session;
  const parts: Buffer[] = [];
  const say = (text: string) => void parts.push(Buffer.from(text));
  const list = (branch: string) => {
    const { memory, bytes } = lists.get(branch) ?? empty;
    say('[');
    parts.push(memory.subarray(0, bytes));
    say(']');
  };
  const branches = () => {
    const named = [...lists.keys()].filter((branch) => branch !== '');
    for (const [i, branch] of named.entries()) {
      say(`${i === 0 ? '{\n' : ',\n'}    ${JSON.stringify(branch)}: `);
      list(branch);
    }
    say(named.length > 0 ? '\n  }' : '{}');
  };
  const metadata = { title, ...(description === undefined ? {} : { description }), tags, createdAt, updatedAt, concluded };
  say(`{\n  "id": ${JSON.stringify(id)},\n  "version": "1.0.0",\n  "thoughtFiles": `);
  list('');
  say(',\n  "branchFiles": ');
  branches();
  const about = { ...session, ...(partitionPath === '' ? {} : { partitionPath }) };
  say(`,\n  "metadata": ${indented(metadata)},\n  "session": ${indented(about)},\n  "branches": `);
  branches();
  say(`,\n  "integrity": ${indented(integrity)}\n}\n`);
  return Buffer.concat(parts);
}

/** A manifest that was read; undefined fields were not said. */
export interface FoundManifest {
  readonly id: string | undefined;
  readonly title: string;
  readonly description: string | undefined;
  readonly tags: readonly string[];
  readonly createdAt: number | undefined;
  readonly updatedAt: number | undefined;
  readonly lastAccessedAt: number | undefined;
  readonly concluded: boolean | undefined;
  /** Files that it names, the main chain under ''. */
  readonly numbers: ReadonlyMap<string, readonly number[]>;
  readonly checksum: string | undefined;
  readonly lastValidated: number | undefined;
  readonly lost: readonly string[];
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
const numbers = (value: unknown): number[] => texts(value).flatMap((name) => numberIn(name) ?? []);
const time = (value: unknown): number | undefined => {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
};
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** Titles and tags are as long as they may be. */
const longestTitle = 200;
const longestTag = 100;
const mostTags = 50;

const clipped = (value: string, most: number) => (value.length <= most ? value : [...value].slice(0, most).join(''));

/** Undefined where a text is no manifest. Both schemas that were ever specified are read. */
export function manifestIn(content: string): FoundManifest | undefined {
  const found = parseJson(content.replace(/^\ufeff/, ''))?.value;
  if (!isRecord(found) || !Array.isArray(found.thoughtFiles)) return undefined;
  const session = record(found.session);
  const said = { ...session, ...record(found.metadata) };
  const title = text(said.title);
  if (title === undefined) return undefined;
  const integrity = record(found.integrity);
  const branches = Object.entries({ ...record(found.branches), ...record(found.branchFiles) });
  return {
    id: text(found.id) ?? text(session.id),
    title: clipped(title, longestTitle),
    description: text(said.description),
    tags: [...new Set(texts(said.tags).map((tag) => clipped(tag, longestTag)))].filter((tag) => tag.trim()).slice(0, mostTags),
    createdAt: time(said.createdAt),
    updatedAt: time(said.updatedAt),
    lastAccessedAt: time(session.lastAccessedAt),
    concluded: typeof said.concluded === 'boolean' ? said.concluded : undefined,
    numbers: new Map([['', numbers(found.thoughtFiles)], ...branches.map(([id, names]) => [id, numbers(names)] as const)]),
    checksum: /^[0-9a-f]{64}$/.exec(String(integrity.checksum))?.[0],
    lastValidated: time(integrity.lastValidated),
    lost: texts(integrity.lost),
  };
}

/** All files that a manifest names. */
export const filesNamedBy = (
  { numbers: listed }: FoundManifest,
  elsewhere: Readonly<Record<string, string>>,
): { file: string; branch: string | null; number: number }[] =>
  [...listed].flatMap(([branch, all]) =>
    all.map((number) => ({ branch: branch || null, number, file: thoughtFile(branch || null, number, elsewhere) })),
  );
