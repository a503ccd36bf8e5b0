import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programs } from '../../generated/registry/commands.ts';
import { tools } from '../../generated/registry/rooms/autopilot.ts';
import { lookWords } from '../../src/bin/look-words.ts';
import { tempFolder } from '../support/app.ts';
import { evidenceLog, projectIdOf } from '../support/home-log.ts';
import { programFile } from '../support/programs.ts';

const execFileAsync = promisify(execFile);
const temp = tempFolder();
afterAll(() => temp.remove());

const at = (...names: string[]) => path.join(temp.folder, ...names);

/** Homes to look at: nothing yet, a log, everything damaged, and more than is read without an index. */
const homes = { none: at('none'), logged: at('logged'), damaged: at('damaged'), large: at('large') };
const project = at('project');
const other = at('other');

function fill(home: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(home, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

let dist: string;
/** The same programs, but for the whole one, which only tells that something was passed on to it. */
const alone = at('alone');
const passedOn = { code: 7, out: 'passed on', err: '' };

function makeAlone(): void {
  mkdirSync(alone);
  for (const name of readdirSync(dist).filter((each) => each === 'data' || each.endsWith('.cjs')))
    cpSync(path.join(dist, name), path.join(alone, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(alone, 'node_modules'));
  const { code, out } = passedOn;
  writeFileSync(path.join(alone, 'mi-program.cjs'), `(function(){process.stdout.write("${out}");process.exitCode=${code}})`);
}

beforeAll(async () => {
  for (const folder of [project, other, homes.none]) mkdirSync(folder, { recursive: true });
  const own = `projects/${projectIdOf(project)}`;
  const claim = {
    kind: 'claim',
    claim_id: 'cl_1',
    claim_type: 'preference',
    text: 'Small commits; mail me at ann@example.org.',
    scope: 'global',
    tags: ['values:base'],
    asserted_ts: '2026-01-02T03:04:05.000Z',
  };
  fill(homes.logged, {
    [`${own}/evidence.jsonl`]: evidenceLog(23),
    'thoughtdb/global/claims.jsonl': `${JSON.stringify(claim)}\n`,
    [`${own}/overlay.json`]: '{"host_bindings": []}\n',
    [`${own}/STOP`]: '',
  });
  fill(homes.damaged, {
    'config.json': '{"version": 1,',
    'global/project_selection.json': '[]',
    [`${own}/evidence.jsonl`]: `${evidenceLog(6)}not JSON\n\n{"kind":7}\n{"kind":"hands_in`,
    [`${own}/overlay.json`]: '{"host_bindings": 7}',
  });
  fill(homes.large, { [`${own}/evidence.jsonl`]: evidenceLog(1000) });
  dist = path.dirname(await programFile('src/bin/noema.ts'));
  makeAlone();
});

interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const run = (args: readonly string[], home: string, variables: NodeJS.ProcessEnv = {}): Said => {
  const env = { PATH: process.env.PATH, HOME: temp.folder, MI_HOME: home, ...variables };
  const { status: code, stdout: out, stderr: err } = spawnSync(process.execPath, args, { cwd: project, env, encoding: 'utf8' });
  return { code, out, err };
};

/** How one asks: words, and a home. */
interface Asking {
  readonly words: readonly string[];
  readonly home: string;
  /** What the home is copied from: a look may remember where it was, and put aside what it cannot use. */
  readonly from?: string;
  readonly env?: NodeJS.ProcessEnv;
}

const between = '\0 and then \0';

/** What the whole program says by itself, asked again and again in one process: it knows nothing from before. */
function saidByWhole(askings: readonly Asking[]): Said[] {
  if (askings.length === 0) return [];
  const given = JSON.stringify({ file: path.join(dist, 'mi-program.cjs'), compiled: at('whole'), between, askings });
  const ran = run([path.resolve('test/e2e/whole-mi.mjs'), given], homes.none);
  const [outs = [], errs = []] = [ran.out, ran.err].map((text) => text.split(between).slice(0, -1));
  expect(outs.length, ran.err).toBeGreaterThan(0);
  /** Each ends with its code. */
  const said = outs.map((out, i) => ({
    code: Number(/\d+$/.exec(out)?.[0]),
    out: out.replace(/\d+$/, ''),
    err: (errs[i] as string).replace(/\d+$/, ''),
  }));
  return [...said, ...saidByWhole(askings.slice(said.length))];
}

function saidByLooks({ words, home, from, env }: Asking, programs: string): Said {
  if (from) {
    rmSync(home, { recursive: true, force: true });
    cpSync(from, home, { recursive: true });
  }
  return run([path.join(programs, 'mi.cjs'), ...words], home, env);
}

const timeless = (text: string) => text.replaceAll(/corrupt\.\d{8}T\d{6}Z/g, 'corrupt.TIME');

function expectSame(askings: readonly Asking[], programs = dist): void {
  const all = (sayings: readonly Said[]) =>
    sayings.map(({ code, out, err }, i) => ({ ...askings[i], code, out: timeless(out), err: timeless(err) }));
  expect(all(askings.map((asking) => saidByLooks(asking, programs)))).toEqual(all(saidByWhole(askings)));
}

/** Where nobody has been yet. */
const first = (list: readonly (readonly string[])[], from: string): Asking[] =>
  list.map((words) => ({ words, home: at('home'), from }));

/** Ways of typing that the smaller program takes, and ways that it leaves to the whole one. */
const taken: readonly (readonly string[])[] = [
  [],
  ['status'],
  ['status', '--json'],
  ['status', '--redact'],
  ['status', '--json', '--redact'],
  ['status', '--here'],
  ['status', '--cd', '../other'],
  ['status', '-C', '../other', '--json'],
  ['status', '--home', homes.logged, '--json', '--json'],
];
/** The same of other looks: what goes well where there is a log, and what does not. */
const takenOfLogs: readonly (readonly string[])[] = [
  ['tail'],
  ['tail', '-n', '3'],
  ['tail', 'evidence', '--kind', 'decide_next', '--json'],
  ['tail', '--raw', '--redact'],
  ['tail', '--jsonl'],
  ['show', 'last'],
  ['show', 'last', '--json'],
  ['show', 'project', '--redact'],
  ['show', 'ev_run_1700000001_0a1b2c3d_000002'],
  ['runs'],
  ['runs', '--limit', '2', '--json'],
];
const leftOfLogs: readonly (readonly string[])[] = [
  ['tail', '-n', 'many'],
  ['tail', 'feet'],
  ['tail', 'hands'],
  ['show'],
  ['show', 'nothing'],
  ['show', 'ev_run_1_00000000_000001'],
  ['runs', '--limit', '0'],
];
const left: readonly (readonly string[])[] = [
  ['status', '--help'],
  ['status', '-h'],
  ['status', '--wrong'],
  ['status', 'more'],
  ['status', '--cd'],
  ['status', '--cd', '../nowhere'],
  ['status', '--cd', '@nobody'],
  ['status', '--cd=../other'],
  ['status', '--json=yes'],
  ['status', '--', '--json'],
  ['--json', 'status'],
  ['--json'],
  ['@last', 'status'],
  ['../other', 'status'],
  ['statu'],
  ['help', 'status'],
];

describe('the smaller program of looks', () => {
  it('is meant for every command that looks, and for no other', () => {
    const looking = programs.autopilot.commands.filter(({ calls }) => calls && tools[calls.tool]?.group === 'looks');
    expect(looking.map(({ path: [word] }) => word).sort()).toEqual([...lookWords].sort());
    expect(looking.find(({ by_default }) => by_default)?.path).toEqual([lookWords[0]]);
  });

  it('says of a home as the whole program does, by itself, however it is typed', () => {
    expectSame(first(taken, homes.logged), alone);
  });

  it('says as much of a home that is damaged', () => {
    expectSame(first(taken, homes.damaged));
  });

  it.each(['none', 'large'] as const)('says as much of a home that holds nothing or much: %s', (name) => {
    const some = [['status'], ['status', '--json'], ['tail', '-n', '3'], ['runs', '--limit', '2'], ['show', 'last']];
    expectSame(first(some, homes[name]));
  });

  it('leaves to the whole program what it does not take', () => {
    expectSame(first(left, homes.damaged));
  });

  it('says of a log as the whole program does, by itself', () => {
    expectSame(first(takenOfLogs, homes.logged), alone);
  });

  it('says as much of a log that is damaged', () => {
    expectSame(first(takenOfLogs, homes.damaged));
  });

  it('leaves looks that do not go well to the whole program', () => {
    expectSame(first(leftOfLogs, homes.logged));
  });

  it('reads settings of the environment as the whole program does', () => {
    const variables = [
      { MI_CD: '../other' },
      { MI_CD: '../nowhere' },
      { MI_MEMORY_BACKEND: 'mem' },
      { MI_MEMORY_BACKEND: 'x' },
      { MI_STATE_WARNINGS_STDERR: '0' },
    ];
    expectSame(variables.map((env) => ({ words: ['status'], home: homes.damaged, env })));
  });

  it('does nothing about what it passes on', () => {
    const by = (words: readonly string[], home: string) => ({ words, ...run([path.join(alone, 'mi.cjs'), ...words], home) });
    for (const words of leftOfLogs) expect(by(words, homes.logged)).toEqual({ words, ...passedOn });
    for (const words of left) expect(by(words, homes.none)).toEqual({ words, ...passedOn });
  });

  it('needs nobody where there is nothing yet', () => {
    expectSame(first([[], ['status', '--json']], homes.none), alone);
  });

  it('needs nothing that was kept, and mends what is damaged', () => {
    const cache = at('cache');
    const status = (folder: string) => run([path.join(dist, 'mi.cjs'), 'status'], homes.logged, { XDG_CACHE_HOME: folder });
    const first = status(cache);
    const kept = path.join(cache, 'noema', readdirSync(path.join(cache, 'noema'))[0] ?? '');
    const good = readFileSync(kept);
    for (const bad of [good.subarray(0, 100), Buffer.alloc(good.length), Buffer.from('nothing')]) {
      writeFileSync(kept, bad);
      expect(status(cache)).toEqual(first);
      expect(readFileSync(kept).length).toBeGreaterThan(good.length / 2);
      expect(status(cache)).toEqual(first);
    }
    expect(first.code).toBe(0);
    expect(status('/dev/null')).toEqual(first);
    expect(status(kept)).toEqual(first);
  });

  it('is kept by several that start at once', async () => {
    const env = { PATH: process.env.PATH, HOME: temp.folder, MI_HOME: homes.logged, XDG_CACHE_HOME: at('shared') };
    const status = () => execFileAsync(process.execPath, [path.join(dist, 'mi.cjs'), 'status'], { cwd: project, env });
    const first = await Promise.all([status(), status(), status()]);
    const [one] = first;
    for (const each of [...first, await status()]) expect(each).toEqual(one);
    expect(readdirSync(path.join(env.XDG_CACHE_HOME, 'noema'))).toHaveLength(1);
  });
});
