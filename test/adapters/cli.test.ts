import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { on } from 'node:events';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import Sqlite from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import { memory } from '../../generated/products/memory.ts';
import { programs } from '../../generated/registry/commands.ts';
import type { SettingInfo } from '../../generated/registry/program-shape.ts';
import { settings } from '../../generated/registry/settings.ts';
import type { ToolEntry } from '../../generated/types/manifest.ts';
import { withAgentId } from '../../src/adapters/cli/agent-id.ts';
import { callLine } from '../../src/adapters/cli/call-line.ts';
import type { StoreContext } from '../../src/adapters/cli/context.ts';
import type { Check } from '../../src/adapters/cli/doctor/check.ts';
import { checkNode } from '../../src/adapters/cli/doctor/installation.ts';
import { exampleLines } from '../../src/adapters/cli/example.ts';
import { memoryProgram } from '../../src/adapters/cli/memory.ts';
import { type Fields, parsePairs } from '../../src/adapters/cli/pairs.ts';
import { runProgram } from '../../src/adapters/cli/program.ts';
import { readSettings } from '../../src/adapters/cli/settings.ts';
import { table, wrap } from '../../src/adapters/cli/table.ts';
import { takes } from '../../src/adapters/cli/takes.ts';
import { readValue, SettingError } from '../../src/adapters/cli/value.ts';
import { readManifest } from '../../src/adapters/conformance/load.ts';
import { upkeep } from '../../src/app/upkeep.ts';
import { hookWorld } from '../../src/bin/hook-world.ts';
import { databaseAddress } from '../../src/kernel/database.ts';
import { changes } from '../../src/store/migrations/index.ts';
import { freshFile, noAutopilot, tempFolder, testApp } from '../support/app.ts';
import { proving } from '../support/command-rule.ts';
import { emptyDatabase, hasPostgres } from '../support/postgres.ts';
import { programFile } from '../support/programs.ts';
import { restore } from '../upgrades/stores.ts';

const root = path.resolve(import.meta.dirname, '../..');
const manifest = await readManifest(process.cwd());
/** Tools that noema calls; those of the autopilot are called by mi. */
const called = manifest.tools.filter(({ name }) => Object.hasOwn(memory.tools, name) || Object.hasOwn(ledger.tools, name));
const { commands, groups } = programs.memory;

let temp: ReturnType<typeof tempFolder>;
beforeEach(() => {
  temp = tempFolder();
});
afterEach(() => temp.remove());

interface Desk {
  readonly env?: NodeJS.ProcessEnv;
  readonly colour?: boolean;
  readonly terminal?: boolean;
  readonly typing?: boolean;
  readonly project?: string;
  readonly root?: string;
}

/** Runs one command line as the program would, and keeps what it says. */
async function run(argv: readonly string[], desk: Desk = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const cli: StoreContext = {
    product: memory,
    version: '9.9.9',
    root: desk.root ?? root,
    env: { NOEMA_HOME: temp.folder, THOUGHTBOX_DATA_DIR: temp.folder, ...desk.env },
    ledger: {
      product: ledger,
      openLedger: async ({ database, policy, data_dir }) => {
        if (!existsSync(database)) await freshFile(database);
        return testApp({ product: ledger, database, policy, exports: { project_root: data_dir } });
      },
    },
    openApp: async ({ database, policy, home }) => {
      if (databaseAddress(database).kind === 'file' && !existsSync(database)) await freshFile(database);
      return testApp({ database, policy: withAgentId(policy, home) });
    },
    hooks: hookWorld,
    autopilot: noAutopilot,
    ...upkeep,
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    project: desk.project ?? null,
    typing: desk.typing ?? false,
    terminal: desk.terminal ?? false,
    colour: desk.colour ?? false,
  };
  const code = await runProgram(memoryProgram, argv, cli);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
const file = (name: string) => path.join(temp.folder, name);

describe('the program', () => {
  /** What passes its words on says what the other program says. */
  const own = commands.filter((command) => !command.passes_on);
  it.each(own.map((command) => [command.path.join(' '), command] as const))(
    '%s says what its contract says',
    async (name, command) => {
      const { code, out } = await run([...command.path, '--help']);
      const text = flat(out);
      expect(code).toBe(0);
      expect(text).toContain(flat(command.summary));
      expect(text).toContain(`Usage: noema ${name} `);
      for (const { flag, meaning } of command.options) expect(text).toContain(flat(`${flag} ${meaning}`));
      for (const argument of command.arguments) expect(text).toContain(flat(`${argument.name} ${argument.meaning}`));
      for (const setting of settings.memory.filter((s) => s.flag && s.on.includes(name)))
        expect(text).toContain(flat(`${setting.flag} ${setting.meaning}`));
      for (const example of command.examples) expect(out).toContain(example);
      for (const [exit, meaning] of Object.entries(command.exits)) expect(out).toContain(`  ${exit}  ${meaning}`);
    },
  );

  it('lists every command, and nothing more', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    const listed = [...out.slice(out.indexOf('Commands:')).matchAll(/^ {2}([a-z][a-z-]*)/gm)].map(([, name]) => name);
    expect(listed).toEqual([...new Set(commands.map(({ path }) => path[0])), 'help']);
    for (const summary of Object.values(groups)) expect(flat(out)).toContain(summary);
  });

  it('says its version', async () => expect(await run(['--version'])).toMatchObject({ code: 0, out: '9.9.9' }));

  it.each([
    [['nonsense'], /unknown command 'nonsense'/],
    [['tasks_snapshot'], /tasks_snapshot is a tool\. Call it: noema call tasks_snapshot$/],
    [['tools', '--nonsense'], /unknown option '--nonsense'/],
    [['describe'], /missing required argument 'tool'/],
    [['schemas'], /Usage: noema schemas /],
    [['schemas', 'exprt'], /unknown command 'exprt'[\s\S]*Did you mean export/],
    [['tools', '--toolst', 'core'], /unknown option '--toolst'[\s\S]*Did you mean --toolset/],
    [['call', 'status', '--durability', 'some'], /--durability.*full, normal/],
  ])('%j is answered by 2 and a reason', async (argv, reason) => {
    const { code, out, err } = await run(argv);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(reason);
  });

  const coloured = [
    ['tools'],
    ['describe', 'merge'],
    ['contract'],
    ['contract', 'UNKNOWN_ID'],
    ['contract', 'decide_next'],
    ['doctor'],
  ];
  it.each(coloured.map((argv) => [argv]))('%j has colours only for a person', async (argv) => {
    const plain = await run(argv);
    const colourful = await run(argv, { colour: true });
    expect(plain.out).not.toContain('\u001b');
    expect(colourful.out).toContain('\u001b[');
    /** What is free on the disk changes between two looks at it. */
    const lasting = (text: string) => text.replaceAll(/\u001b\[\d+m/g, '').replace(/[\d.]+ [A-Z]+ free/, 'free');
    expect(lasting(colourful.out)).toBe(lasting(plain.out));
  });

  it.each(coloured.map((argv) => [argv]))('%j fits 80 columns, but for lines to be pasted', async (argv) => {
    const { out } = await run(argv);
    expect(out.split('\n').filter((line) => line.length > 80 && !/noema call|"|\//.test(line))).toEqual([]);
  });
});

describe('layout', () => {
  it('breaks between words and keeps a long one whole', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('a incomprehensibility b', 5)).toEqual(['a', 'incomprehensibility', 'b']);
    expect(wrap('', 5)).toEqual(['']);
    expect(wrap('a\nb', 5)).toEqual(['a', 'b']);
    expect(wrap('  one two', 7)).toEqual(['  one', '  two']);
  });
  it('aligns columns and breaks the last one', () => {
    const rows = [
      ['a', 'one two three four'],
      ['bcd', ''],
    ];
    expect(table(rows, [{}, {}], 1, 26)).toBe(' a    one two three four\n bcd');
    expect(table([['a', 'one two three four five']], [{ least: 3 }, {}], 1, 26)).toBe(' a    one two three four\n      five');
  });
});

describe('search', () => {
  const env = { BRANCHMIND_WORKSPACE: 'acme' };
  beforeEach(async () => {
    await run(['call', 'notes_commit', 'workspace=acme', 'content=Use one writer for the store']);
    await run(['call', 'notes_commit', 'workspace=other', 'content=Two writers took turns']);
    await run(['call', 'think_card', 'workspace=acme', 'card={"type":"decision","title":"One writer","id":"D1"}']);
  });

  it('finds words, and says so in lines', async () => {
    const { code, out } = await run(['search', 'which', 'store'], { env });
    expect(code).toBe(0);
    expect(out).toMatch(/^found 1\n- notes@\d+ note \S+ main — Use one writer for the store$/);
  });
  it.each([
    [['search', 'writer', '--kind', 'card', '--type', 'decision'], ['D1']],
    [['search', '--limit', '1'], ['D1']],
    [['search', 'turns', '--all'], [expect.stringMatching(/^notes@/)]],
    [['search', 'turns'], []],
  ])('%j', async (argv, refs) => {
    const { code, out } = await run([...argv, '--json'], { env });
    expect(code).toBe(0);
    expect((JSON.parse(out).result.hits as { ref: string }[]).map(({ ref }) => ref)).toEqual(refs);
  });
  it('says that nothing was found, which is no failure', async () => {
    expect(await run(['search', 'zeppelin'], { env })).toMatchObject({ code: 0, out: 'nothing found' });
  });
  it('refuses what is wrong', async () => {
    expect((await run(['search', 'x', '--branch', 'nowhere'], { env })).code).toBe(1);
    expect((await run(['search', 'x', '--kind', 'verse'], { env })).code).toBe(2);
  });
});

describe('call', () => {
  it('reads numbers, booleans, lists and objects; everything else is text', () => {
    const pairs = [
      'n=3',
      'f=-1.5',
      'yes=true',
      'no=false',
      'none=null',
      'list=["a",1]',
      'map={"a":1}',
      'text=a b',
      'eq=a=b',
      'empty=',
    ];
    expect(parsePairs(pairs)).toEqual({
      n: 3,
      f: -1.5,
      yes: true,
      no: false,
      none: null,
      list: ['a', 1],
      map: { a: 1 },
      text: 'a b',
      eq: 'a=b',
      empty: '',
    });
  });
  it('takes what stands in double quotes as text', () => {
    expect(parsePairs(['a="3"', 'b="true"', 'd=03x'])).toEqual({ a: '3', b: 'true', d: '03x' });
  });
  const fields = {
    text: { is: ['text'] },
    count: { is: ['number'] },
    card: { is: ['text', 'object'] },
    proof: { is: ['text', 'list'], of: ['text'] },
    tags: { is: ['list'], of: ['text'] },
    ops: { is: ['list'], of: ['object'] },
  } as const satisfies Fields;
  it.each<[string[], Record<string, unknown>]>([
    [['text=42'], { text: '42' }],
    [['text=true'], { text: 'true' }],
    [['text={"a":1}'], { text: '{"a":1}' }],
    [['text=[1]'], { text: '[1]' }],
    [['text={oops'], { text: '{oops' }],
    [['text="42"'], { text: '42' }],
    [['text=null'], { text: null }],
    [['count=42'], { count: 42 }],
    [['count=many'], { count: 'many' }],
    [['card={"title":"x"}'], { card: { title: 'x' } }],
    [['card=[WIP] a thought'], { card: '[WIP] a thought' }],
    [['card="{ is text"'], { card: '{ is text' }],
    [['card=7'], { card: '7' }],
    [['proof=CMD: x'], { proof: 'CMD: x' }],
    [['proof=CMD: x', 'text=y', 'proof=LINK: z'], { proof: ['CMD: x', 'LINK: z'], text: 'y' }],
    [['proof=["a","b"]', 'proof=c'], { proof: ['a', 'b', 'c'] }],
    [['proof=[x] is no list'], { proof: '[x] is no list' }],
    [['tags=7'], { tags: ['7'] }],
    [['tags=a', 'tags=7'], { tags: ['a', '7'] }],
    [['tags=[]'], { tags: [] }],
    [['tags=null'], { tags: null }],
    [['ops={"op":"x"}'], { ops: [{ op: 'x' }] }],
    [
      ['unknown=7', '__proto__=7'],
      Object.fromEntries([
        ['unknown', 7],
        ['__proto__', 7],
      ]),
    ],
  ])('%j is read as its field takes it', (pairs, args) => {
    expect(parsePairs(pairs, fields)).toEqual(args);
  });
  it.each([
    [['card={"title":'], /^card is not whole JSON: {"title":\. .*single quotes/],
    [['proof=[CMD: npm run bench]'], /^proof is not whole JSON/],
    [['proof=["CMD'], /^proof is not whole JSON/],
    [['ops=[{op:1}]'], /^ops is not whole JSON/],
    [['text=a', 'text=b'], /^text is given 2 times; it takes one value/],
  ])('%j is refused', (pairs, reason) => {
    expect(() => parsePairs(pairs, fields)).toThrow(SettingError);
    expect(() => parsePairs(pairs, fields)).toThrow(reason);
  });
  it('writes and reads, with pairs and with an object', async () => {
    const wrote = await run(['call', 'notes_commit', 'workspace=acme', 'content=Use one writer', 'meta={"area":"store"}']);
    expect(wrote.code).toBe(0);
    const envelope = JSON.parse(wrote.out);
    expect(envelope.result.entry).toMatchObject({ content: 'Use one writer', meta: { area: 'store' } });
    const read = await run(['call', 'show', '--json', '{"workspace":"acme","doc_kind":"notes"}']);
    expect(JSON.parse(read.out).result.entries).toHaveLength(1);
  });
  it('makes no store for whoever looks for something that must be there', async () => {
    const home = file('looked-at');
    const { code, out } = await run(['call', 'tasks_handoff', 'task=TASK-001', 'workspace=acme'], { env: { NOEMA_HOME: home } });
    expect([code, out, existsSync(home)]).toEqual([1, expect.stringContaining('holds no workspace yet'), false]);
  });
  it('lets a pair win over the object', async () => {
    const { out } = await run(['call', 'notes_commit', 'content=pair', '--json', '{"workspace":"acme","content":"object"}']);
    expect(JSON.parse(out).result.entry.content).toBe('pair');
  });
  it('prints lines for a portal, and its envelope with --json', async () => {
    await run(['call', 'init', 'workspace=acme']);
    const lines = await run(['call', 'status', 'workspace=acme']);
    expect(lines.out).not.toMatch(/^[{[]/);
    const { code, out } = await run(['call', 'status', 'workspace=acme', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ success: true, intent: 'status' });
  });
  it('shows commands that can be pasted, to the same store', async () => {
    const flags = ['--database', file('my store.db'), '--workspace', 'acme'];
    const { out } = await run(['call', 'tasks_macro_start', 'task_title=7', ...flags]);
    const command = out.split('\n').find((line) => line.startsWith('noema call ')) ?? '';
    const pasted = (await words(command)).slice(1);
    expect(pasted.slice(-4)).toEqual(flags);
    expect((await run(pasted)).out).toContain('TASK-001');
  });
  it('answers a person in brief, and a program in JSON', async () => {
    const call = ['call', 'think_add_decision', 'workspace=acme', 'card=7'];
    const { out } = await run(call, { terminal: true });
    expect(out).toMatch(/^ok branch=main .*card_id=CARD-1 .*$/);
    expect(JSON.parse((await run([...call, '--json'], { terminal: true })).out).result.card_id).toBe('CARD-2');
    expect(JSON.parse((await run(call)).out).result.card_id).toBe('CARD-3');
    const shown = await run(['call', 'show', 'workspace=acme', 'doc_kind=trace'], { terminal: true });
    expect(JSON.parse(shown.out).entries).toHaveLength(3);
    const wrong = await run(['call', 'show', 'workspace=acme', 'branch=nowhere'], { terminal: true });
    expect(wrong.code).toBe(1);
    expect(wrong.out.split('\n')).toEqual([
      expect.stringMatching(/^ERROR: UNKNOWN_ID .* \| fix: /),
      'noema call branch_list workspace=acme',
    ]);
  });
  it('tells a person on one line what was done, and nothing that says nothing', async () => {
    const at = async (...pairs: string[]) => (await run(['call', ...pairs, 'workspace=acme'], { terminal: true })).out;
    await at('tasks_macro_start', 'task_title=Sign in');
    const [blocked, ...next] = (await at('tasks_block', 'path=s:0', 'reason=no keys')).split('\n');
    expect(blocked).toMatch(/^ok task=TASK-001 revision=\d+ step\.step_id=\S+ step\.path=s:0 blocked=true reason="no keys"$/);
    expect(next).toEqual(['noema call tasks_snapshot read_only=true task=TASK-001 workspace=acme']);
    expect(await at('tasks_context')).not.toMatch(/null|\[\]|pagination/);
  });
  it('uses the workspace that the project names', async () => {
    const { out } = await run(['call', 'init'], { project: '/home/ann/shop' });
    expect(JSON.parse(out).context.workspace).toBe('shop');
  });
  it('uses the workspace of the settings', async () => {
    const { code, out } = await run(['call', 'init'], { env: { NOEMA_WORKSPACE: 'from-env' } });
    expect(code).toBe(0);
    expect(JSON.parse(out).context.workspace).toBe('from-env');
  });
  it('answers 1 when the tool says no', async () => {
    const { code, out } = await run(['call', 'notes_comit', 'workspace=acme']);
    expect(code).toBe(1);
    expect(JSON.parse(out).error).toMatchObject({ code: 'UNKNOWN_TOOL', recovery: expect.stringContaining('notes_commit') });
  });
  it.each([
    [['call', 'open', 'notes@2'], /^notes@2 is not key=value\. Write it as id=notes@2\.$/],
    [['call', 'think_card', 'workspace=acme', 'card={"title":'], /^card is not whole JSON/],
    [['call', 'status', '--json', '[1]'], /--json takes a JSON object/],
    [['call', 'status', '--json', '{oops'], /--json takes a JSON object/],
  ])('%j is answered by 2', async (argv, reason) => {
    const { code, err } = await run(argv);
    expect(code).toBe(2);
    expect(err).toMatch(reason);
  });
  describe('of the ledger', () => {
    it.each([[['list_sessions']], [['thoughtbox_gateway', 'operation=get_state']]])('%j is known by its name', async (call) => {
      expect(await run(['call', ...call, '--json'])).toMatchObject({ code: 0, out: expect.stringContaining('"_default"') });
    });
    it('a name that is nearly one of its operations is answered by it', async () => {
      const { out } = await run(['call', 'thougt', '--json']);
      expect(JSON.parse(out).error.recovery).toContain('thought');
    });
    it('the workspace that is typed is its project', async () => {
      await run(['call', 'start_new', 'title=There', '--workspace', 'shop']);
      const titles = async (...more: string[]) =>
        JSON.parse((await run(['call', 'list_sessions', '--json', ...more])).out).result.sessions.map(
          ({ title }: { title: string }) => title,
        );
      expect(await titles('--workspace', 'shop')).toEqual(['There']);
      expect(await titles()).toEqual([]);
    });
    it('what it proposes goes to the same place', async () => {
      const { code, out } = await run(['ledger', 'call', 'session_get', 'sessionId=x', '--data-dir', file('other')], {
        terminal: true,
      });
      expect(code).toBe(1);
      expect(out.split('\n').at(-1)).toBe(`noema ledger call list_sessions --data-dir ${file('other')}`);
    });
    it('its operations are listed', async () => {
      const { code, out } = await run(['ledger', 'tools']);
      expect(code).toBe(0);
      for (const name of Object.keys(ledger.tools)) expect(out).toContain(`  ${name} `);
    });
  });
  it.each([
    ['NOEMA_DURABILITY', 'some', /NOEMA_DURABILITY is "some"; it must be one of full, normal/],
    ['NOEMA_PORT', 'many', /NOEMA_PORT is "many"; it must be a whole number/],
    ['NOEMA_WORKSPACE_LOCK', 'maybe', /NOEMA_WORKSPACE_LOCK is "maybe"; it must be true or false/],
  ])('an invalid %s is named', async (variable, value, reason) => {
    const { code, err } = await run(['call', 'status', 'workspace=acme'], { env: { [variable]: value } });
    expect(code).toBe(2);
    expect(err).toMatch(reason);
  });
});

describe('settings', () => {
  it('a flag wins over the environment, which wins over the default', () => {
    expect(readSettings({}, {}).durability).toBe('full');
    expect(readSettings({}, { NOEMA_DURABILITY: 'normal' }).durability).toBe('normal');
    expect(readSettings({ durability: 'full' }, { NOEMA_DURABILITY: 'normal' }).durability).toBe('full');
    expect(readSettings({}, { NOEMA_PORT: '' }).port).toBe(7420);
    expect(readSettings({ port: '1' }, { NOEMA_PORT: '2' }).port).toBe(1);
  });
  it.each(
    settings.memory.flatMap(({ name, env = '', env_aliases = [] }) => env_aliases.map((alias) => [alias, env, name] as const)),
  )('%s is read where %s is not set', (alias, variable, name) => {
    const setting = settings.memory.find((s) => s.name === name) as SettingInfo;
    const [first, second] = setting.choices ?? (setting.type === 'boolean' ? ['true', 'false'] : ['a', 'b']);
    const read = (env: NodeJS.ProcessEnv) => String(readValue(setting, undefined, env));
    expect(read({ [alias]: first })).toBe(first);
    expect(read({ [alias]: first, [variable]: '' })).toBe(first);
    expect(read({ [alias]: first, [variable]: second })).toBe(second);
  });
  it('the names that configurations hold are still read', () => {
    const aliases = settings.memory.flatMap(({ env_aliases = [] }) => env_aliases);
    expect(aliases).toEqual(
      ['WORKSPACE', 'WORKSPACE_LOCK', 'PROJECT_GUARD', 'TOOLSET', 'AGENT_ID'].map((name) => `BRANCHMIND_${name}`),
    );
    const { policy } = readSettings({}, { BRANCHMIND_WORKSPACE: 'acme', BRANCHMIND_WORKSPACE_LOCK: '1' });
    expect(policy).toMatchObject({ default_workspace: 'acme', workspace_lock: true });
  });
  it('a complaint names the variable that was set', () => {
    expect(() => readSettings({}, { BRANCHMIND_TOOLSET: 'huge' })).toThrow(/^BRANCHMIND_TOOLSET is "huge"/);
  });
  it('a store is a file in the home folder unless it is named', () => {
    expect(readSettings({}, { NOEMA_HOME: '/data' }).database).toBe('/data/noema.db');
    expect(readSettings({ database: 'x.db' }, { NOEMA_HOME: '/data' }).database).toBe(path.resolve('x.db'));
    expect(readSettings({}, { NOEMA_DATABASE_URL: 'postgres://h/d' }).database).toBe('postgres://h/d');
    expect(readSettings({}, { NOEMA_DATABASE_URL: 'POSTGRES://u:Pw@H/d' }).database).toBe('postgres://u:Pw@H/d');
  });
  it.each(['postgres:/u:sekret@h/d', 'mysql://u:sekret@h/d', 'SQLite:///x'])('%s is no store', (database) => {
    expect(() => readSettings({ database }, {})).toThrow(/^--database .* it must be a file or postgres:\/\/…\.$/);
    expect(() => readSettings({ database }, {})).not.toThrow(/sekret/);
  });
  it.each(['99999', '1e3', '0x50', '-1', ' 80', '8.5', ''])('%j is no port', (port) => {
    expect(() => readSettings({ port }, {})).toThrow(
      'it must be a whole number from 0 to 65535. Port to listen on; 0 takes a free one.',
    );
  });
  it.each([
    ['/home/ann/shop', 'shop'],
    ['/home/ann/My app (2)', 'My-app-2-'],
    ['/srv/.hidden', 'hidden'],
    ['/srv/日本', null],
    [null, null],
  ])('in %s the workspace is %s', (project, workspace) => {
    expect(readSettings({}, {}, project).policy.default_workspace).toBe(workspace);
    expect(readSettings({ workspace: 'acme' }, {}, project).policy.default_workspace).toBe('acme');
  });
  it('the project that is named names the workspace', () => {
    const env = { NOEMA_PROJECT_ROOT: '/srv/other' };
    expect(readSettings({}, env, '/home/ann/shop').policy.default_workspace).toBe('other');
  });
  it('a lock without a workspace is refused', () => {
    expect(() => readSettings({ workspace_lock: true }, {})).toThrow(SettingError);
    expect(() => readSettings({}, { NOEMA_WORKSPACE_LOCK: '1' })).toThrow('there is nothing to lock to');
    expect(readSettings({ workspace_lock: true, workspace: 'a' }, {}).policy).toMatchObject({ workspace_lock: true });
  });
  it('an agent id that is made is kept', () => {
    const policy = { ...readSettings({ agent_id: 'auto' }, {}).policy };
    const first = withAgentId(policy, file('home')).default_agent_id;
    expect(first).toMatch(/^agent-[0-9a-f]{8}$/);
    expect(withAgentId(policy, file('home')).default_agent_id).toBe(first);
    expect(readFileSync(file('home/agent-id'), 'utf8')).toBe(`${first}\n`);
  });
  it('an agent id that is given is taken in lower case, or refused', () => {
    const of = (default_agent_id: string | null) => withAgentId({ ...readSettings({}, {}).policy, default_agent_id }, file('h'));
    expect(of('Ann').default_agent_id).toBe('ann');
    expect(of(null).default_agent_id).toBeNull();
    expect(() => of('a b')).toThrow(SettingError);
    expect(existsSync(file('h'))).toBe(false);
  });
});

describe('init', () => {
  it('writes what the clients of a project read', async () => {
    const project = file('shop');
    mkdirSync(path.join(project, '.cursor'), { recursive: true });
    const env = { CODEX_HOME: file('codex'), CLAUDE_CONFIG_DIR: file('claude') };
    const { code, out } = await run(['init'], { project, env });
    expect(code).toBe(0);
    expect(out).toBe(
      `cursor: Wrote ${project}/.cursor/mcp.json.\nWorkspace: shop. Start the client again, or try it here: noema call status`,
    );
    const { noema } = JSON.parse(readFileSync(path.join(project, '.cursor/mcp.json'), 'utf8')).mcpServers;
    expect(noema.args.slice(1)).toEqual(['mcp', '--workspace', 'shop']);
    expect((await run(['init', '--client', 'codex'], { project, env })).code).toBe(0);
    expect(readFileSync(file('codex/config.toml'), 'utf8')).not.toContain('--workspace');
  });
  it('says which clients can be named where none is found', async () => {
    const env = { CODEX_HOME: file('codex'), CLAUDE_CONFIG_DIR: file('claude') };
    const { code, err } = await run(['init'], { project: file('empty'), env });
    expect(code).toBe(2);
    expect(err).toMatch(/^No client was found here\. Name one: --client claude-code, --client codex/);
  });
});

describe('mcp', () => {
  /** A setting that is refused when the store is opened ends it before it waits for a client. */
  const argv = ['mcp', '--agent-id', 'no good'];
  it('says what it is to somebody who types it', async () => {
    const { out, err } = await run(argv, { typing: true });
    expect(out).toBe('');
    expect(err).toMatch(/^This is for a client: .*Ctrl-C ends it\.\n {2}noema init /);
  });
  it('says nothing of that to a client', async () => {
    expect((await run(argv)).err).not.toContain('This is for a client');
  });
});

describe('tools', () => {
  it('lists all of them in columns, by group', async () => {
    const { code, out } = await run(['tools']);
    expect(code).toBe(0);
    for (const { name, title, room, group } of Object.values(memory.tools)) {
      expect(out).toMatch(new RegExp(`^  ${name} +(reads|writes|acts) +(core|daily|full) +`, 'm'));
      expect(flat(out)).toContain(title);
      expect(out).toContain(`\n${room}/${group}\n`.slice(out.startsWith(`${room}/${group}`) ? 1 : 0));
    }
  });
  it('a toolset holds the smaller ones', async () => {
    const of = async (toolset: string) => JSON.parse((await run(['tools', '--json', '--toolset', toolset])).out) as ToolEntry[];
    const tiers = async (toolset: string) => [...new Set((await of(toolset)).map(({ tier }) => tier))].sort();
    expect(await tiers('core')).toEqual(['core']);
    expect(await tiers('daily')).toEqual(['core', 'daily']);
    expect((await of('full')).map(({ name }) => name).sort()).toEqual(Object.keys(memory.tools).sort());
    expect(await of('core')).toContainEqual(expect.objectContaining({ name: 'status', effect: 'read', room: 'workspace' }));
  });
  it('refuses a toolset it does not know', async () => {
    const { code, err } = await run(['tools', '--toolset', 'huge']);
    expect(code).toBe(2);
    expect(err).toBe('There is no toolset called huge. Choose one of: core, daily, full.');
  });
});

/** One shell that reads every line; to start one for each would take longer than what the line says. */
let shell: ChildProcessByStdio<Writable, Readable, null>;
beforeAll(() => {
  shell = spawn('sh', { stdio: ['pipe', 'pipe', 'inherit'] });
});
afterAll(() => void shell.stdin.end());

/** What a shell makes of a line. */
async function words(line: string): Promise<string[]> {
  shell.stdin.write(`printf '%s\\0' ${line}; printf '\\n\\0'\n`);
  let said = '';
  for await (const part of on(shell.stdout, 'data', { close: ['close'] })) {
    said += String(part[0]);
    if (said.endsWith('\0\n\0')) return said.split('\0').slice(0, -2);
  }
  throw new Error(`The shell has ended: ${line}`);
}

describe('describe', () => {
  it('shows input, result, errors, rules and an example', async () => {
    const { code, out } = await run(['describe', 'merge']);
    const text = flat(out);
    expect(code).toBe(0);
    expect(out).toMatch(/^merge: Merge a branch\nvcs\/merge, toolset daily, writes/);
    expect(text).toContain('limit whole number, 1–200 default 200 How many at most (200).');
    expect(text).toContain('from text, 1–128 required');
    expect(out).toContain('    pagination: Pagination\n');
    expect(out).toContain('  Pagination = {\n    cursor: Seq | null\n');
    expect(text).toContain('MERGE_NOT_SUPPORTED {from} cannot be merged into {into}: {because}. → Merge a branch');
    expect(text).toContain('merge/repeating-copies-nothing (must) A second merge of the same notes copies nothing');
    expect(out).toContain('  noema call merge workspace=demo from=idea into=main\n');
  });
  it('gives the manifest entry as JSON', async () => {
    const { out } = await run(['describe', 'merge', '--json']);
    expect(JSON.parse(out)).toEqual(manifest.tools.find(({ name }) => name === 'merge'));
  });
  it('names the nearest tool', async () => {
    const { code, out, err } = await run(['describe', 'note_comit']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe('There is no tool called note_comit. Did you mean notes_commit? noema tools lists all.');
  });
  it('writes any value so that a shell and call read it back', async () => {
    const args = {
      text: "it's",
      number: '3',
      object: { a: ["x'y"] },
      list: [1],
      quoted: '"q"',
      no: false,
      dollar: '$HOME `x`',
      nl: 'a\nb',
    };
    const [, , tool, ...pairs] = await words(callLine('help', args));
    expect(tool).toBe('help');
    expect(parsePairs(pairs)).toEqual(args);
  });
  it('writes a list of texts as a field that is given several times', async () => {
    const { tasks_macro_close_step: fields = {} } = takes;
    const args = { proof: ["CMD: it's", 'LINK: b'], note: 'one\ntwo | three', task: '{x', path: '7' };
    const line = callLine('tasks_macro_close_step', args, fields, ['--database', 'a b.db']);
    expect(line).not.toContain('\n');
    expect(line).toContain(`proof='CMD: it'\\''s' proof='LINK: b'`);
    const [, , , ...given] = await words(line);
    expect(given.slice(-2)).toEqual(['--database', 'a b.db']);
    expect(parsePairs(given.slice(0, -2), fields)).toEqual(args);
    expect(callLine('x', { proof: ['CMD: a'] }, fields)).toBe(`noema call x proof='CMD: a'`);
  });
  it.each(called.map((tool) => [tool.name, tool] as const))('the example of %s can be pasted', async (name, tool) => {
    const lines = exampleLines(tool, manifest.tools);
    expect(lines.at(-1)).toMatch(new RegExp(`^noema call ${name}( |$)`));
    const saved = new Map<string, string>();
    let last = { code: -1, out: '' };
    for (const line of lines) {
      const [command = '', keep = ''] = line.split('  # ');
      const pasted = command.replaceAll(/<(\w+)>/g, (whole, key: string) => saved.get(key) ?? whole);
      last = await run([...(await words(pasted)).slice(1), '--json']);
      for (const [, key = '', pointer = ''] of keep.matchAll(/<(\w+)> is (\S+) of the result/g)) {
        const value = pointer
          .slice(1)
          .split('/')
          .reduce((at, step) => at[step], JSON.parse(last.out).result);
        saved.set(key, String(value));
      }
    }
    const { success, error } = JSON.parse(last.out);
    expect(success || tool.cases.every((c) => c.derived || c.then.error), error?.message).toBe(true);
  });
});

describe('contract', () => {
  it('without a name says what there is', async () => {
    const { code, out } = await run(['contract']);
    expect(code).toBe(0);
    expect(flat(out)).toContain(`tools ${manifest.tools.length} noema contract `);
    const { out: json } = await run(['contract', '--json']);
    expect(JSON.parse(json)).toContainEqual(
      expect.objectContaining({ kind: 'types', count: Object.keys(manifest.types).length }),
    );
    for (const { example } of JSON.parse(json)) expect((await run(['contract', example])).code).toBe(0);
  });
  it.each([
    ['merge', /^merge: Merge a branch/],
    ['merge/repeating-copies-nothing', /: rule \(must\) A second merge .* Proved by merge\/the-same-again scenario: a what-if/],
    ['notes_commit/stored-text-is-not-redacted', /Not proved by a case: the store cannot be seen through the tools/],
    ['UNKNOWN_ID', /: error There is no \{kind\} \{id\}\. .* branch_list See the branches .* Over HTTP: status 404/],
    ['BUDGET_TRUNCATED', /: warning .* What to do: Raise max_chars, .* Said by .*\bbranch_list/],
    ['note_added', /: fact A note was appended .* Told by commit, context_keep, macro_branch_note, merge, notes_commit/],
    ['NoteEntry', /: type .*Fields seq whole number, ≥ 0 required .* Used by .*notes_commit/],
    ['TargetRef', /: type A plan or task: .* EntityId \| \{ id: EntityId kind\?: "plan" \| "task" \}/],
    ['auto_answer', /: EvidenceLog record .* Written to the project EvidenceLog\. .* Refused - a reply is always whole/],
    ['risk_judge', /: Mind answer .* Asked: After a batch/],
    ['BM2_EVIDENCE_WEAK', /: signal .* Severity warning\./],
    ['NOEMA_PORT', /: setting Port to listen on; .* --port <number> variable NOEMA_PORT/],
    ['THOUGHTBOX_STORAGE', /^storage: setting/],
    ['unknown_id', /^UNKNOWN_ID: error/],
  ])('%s is found', async (id, shown) => {
    const { code, out } = await run(['contract', id]);
    expect(code).toBe(0);
    expect(flat(out)).toMatch(shown);
    const json = await run(['contract', id, '--json']);
    expect(JSON.parse(json.out)).toHaveLength(1);
  });
  it.each([
    ['port', /: setting Port to listen on; .* variable PORT/],
    ['cors', /^cors_origins: setting/],
    ['token', /It is a secret/],
  ])('%s is a setting of two products', async (id, shown) => {
    expect(flat((await run(['contract', id])).out)).toMatch(shown);
    expect(JSON.parse((await run(['contract', id, '--json'])).out)).toHaveLength(2);
  });
  it('a name that means two things shows both', async () => {
    const { out } = await run(['contract', 'decide_next']);
    expect(out).toMatch(/^decide_next: EvidenceLog record$/m);
    expect(out).toMatch(/^decide_next: Mind answer$/m);
    const json = JSON.parse((await run(['contract', 'decide_next', '--json'])).out);
    expect(json.map(({ meaning }: { meaning: string }) => meaning)).toEqual(['evidence', 'answer']);
  });
  it('a tool with a slash means all its rules', async () => {
    const { out } = await run(['contract', 'merge/', '--json']);
    const rules = Object.keys(manifest.tools.find(({ name }) => name === 'merge')?.rules ?? {});
    expect(JSON.parse(out).map(({ name }: { name: string }) => name)).toEqual(rules.map((rule) => `merge/${rule}`));
  });
  it.each([
    ['checkot', 'checkout'],
    ['UNKNOWN_WORKSPCE', 'UNKNOWN_WORKSPACE'],
    ['merge/repeating-copies-nothin', 'merge/repeating-copies-nothing'],
  ])('%s is unknown, and %s is near it', async (id, near) => {
    const { code, out, err } = await run(['contract', id]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`Nothing in the contracts is called ${id}. Near it: ${near}`);
  });
  it('what is near nothing is only unknown', async () => {
    const { code, err } = await run(['contract', '☃']);
    expect({ code, err }).toEqual({ code: 1, err: 'Nothing in the contracts is called ☃. noema contract shows what there is.' });
  });
});

describe('mcp-config', () => {
  const program = path.join(root, 'dist', 'noema.js');
  const args = [program, 'mcp', '--workspace', 'acme/app'];
  const launch = { command: process.execPath, args };
  /** For a client that reads a tool only when it is searched for. */
  const everything = [...args, '--toolset', 'full'];
  const asked = (client: string) => run(['mcp-config', '--client', client, '--workspace', 'acme/app']);

  it.each([
    ['claude-code', { mcpServers: { noema: { type: 'stdio', ...launch, args: everything } } }, '.mcp.json'],
    ['cursor', { mcpServers: { noema: launch } }, '.cursor/mcp.json'],
    ['vscode', { servers: { noema: { type: 'stdio', ...launch } } }, '.vscode/mcp.json'],
  ])('%s gets JSON, and is told where it belongs', async (client, snippet, where) => {
    const { code, out, err } = await asked(client);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(snippet);
    expect(err).toContain(where);
  });
  it('claude-code gets a command line too', async () => {
    const { err } = await asked('claude-code');
    const line = err.split('\n').find((l) => l.includes('claude mcp add')) as string;
    expect(await words(line)).toEqual([
      'claude',
      'mcp',
      'add',
      '--transport',
      'stdio',
      'noema',
      '--',
      process.execPath,
      ...everything,
    ]);
  });
  it('codex gets TOML', async () => {
    const { out, err } = await asked('codex');
    const [head, ...pairs] = out.split('\n');
    expect(head).toBe('[mcp_servers.noema]');
    const values = pairs.map((pair) => [pair.slice(0, pair.indexOf(' = ')), JSON.parse(pair.slice(pair.indexOf(' = ') + 3))]);
    expect(Object.fromEntries(values)).toEqual({ ...launch, omit_tools_from: ['deferred'], required: true });
    expect(err).toContain('~/.codex/config.toml');
  });
  it('without a workspace none is put in', async () => {
    const { out } = await run(['mcp-config', '--client', 'cursor']);
    expect(JSON.parse(out).mcpServers.noema.args).toEqual([program, 'mcp']);
  });
  it('says which variables a client may not have, and never their values', async () => {
    const { err } = await run(['mcp-config', '--client', 'cursor'], { env: { NOEMA_DATABASE_URL: 'postgres://u:sekret@h/d' } });
    expect(err).toContain('NOEMA_HOME, NOEMA_DATABASE_URL');
    expect(err).not.toContain('sekret');
  });
  it('says when there is nothing to start yet', async () => {
    expect((await run(['mcp-config', '--client', 'cursor'], { root: temp.folder })).err).toContain('run npm run build');
  });
  it('a toolset is put in where one is named', async () => {
    const { out } = await run(['mcp-config', '--client', 'cursor', '--toolset', 'full']);
    expect(JSON.parse(out).mcpServers.noema.args).toEqual([program, 'mcp', '--toolset', 'full']);
    const other = await run(['mcp-config', '--client', 'claude-code', '--toolset', 'daily']);
    expect(JSON.parse(other.out).mcpServers.noema.args).toEqual([program, 'mcp', '--toolset', 'daily']);
  });

  describe('of the ledger', () => {
    const ledgerOf = (client: string, ...more: string[]) =>
      run(['mcp-config', '--product', 'ledger', '--client', client, ...more]);
    const start = { command: process.execPath, args: [program, 'ledger', '--stdio'] };

    it.each([
      ['claude-code', { mcpServers: { 'noema-ledger': { type: 'stdio', ...start } } }],
      ['cursor', { mcpServers: { 'noema-ledger': start } }],
      ['vscode', { servers: { 'noema-ledger': { type: 'stdio', ...start } } }],
    ])('%s starts it', async (client, snippet) => {
      expect(JSON.parse((await ledgerOf(client)).out)).toEqual(snippet);
    });
    it('codex has a table for it', async () => {
      expect((await ledgerOf('codex')).out).toMatch(
        /^\[mcp_servers\.noema-ledger\]\ncommand = .*\nargs = .*"ledger", "--stdio"\]\n/,
      );
    });
    it('project and toolset are put in where they are named, and checked', async () => {
      const { out } = await ledgerOf('cursor', '--workspace', 'my shop', '--toolset', 'operations');
      expect(JSON.parse(out).mcpServers['noema-ledger'].args.slice(1)).toEqual([
        ...['ledger', '--stdio', '--project', expect.stringMatching(/^my-shop-[0-9a-f]{8}$/), '--toolset', 'operations'],
      ]);
      expect(await ledgerOf('cursor', '--toolset', 'daily')).toMatchObject({
        code: 2,
        err: expect.stringContaining('gateway, operations'),
      });
    });
    it.each(['claude-code', 'codex', 'cursor', 'vscode'])('%s: --write puts it beside memory, once', async (client) => {
      const at = file('both');
      const write = (...more: string[]) => run(['mcp-config', '--client', client, '--write', at, ...more]);
      await write();
      const alone = readFileSync(at, 'utf8');
      await write('--product', 'ledger');
      const both = readFileSync(at, 'utf8');
      expect(both.match(/noema-ledger/g)).toHaveLength(1);
      expect((await write('--product', 'ledger')).out).toContain('nothing was changed');
      expect((await write()).out).toContain('nothing was changed');
      expect(readFileSync(at, 'utf8')).toBe(both);
      expect(both.length).toBeGreaterThan(alone.length);
    });
  });

  describe('--http', () => {
    const at = (product: string, client: string, url: string[] = [], env: NodeJS.ProcessEnv = {}) =>
      run(['mcp-config', '--product', product, '--client', client, '--http', ...url], { env });
    const memoryUrl = 'http://127.0.0.1:7420/mcp';
    const ledgerUrl = 'http://127.0.0.1:7420/ledger/mcp';

    it.each([
      ['memory', 'claude-code', { mcpServers: { noema: { type: 'http', url: memoryUrl } } }],
      ['ledger', 'claude-code', { mcpServers: { 'noema-ledger': { type: 'http', url: ledgerUrl } } }],
      ['ledger', 'cursor', { mcpServers: { 'noema-ledger': { url: ledgerUrl } } }],
      ['ledger', 'vscode', { servers: { 'noema-ledger': { type: 'http', url: ledgerUrl } } }],
    ])('%s, %s: the server that runs', async (product, client, snippet) => {
      expect(JSON.parse((await at(product, client)).out)).toEqual(snippet);
    });
    it('another address, and the token by its name', async () => {
      const env = { NOEMA_TOKEN: 'a-secret-of-this-test' };
      const url = ['http://host:1731/mcp'];
      const [claude, codex, cursor, vscode] = await Promise.all(
        ['claude-code', 'codex', 'cursor', 'vscode'].map((client) => at('ledger', client, url, env)),
      );
      expect(JSON.parse(claude?.out ?? '').mcpServers['noema-ledger']).toEqual({
        type: 'http',
        url: url[0],
        headers: { Authorization: ['Bearer $', '{NOEMA_TOKEN}'].join('') },
      });
      expect(codex?.out).toContain('url = "http://host:1731/mcp"\nbearer_token_env_var = "NOEMA_TOKEN"\n');
      for (const editor of [cursor, vscode]) expect(editor?.out).toContain('{env:NOEMA_TOKEN}');
      for (const one of [claude, codex, cursor, vscode]) expect(`${one?.out}${one?.err}`).not.toContain('a-secret');
    });
    it('follows where noema serve is told to listen', async () => {
      const { out } = await at('memory', 'cursor', [], { NOEMA_HOST: '0.0.0.0', NOEMA_PORT: '80' });
      expect(JSON.parse(out).mcpServers.noema.url).toBe('http://127.0.0.1:80/mcp');
    });
    it('what is no address is refused', async () => {
      expect(await at('memory', 'cursor', ['localhost'])).toMatchObject({
        code: 2,
        err: expect.stringContaining('must be a URL'),
      });
    });
    it.each(['codex', 'cursor'])('%s: a server that was started is now reached, and the other way round', async (client) => {
      const to = file('either');
      const write = (...more: string[]) => run(['mcp-config', '--client', client, '--write', to, ...more]);
      await write();
      const started = readFileSync(to, 'utf8');
      await write('--http');
      const reached = readFileSync(to, 'utf8');
      expect(reached).toContain('http://127.0.0.1:7420/mcp');
      expect(reached).not.toContain('"mcp"]');
      await write();
      expect(readFileSync(to, 'utf8')).toBe(started);
    });
  });

  describe('--write', () => {
    const write = (client: string, to: string, ...more: string[]) =>
      run(['mcp-config', '--client', client, '--workspace', 'acme/app', '--write', to, ...more]);
    const put = (name: string, text: string) => {
      writeFileSync(file(name), text);
      return file(name);
    };
    const read = (name: string) => readFileSync(file(name), 'utf8');

    it.each([
      [
        'codex',
        'new/codex.toml',
        /^\[mcp_servers\.noema\]\ncommand = .*\nargs = \[.*\]\nomit_tools_from = \["deferred"\]\nrequired = true\n$/,
      ],
      ['cursor', 'new/cursor.json', /^\{\n {2}"mcpServers": \{/],
    ])('%s: makes the folder and the file, and changes nothing the second time', async (client, name, looks) => {
      expect(await write(client, file(name))).toMatchObject({ code: 0, out: `Wrote ${file(name)}.` });
      const first = read(name);
      expect(first).toMatch(looks);
      expect(await write(client, file(name))).toMatchObject({
        code: 0,
        out: `${file(name)} says so already; nothing was changed.`,
      });
      expect(read(name)).toBe(first);
      expect(readdirSync(path.dirname(file(name)))).toEqual([path.basename(name)]);
    });
    it('JSON: what others put there stays, and a copy of it', async () => {
      const before =
        '{\n\t"mcpServers": {\n\t\t"other": { "command": "x" },\n\t\t"noema": { "command": "old", "env": { "A": "1" } }\n\t},\n\t"more": 1\n}\n';
      put('mcp.json', before);
      const { out } = await write('cursor', file('mcp.json'));
      expect(out).toBe(`Wrote ${file('mcp.json')}. What was there before is in ${file('mcp.json')}.bak.`);
      expect(JSON.parse(read('mcp.json'))).toEqual({
        mcpServers: { other: { command: 'x' }, noema: { ...launch, env: { A: '1' } } },
        more: 1,
      });
      expect(read('mcp.json')).toContain('\n\t"mcpServers"');
      expect(read('mcp.json.bak')).toBe(before);
      await write('cursor', file('mcp.json'), '--toolset', 'core');
      expect(JSON.parse(read('mcp.json.bak-2'))).toMatchObject({ mcpServers: { noema: launch } });
    });
    it('TOML: the table is replaced where it stands, once, and the rest stays as it is', async () => {
      const before = [
        '# mine',
        'model = "o"',
        'notes = """',
        '[mcp_servers.noema]',
        'command = "in a text"',
        '"""',
        '',
        '[ mcp_servers . "noema" ] # old',
        'command = "old"',
        'args = [',
        '  "a", # ] not the end',
        '  "b"',
        ']',
        'startup_timeout_sec = 20',
        'required = false # mine',
        '[mcp_servers.noema.env]',
        'A = "1"',
        '',
        '[[profiles]]',
        'name = "x"',
        '',
      ];
      put('config.toml', before.join('\n'));
      await write('codex', file('config.toml'));
      const table = [
        '[mcp_servers.noema]',
        `command = ${JSON.stringify(process.execPath)}`,
        `args = [${args.map((a) => JSON.stringify(a)).join(', ')}]`,
        'omit_tools_from = ["deferred"]',
      ];
      expect(read('config.toml').split('\n')).toEqual([...before.slice(0, 7), ...table, ...before.slice(13)]);
      const once = read('config.toml');
      expect((await write('codex', file('config.toml'))).out).toContain('nothing was changed');
      expect(read('config.toml')).toBe(once);
    });
    it('TOML: at the end where there is none, with the ends of lines that the file has', async () => {
      put('crlf.toml', 'a = 1\r\n[other]\r\nb = 2');
      await write('codex', file('crlf.toml'));
      expect(read('crlf.toml')).toMatch(
        /^a = 1\r\n\[other\]\r\nb = 2\r\n\r\n\[mcp_servers\.noema\]\r\ncommand = .*\r\nargs = .*\r\nomit_tools_from = .*\r\nrequired = true\r\n$/,
      );
    });
    it.each([
      ['cursor', '// mine\n{}', 'it is not plain JSON'],
      ['cursor', '[]', 'it holds no object'],
      ['vscode', '{"servers":[]}', 'servers is no object in it'],
      ['codex', '[mcp_servers]\nnoema = { command = "x" }\n', 'line 2 sets up noema in another way'],
      ['codex', 'mcp_servers.noema.command = "x"\n', 'line 1 sets up noema in another way'],
      ['codex', '[[mcp_servers.noema]]\ncommand = "x"\n', 'line 1 sets up noema in another way'],
      ['codex', '[a\nb = 1\n', 'a text, a list or a table that begins in it does not end'],
      ['codex', 'a = """\nb\n', 'a text, a list or a table that begins in it does not end'],
      ['codex', '[mcp_servers.noema]\n[mcp_servers.noema]\n', '[mcp_servers.noema] stands there twice'],
    ])('%s: %j is left alone, and said why', async (client, text, reason) => {
      const at = put('hands-off', text);
      const { code, out, err } = await write(client, at);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(`was not changed: ${reason}`);
      expect(read('hands-off')).toBe(text);
    });
    it('a link is written through, not replaced', async () => {
      put('real.toml', '');
      symlinkSync(file('real.toml'), file('link.toml'));
      await write('codex', file('link.toml'));
      expect(lstatSync(file('link.toml')).isSymbolicLink()).toBe(true);
      expect(read('real.toml')).toContain('[mcp_servers.noema]');
    });
    it('codex: without a file, into the home of Codex', async () => {
      const { out } = await run(['mcp-config', '--client', 'codex', '--write'], { env: { CODEX_HOME: file('codex') } });
      expect(out).toBe(`Wrote ${file('codex/config.toml')}.`);
    });
  });

  it.each([
    [['mcp-config', '--client', 'codex', '--toolset', 'huge'], 'is "huge"; it must be one of core, daily, full'],
    [['mcp-config'], '--client <name> is missing: one of claude-code, codex, cursor, vscode. Client to connect.'],
    [['mcp-config', '--client', 'zed'], '--client is "zed"; it must be one of claude-code, codex, cursor, vscode.'],
    [['mcp-config', '--client', 'codex', '--workspace', 'a b'], 'is "a b"; it must be letters'],
  ])('%j is answered by 2', async (argv, reason) => {
    const { code, out, err } = await run(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(reason);
  });
});

describe('schemas', () => {
  it('writes them and says how many', async () => {
    const { code, out } = await run(['schemas', 'export', '--dialect', 'codex', '--out', file('schemas')]);
    expect(code).toBe(0);
    const requests = manifest.prompts.flatMap(({ situations }) => situations);
    expect(out).toBe(`Wrote ${2 * manifest.answers.length + requests.length} files (codex) to ${file('schemas')}.`);
    expect(readdirSync(file('schemas/answers'))).toHaveLength(manifest.answers.length);
  });
  it.each([
    [['schemas', 'export'], '--out <folder> is missing: text. Folder to write to.'],
    [['schemas', 'export', '--out', 'x', '--dialect', 'z'], '--dialect is "z"; it must be one of plain, codex'],
  ])('%j is answered by 2', async (argv, reason) => {
    const { code, err } = await run(argv);
    expect(code).toBe(2);
    expect(err).toContain(reason);
  });
});

describe('doctor', () => {
  const database = () => file('noema.db');
  const examine = async (desk: Desk = {}, argv: readonly string[] = []) => {
    const { code, out } = await run(['doctor', '--json', ...argv], desk);
    const { ok, checks } = JSON.parse(out) as { ok: boolean; checks: Check[] };
    expect(code).toBe(ok ? 0 : 1);
    const of = (name: string) => checks.filter((check) => check.name === name);
    return { code, out, of, wrong: checks.filter(({ status }) => status === 'warn' || status === 'fail') };
  };
  /** A store that some command has made. */
  const made = () => run(['call', 'init', 'workspace=acme']);

  it('finds a new installation in order and leaves nothing behind', async () => {
    const { code, of, wrong } = await examine();
    expect({ code, wrong }).toEqual({ code: 0, wrong: [] });
    expect(of('Store')).toMatchObject([{ status: 'info', found: expect.stringContaining('not there yet') }]);
    expect(of('Write and read')).toMatchObject([{ status: 'ok' }]);
    expect(readdirSync(temp.folder)).toEqual([]);
  });
  it('does not make the home folder, nor an agent id', async () => {
    const { code } = await examine({ env: { NOEMA_HOME: file('deep/home'), NOEMA_AGENT_ID: 'auto' } });
    expect(code).toBe(0);
    expect(readdirSync(temp.folder)).toEqual([]);
  });
  it('finds a store in order, and adds nothing to it', async () => {
    await made();
    const { wrong, of } = await examine();
    expect(wrong).toEqual([]);
    expect(of('Store')).toMatchObject([
      { status: 'ok', found: expect.stringMatching(/^sqlite opens, schema \d+ is current, 1 workspace$/) },
    ]);
    expect(of('Journal')).toMatchObject([{ status: 'ok', found: expect.stringContaining('durability full') }]);
    expect(readdirSync(temp.folder)).toEqual(['noema.db']);
    const normal = await examine({}, ['--durability', 'normal']);
    expect(normal.of('Journal')).toMatchObject([{ found: expect.stringContaining('durability normal') }]);
  });
  it('reads well', async () => {
    const { code, out } = await run(['doctor']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Noema 9\.9\.9 on /);
    expect(out).toMatch(/^ {2}ok +Node +\d+\.\d+\.\d+ \(needs >=20\.19\)$/m);
    expect(out).toMatch(/\n\nEverything is in order\.$/);
  });
  it('tells of an upgrade and does not begin it', async () => {
    await restore(4, { engine: 'sqlite', url: database() });
    const before = readFileSync(database());
    const { wrong, of } = await examine();
    expect(wrong).toEqual([]);
    expect(of('Store')).toMatchObject([
      {
        status: 'info',
        found: expect.stringMatching(/^schema 4; the next command that opens it makes it schema \d+ and writes anew: /),
      },
    ]);
    expect(readFileSync(database()).equals(before)).toBe(true);
    expect(readdirSync(temp.folder)).toEqual(['noema.db']);
  });
  it('tells of the copy that an upgrade has left', async () => {
    await restore(4, { engine: 'sqlite', url: database() });
    await run(['call', 'status', 'workspace=acme/app']);
    const { wrong, of } = await examine();
    expect(wrong).toEqual([]);
    expect(of('Store')).toMatchObject([{ status: 'ok' }]);
    const found = expect.stringMatching(/^1 copy beside the store, the newest is noema\.schema-4\.\d{8}T\d{6}Z\.db$/);
    expect(of('Backups')).toMatchObject([{ status: 'info', found }]);
  });
  it('counts backups and exports that are not finished', async () => {
    await made();
    for (const name of ['noema.db', 'acme.jsonl'])
      for (const end of ['', '-lock']) writeFileSync(file(`${name}.01234567-89ab-4cde-8f01-23456789abcd.tmp${end}`), '');
    const { wrong, of } = await examine();
    expect(wrong).toEqual([]);
    const found = expect.stringMatching(/^2 unfinished backups or exports beside the store, such as \S+\.tmp$/);
    expect(of('Unfinished')).toMatchObject([{ status: 'info', found, fix: expect.stringContaining('delete them') }]);
  });
  it('refuses a store from the future', async () => {
    await made();
    const db = new Sqlite(database());
    db.exec("insert into kysely_migration (name, timestamp) values ('999-future', '2030-01-01')");
    db.close();
    const { code, of } = await examine();
    expect(code).toBe(1);
    expect(of('Store')).toMatchObject([{ status: 'fail', found: expect.stringContaining('newer version (999-future)') }]);
  });
  describe('leaves the file and the log of a killed process as they are,', () => {
    const left = (name: string, ends: readonly string[]) =>
      Object.fromEntries(ends.map((end) => [end, existsSync(`${name}${end}`) ? readFileSync(`${name}${end}`, 'hex') : null]));
    /** What is in the file and in what stands beside it while somebody writes is what a killed one leaves. */
    const killed = (write: (db: Sqlite.Database) => void, ends: readonly string[]) => {
      const db = new Sqlite(database());
      write(db);
      for (const end of ['', ...ends]) copyFileSync(`${database()}${end}`, file(`killed.db${end}`));
      db.close();
      return left(file('killed.db'), ['', ...ends]);
    };
    const future = "insert into kysely_migration (name, timestamp) values ('999-future', '2030-01-01')";

    it.each([
      ['of a store from the future', future, 1, 'newer version'],
      ['of another application', 'pragma application_id = 7; create table films (id integer)', 1, 'another application'],
      ['of a store of ours', "insert into workspaces (name, created_at_ms, seq) values ('left', 1, 0)", 0, '2 workspaces'],
      ['of an older store', `delete from kysely_migration where name = '${changes.at(-1)?.name}'`, 0, 'makes it schema'],
    ])('%s', async (_, write, code, found) => {
      await made();
      const before = killed(
        (db) => {
          db.pragma('wal_autocheckpoint = 0');
          db.exec(write);
        },
        ['-wal'],
      );
      expect(before['-wal']).not.toBe('');
      const seen = await examine({}, ['--database', file('killed.db')]);
      expect(seen.of('Store')).toMatchObject([{ found: expect.stringContaining(found) }]);
      expect(seen.code).toBe(code);
      expect(left(file('killed.db'), ['', '-wal'])).toEqual(before);
    });
    it('also what is half written without a log', async () => {
      const before = killed(
        (db) => {
          db.exec('create table films (id integer, title text)');
          db.pragma('cache_size = 1');
          db.exec('begin');
          const insert = db.prepare('insert into films values (?, ?)');
          for (let i = 0; i < 200; i += 1) insert.run(i, 'x'.repeat(1000));
        },
        ['-journal'],
      );
      const { of, code } = await examine({}, ['--database', file('killed.db')]);
      expect(code).toBe(1);
      expect(of('Store')).toMatchObject([{ status: 'fail', found: expect.stringContaining('half written') }]);
      expect(left(file('killed.db'), ['', '-journal'])).toEqual(before);
    });
    it('and a backup, which keeps no log', async () => {
      await made();
      await run(['backup', file('copy.db')]);
      const before = left(file('copy.db'), ['', '-wal']);
      const { of, wrong } = await examine({}, ['--database', file('copy.db')]);
      expect(wrong).toEqual([]);
      expect(of('Store')).toMatchObject([{ status: 'ok', found: expect.stringMatching(/is current, 1 workspace; not opened/) }]);
      expect(left(file('copy.db'), ['', '-wal'])).toEqual(before);
    });
    it('and an empty file', async () => {
      writeFileSync(file('empty.db'), '');
      const { of, wrong } = await examine({}, ['--database', file('empty.db')]);
      expect(wrong).toEqual([]);
      expect(of('Store')).toMatchObject([{ status: 'info', found: expect.stringContaining('no tables yet') }]);
      expect(statSync(file('empty.db')).size).toBe(0);
    });
  });
  it('refuses a file that is no store', async () => {
    writeFileSync(database(), 'this is a letter and no database, and long enough to be read as one '.repeat(20));
    const { code, of } = await examine();
    expect(code).toBe(1);
    expect(of('Store')).toMatchObject([{ status: 'fail', found: expect.stringContaining('damaged or no SQLite file') }]);
  });
  it('says that another process is writing', async () => {
    await made();
    const other = new Sqlite(database());
    try {
      other.exec('begin immediate');
      const { code, of } = await examine();
      expect(code).toBe(0);
      expect(of('Lock')).toMatchObject([{ status: 'warn', fix: expect.stringContaining(database()) }]);
      expect(of('Store')).toMatchObject([{ status: 'ok' }]);
    } finally {
      other.close();
    }
  });
  it('says that another process keeps everybody out', async () => {
    const other = new Sqlite(database());
    try {
      other.exec('create table t (x); begin exclusive');
      const { code, of } = await examine();
      expect(code).toBe(1);
      expect(of('Store')).toMatchObject([{ status: 'fail', found: expect.stringContaining('locked by another process') }]);
    } finally {
      other.close();
    }
  });
  it('says where a file stands in the way of the folder', async () => {
    writeFileSync(file('home'), '');
    const { code, of } = await examine({ env: { NOEMA_HOME: file('home') } });
    expect(code).toBe(1);
    expect(of('Folder')).toMatchObject([{ status: 'fail', found: `${file('home')} is a file, not a folder` }]);
  });
  it('names every variable that is wrong, and goes on', async () => {
    const { code, of } = await examine({
      env: {
        NOEMA_PORT: 'many',
        NOEMA_WORKSPACE: 'no good',
        NOEMA_WORKSPACE_LOCK: 'yes',
        NOEMA_AGENT_ID: 'a b',
        NOEMA_DURABLITY: 'full',
        NOEMA_HOST: '0.0.0.0',
      },
    });
    expect(code).toBe(1);
    const found = of('Settings').map((check) => `${check.status} ${check.found} ${check.fix}`);
    expect(found).toEqual([
      expect.stringMatching(/^fail NOEMA_PORT is "many"; it must be a whole number/),
      expect.stringMatching(/^fail NOEMA_WORKSPACE: .*is "no good"/),
      expect.stringMatching(/^fail NOEMA_WORKSPACE_LOCK: /),
      expect.stringMatching(/^fail NOEMA_AGENT_ID: /),
      expect.stringMatching(/^warn NOEMA_HOST: .*Set NOEMA_TOKEN/),
      expect.stringMatching(/^warn NOEMA_DURABLITY is set and means nothing Perhaps NOEMA_DURABILITY was meant/),
    ]);
    expect(of('Write and read')).toMatchObject([{ status: 'ok' }]);
  });
  it('names the variable that an alias contradicts', async () => {
    const { of } = await examine({ env: { NOEMA_TOOLSET: 'core', BRANCHMIND_TOOLSET: 'full', BRANCHMIND_AGENT_ID: 'a b' } });
    expect(of('Settings').map((check) => `${check.found} ${check.fix}`)).toEqual([
      expect.stringMatching(/^BRANCHMIND_AGENT_ID: .*Change BRANCHMIND_AGENT_ID/),
      'BRANCHMIND_TOOLSET says something else than NOEMA_TOOLSET, which counts Unset BRANCHMIND_TOOLSET.',
    ]);
  });
  it('names variables that are set, never what they hold', async () => {
    const { out, of } = await examine({ env: { NOEMA_TOKEN: 'very-sekret-of-sixteen' } });
    expect(of('Settings')).toMatchObject([{ status: 'ok', found: 'from the environment: NOEMA_HOME, NOEMA_TOKEN' }]);
    expect(out).not.toContain('very-sekret-of-sixteen');
  });
  it('refuses a database that it does not know', async () => {
    const { code, of } = await examine({ env: { NOEMA_DATABASE_URL: 'mysql://u:sekret@h/d' } });
    expect(code).toBe(1);
    expect(of('Settings')).toMatchObject([{ status: 'fail', found: expect.stringMatching(/NOEMA_DATABASE_URL.*mysql:\/\/…/) }]);
  });
  it('says that the port is taken', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
    );
    try {
      const { code, of } = await examine({ env: { NOEMA_PORT: String(port) } });
      expect(code).toBe(0);
      expect(of('HTTP port')).toMatchObject([
        { status: 'info', found: expect.stringContaining(`127.0.0.1:${port} is taken by another program`) },
      ]);
    } finally {
      taken.close();
    }
  });
  it('says what is missing of the installation', async () => {
    mkdirSync(file('generated'));
    const { code, of } = await examine({ root: temp.folder });
    expect(code).toBe(1);
    expect(of('Generated files')).toMatchObject([
      { status: 'fail', found: expect.stringContaining('generated/manifest.full.json') },
    ]);
    expect(of('Node')).toMatchObject([{ status: 'warn' }]);
  });
  it.each([
    ['18.20.0', 'fail'],
    ['20.9.0', 'fail'],
    ['20.19.0', 'ok'],
    ['22.0.0', 'ok'],
  ])('Node %s: %s', async (version, status) => {
    expect(await checkNode(root, version)).toMatchObject({ status });
  });
  it('says why PostgreSQL is not reached, without the password', async () => {
    const { code, out, of } = await examine({ env: { NOEMA_DATABASE_URL: 'postgres://me:sekret@127.0.0.1:1/db' } });
    expect(code).toBe(1);
    expect(of('PostgreSQL')).toMatchObject([
      { status: 'fail', found: expect.stringContaining('127.0.0.1:1/db: connect ECONNREFUSED') },
    ]);
    expect(out).not.toContain('sekret');
  });
  it.runIf(hasPostgres())('looks at PostgreSQL, and makes no tables', async () => {
    const { url, drop } = await emptyDatabase();
    try {
      const empty = await examine({}, ['--database', url]);
      expect(empty.code).toBe(0);
      expect(empty.of('PostgreSQL')).toMatchObject([{ status: 'ok' }]);
      expect(empty.of('Store')).toMatchObject([{ status: 'info', found: expect.stringContaining('the database is empty') }]);
      expect((await examine({}, ['--database', url])).of('Store')).toMatchObject([{ status: 'info' }]);
      await run(['call', 'init', 'workspace=acme', '--database', url]);
      const full = await examine({}, ['--database', url]);
      expect(full.of('Store')).toMatchObject([{ status: 'ok', found: expect.stringMatching(/postgres opens, schema \d+/) }]);
    } finally {
      await drop();
    }
  });
});

describe('backup', () => {
  it(proving('noema-backup/it-is-opened-like-any-store', 'beside the store, with what it is'), async () => {
    await run(['call', 'notes_commit', 'workspace=acme', 'content=kept']);
    const { code, out } = await run(['backup', '--json']);
    expect(code).toBe(0);
    const made = JSON.parse(out) as { file: string; bytes: number; schema: number };
    expect(made.file).toMatch(/noema\.schema-\d+\.\d{8}T\d{6}Z\.db$/);
    expect(made.bytes).toBe(statSync(made.file).size);
    const { out: shown } = await run(['call', 'show', 'workspace=acme', 'doc_kind=notes', '--database', made.file]);
    expect(shown).toContain('kept');
  });
  it(
    proving(['noema-backup/nothing-is-replaced-unasked', 'noema-backup/a-refusal-leaves-nothing'], 'where it is told'),
    async () => {
      await run(['call', 'init', 'workspace=acme']);
      const to = file('a copy.db');
      expect(await run(['backup', to])).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`--database '${to}'`) });
      expect(await run(['backup', to])).toEqual({
        code: 1,
        out: '',
        err: `${to} is there already. Name another file, or add --overwrite.`,
      });
      expect(await run(['backup', to, '--overwrite'])).toMatchObject({ code: 0, err: '' });
    },
  );
  it(proving('noema-backup/postgres-is-left-to-pg-dump', 'and that there is no copy'), async () => {
    const { code, out, err } = await run(['backup', '--database', 'postgres://ann:s3cret@db.example/noema']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('pg_dump --format=custom');
    expect(err).not.toContain('s3cret');
  });
});

describe('export and import', () => {
  it('moves a workspace from one store to another, and says what to do next', async () => {
    await run(['call', 'notes_commit', 'workspace=acme', 'content=kept']);
    const to = file('acme export.jsonl');
    expect(await run(['export', '--workspace', 'acme', '--out', to])).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(
        /^Exported acme: \d+ rows, as they are stored, secrets included\.\nTo bring it into another store: noema import '/,
      ),
    });
    const other = file('other.db');
    expect(await run(['import', to, '--database', other])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Imported acme: \d+ rows\./),
    });
    const { out: shown } = await run(['call', 'show', 'workspace=acme', 'doc_kind=notes', '--database', other]);
    expect(shown).toContain('kept');
    expect(await run(['import', to, '--database', other])).toEqual({
      code: 1,
      out: '',
      err: 'There is a workspace acme already, and it stays as it is. Import under another name: --workspace acme-2.',
    });
    expect(await run(['import', to, '--database', other, '--workspace', 'acme-2'])).toMatchObject({ code: 0 });
  });
  it('and what is in two workspaces is found as the documentation says', async () => {
    const [, line = ''] = /`noema ([^`]+)` finds things in both/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
    for (const name of ['acme/app', 'acme/copy'])
      await run(['call', 'notes_commit', `workspace=${name}`, 'content=Ann likes tea']);
    const { out } = await run(line.replaceAll("'", '').split(' '));
    expect(out).toContain('acme/app');
    expect(out).toContain('acme/copy');
  });
  it('asks for what is missing', async () => {
    expect(await run(['export'])).toMatchObject({ code: 2, err: expect.stringContaining('--workspace') });
    expect(await run(['export', '--workspace', 'acme/app'], { terminal: true })).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('--out acme-app.jsonl'),
    });
    expect(await run(['import'], { typing: true })).toMatchObject({ code: 2, err: expect.stringContaining('pipe it in') });
    expect(await run(['import', file('nothing')])).toMatchObject({ code: 1, err: expect.stringContaining('There is no file') });
    expect(await run(['import', '--from', 'elsewhere', 'x'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('server-memory'),
    });
  });
  it('goes through pipes', async () => {
    const built = await programFile('src/bin/noema.ts');
    const env = { PATH: process.env.PATH, NOEMA_HOME: file('one') };
    const start = (argv: string[], more: { input?: string; home?: string } = {}) =>
      spawnSync(process.execPath, [built, ...argv], {
        encoding: 'utf8',
        input: more.input ?? '',
        env: { ...env, NOEMA_HOME: more.home ?? env.NOEMA_HOME },
      });
    start(['call', 'notes_commit', 'workspace=acme', 'content=piped']);
    const { stdout, stderr, status } = start(['export', '--workspace', 'acme']);
    expect({ status, stderr }).toMatchObject({ status: 0, stderr: expect.stringContaining('Exported acme') });
    expect(start(['import'], { input: stdout, home: file('two') })).toMatchObject({ status: 0, stderr: '' });
    expect(start(['export', '--workspace', 'acme'], { home: file('two') }).stdout).toBe(stdout);
  });
});

describe('the built program', () => {
  it('starts', async () => {
    const built = await programFile('src/bin/noema.ts');
    const env = { PATH: process.env.PATH, NOEMA_HOME: temp.folder };
    const start = (...argv: string[]) => spawnSync(process.execPath, [built, ...argv], { encoding: 'utf8', env });
    const help = start('--help');
    expect(help).toMatchObject({ status: 0, stderr: '' });
    expect(help.stdout).toContain('Usage: noema');
    const { status, stdout } = start('doctor', '--json');
    expect({ status, ok: JSON.parse(stdout).ok }).toEqual({ status: 0, ok: true });
    expect(start('describe', 'merge').stdout).toContain('merge: Merge a branch');
    expect(start('nonsense').status).toBe(2);
  });
});
