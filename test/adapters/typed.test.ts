import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Manifest, ToolCommandEntry } from '../../codegen/manifest.ts';
import { resolveProgram } from '../../codegen/resolve-program.ts';
import { defineProgram } from '../../contracts/kit/index.ts';
import { memory } from '../../generated/products/memory.ts';
import type { SettingInfo } from '../../generated/registry/program-shape.ts';
import { type Program, runProgram } from '../../src/adapters/cli/program.ts';
import { type Opened, runTool, type ToolContext } from '../../src/adapters/cli/typed/run.ts';
import { spelled } from '../../src/adapters/cli/typed/spell.ts';
import { readManifest } from '../../src/adapters/conformance/load.ts';
import { noPolicy } from '../../src/app/compose.ts';
import { testApp } from '../support/app.ts';

/** Tools of another product, typed as commands in every way in which tools can be. */
const commands: Record<string, ToolCommandEntry[]> = {
  status: [{ path: ['status'], by_default: true }],
  notes_commit: [
    {
      path: ['note'],
      arguments: ['content...'],
      flags: { format: '-f, --form <name>' },
      leaves_out: ['target', 'meta'],
      stdin: ['content'],
    },
  ],
  branch_create: [{ path: ['branch', 'add'], arguments: ['name'] }],
  branch_list: [
    {
      path: ['branch', 'list'],
      json: 'branches',
      json_lines: { flag: '--raw', field: 'branches', meaning: 'Each as a line of JSON.' },
    },
  ],
  show: [{ path: ['show'], leaves_out: ['target'], exits: { 2: 'There is no such branch.' } }],
  tag_create: [{ path: ['tag'], arguments: ['name'], succeeds_when: { tag: null } }],
  anchors_export: [
    { path: ['map', 'draw'], fixed: { format: 'mermaid' } },
    { path: ['map', 'list'], fixed: { format: 'text' }, prints: 'format' },
  ],
  graph_query: [
    {
      path: ['graph'],
      prints: 'nodes',
      flags: { ids: '--cite <id>', types: '--type <type>' },
      leaves_out: ['target'],
      json: 'nodes',
    },
  ],
};
const published = (await readManifest(process.cwd())) as Manifest;
const manifest: Manifest = {
  ...published,
  tools: published.tools.map((tool) => (commands[tool.name] ? { ...tool, commands: commands[tool.name] as [] } : tool)),
};
const info = resolveProgram(
  defineProgram({
    name: 'pilot',
    product: 'memory',
    summary: 'Drives.',
    exits: { 0: 'Done.', 1: 'No.', 2: 'Wrong command.' },
    error_exits: { INVALID_INPUT: 2, UNKNOWN_ID: 2 },
    json_warnings: 'pilot_warnings',
    options: [
      { flag: '--json', type: 'boolean', meaning: 'As JSON.' },
      { flag: '--redact', type: 'boolean', meaning: 'For others.' },
    ],
    groups: { branch: 'Branches.', map: 'The map.' },
    shortcuts: [
      { matches: '@\\w+', puts: ['-W'], meaning: 'A workspace.', examples: ['pilot @acme status'] },
      { matches: '\\w+@\\d+', puts: ['note'], meaning: 'A note.', examples: ['pilot notes@1'] },
    ],
    commands: [],
  }),
  manifest,
);
const settings: SettingInfo[] = [
  { name: 'space', flag: '-W, --space <id>', type: 'string', meaning: 'Workspace.', products: ['memory'], on: 'all' },
];

let app: Awaited<ReturnType<typeof testApp>>;
beforeEach(async () => {
  app = await testApp();
});
afterEach(() => app.end());

async function run(argv: readonly string[], stdin = '', found: Pick<Opened, 'warnings' | 'unsaid'> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  let opened = 0;
  const cli: ToolContext = {
    product: memory,
    version: '1.2.3',
    root: '.',
    env: { HOME: '/home/ann' },
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    project: null,
    typing: false,
    terminal: false,
    colour: false,
    readInput: async () => stdin,
    open: async ({ flags }) => {
      opened += 1;
      const default_workspace = String(flags.space ?? 'acme').replace('@', '');
      return {
        ...found,
        app: { ...app, policy: { ...noPolicy, default_workspace } },
        close: async () => {
          opened -= 1;
        },
      };
    },
  };
  const pilot: Program<ToolContext> = { info, settings, actions: {}, tool: runTool };
  const code = await runProgram(pilot, argv, cli);
  expect(opened).toBe(0);
  return { code, out: out.join('\n'), err: err.join('\n') };
}
const typed = (line: string, stdin?: string) => run(line.split(' ').filter(Boolean), stdin);
const json = async (line: string) => JSON.parse((await typed(`${line} --json`)).out);

describe('words become the input of a tool', () => {
  it('arguments, options and words that are joined', async () => {
    expect(await json('note use one writer --title Decision')).toMatchObject({
      entry: { content: 'use one writer', title: 'Decision' },
    });
    expect(await json('note -f markdown x')).toMatchObject({ entry: { format: 'markdown' } });
  });
  it('a dash is what standard input holds', async () => {
    const { out } = await typed('note - --json', 'two\nlines\n');
    expect(JSON.parse(out)).toMatchObject({ entry: { content: 'two\nlines' } });
    expect(await json('note a - b')).toMatchObject({ entry: { content: 'a - b' } });
  });
  it('only what was typed is given, so that the tool has its own defaults', async () => {
    await typed('branch add a');
    expect(await json('show --doc-kind notes --branch a')).toMatchObject({ doc: 'notes' });
    expect(await json('show --branch a')).toMatchObject({ doc: 'trace' });
  });
  it('a list is given word by word', async () => {
    await typed('note first');
    expect(await typed('graph --cite a --cite b --json')).toMatchObject({ code: 0, out: '[]' });
    expect(await typed('graph --cite a')).toMatchObject({ code: 0, out: '[]' });
  });
  it('what a command fixes', async () => {
    await typed('note first');
    expect(await json('map draw')).toMatchObject({ format: 'mermaid' });
    expect(await json('map list')).toMatchObject({ format: 'text' });
    expect((await typed('map draw')).out).toMatch(/^flowchart/);
    expect((await typed('map list')).out).toBe('text');
  });
});

describe('the answer is printed', () => {
  it('as lines where the tool speaks in lines, and what is next on standard error', async () => {
    await typed('branch add a');
    const { code, out } = await typed('status');
    expect(code).toBe(0);
    expect(out).toMatch(/^ready|^focus|^workspace/i);
  });
  it('as JSON with keys in order where it does not', async () => {
    const { out } = await typed('branch add b');
    expect(Object.keys(JSON.parse(out))).toEqual(['branch', 'workspace']);
    expect(out).toMatch(/^{\n {2}"branch"/);
  });
  it('as one field of it, whole or line by line', async () => {
    await typed('branch add a');
    await typed('branch add b');
    const list = await json('branch list');
    expect(list).toMatchObject([{ name: 'a' }, { name: 'b' }, { name: 'main' }]);
    const lines = (await typed('branch list --raw')).out.split('\n').map((line) => JSON.parse(line));
    expect(lines).toEqual(list);
  });
  it('with another exit code where it says no', async () => {
    await typed('note first');
    const { code, out, err } = await typed('tag v1');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(JSON.parse(out)).toMatchObject({ tag: { name: 'v1' } });
  });
  it('without secrets, and with --redact without whose it is', async () => {
    const text = 'ann@example.org in /home/ann/app with token=ghp_0123456789abcdefghijklmnopqrstuvwxyzAB';
    const plain = (await typed(`note ${text}`)).out;
    expect(plain).toContain('ann@example.org in /home/ann/app with token=<redacted>');
    const hidden = (await typed(`--redact note ${text}`)).out;
    expect(hidden).toContain('<email> in ~/app with token=<redacted>');
    expect(JSON.parse(hidden)).toBeTruthy();
  });
});

describe('what is warned of', () => {
  const warnings = [{ code: 'STATE_PUT_ASIDE', message: 'It was damaged.', recovery: 'Look there.' }];
  const warned = (line: string, unsaid: string[] = []) => run(line.split(' '), '', { warnings, unsaid });
  const said = 'Warning: It was damaged. Look there.';
  it('stands on standard error, and in the field for it where the answer is an object of JSON', async () => {
    const { out, err } = await warned('branch add a --json');
    expect(JSON.parse(out)).toMatchObject({ branch: { name: 'a' }, pilot_warnings: warnings });
    expect(err).toBe(said);
    expect(await json('branch add b')).not.toHaveProperty('pilot_warnings');
    const list = await warned('branch list --json');
    expect([JSON.parse(list.out).length, list.err]).toEqual([3, said]);
  });
  it('stands before an error', async () => {
    expect((await warned('show --branch nowhere --json')).err.split('\n')[0]).toBe(said);
  });
  it('is for programs alone where it is not to be said', async () => {
    const { out, err } = await warned('branch add a --json', ['STATE_PUT_ASIDE']);
    expect([JSON.parse(out).pilot_warnings, err]).toEqual([warnings, '']);
  });
});

describe('an error', () => {
  it('is said on standard error, with what to do and commands to paste', async () => {
    await typed('branch add a');
    const { code, out, err } = await typed('show --branch nowhere');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/nowhere[\s\S]*\npilot branch list$/);
    const elsewhere = await typed('branch add x -W other').then(() => typed('show --branch nowhere --space other'));
    expect(elsewhere.err).toMatch(/\npilot branch list --space other$/);
  });
  it('of the input names the flag that was meant', async () => {
    const { code, err } = await run(['graph', '--cite', '']);
    expect(code).toBe(2);
    expect(err).toMatch(/ids\.0[\s\S]*\nids is typed as --cite <id>\.$/);
    expect((await run(['graph', '--doc', ''])).err).not.toContain('typed as');
  });
  it.each([
    ['branch', /Usage: pilot branch/],
    ['branch ad', /Did you mean add/],
    ['brunch', /unknown command 'brunch'[\s\S]*Did you mean branch/],
    ['branch add', /missing required argument 'name'/],
    ['branch list --limti 3', /Did you mean --limit/],
    ['branch list --limit many', /^--limit is "many"; it must be a whole number from 1 to 1000\./],
    ['show --doc-kind both', /must be one of notes, trace/],
    ['note', /missing required argument 'content'/],
  ])('%s is no command, and nothing is opened', async (line, said) => {
    const { code, out, err } = await typed(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(said);
  });
});

describe('a word may stand for more', () => {
  it('the default command where none is named', async () => {
    expect((await typed('')).out).toBe((await typed('status')).out);
    expect((await typed('--space other')).out).toBe((await typed('status -W other')).out);
    expect((await typed('--json --max-chars 500')).out).toBe((await typed('status --json --max-chars 500')).out);
  });
  it('an option, and what follows it is still a command', async () => {
    await typed('branch add only -W other');
    expect((await json('@other branch list')).map(({ name }: { name: string }) => name)).toContain('only');
    expect((await typed('@other')).out).toBe((await typed('status -W other')).out);
  });
  it('a command', async () => {
    expect(await json('notes@1')).toMatchObject({ entry: { content: 'notes@1' } });
    expect(await json('@other notes@1')).toMatchObject({ entry: { content: 'notes@1' } });
  });
  it('only where a command is expected', async () => {
    expect(await json('note @other notes@1')).toMatchObject({ entry: { content: '@other notes@1' } });
  });
  it('and help says so', async () => {
    const { out } = await typed('--help');
    expect(out).toMatch(/Shortcuts:\n {2}pilot @acme status {2}A workspace\.\n {2}pilot notes@1 {7}A note\./);
    expect((await typed('note --help')).out).toContain('-f, --form <name>');
  });
});

describe('a call is spelled as a command', () => {
  const said = (tool: string, args: Record<string, unknown>, flags: string[] = []) => spelled(info, tool, args, flags);
  it.each<[string, Record<string, unknown>, string | undefined]>([
    ['branch_create', { name: 'a b' }, "pilot branch add 'a b'"],
    ['branch_create', { name: 'a', from: 'main' }, 'pilot branch add --from main a'],
    ['notes_commit', { content: '-x', format: 'y' }, 'pilot note --form y -- -x'],
    ['graph_query', { ids: ['a', 'b'], types: ['x'] }, 'pilot graph --cite a --cite b --type x'],
    ['tag_create', { name: 'v1', force: true }, 'pilot tag --force v1'],
    ['tag_create', { name: 'v1', force: false }, 'pilot tag v1'],
    ['anchors_export', { format: 'text' }, 'pilot map list'],
    ['anchors_export', { format: 'mermaid' }, 'pilot map draw'],
    ['anchors_export', {}, undefined],
    ['notes_commit', { content: 'x', meta: { a: 1 } }, undefined],
    ['notes_commit', { content: 'two\nlines' }, undefined],
    ['merge', { from: 'a' }, undefined],
  ])('%s %j', (tool, args, want) => expect(said(tool, args)).toBe(want));
  it('with the flags that were typed', () =>
    expect(said('branch_list', { limit: 3 }, ['--space', 'a b'])).toBe("pilot branch list --space 'a b' --limit 3"));
});
