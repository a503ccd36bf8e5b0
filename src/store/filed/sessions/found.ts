import { parseJson } from '../../../kernel/json.ts';
import type { FileText, ItemFiles, Problem } from '../collection.ts';
import {
  checksumWith,
  differenceOf,
  type FoundManifest,
  filesNamedBy,
  manifestFile,
  manifestIn,
  noChecksum,
} from './manifest.ts';
import { type Elsewhere, elsewhereOf, placeOf, type ThoughtFile, thoughtFiles } from './names.ts';
import { type FoundThought, thoughtIn } from './thought-text.ts';

/** What stands in the folder of a session. */
export interface Found {
  readonly manifest: FoundManifest | undefined;
  readonly elsewhere: Elsewhere;
  readonly thoughts: readonly FoundThought[];
  /** Files that are used by something that is missing or cannot be read, also by what nobody misses any more. */
  readonly lost: readonly ThoughtFile[];
  /** Thoughts were recorded after the manifest was written. */
  readonly isBehind: boolean;
  readonly leftovers: readonly string[];
  /** Of all that was found, and of what is missing as far as the manifest knows it: put back, all is as it was. */
  readonly checksum: string;
  /** What is missing of it. */
  readonly absent: string | undefined;
  readonly problems: readonly Problem[];
}

/** Why a file that should hold something does not, as a word. */
function whyUnreadable(file: FileText, holds: 'manifest' | 'thought'): string {
  if (file.kind === 'unreadable') return file.why;
  return file.kind === 'text' && parseJson(file.text) ? holds : 'not_json';
}

function readManifest(files: ItemFiles): { manifest: FoundManifest | undefined; problems: Problem[] } {
  const found = files.read(manifestFile);
  const manifest = found.kind === 'text' ? manifestIn(found.text) : undefined;
  if (manifest) {
    const isOther = manifest.id !== undefined && manifest.id !== files.key;
    return { manifest, problems: isOther ? [{ kind: 'inconsistent', file: manifestFile, detail: 'id' }] : [] };
  }
  if (found.kind === 'missing') return { manifest, problems: [{ kind: 'missing', file: manifestFile, detail: 'manifest' }] };
  return { manifest, problems: [{ kind: 'unreadable', file: manifestFile, detail: whyUnreadable(found, 'manifest') }] };
}

/** Reads a folder. A file that no manifest names and nobody can read was never acknowledged, and counts for nothing. */
export function findSession(files: ItemFiles): Found {
  const { manifest, problems } = readManifest(files);
  const there = thoughtFiles(files.names);
  const elsewhere = elsewhereOf(there);
  const named = manifest ? filesNamedBy(manifest, elsewhere) : [];
  const isNamed = new Set(named.map(({ file }) => file));
  const thoughts: FoundThought[] = [];
  const lost: ThoughtFile[] = [];
  const leftovers: string[] = [];
  /** Of what the manifest names, and of the rest. */
  const sums = { named: noChecksum, others: noChecksum };
  for (const one of there) {
    const read = files.read(one.file);
    const thought = read.kind === 'text' ? thoughtIn(read.text, files.key, one, read.changed_ms) : undefined;
    if (read.kind === 'text' && thought) {
      thoughts.push(thought);
      const sum = isNamed.has(one.file) ? 'named' : 'others';
      sums[sum] = checksumWith(sums[sum], read.text);
    } else if (isNamed.has(one.file) || !manifest) {
      lost.push(one);
      problems.push({ kind: 'unreadable', file: one.file, detail: whyUnreadable(read, 'thought') });
    } else leftovers.push(one.file);
  }
  const isThere = new Set(there.map(({ file }) => file));
  for (const one of named)
    if (!isThere.has(one.file)) {
      lost.push(one);
      problems.push({ kind: 'missing', file: one.file, detail: 'thought' });
    }
  const differs = manifest?.checksum !== undefined && manifest.checksum !== sums.named;
  if (differs && lost.length === 0) problems.push({ kind: 'inconsistent', file: manifestFile, detail: 'checksum' });
  const absent = differs && lost.length > 0 ? differenceOf(manifest?.checksum as string, sums.named) : undefined;
  const given = manifest?.lost.flatMap((file) => placeOf(file) ?? []) ?? [];
  return {
    manifest,
    elsewhere,
    thoughts,
    lost: [...lost, ...given],
    isBehind: thoughts.some(({ file }) => !isNamed.has(file)),
    leftovers,
    checksum: [sums.others, ...(absent ? [absent] : [])].reduce(differenceOf, sums.named),
    absent,
    problems,
  };
}
