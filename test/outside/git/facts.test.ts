import { execFileSync } from 'node:child_process';
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { identityOf } from '../../../src/domain/autopilot/identity-rules.ts';
import { gitFacts } from '../../../src/outside/git/facts.ts';
import { tempFolder } from '../../support/app.ts';

let temp: ReturnType<typeof tempFolder>;
let root: string;
beforeEach(() => {
  temp = tempFolder();
  root = path.join(realpathSync(temp.folder), 'project');
  mkdirSync(root);
});
afterEach(() => temp.remove());

const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', '-C', root, ...args], {
    env,
    encoding: 'utf8',
  }).trim();
const put = (file: string, text = 'x\n') => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const commit = (message: string) => {
  git('add', '-A');
  git('commit', '-qm', message);
};

/** What a folder is known by. */
async function identity(folder: string) {
  const toplevel = await gitFacts.toplevel(folder);
  if (toplevel === null) return identityOf({ root_path: folder, git: null });
  const origin = await gitFacts.origin(toplevel);
  const root_commit = await gitFacts.rootCommit(toplevel);
  return identityOf({ root_path: folder, git: { toplevel, relpath: path.relative(toplevel, folder), origin, root_commit } });
}

describe('what tells a project from others', () => {
  test('is where it comes from, without credentials', async () => {
    git('init', '-q');
    git('remote', 'add', 'origin', 'https://ann:s3cret-token@Git.Example.org/acme/shop.git');
    put('packages/app/a.txt');
    const known = await identity(path.join(root, 'packages/app'));
    expect(known).toMatchObject({
      key: 'git:origin:git.example.org/acme/shop:packages/app',
      repo_key: 'git:origin:git.example.org/acme/shop',
      git_origin: 'https://Git.Example.org/acme/shop.git',
      git_toplevel: root,
      git_relpath: 'packages/app',
    });
    expect(JSON.stringify(known)).not.toContain('s3cret');
  });

  test('is how it began where it comes from nowhere, and where it is where it has not begun', async () => {
    git('init', '-q');
    expect((await identity(root)).key).toBe(`git:toplevel:${root}`);
    put('a.txt');
    commit('first');
    const first = git('rev-parse', 'HEAD');
    put('a.txt', 'more\n');
    commit('second');
    expect((await identity(root)).key).toBe(`git:root:${first}`);
  });

  test('is not the place where history was cut off', async () => {
    git('init', '-q');
    put('a.txt');
    commit('first');
    put('a.txt', 'more\n');
    commit('second');
    const clone = path.join(path.dirname(root), 'clone');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, clone], { env });
    execFileSync('git', ['-C', clone, 'remote', 'remove', 'origin'], { env });
    expect((await identity(clone)).key).toBe(`git:toplevel:${clone}`);
  });

  test('is the same for an origin beside it, and in a second working copy', async () => {
    git('init', '-q');
    git('remote', 'add', 'origin', '../upstream.git');
    put('a.txt');
    commit('first');
    const second = path.join(path.dirname(root), 'second');
    git('worktree', 'add', '-q', second);
    const origin = path.join(path.dirname(root), 'upstream');
    expect((await identity(root)).key).toBe(`git:origin:${origin}`);
    expect((await identity(second)).key).toBe(`git:origin:${origin}`);
  });

  test('is its path where it is no repository', async () => {
    mkdirSync(path.join(root, '.git'));
    expect(await identity(root)).toMatchObject({ kind: 'path', key: `path:${root}` });
  });

  test('does not change because a hook of another repository has started us', async () => {
    git('init', '-q');
    put('a.txt');
    commit('first');
    const before = await identity(root);
    process.env.GIT_DIR = '/nowhere';
    try {
      expect(await identity(root)).toEqual(before);
    } finally {
      delete process.env.GIT_DIR;
    }
  });
});
