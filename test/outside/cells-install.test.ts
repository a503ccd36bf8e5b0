import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { InstallOutcome } from '../../src/kernel/cells.ts';
import { type CellOptions, createCells } from '../../src/outside/cells/index.ts';
import { findNpm } from '../../src/outside/cells/npm.ts';
import { tempFolder } from '../support/app.ts';
import { cell, ended, orderOf, processesWith } from './cell-world.ts';
import { openRegistry, type Registry } from './registry.ts';

let temp: ReturnType<typeof tempFolder>;
let root: string;
let registry: Registry;
beforeEach(async () => {
  temp = tempFolder();
  root = path.join(temp.folder, 'cells');
  registry = await openRegistry({
    greet: {
      version: '1.2.3',
      manifest: { exports: './index.js', bin: { greet: './index.js' }, dependencies: { words: '^1.0.0' } },
      files: { 'index.js': "import words from 'words'; export const greet = (who) => words + ' ' + who;" },
    },
    words: { manifest: { exports: './index.js' }, files: { 'index.js': "export default 'Hello,';" } },
    '@team/tool': { manifest: { exports: './index.js' }, files: { 'index.js': 'export const tool = 1;' } },
    scripted: {
      manifest: { scripts: { preinstall: 'node run.js', install: 'node run.js', postinstall: 'node run.js' } },
      files: { 'run.js': `require('node:fs').writeFileSync(${JSON.stringify(path.join(temp.folder, 'ran'))}, '')` },
    },
    'leads-out': { manifest: { dependencies: { stolen: `file:${temp.folder}` } } },
    'leads-to-git': { manifest: { dependencies: { stolen: 'git+file:///nowhere' } } },
  });
  writeFileSync(path.join(temp.folder, 'package.json'), '{"name":"stolen","version":"1.0.0"}');
});
afterEach(async () => {
  await registry.close();
  expect(processesWith(root)).toEqual([]);
  expect(existsSync(path.join(temp.folder, 'ran'))).toBe(false);
  temp.remove();
});

const never = new AbortController().signal;
const plain = '{"type":"module"}';

const cellsWith = (options: CellOptions = {}) => {
  const env = {
    PATH: process.env.PATH,
    npm_config_registry: registry.url,
    npm_config_userconfig: path.join(temp.folder, 'npmrc'),
    SECRET: 'x',
  };
  return createCells({ folder: root, env, ...options });
};
const install = (
  packages: readonly string[],
  {
    packageJson = plain,
    signal = never,
    tick = (_: number) => {},
    ...options
  }: CellOptions & { packageJson?: string; signal?: AbortSignal; tick?: (n: number) => void } = {},
): Promise<InstallOutcome> => cellsWith(options).install({ notebook: 'book', packageJson, packages }, signal, tick);
const modules = () => readdirSync(path.join(root, 'book', 'node_modules')).filter((name) => !name.startsWith('.'));

describe('packages', () => {
  test('are fetched with what they need, and can be imported', async () => {
    const heard: number[] = [];
    const outcome = await install(['greet@^1.0.0', '@team/tool'], { tick: (fetched) => heard.push(fetched) });
    expect(outcome).toMatchObject({
      kind: 'ended',
      by: 'exit',
      exitCode: 0,
      stdout: { head: expect.stringContaining('added 3 packages') },
    });
    expect(JSON.parse((outcome as { packageJson: string }).packageJson)).toEqual({
      type: 'module',
      dependencies: { greet: '^1.2.3', '@team/tool': '^1.0.0' },
    });
    expect(modules().sort()).toEqual(['@team', 'greet', 'words']);
    expect(heard[0]).toBe(0);
    expect(heard.at(-1)).toBeGreaterThanOrEqual(6);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    const source = "import { greet } from 'greet'; import { tool } from '@team/tool'; console.log(greet('world'), tool);";
    const run = ended(await cellsWith().run(orderOf([cell('a.ts', source)]), never));
    expect(run).toMatchObject({ stdout: { head: 'Hello, world 1\n' }, stderr: { head: '' } });
    expect(readdirSync(path.join(root, 'book')).sort()).toEqual(['node_modules', 'package-lock.json']);
  });
  test('that package.json names are installed without naming them', async () => {
    const outcome = await install([], { packageJson: '{"type":"module","dependencies":{"words":"*"}}' });
    expect(outcome).toMatchObject({ exitCode: 0 });
    expect(modules()).toEqual(['words']);
  });
  test('run no script, and cannot lead out', async () => {
    expect(await install(['scripted'])).toMatchObject({ exitCode: 0 });
    expect(modules()).toEqual(['scripted']);
    for (const name of ['leads-out', 'leads-to-git'])
      expect(await install([name])).toMatchObject({ by: 'exit', exitCode: 1, packageJson: null });
    /** What was there before is there still. */
    expect(modules()).toEqual(['scripted']);
  });
});

describe('an installation', () => {
  test('of what nobody knows fails, and says so', async () => {
    const outcome = await install(['nobodys-package']);
    expect(outcome).toMatchObject({ by: 'exit', packageJson: null, stderr: { head: expect.stringContaining('E404') } });
    expect((outcome as { stderr: { head: string } }).stderr.head).not.toContain('npm http');
    expect(readdirSync(root)).toEqual(['.npm']);
  });
  test('from a registry that does not answer is told apart', async () => {
    await registry.close();
    expect(await install(['words'])).toEqual({ kind: 'unreachable', detail: 'ECONNREFUSED' });
  });
  test('is ended when its time is over', async () => {
    expect(await install(['silence'], { installMs: 300 })).toMatchObject({ by: 'time' });
  });
  test('is ended when it is called off', async () => {
    const stop = new AbortController();
    const running = install(['silence'], { signal: stop.signal });
    while (!registry.asked.includes('silence')) await new Promise((later) => setTimeout(later, 20));
    stop.abort();
    expect(await running).toMatchObject({ by: 'cancelled', packageJson: null });
    expect(existsSync(path.join(root, 'book'))).toBe(false);
  });
  test('gets to know what it needs of the environment, and no more', async () => {
    const npm = path.join(temp.folder, 'npm', 'bin', 'npm-cli.js');
    mkdirSync(path.dirname(npm), { recursive: true });
    writeFileSync(npm, "console.log(Object.keys(process.env).sort().join(), process.argv.slice(2).join(' '))");
    const { stdout } = (await install(['words@1'], { npm })) as { stdout: { head: string } };
    const [names, words] = [stdout.head.split(' ')[0], stdout.head];
    expect(names).toBe('HOME,LANG,NO_COLOR,PWD,TMPDIR,npm_config_registry');
    for (const flag of ['--ignore-scripts', '--no-audit', '--no-fund', '--no-bin-links', '-- words@1'])
      expect(words).toContain(flag);
  });
  test('without npm is said to be impossible', async () => {
    expect(await install(['words'], { npm: null })).toEqual({ kind: 'no-npm' });
    expect(findNpm({ PATH: temp.folder })).toBe(findNpm({}));
    expect(findNpm(process.env)).toMatch(/npm-cli\.js$/);
  });
});
