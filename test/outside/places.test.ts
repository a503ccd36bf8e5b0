import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../src/adapters/cli/settings.ts';
import { projectRoot } from '../../src/outside/places.ts';
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
