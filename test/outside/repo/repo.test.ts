import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRepo } from '../../../src/outside/repo/index.ts';
import { tempFolder } from '../../support/app.ts';
import { agent } from '../../support/hands/agents.ts';
import { stillTime } from '../../support/still-time.ts';

let temp: ReturnType<typeof tempFolder>;
let root: string;
beforeEach(() => {
  temp = tempFolder();
  root = path.join(realpathSync(temp.folder), 'project');
  mkdirSync(root);
});
afterEach(() => temp.remove());

const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
/** Time that never runs out: what a busy machine takes long for is not what these tests are about. */
const repo = openRepo({ env, time: stillTime() });
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', '-C', root, ...args], {
    env,
    encoding: 'utf8',
  }).trim();
const put = (file: string, text = 'x\n') => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const commit = (message = 'first') => {
  git('add', '-A');
  git('commit', '-qm', message);
};

describe('what a repository shows', () => {
  test('is its branch and what has changed', async () => {
    git('init', '-q', '-b', 'trunk');
    put('a.txt', 'one\n');
    put('b.txt', 'one\n');
    commit();
    put('a.txt', 'two\n');
    put('b.txt', 'two\n');
    put('grüße.txt');
    git('add', 'b.txt');
    expect(await repo.observe(root)).toMatchObject({
      project_root: root,
      git_is_repo: true,
      git_root: root,
      git_head: 'trunk',
      git_status_porcelain: ' M a.txt\nM  b.txt\n?? grüße.txt',
      git_diff_stat: expect.stringMatching(/^ a\.txt \| 2 \+-\n 1 file changed/),
      git_diff_cached_stat: expect.stringMatching(/^ b\.txt \| 2 \+-\n 1 file changed/),
    });
  });

  test('is its branch also before the first commit, and the commit where no branch is checked out', async () => {
    git('init', '-q', '-b', 'trunk');
    expect(await repo.observe(root)).toMatchObject({ git_is_repo: true, git_head: 'trunk', git_diff_stat: '' });
    put('a.txt');
    commit();
    git('checkout', '-q', '--detach');
    expect((await repo.observe(root)).git_head).toBe(git('rev-parse', '--short', 'HEAD'));
  });

  test('is nothing where there is none', async () => {
    expect(await repo.observe(root)).toEqual({
      project_root: root,
      stack_hints: [],
      has_tests: false,
      test_hints: [],
      git_is_repo: false,
      git_root: '',
      git_head: '',
      git_status_porcelain: '',
      git_diff_stat: '',
      git_diff_cached_stat: '',
    });
  });

  test('has a size, however much has changed', async () => {
    git('init', '-q');
    for (let i = 0; i < 3000; i++) writeFileSync(path.join(root, `a-file-with-a-long-name-${i}`), '');
    const { git_status_porcelain } = await repo.observe(root);
    expect(git_status_porcelain).toHaveLength(4000);
  });

  test('is looked at without touching it, without its programs, and in spite of what a hook has set', async () => {
    git('init', '-q');
    put('a.txt');
    commit();
    put('a.txt', 'other\n');
    const traces = path.join(temp.folder, 'ran');
    const program = path.join(temp.folder, 'program');
    writeFileSync(program, `#!/bin/sh\necho ran >> ${traces}\n`, { mode: 0o755 });
    for (const key of ['core.fsmonitor', 'diff.external', 'core.pager', 'core.hooksPath']) git('config', key, program);
    const before = statSync(path.join(root, '.git/index')).mtimeMs;
    const other = openRepo({ env: { ...env, GIT_DIR: '/nowhere', GIT_INDEX_FILE: '/nowhere/index' }, time: stillTime() });
    expect(await other.observe(root)).toMatchObject({ git_is_repo: true, git_status_porcelain: ' M a.txt' });
    expect(statSync(path.join(root, '.git/index')).mtimeMs).toBe(before);
    expect(readdirSync(temp.folder)).not.toContain('ran');
  });
});

describe('the tree in a word', () => {
  const tree = () => repo.tree(root);
  /** Whether it is another word after each of these. */
  const changes = async (...steps: readonly (() => void)[]) => {
    const seen: boolean[] = [];
    let before = await tree();
    for (const step of steps) {
      step();
      const after = await tree();
      seen.push(after !== before);
      before = after;
    }
    return seen;
  };

  test('changes with files and commits, whatever a summary of them shows', async () => {
    git('init', '-q');
    put('a.txt', 'one\n');
    commit();
    const other = (text: string) => () => put('a.txt', text);
    expect(
      await changes(
        other('two\n'),
        other('too\n'),
        other('too\n'),
        () => commit('again'),
        () => put('new/b.txt'),
        () => put('new/c.txt'),
      ),
    ).toEqual([true, true, false, true, true, true]);
    expect(
      await changes(
        () => {},
        () => git('add', '-A'),
        () => git('rm', '-qf', 'a.txt'),
      ),
    ).toEqual([false, true, true]);
  });

  test('is known before the first commit, and in a folder below the top', async () => {
    git('init', '-q');
    expect(
      await changes(
        () => put('a.txt'),
        () => put('a.txt', 'other'),
      ),
    ).toEqual([true, true]);
    put('below/b.txt');
    commit();
    const below = () => repo.tree(path.join(root, 'below'));
    const before = await below();
    put('below/b.txt', 'other');
    expect(await below()).not.toBe(before);
  });

  test('is made of all files where there is no repository, or no git', async () => {
    put('src/a.ts', 'one');
    expect(
      await changes(
        () => put('src/a.ts', 'two'),
        () => put('src/a.ts', 'two'),
        () => put('b.ts'),
      ),
    ).toEqual([true, false, true]);
    const large = 'x'.repeat(70_000);
    expect(
      await changes(
        () => put('large', large),
        () => put('large', `${large}y`),
      ),
    ).toEqual([true, true]);
    const missing = openRepo({ program: 'no-such-git', env, time: stillTime() });
    const before = await missing.tree(root);
    put('b.ts', 'other');
    expect(await missing.tree(root)).not.toBe(before);
  });
});

test('after a stop git is not asked any more', async () => {
  const { program, calls } = agent(temp.folder, 'git', { runs: [[{ say: root }]] });
  const stopped = openRepo({ program, env, time: stillTime() });
  await stopped.observe(root, AbortSignal.abort());
  await stopped.tree(root, AbortSignal.abort());
  expect(calls()).toEqual([]);
});

describe('a git that does not answer', () => {
  test('or is not there leaves what the disk shows', async () => {
    mkdirSync(path.join(root, '.git'));
    put('go.mod');
    const nothing = { git_is_repo: true, git_root: '', git_head: '', git_status_porcelain: '' };
    const missing = openRepo({ program: 'no-such-git', env, time: stillTime() });
    expect(await missing.observe(root)).toMatchObject({ ...nothing, stack_hints: ['go'] });

    const time = stillTime();
    const { program } = agent(temp.folder, 'git', { runs: [[{ hang: true }]] });
    const observing = openRepo({ program, env, time }).observe(root);
    while (time.waiting === 0) await new Promise(setImmediate);
    time.advance(2000);
    expect(await observing).toMatchObject(nothing);
  });
});

/** Files, the stack they show, and hints at tests. */
const projects: readonly [Record<string, string>, string[], string[]][] = [
  [
    { 'package.json': '{"scripts":{"test":"vitest run","test:unit":"x","build":"y"}}' },
    ['node'],
    ['npm test', 'npm run test:unit'],
  ],
  [{ 'package.json': '{"scripts":{"test":"vitest"}}', 'pnpm-lock.yaml': '' }, ['node'], ['pnpm test']],
  [{ 'package.json': '{"scripts":{"test":"echo \\"Error: no test specified\\" && exit 1"}}' }, ['node'], []],
  [{ 'package.json': '{"scripts":{"test":""}}' }, ['node'], []],
  [{ 'package.json': 'no JSON' }, ['node'], []],
  [{ 'pyproject.toml': '[tool.pytest.ini_options]\n' }, ['python'], ['pytest']],
  [{ 'requirements.txt': '', 'tests/test_a.py': '' }, ['python'], ['pytest', 'tests/']],
  [{ 'setup.cfg': '', 'test/a_test.py': '' }, ['python'], ['pytest', 'test/']],
  [{ 'tox.ini': '' }, ['python'], ['pytest']],
  [{ 'go.mod': '', 'pkg/a/a_test.go': '' }, ['go'], ['go test ./...']],
  [{ 'go.mod': '', 'a.go': '' }, ['go'], []],
  [{ 'Cargo.toml': '', 'src/lib.rs': '#[cfg(test)]\nmod tests {}' }, ['rust'], ['cargo test']],
  [{ 'Cargo.toml': '', 'src/main.rs': 'fn main() {}' }, ['rust'], []],
  [{ 'pom.xml': '', 'src/test/java/ATest.java': '' }, ['java'], ['mvn test']],
  [{ 'build.gradle.kts': '', 'src/test/kotlin/A.kt': '' }, ['java'], ['gradle test']],
  [{ Gemfile: '', 'spec/a_spec.rb': '' }, ['ruby'], ['bundle exec rspec']],
  [{ 'composer.json': '{}', 'phpunit.xml.dist': '' }, ['php'], ['vendor/bin/phpunit']],
  [{ 'App.sln': '', 'App.Tests/App.Tests.csproj': '' }, ['dotnet'], ['dotnet test']],
  [{ 'mix.exs': '', 'test/a_test.exs': '' }, ['elixir'], ['mix test', 'test/']],
  [{ 'CMakeLists.txt': 'enable_testing()\n' }, ['cpp'], ['ctest']],
  [{ Makefile: 'test: build\n\tgo\n' }, [], ['make test']],
  [{ 'node_modules/x/a.test.js': '', 'vendor/test_x.py': '' }, [], []],
];

test.each(projects)('a project of %j', async (files, stack_hints, test_hints) => {
  for (const [file, text] of Object.entries(files)) put(file, text);
  expect(await repo.observe(root)).toMatchObject({ stack_hints, test_hints, has_tests: test_hints.length > 0 });
});

test('a project whose tests stand beside its code has tests', async () => {
  put('src/a.spec.ts');
  expect(await repo.observe(root)).toMatchObject({ has_tests: true, test_hints: [] });
});

test('a project of any size is looked at no further than its beginning', async () => {
  for (let i = 0; i < 5000; i++) put(`a/${i % 50}/${i}.txt`);
  put('z/tests/test_a.py');
  expect(await repo.observe(root)).toMatchObject({ has_tests: false });
});
