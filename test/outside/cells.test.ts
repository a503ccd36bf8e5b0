import { existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CellFile } from '../../src/kernel/cells.ts';
import { type CellOptions, type CellRunner, createCells } from '../../src/outside/cells/index.ts';
import { standing, thisProcess } from '../../src/outside/cells/owner.ts';
import { tempFolder } from '../support/app.ts';
import { start } from '../support/processes.ts';
import { cell, ended, gone, orderOf, processesWith, written } from './cell-world.ts';

let temp: ReturnType<typeof tempFolder>;
let root: string;
beforeEach(() => {
  temp = tempFolder();
  root = path.join(temp.folder, 'cells');
});
afterEach(() => temp.remove());

const never = new AbortController().signal;
const cellsWith = (options: CellOptions = {}): CellRunner => createCells({ folder: root, ...options });
const run = async (files: readonly CellFile[], packageJson: string | null = null) =>
  ended(await cellsWith().run(orderOf(files, packageJson), never));
const said = async (...files: CellFile[]) => {
  const { stdout, stderr, exitCode } = await run(files);
  expect(stderr.head).toBe('');
  expect(exitCode).toBe(0);
  return stdout.head;
};

/** Nothing of any run is left: no folder, no process. */
function expectNothingLeft(): void {
  expect(existsSync(root) ? readdirSync(root, { recursive: true }) : []).toEqual([]);
  expect(processesWith(root)).toEqual([]);
}
afterEach(expectNothingLeft);

describe('a cell is run', () => {
  test('as a module, in a folder of its own that is gone afterwards', async () => {
    const source = `import { readdirSync } from 'node:fs';
      console.log(await Promise.resolve(process.cwd() === process.env.HOME), readdirSync('.').sort().join(' '));`;
    expect(await said(cell('a.js', source))).toBe('true before.mjs package.json src tmp\n');
  });
  test('with the other cells beside it, whatever they are written in', async () => {
    const main = `import { b, type B } from './b.ts';
      import c from './c.js';
      import { d } from "./d.mjs";
      const x: B = b;
      enum Kind { One = 1 }
      console.log(x, c, d, (await import('./b')).b, Kind.One);`;
    const others = [
      cell('b.ts', 'export type B = number;\nexport const b: B = 2;'),
      cell('c.ts', "export default 'c';"),
      cell('d.mjs', "export { b as d } from './b.ts';"),
    ];
    expect(await said(cell('a.ts', main), ...others)).toBe('2 c 2 2 1\n');
  });
  test('under names that other cells have already, or that need marks', async () => {
    const main = `import { one } from './x.ts';
      import { two } from './x.mjs';
      import { three } from './it%27s mine.ts';
      console.log(one, two, three);`;
    const others = [
      cell('x.ts', 'export const one = 1'),
      cell('x.mjs', 'export const two = 2'),
      cell("it's mine.ts", 'export const three = 3'),
    ];
    expect(await said(cell('a.ts', main), ...others)).toBe('1 2 3\n');
  });
  test('with those that it imports by a name that is made while it runs', async () => {
    const main = "const name = 'b'; console.log((await import('./' + name + '.mjs')).b);";
    expect(await said(cell('a.ts', main), cell('b.ts', 'export const b: number = 2;'))).toBe('2\n');
  });
  test('as package.json says', async () => {
    const { stdout } = await run([cell('a.js', "console.log(typeof require, require('node:path').sep)")], '{"type":"commonjs"}');
    expect(stdout.head).toBe('function /\n');
  });
  test('and a failure points at the cell as it was written', async () => {
    const outcome = await run([
      cell('a.ts', "interface A { x: number }\n\nconst f = (a: A): never => { throw new Error('boom') };\nf({ x: 1 });"),
    ]);
    expect(outcome).toMatchObject({ by: 'exit', exitCode: 1 });
    expect(outcome.stderr.head).toContain('at f (src/a.ts:3:');
    expect(outcome.stderr.head).not.toContain(root);
  });
  test('what cannot be read is not run, and says where', async () => {
    const broken = cell('b.ts', 'const y = 1;\nconst x: = 1;');
    expect(await cellsWith().run(orderOf([broken]), never)).toMatchObject({
      kind: 'unreadable',
      filename: 'b.ts',
      line: 2,
      column: 10,
      snippet: expect.stringContaining('const x: = 1;'),
    });
    expect(await said(cell('a.ts', 'console.log(1)'), broken)).toBe('1\n');
    const { exitCode, stderr } = await run([cell('a.ts', "import './b.ts'"), broken]);
    expect(exitCode).toBe(1);
    expect(stderr.head).toContain('b.ts:2:10');
  });
  test('with an exit code, and both streams', async () => {
    expect(await run([cell('a.js', "console.log('out'); console.error('err'); process.exitCode = 3")])).toMatchObject({
      by: 'exit',
      exitCode: 3,
      stdout: { head: 'out\n', bytes: 4, cut: 0 },
      stderr: { head: 'err\n', bytes: 4, cut: 0 },
    });
  });
  test('also where it closes its streams and goes on', async () => {
    const source = `import fs from 'node:fs';
      fs.closeSync(1); fs.closeSync(2);
      await new Promise((later) => setTimeout(later, 50));
      process.exit(7);`;
    expect(await run([cell('a.js', source)])).toMatchObject({ by: 'exit', exitCode: 7 });
  });
});

describe('a run is ended', () => {
  const waits = "import fs from 'node:fs'; fs.writeFileSync('pid', String(process.pid));";

  test('when its time is over, though it never looks up', async () => {
    const outcome = await cellsWith({ timeMs: 300 }).run(orderOf([cell('a.js', 'for (;;);')]), never);
    expect(outcome).toMatchObject({ kind: 'ended', by: 'time', exitCode: -1 });
  });
  test('when whoever asked for it calls it off, though it does not listen', async () => {
    const stop = new AbortController();
    const source = `process.on('SIGTERM', () => {}); ${waits} setInterval(() => {}, 1000);`;
    const running = cellsWith().run(orderOf([cell('a.js', source)]), stop.signal);
    const pid = Number(await written(root, 'pid'));
    stop.abort();
    expect(await running).toMatchObject({ by: 'cancelled', exitCode: -1 });
    await gone(pid);
  });
  test('when the server stops, and nothing more is run', async () => {
    const cells = cellsWith();
    const order = orderOf([cell('a.js', `${waits} setInterval(() => {}, 1000);`)]);
    const running = cells.run(order, never);
    const pid = Number(await written(root, 'pid'));
    cells.halt();
    expect(await running).toMatchObject({ by: 'stopped' });
    await gone(pid);
    expect(await cells.run(order, never)).toEqual({ kind: 'unstarted', detail: 'ECANCELED' });
  });
  test('when it says too much, of which the beginning and the end are kept', async () => {
    /** A gigabyte, if it were let. */
    const source = `const line = 'x'.repeat(1023) + '\\n';
      for (let i = 0; i < 1024 * 1024; i++) if (!process.stdout.write(line)) await new Promise((go) => process.stdout.once('drain', go));`;
    const { by, stdout } = ended(await cellsWith().run(orderOf([cell('a.js', source)]), never));
    expect(by).toBe('output');
    expect(stdout.bytes).toBeGreaterThan(8 * 1024 * 1024);
    expect(stdout.bytes).toBeLessThan(64 * 1024 * 1024);
    expect(stdout.cut).toBe(stdout.bytes - stdout.head.length - stdout.tail.length);
    expect(stdout.head.length).toBeLessThanOrEqual(8 * 1024);
    expect(stdout.head.endsWith('x\n')).toBe(true);
    expect(stdout.tail.startsWith('x')).toBe(true);
  });
  test.each([
    ['objects', 'const kept = []; for (;;) kept.push(new Array(1e6).fill(1.5));'],
    ['buffers', 'const kept = []; for (;;) kept.push(Buffer.alloc(1e7, 1));'],
  ])('when it takes too much memory for %s', async (_, source) => {
    const { by, exitCode } = ended(await cellsWith({ memoryMb: 64 }).run(orderOf([cell('a.js', source)]), never));
    expect(['signal', 'exit']).toContain(by);
    expect(exitCode).not.toBe(0);
  });
  test('with all that it had opened, when the server is killed', async () => {
    const host = await start('test/outside/cell-host.ts', { folder: root, source: `${waits} for (;;);` });
    const pid = Number(await written(root, 'pid'));
    host.kill();
    await host.ended;
    await gone(pid);
    expect(readdirSync(path.join(root, 'book'))).toHaveLength(1);
    /** What it could not clear away is gone at the next start. */
    await cellsWith().sweep();
  });
});

describe('at a start', () => {
  test('only what dead processes left is removed', async () => {
    const mine = path.join(root, 'book', `run-${thisProcess()}-1`);
    const elsewhere = path.join(root, 'book', 'run-0123456789_1_1-1');
    const longAgo = path.join(root, 'book', 'run-0123456789_1_1-2');
    const dead = path.join(root, 'book', `install-${thisProcess().replace(/_\d+$/, '_1')}-1`);
    const kept = path.join(root, 'book', 'node_modules', 'x');
    for (const folder of [mine, elsewhere, longAgo, dead, kept]) mkdirSync(folder, { recursive: true });
    utimesSync(longAgo, 0, 0);
    symlinkSync('/etc', path.join(dead, 'link'));
    await cellsWith().sweep();
    const there = [mine, elsewhere, longAgo, dead, kept].map((folder) => existsSync(folder));
    expect(there).toEqual([true, true, false, false, true]);
    expect(existsSync('/etc/passwd')).toBe(true);
    await cellsWith().sweep();
    for (const folder of [mine, elsewhere, kept]) expect(existsSync(folder)).toBe(true);
    temp.remove();
  });
  test('a folder that is not there is no trouble', async () => {
    await cellsWith().sweep();
    expect(existsSync(root)).toBe(false);
  });
  test('who lives is known', () => {
    expect(standing(thisProcess())).toBe('lives');
    expect(standing(thisProcess().replace(/_\d+$/, '_1'))).toBe('gone');
    expect(standing('0123456789_1_1')).toBe('unknown');
    expect(standing('')).toBe('unknown');
  });
});

describe('many at a time', () => {
  test('wait for their turn, or are told that there is none', async () => {
    const cells = cellsWith({ most: 2 });
    const all = await Promise.all(
      [1, 2, 3, 4, 5].map(async (n) => ended(await cells.run(orderOf([cell('a.js', `console.log(${n})`)]), never)).stdout.head),
    );
    expect(all).toEqual(['1\n', '2\n', '3\n', '4\n', '5\n']);
    const stop = new AbortController();
    const impatient = cellsWith({ most: 1, patienceMs: 1 });
    const first = impatient.run(
      orderOf([cell('a.js', "import fs from 'node:fs'; fs.writeFileSync('on', '1'); for (;;);")]),
      stop.signal,
    );
    await written(root, 'on');
    expect(await impatient.run(orderOf([cell('b.js', '')]), never)).toEqual({ kind: 'busy', most: 1 });
    stop.abort();
    await first;
  });
});

test('a folder that cannot be made is said', async () => {
  writeFileSync(path.join(temp.folder, 'file'), '');
  const cells = createCells({ folder: path.join(temp.folder, 'file', 'below') });
  expect(await cells.run(orderOf([cell('a.js', '')]), never)).toEqual({ kind: 'unstarted', detail: 'ENOTDIR' });
});
