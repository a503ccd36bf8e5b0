import { mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runChild } from '../../src/outside/cells/child.ts';
import { createCells } from '../../src/outside/cells/index.ts';
import { tempFolder } from '../support/app.ts';
import { cell, ended, orderOf, processesWith, written } from './cell-world.ts';

let temp: ReturnType<typeof tempFolder>;
let root: string;
let outside: string;
const secret = 'the-secret-of-the-server';
beforeEach(() => {
  temp = tempFolder();
  root = path.join(temp.folder, 'cells');
  outside = path.join(temp.folder, 'outside');
  mkdirSync(path.join(outside, 'folder'), { recursive: true });
  writeFileSync(path.join(outside, 'secret.txt'), secret);
  writeFileSync(path.join(outside, 'secret.mjs'), `export default '${secret}'`);
  writeFileSync(path.join(outside, 'secret.json'), JSON.stringify({ secret }));
});
afterEach(() => {
  expect(processesWith(root)).toEqual([]);
  temp.remove();
});

const never = new AbortController().signal;

const cwdOf = (pid: string): string | undefined => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
};

/** Ways out, each as an expression; what it gives is printed under its name if it gives anything at all. */
async function tried(ways: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
  const source = `
    import fs from 'node:fs'; import cp from 'node:child_process'; import os from 'node:os'; import net from 'node:net';
    import v8 from 'node:v8'; import vm from 'node:vm'; import module from 'node:module'; import { pathToFileURL } from 'node:url';
    import worker from 'node:worker_threads';
    const out = ${JSON.stringify(outside)}, file = out + '/secret.txt';
    const require = module.createRequire(import.meta.url);
    const ways = { ${Object.entries(ways)
      .map(([name, way]) => `${JSON.stringify(name)}: async () => (${way})`)
      .join(',\n')} };
    const done = {};
    for (const [name, way] of Object.entries(ways)) try { done[name] = String((await way()) ?? 'done'); } catch {}
    console.log(JSON.stringify(done)); process.exit();`;
  const { stdout, stderr } = ended(await createCells({ folder: root }).run(orderOf([cell('a.js', source)]), never));
  expect(stderr.head).toBe('');
  return JSON.parse(stdout.head);
}

test('nothing outside can be read', async () => {
  const readings = {
    absolute: 'fs.readFileSync(file)',
    relative: "fs.readFileSync('../../../outside/secret.txt')",
    'through the folder of the notebook': "fs.readFileSync('src/../../../../outside/secret.txt')",
    bytes: 'fs.readFileSync(Buffer.from(file))',
    'bytes, relative': "fs.readFileSync(new TextEncoder().encode('./src/../../../../outside/secret.txt'))",
    address: 'fs.readFileSync(pathToFileURL(file))',
    promises: 'await fs.promises.readFile(file)',
    stream: 'await new Promise((ok, no) => fs.createReadStream(file).on("error", no).on("data", ok))',
    open: "fs.openSync(file, 'r')",
    blob: 'await (await fs.openAsBlob(file)).text()',
    copy: "fs.copyFileSync(file, 'copy')",
    cp: "fs.cpSync(file, 'copy')",
    link: "fs.linkSync(file, 'copy')",
    symlink: "fs.symlinkSync(file, 'link')",
    'symlink, relative': "fs.symlinkSync('../../../outside', 'src/link')",
    stat: 'fs.statSync(file).size',
    readdir: 'fs.readdirSync(out)',
    opendir: 'fs.opendirSync(out)',
    watch: 'fs.watch(out).close()',
    import: "await import(out + '/secret.mjs')",
    require: "require(out + '/secret.json')",
    environment: 'process.loadEnvFile(file)',
    'the environment of the server': "fs.readFileSync('/proc/' + process.ppid + '/environ')",
    'its own environment': "fs.readFileSync('/proc/self/environ')",
    'the folder of other runs': "fs.readdirSync('..')",
  };
  expect(await tried(readings)).toEqual({});
});

test('nothing outside can be written', async () => {
  const writings = {
    absolute: "fs.writeFileSync(out + '/new', '')",
    relative: "fs.writeFileSync('../new', '')",
    append: "fs.appendFileSync(file, 'x')",
    truncate: 'fs.truncateSync(file)',
    stream: 'await new Promise((ok, no) => fs.createWriteStream(out + "/new").on("error", no).on("open", ok))',
    mkdir: "fs.mkdirSync(out + '/made')",
    mkdtemp: "fs.mkdtempSync(out + '/made')",
    rename: "fs.renameSync('package.json', out + '/moved')",
    'rename into': "fs.renameSync(file, 'moved')",
    unlink: 'fs.unlinkSync(file)',
    rm: 'fs.rmSync(out, { recursive: true })',
    chmod: 'fs.chmodSync(file, 0)',
    utimes: 'fs.utimesSync(file, 0, 0)',
    report: "process.report.writeReport(out + '/report.json')",
    snapshot: "v8.writeHeapSnapshot(out + '/snapshot')",
    'node_modules of the notebook': "fs.mkdirSync('../node_modules')",
  };
  expect(await tried(writings)).toEqual({});
  expect(readdirSync(outside).sort()).toEqual(['folder', 'secret.json', 'secret.mjs', 'secret.txt']);
  expect(readFileSync(path.join(outside, 'secret.txt'), 'utf8')).toBe(secret);
});

test('no other process, thread or native code can be started or reached', async () => {
  const startings = {
    spawn: "cp.spawnSync('true').pid",
    exec: "cp.execSync('true')",
    fork: "cp.fork('src/a.js').pid",
    'a daemon of its own': "cp.spawn('setsid', ['sleep', '1000'], { detached: true, stdio: 'ignore' }).pid",
    'a bomb': 'Array.from({ length: 100 }, () => cp.fork("src/a.js").pid)',
    worker: "new worker.Worker('src/a.js').threadId",
    binding: "process.binding('spawn_sync')",
    addon: "process.dlopen({ exports: {} }, '/lib/x.node')",
    inspector: "(await import('node:inspector')).open(0)",
    wasi: "new (await import('node:wasi')).WASI({ version: 'preview1', preopens: { '/': '/' } })",
    hooks: "module.register('data:text/javascript,')",
    kill: 'process.kill(process.ppid, 0)',
    'kill underneath': 'process._kill(process.ppid, 0)',
    debug: 'process._debugProcess(process.ppid)',
    priority: 'os.setPriority(process.ppid, 19)',
    'priority, by name': "(await import('node:os')).setPriority(process.ppid, 19)",
    user: 'process.setuid(65534)',
    folder: "process.chdir('..')",
    'another realm': 'vm.runInNewContext(\'this.constructor.constructor("return process")()\').kill(process.ppid, 0)',
  };
  const found = await tried(startings);
  expect(found).toEqual({});
});

test('the environment of the server is not there', async () => {
  process.env.NOEMA_SECRET_OF_THIS_TEST = secret;
  try {
    const found = await tried({
      keys: 'Object.keys(process.env).sort()',
      values: 'Object.values(process.env).join()',
      report: 'JSON.stringify(process.report.getReport())',
      arguments: 'process.argv.join()',
    });
    expect(found.keys).toBe('HOME,LANG,NO_COLOR,PATH,PWD,TMPDIR,TZ');
    expect(JSON.stringify(found)).not.toContain(secret);
  } finally {
    delete process.env.NOEMA_SECRET_OF_THIS_TEST;
  }
});

test('a folder that the run has locked up or filled is cleared away', async () => {
  const source = `import fs from 'node:fs';
    fs.mkdirSync('a/b/c', { recursive: true });
    fs.writeFileSync('a/b/c/x', 'x'); fs.chmodSync('a/b/c', 0); fs.chmodSync('a/b', 0); fs.chmodSync('a', 0); fs.chmodSync('.', 0);
    let deep = 'deep'; try { for (;;) { fs.mkdirSync(deep); deep += '/' + 'd'.repeat(200); } } catch {}`;
  ended(await createCells({ folder: root }).run(orderOf([cell('a.js', source)]), never));
  expect(readdirSync(root)).toEqual([]);
});

test('a file is no larger than a run may write', async () => {
  const source = `import fs from 'node:fs';
    const file = fs.openSync('large', 'w');
    try { for (let i = 0; i < 64; i++) fs.writeSync(file, Buffer.alloc(8 * 1024 * 1024)); } catch (error) { console.log(error.code); }`;
  const { stdout, by } = ended(await createCells({ folder: root }).run(orderOf([cell('a.js', source)]), never));
  expect([stdout.head, by]).toSatisfy(([head, how]) => head === 'EFBIG\n' || how === 'signal');
});

test('a link in the place of the folder leads nowhere', async () => {
  mkdirSync(root);
  symlinkSync(outside, path.join(root, 'book'));
  const outcome = await createCells({ folder: root }).run(orderOf([cell('a.js', 'console.log(1)')]), never);
  expect(readdirSync(outside).sort()).toEqual(['folder', 'secret.json', 'secret.mjs', 'secret.txt']);
  expect(outcome).toEqual({ kind: 'unstarted', detail: 'ELOOP' });
});

test('a folder that is reached through a link is as good as any', async () => {
  mkdirSync(root);
  symlinkSync(root, path.join(temp.folder, 'link'));
  const outcome = await createCells({ folder: path.join(temp.folder, 'link') }).run(
    orderOf([cell('a.js', 'console.log(1)')]),
    never,
  );
  expect(ended(outcome).stdout.head).toBe('1\n');
});

/** What Node refuses is caught a second time: here it refuses nothing. */
test.each([
  ['a bomb', "for (;;) cp.spawn('sleep', ['1000'], { stdio: 'ignore' });", 'processes'],
  [
    'a daemon in a session of its own, which holds the streams',
    "cp.spawn('sleep', ['1000'], { detached: true, stdio: 'inherit' }); fs.writeFileSync('on', '1'); setInterval(() => {}, 1000);",
    'cancelled',
  ],
])('%s is ended with the run, where Node lets it be', async (_, source, by) => {
  const marked = path.join(temp.folder, 'books', 'book', 'marked');
  mkdirSync(marked, { recursive: true });
  const modules = "import cp from 'node:child_process'; import fs from 'node:fs';";
  const command = [process.execPath, '--input-type=module', '-e', `${modules} ${source}`];
  const stop = new AbortController();
  const running = runChild({ command, cwd: marked, env: {}, timeMs: 60_000, memoryMb: 2048 }, stop.signal);
  if (by === 'cancelled') {
    await written(path.join(temp.folder, 'books'), 'on');
    stop.abort();
  }
  expect(await running).toMatchObject({ kind: 'ended', by });
  expect(readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && cwdOf(pid) === marked)).toEqual([]);
});
