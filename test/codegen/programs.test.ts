import { expect, it } from 'vitest';
import { emitPrograms } from '../../codegen/emit/programs.ts';
import { optionName, resolveProgram } from '../../codegen/resolve-program.ts';
import type { Option } from '../../contracts/kit/index.ts';
import { manifestWith } from './manifest-with.ts';

const emitted = (options: readonly Option[]) => {
  const program = resolveProgram({
    name: 'pilot',
    product: 'autopilot',
    summary: 'Drives.',
    exits: {},
    groups: { claim: 'Claims.' },
    commands: [
      { path: ['claim', 'list'], summary: 'Lists.', arguments: [{ name: 'id', meaning: 'Id.', optional: true }], options },
    ],
  });
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
