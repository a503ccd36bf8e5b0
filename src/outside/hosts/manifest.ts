import { readFile, rename } from 'node:fs/promises';
import { isRecord, parseJson } from '../../kernel/json.ts';
import { codeOf } from '../files.ts';

/** What mi made in a workspace; kept beside it, so that nothing else is ever taken for it. */
export interface Manifest {
  readonly project_id: string;
  /** Paths below the generated folder. */
  readonly files: readonly string[];
  /** Paths below the workspace. */
  readonly links: readonly string[];
  /** Folders below the workspace that were made for links. */
  readonly folders: readonly string[];
  readonly block: { readonly file: string; readonly separator: string; readonly made: boolean } | null;
}

export const nothingMade: Manifest = { project_id: '', files: [], links: [], folders: [], block: null };

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string' && item !== '') : [];

function blockIn(value: unknown): Manifest['block'] {
  if (!isRecord(value) || typeof value.file !== 'string') return null;
  return { file: value.file, separator: typeof value.separator === 'string' ? value.separator : '', made: value.made === true };
}

/** As it is stored for a host: what it registered stands under the host's own name. */
export const manifestJson = (
  { project_id, files, links, folders, block }: Manifest,
  { host, ts, symlink_dirs }: { readonly host: string; readonly ts: string; readonly symlink_dirs: readonly object[] },
): Record<string, unknown> => ({
  version: 'v1',
  host,
  project_id,
  ts,
  files: [...files].sort(),
  register_symlink_dirs: symlink_dirs,
  [host]: { registered_links: [...links].sort(), made_folders: [...folders].sort(), ...(block ? { block } : {}) },
});

export type ReadManifest =
  | { readonly kind: 'read'; readonly manifest: Manifest; readonly text: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'put_aside'; readonly path: string };

/** What cannot be read is put aside: then nothing that stands there counts as made by mi. */
export async function readManifest(file: string, host: string, ts: string): Promise<ReadManifest> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return { kind: 'absent' };
    throw error;
  }
  const value = parseJson(text)?.value;
  if (isRecord(value) && value.host === host && typeof value.project_id === 'string') {
    const own = isRecord(value[host]) ? value[host] : {};
    const manifest = {
      project_id: value.project_id,
      files: texts(value.files),
      links: texts(own.registered_links),
      folders: texts(own.made_folders),
      block: blockIn(own.block),
    };
    return { kind: 'read', manifest, text };
  }
  const aside = `${file}.corrupt.${ts.replaceAll(/[-:.]/g, '')}`;
  await rename(file, aside);
  return { kind: 'put_aside', path: aside };
}
