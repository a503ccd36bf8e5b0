import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programs } from '../../generated/registry/commands.ts';
import type { CommandInfo } from '../../generated/registry/program-shape.ts';
import type { Ended, Started } from '../../src/adapters/conformance/cli-subject.ts';
import { tempFolder } from '../support/app.ts';
import { startInside } from '../support/mi-inside.ts';

const project_id = '0123456789abcdef';
const { commands } = programs.autopilot;
/** Those that are tools; the others are few, and have tests of their own. */
const tools = commands.filter(({ calls, hidden }) => calls && !hidden);

const temp = tempFolder();
let mi: Started;
const typed = (...words: readonly string[]): Promise<Ended> => mi.run(words, '');
const ids: Record<string, string> = {};
beforeAll(async () => {
  const place = { folder: temp.folder, home: path.join(temp.folder, 'mi'), work: path.join(temp.folder, 'work'), project_id };
  mkdirSync(place.work, { recursive: true });
  mi = await startInside((app) => app)(place, undefined);
  const made = async (begin: string, ...words: readonly string[]) => {
    const { stdout, stderr } = await typed(...words);
    ids[begin] = new RegExp(`${begin}_[0-9A-Za-z_]+`).exec(stdout)?.[0] ?? `nothing in ${stdout}${stderr}`;
  };
  await made('nd', 'node', 'create', '--type', 'decision', '--title', 'ann@example.org decides', '--text', 'As told.');
  await made('wf', 'workflow', 'create', '--name', 'Release for ann@example.org');
  await made(
    'ed',
    'edge',
    'create',
    '--type',
    'mentions',
    '--from',
    ids.nd ?? '',
    '--to',
    ids.nd ?? '',
    '--notes',
    'ann@example.org',
  );
  await typed(
    'values',
    'set',
    '--text',
    'Write to ann@example.org, never use sk-ant-api03-abcdefghijklmnopqrstuvwxyz0123456789.',
  );
  await typed('run', 'Write to ann@example.org.');
  await made('cl', 'claim', 'list', '--scope', 'effective', '--json');
  await made('ev', 'tail', '--json');
  ids.global = /cl_\w+/.exec((await typed('claim', 'list', '--scope', 'global', '--json')).stdout)?.[0] ?? '';
  await typed('host', 'bind', 'openclaw', '--workspace', '.');
  writeFileSync(path.join(place.work, 'notes.txt'), 'x');
});
afterAll(async () => {
  await mi.end();
  temp.remove();
});

const nameOf = ({ path: words }: CommandInfo) => words.join(' ');
const named = tools.map((command) => [nameOf(command), command] as const);

/** What is typed for an argument or an option that has to be given. */
function wordFor({
  name,
  ids: begin,
  choices,
  type,
}: Pick<CommandInfo['arguments'][number], 'name' | 'ids' | 'choices' | 'type'>): string {
  if (begin?.includes('host')) return 'openclaw';
  if (begin) return begin.map((each) => ids[each]).find((id) => id !== undefined) ?? `${begin[0]}_1_0a1b2c3d`;
  if (choices) return choices[0] ?? '';
  if (type === 'integer' || type === 'number') return '1';
  if (name === 'workspace') return '.';
  return name === 'name' ? 'mind.anthropic' : 'some words';
}
const flagIn = (flag: string) => /--[a-z-]+/.exec(flag)?.[0] ?? '';
const needed = (command: CommandInfo) => [
  ...command.arguments.filter(({ optional }) => !optional).map(wordFor),
  ...command.options.filter(({ required }) => required).flatMap((option) => [flagIn(option.flag), wordFor(option)]),
];

/** Nothing was done, and what was wrong is said. */
const isRefused = ({ code, stdout, stderr }: Ended) => {
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).not.toBe('');
  expect(stderr).not.toMatch(/\n\s+at /);
};

describe.each(named)('mi %s', (_, command) => {
  const { path: words, arguments: args, options } = command;
  test('refuses what it does not take', async () => {
    isRefused(await typed(...words, ...needed(command), '--no-such-flag'));
    if (!args.at(-1)?.variadic) isRefused(await typed(...words, ...args.map(wordFor), 'one', 'too', 'many'));
    if (args.some(({ optional }) => !optional)) isRefused(await typed(...words));
    for (const { flag, type } of options.filter(({ type: of }) => of !== 'boolean' && of !== 'string'))
      isRefused(await typed(...words, ...needed(command), flagIn(flag), type === 'choice' ? 'none-of-them' : 'many'));
  });
  test('says with --json what a program reads, and hides with --redact whose it is', async () => {
    const { code, stdout, stderr } = await typed(...words, ...needed(command), '--json', '--redact');
    expect(`${stdout}${stderr}`).not.toMatch(/\n\s+at /);
    if (stdout !== '') expect(() => JSON.parse(stdout), `${stdout}${stderr}`).not.toThrow();
    else expect(code, stderr).not.toBe(0);
    for (const hidden of ['ann@example.org', 'sk-ant-api03', `${homedir()}/`]) expect(`${stdout}${stderr}`).not.toContain(hidden);
  });
});

test.each([
  ['a claim of everywhere', 'global', () => ['claim', 'retract', ids.global ?? '']],
  ['a node of the project', 'project', () => ['node', 'retract', ids.nd ?? '', '--scope', 'global']],
  ['an edge of the project', 'project', () => ['edge', 'show', ids.ed ?? '', '--scope', 'global']],
  ['a workflow of the project', 'project', () => ['workflow', 'show', ids.wf ?? '', '--scope', 'global']],
])('%s that is looked for elsewhere is named with its scope', async (_, scope, words) => {
  if (words()[0] === 'workflow') ids.wf = (await typed('workflow', 'create', '--name', 'Another')).stdout.trim();
  const ended = await typed(...words());
  isRefused(ended);
  expect(ended.stderr).toContain(`Nearest: ${words()[2]}, with scope ${scope}.`);
});

test('the latest batch is one object for programs', async () => {
  const shown = JSON.parse((await typed('show', 'last', '--json')).stdout);
  expect(shown).toMatchObject({ batch_id: 'b0', mi_input: expect.any(String), project_root: expect.any(String) });
  expect(shown).not.toHaveProperty('batch');
});

test('a line of a file is printed by either flag, and never nothing where there is something', async () => {
  const tail = async (...words: string[]) => (await typed('tail', '-n', '2', ...words)).stdout.trimEnd().split('\n');
  const raw = await tail('--raw');
  expect(raw.map((line) => JSON.parse(line).event_id)).toEqual([expect.stringMatching(/^ev_/), expect.stringMatching(/^ev_/)]);
  expect(await tail('--jsonl')).toEqual(raw);
  expect((await typed('show', ids.ev ?? '', '--jsonl')).stdout).toContain(ids.ev);
});

test('a summary of values that were said before says so', async () => {
  expect((await typed('values', 'show')).stdout).toMatch(/^summary \(nd_/m);
  await typed('values', 'set', '--no-compile', '--text', 'Something else.');
  expect((await typed('values', 'show')).stdout).toMatch(/^summary of earlier values \(nd_/m);
});

test('those that only look answer here, and show what --redact hides', async () => {
  const plain = await typed('node', 'show', ids.nd ?? '');
  expect(plain.stdout).toContain('ann@example.org');
  expect((await typed('values', 'show')).stdout).not.toContain('sk-ant-api03');
  const answered = [];
  for (const command of tools.filter(({ calls }) => calls?.looks_only)) {
    const { code } = await typed(...command.path, ...needed(command), '--json');
    if (code === 0) answered.push(nameOf(command));
  }
  expect(answered.length).toBeGreaterThan(10);
});
