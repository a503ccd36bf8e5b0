import { describe, expect, it } from 'vitest';
import { emitPrograms } from '../../codegen/emit/programs.ts';
import type { JsonSchema, ToolCommandEntry } from '../../codegen/manifest.ts';
import { optionName } from '../../codegen/names.ts';
import { resolveProgram } from '../../codegen/resolve-program.ts';
import type { Option } from '../../contracts/kit/index.ts';
import { manifestWith, object, toolWith } from './manifest-with.ts';

const emitted = (options: readonly Option[]) => {
  const program = resolveProgram(
    {
      name: 'pilot',
      product: 'autopilot',
      summary: 'Drives.',
      exits: {},
      groups: { claim: 'Claims.' },
      commands: [
        { path: ['claim', 'list'], summary: 'Lists.', arguments: [{ name: 'id', meaning: 'Id.', optional: true }], options },
      ],
    },
    manifestWith(),
  );
  return emitPrograms(manifestWith({ programs: [program] })).get('generated/registry/commands.ts') ?? '';
};

it.each<[string, Omit<Option, 'meaning'>, string]>([
  ['text that may be missing', { flag: '--text <text>', type: 'string' }, 'text?: string'],
  ['text that is required', { flag: '--text <text>', type: 'string', required: true }, 'text: string'],
  ['a number with a default', { flag: '-n, --max-lines <n>', type: 'integer', default: 3 }, 'max_lines: number'],
  ['a choice', { flag: '--scope <s>', type: 'choice', choices: ['a', 'b'] }, 'scope?: "a" | "b"'],
  [
    'choices that are repeated',
    { flag: '--scope <s>', type: 'choice', choices: ['a', 'b'], repeatable: true },
    'scope: readonly ("a" | "b")[]',
  ],
  ['a value that may be left out', { flag: '--json [style]', type: 'string' }, 'json?: string | true'],
  ['yes or no', { flag: '--quiet', type: 'boolean' }, 'quiet: boolean'],
  ['what is there unless taken away', { flag: '--no-compile', type: 'boolean' }, 'compile: boolean'],
])('an action is given %s', (_, option, want) => {
  expect(emitted([{ ...option, meaning: 'X.' } as Option])).toContain(
    `readonly "claim list": { readonly args: { readonly id?: string }; readonly options: { readonly ${want} } };`,
  );
});

it('an option is called as its long flag', () => {
  expect(['--a', '-b, --be-quick', '--no-values-claims', '-n, --lines <count>'].map(optionName)).toEqual([
    'a',
    'be_quick',
    'values_claims',
    'lines',
  ]);
});

/** `keep` as the command `keep`, with this field beside its text. */
function commandOf(field: JsonSchema, parts: Partial<ToolCommandEntry> = {}, required = ['workspace', 'text']) {
  const input = object({ workspace: { type: 'string' }, text: { type: 'string', description: 'T.' }, my_field: field }, required);
  const tool = toolWith({ input, commands: [{ path: ['keep'], ...parts }] });
  const program = resolveProgram(
    {
      name: 'pilot',
      product: 'memory',
      summary: 'Drives.',
      exits: { 0: 'Done.', 1: 'No.' },
      order: ['keep'],
      commands: [{ path: ['version'], summary: 'Says it.' }],
    },
    manifestWith({ tools: [tool] }),
  );
  return { program, command: program.commands[0] };
}
const optionFor = (...given: Parameters<typeof commandOf>) =>
  commandOf(...given).command?.options.find(({ field }) => field === 'my_field');

describe('a tool is a command', () => {
  it.each<[string, JsonSchema, object]>([
    ['text', { type: 'string', maxLength: 9 }, { flag: '--my-field <text>', type: 'string' }],
    [
      'a number with bounds and a default',
      { type: 'number', minimum: 0, maximum: 1, default: 0.5 },
      { flag: '--my-field <number>', type: 'number', minimum: 0, maximum: 1, default: 0.5 },
    ],
    ['yes or no', { type: 'boolean', default: false }, { flag: '--my-field', type: 'boolean', default: false }],
    [
      'what holds unless it is said',
      { type: 'boolean', default: true, description: 'Make one.' },
      { flag: '--no-my-field', type: 'boolean', meaning: 'Do not make one.' },
    ],
    ['an id', { type: 'string', pattern: '^(cl|nd)_[0-9]+$' }, { flag: '--my-field <id>', ids: ['cl', 'nd'] }],
    ['a choice', { type: 'string', enum: ['a', 'b'] }, { flag: '--my-field <choice>', type: 'choice', choices: ['a', 'b'] }],
    [
      'choices in several places',
      { anyOf: [{ const: 'a', type: 'string' }, { enum: ['b'] }] },
      { type: 'choice', choices: ['a', 'b'] },
    ],
    [
      'a list',
      { type: 'array', items: { type: 'integer', minimum: 1 }, default: [] },
      { flag: '--my-field <number>', type: 'integer', minimum: 1, repeatable: true },
    ],
    [
      'one or many, or null',
      { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }, { type: 'null' }] },
      { flag: '--my-field <text>', type: 'string', repeatable: true },
    ],
  ])('%s is an option', (_, field, want) => {
    const option = optionFor({ description: 'M.', ...field });
    expect(option).toMatchObject({ name: 'my_field', meaning: 'M.', field: 'my_field', ...want });
    expect(option).not.toHaveProperty('required');
  });

  it('a flag of its own keeps the field', () => {
    const option = optionFor({ type: 'string' }, { flags: { my_field: '-m, --mine <word>' } });
    expect(option).toMatchObject({ name: 'mine', flag: '-m, --mine <word>', field: 'my_field' });
  });

  it('what a call must give must be typed, unless it has a default', () => {
    const all = ['workspace', 'text', 'my_field'];
    expect(optionFor({ type: 'string' }, {}, all)).toHaveProperty('required', true);
    expect(optionFor({ type: 'string', default: 'x' }, {}, all)).not.toHaveProperty('required');
  });

  it('no other way of saying a field leaves an option, and the scope never does', () => {
    const said: Partial<ToolCommandEntry>[] = [
      { arguments: ['my_field'] },
      { fixed: { my_field: 1 } },
      { shares: { my_field: 'quiet' } },
      { leaves_out: ['my_field'] },
    ];
    for (const parts of said)
      expect(commandOf({ type: 'string' }, parts).command?.options.map(({ field }) => field)).toEqual(['text']);
  });

  it('an argument is a word, a number, a choice, or all words that are left', () => {
    const argumentFor = (schema: JsonSchema, word = 'my_field', required?: string[]) =>
      commandOf({ description: 'M.', ...schema }, { arguments: [word] }, required).command?.arguments[0];
    expect(argumentFor({ type: 'string' })).toEqual({ name: 'my_field', meaning: 'M.', optional: true });
    expect(argumentFor({ type: 'string' }, 'my_field', ['my_field'])).toEqual({ name: 'my_field', meaning: 'M.' });
    expect(argumentFor({ type: 'integer', minimum: 1 })).toMatchObject({ type: 'integer', minimum: 1 });
    expect(argumentFor({ type: 'string', enum: ['a'], default: 'a' })).toMatchObject({
      choices: ['a'],
      meaning: 'M. Left out: a.',
      optional: true,
    });
    expect(argumentFor({ type: 'string' }, 'my_field...')).toMatchObject({ variadic: true, joined: true });
    const list = argumentFor({ type: 'array', items: { type: 'string' } }, 'my_field...');
    expect(list).toMatchObject({ variadic: true });
    expect(list).not.toHaveProperty('joined');
  });

  it('with its summary, its exits and what is done with the answer, in the order of the program', () => {
    const { program, command } = commandOf(
      { type: 'string' },
      { exits: { 1: 'Not kept.' }, json_lines: { flag: '--raw', field: 'lines', meaning: 'As lines.' }, stdin: ['text'] },
    );
    expect(program.commands.map(({ path }) => path)).toEqual([['keep'], ['version']]);
    expect(command).toMatchObject({
      summary: 'Keeps a text.',
      exits: { 0: 'Done.', 1: 'Not kept.' },
      calls: {
        tool: 'keep',
        fixed: {},
        stdin: ['text'],
        prints: null,
        json: null,
        json_lines: [{ option: 'raw', field: 'lines' }],
        looks_only: false,
      },
    });
    expect(command?.options.at(-1)).toEqual({ name: 'raw', flag: '--raw', type: 'boolean', meaning: 'As lines.' });
  });

  it('needs no action', () => {
    const { program } = commandOf({ type: 'string' });
    const text = emitPrograms(manifestWith({ programs: [program] })).get('generated/registry/commands.ts') ?? '';
    expect(text).toContain('readonly version: {');
    expect(text).not.toContain('readonly keep: {');
    expect(text).toContain('"tool":"keep"');
  });
});
