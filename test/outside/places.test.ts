import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../src/adapters/cli/settings.ts';
import { isProject, projectAround, projectRoot } from '../../src/outside/places.ts';
import { createTranscripts } from '../../src/outside/transcripts/index.ts';
import { tempFolder } from '../support/app.ts';

let temp: ReturnType<typeof tempFolder>;
beforeEach(() => {
  temp = tempFolder();
});
afterEach(() => temp.remove());

describe('the project root', () => {
  it('is the nearest folder with .git, which may be a file', () => {
    const inner = path.join(temp.folder, 'a/b/c');
    mkdirSync(inner, { recursive: true });
    mkdirSync(path.join(temp.folder, '.git'));
    expect(projectRoot(inner)).toBe(temp.folder);
    writeFileSync(path.join(temp.folder, 'a/b/.git'), 'gitdir: elsewhere');
    expect(projectRoot(inner)).toBe(path.join(temp.folder, 'a/b'));
  });
  it('is the working directory where there is none', () => {
    expect(projectRoot(path.parse(temp.folder).root)).toBe(path.parse(temp.folder).root);
  });
});

describe('a home folder is no project, however it is spelt', () => {
  const before = process.env.HOME;
  afterEach(() => {
    if (before === undefined) delete process.env.HOME;
    else process.env.HOME = before;
  });
  it.each([
    ['as it is', (home: string) => home],
    ['with a slash behind it', (home: string) => `${home}/`],
    ['with steps in it', (home: string) => `${home}/.git/..`],
    ['over a link', (home: string) => `${home}-link`],
  ])('%s', async (_, spelt) => {
    const home = path.join(temp.folder, 'home');
    const work = path.join(home, 'work');
    for (const folder of [path.join(home, '.git'), path.join(work, '.git')]) mkdirSync(folder, { recursive: true });
    symlinkSync(home, `${home}-link`);
    process.env.HOME = spelt(home);
    expect(homedir()).toBe(spelt(home));
    for (const folder of [home, `${home}-link`]) {
      expect(projectAround(folder)).toBeNull();
      expect(isProject(folder)).toBe(false);
      expect((await createTranscripts({ cwd: folder }).list(folder)).kind).toBe('forbidden');
    }
    expect(projectAround(work)).toBe(work);
    expect((await createTranscripts({ cwd: work }).list(work)).kind).toBe('listed');
  });
});

describe('without a setting, transcripts are read', () => {
  it('below a folder with .git, also from deep in it, and not below any other', async () => {
    const inner = path.join(temp.folder, 'a');
    mkdirSync(inner);
    const at = (folder: string) => createTranscripts({ cwd: inner }).list(folder);
    expect([(await at(inner)).kind, (await at(temp.folder)).kind]).toEqual(['forbidden', 'forbidden']);
    const named = createTranscripts({ places: { project_root: inner } });
    expect((await named.list(inner)).kind).toBe('listed');
    mkdirSync(path.join(temp.folder, '.git'));
    expect([(await at(inner)).kind, (await at(temp.folder)).kind]).toEqual(['listed', 'listed']);
  });
});

describe('where transcripts are', () => {
  const from = (flags: object, env: NodeJS.ProcessEnv) => {
    return createTranscripts({ places: readSettings(flags as Record<string, unknown>, env) });
  };
  it('by default in the home of Codex', () => {
    expect(from({}, {}).root(undefined)).toBe(path.join(homedir(), '.codex/sessions'));
    expect(from({}, { CODEX_HOME: temp.folder }).root(undefined)).toBe(path.join(temp.folder, 'sessions'));
  });
  it('a given folder counts from the project or from home', () => {
    const transcripts = from({ project_root: temp.folder }, { NOEMA_PROJECT_ROOT: '/elsewhere' });
    expect(transcripts.project_root).toBe(temp.folder);
    expect(transcripts.root('logs')).toBe(path.join(temp.folder, 'logs'));
    expect(transcripts.root('~/x')).toBe(path.join(homedir(), 'x'));
    expect(transcripts.root('/y')).toBe('/y');
  });
  it('the environment names the project when no flag does', () => {
    expect(from({}, { NOEMA_PROJECT_ROOT: temp.folder }).project_root).toBe(temp.folder);
  });
});
