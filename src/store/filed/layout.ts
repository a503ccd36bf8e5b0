import path from 'node:path';

/** Anything else in a name could mean something to a file system. Names of one's own choice never begin with a dot. */
const unsafe = /[^A-Za-z0-9._-]/gu;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

const escaped = (text: string) =>
  [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** A name as a file or folder may have it, from which it can be read again: `acme/app` is `acme%2Fapp`. */
export function fileName(name: string): string {
  const safe = name.replace(unsafe, escaped).replace(/^\./, '%2E').replace(/\.$/, '%2E');
  return reserved.test(safe) ? escaped(safe.slice(0, 1)) + safe.slice(1) : safe;
}

/** The name behind a file's; undefined where no name is written so. */
export function nameBehind(file: string): string | undefined {
  try {
    const name = decodeURIComponent(file);
    return name !== '' && fileName(name) === file ? name : undefined;
  } catch {
    return undefined;
  }
}

/** Where data of a folder stands. */
export interface Layout {
  readonly folder: string;
  /** May be deleted at any time. */
  readonly index: string;
  readonly projects: string;
  project(workspace: string): string;
}

export function layoutIn(folder: string, index = path.join(folder, '.index', 'ledger.sqlite')): Layout {
  const projects = path.join(folder, 'projects');
  return {
    folder,
    index,
    projects,
    project: (workspace) => path.join(projects, fileName(workspace)),
  };
}
