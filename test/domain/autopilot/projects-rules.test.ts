import { describe, expect, test } from 'vitest';
import { type Around, isInferred, resolveRoot, type Said } from '../../../src/domain/autopilot/projects-rules.ts';
import { nothingSelected } from '../../../src/records/selection.ts';

const entry = (root_path: string) => ({
  ts: '2026-01-07T15:33:20Z',
  root_path,
  project_id: '0123456789abcdef',
  identity: { kind: 'path' as const, key: `path:${root_path}`, root_path },
});
const pinned = entry('/pinned');
const last = entry('/last');
const chosen = { ...nothingSelected, pinned, last, aliases: { shop: entry('/shop'), gone: entry('/gone') } };
const folders = ['/repo', '/repo/part', '/other', '/pinned', '/last', '/shop'];

const saidNothing: Said = { cd: null, here: false, variable: null };
/** A repository at /repo; nothing else is one. */
const around = (cwd: string, known: readonly string[] = []): Around => ({
  cwd,
  absolute: async (path) => path,
  isFolder: async (path) => folders.includes(path),
  isKnown: async (folder) => known.includes(folder),
  toplevel: async (folder) => (folder.startsWith('/repo') ? '/repo' : null),
});
const root = async (cwd: string, { known, selection = chosen, ...said }: Partial<Said> & Given = {}) => {
  const found = await resolveRoot({ ...saidNothing, ...said }, selection, around(cwd, known));
  return found.kind === 'found' ? `${found.root} ${found.reason}` : found;
};
interface Given {
  readonly known?: readonly string[];
  readonly selection?: typeof chosen | typeof nothingSelected;
}

describe('where nothing is said, a command works', () => {
  test.each<[where: string, cwd: string, given: Given, found: string]>([
    ['in a repository that was never used, whatever is pinned', '/repo', {}, '/repo git_toplevel'],
    ['in the repository around the folder', '/repo/part', {}, '/repo git_toplevel'],
    ['in a repository that was used', '/repo/part', { known: ['/repo'] }, '/repo known:git_toplevel'],
    ['in a part of one that was used as a project', '/repo/part', { known: ['/repo', '/repo/part'] }, '/repo/part known:cwd'],
    ['in what is pinned, outside of any repository', '/other', {}, '/pinned pinned'],
    ['in what was used last, where nothing is pinned', '/other', { selection: { ...chosen, pinned: null } }, '/last last'],
    [
      'in what was used last, where what is pinned is gone',
      '/other',
      { selection: { ...chosen, pinned: entry('/gone') } },
      '/last last',
    ],
    ['in a folder outside that was used', '/other', { known: ['/other'] }, '/other known:cwd'],
    ['in the folder it was started in, where nothing else is known', '/other', { selection: nothingSelected }, '/other cwd'],
  ])('%s', async (_, cwd, given, found) => expect(await root(cwd, given)).toBe(found));
});

describe('what is said wins', () => {
  test.each<[Partial<Said>, unknown]>([
    [{ cd: '/other', here: true, variable: '/shop' }, '/other arg'],
    [{ cd: '@shop' }, '/shop arg:@shop'],
    [{ cd: '@pinned' }, '/pinned arg:@pinned'],
    [
      { cd: '@nobody', here: true },
      { kind: 'unknown_name', name: '@nobody' },
    ],
    [{ cd: '@gone' }, { kind: 'no_folder', said: '@gone', path: '/gone' }],
    [{ cd: '/nowhere' }, { kind: 'no_folder', said: '/nowhere', path: '/nowhere' }],
    [{ here: true, variable: '/shop' }, '/repo/part here'],
    [{ variable: '/shop' }, '/shop env:MI_CD'],
    [{ variable: '@last' }, '/last env:MI_CD:@last'],
    /** A variable is set once and forgotten: what it no longer means does not stop a command. */
    [{ variable: '@nobody' }, '/repo git_toplevel'],
  ])('%j', async (said, found) => expect(await root('/repo/part', said)).toEqual(found));
});

test.each([
  ['arg:@shop', false],
  ['here', false],
  ['env:MI_CD', false],
  ['git_toplevel', true],
  ['pinned', true],
  ['cwd', true],
])('%s was guessed: %s', (reason, guessed) => expect(isInferred(reason)).toBe(guessed));
