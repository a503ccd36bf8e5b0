import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { autopilot } from '../../generated/products/autopilot.ts';
import { programs } from '../../generated/registry/commands.ts';
import { settings } from '../../generated/registry/settings.ts';
import { meant } from '../../src/adapters/cli/argv.ts';
import type { CliContext } from '../../src/adapters/cli/context.ts';
import { parse } from '../../src/adapters/cli/parse.ts';
import { plainWords } from '../../src/adapters/cli/plain-words.ts';
import type { Program } from '../../src/adapters/cli/program.ts';
import type { Spoken } from '../../src/adapters/cli/spoken.ts';

const products = ['memory', 'ledger', 'autopilot'] as const;
const program = (product: (typeof products)[number]): Program => ({
  info: programs[product],
  settings: settings[product],
  actions: {},
});

const cli: CliContext = {
  product: autopilot,
  version: '0',
  root: '',
  env: {},
  out() {},
  err() {},
  project: null,
  typing: false,
  terminal: false,
  colour: false,
};

/** What the parser makes of the words; undefined where it does something else than run a command. */
async function parsed(of: Program, words: readonly string[]): Promise<Spoken | undefined> {
  let spoken: Spoken | undefined;
  await parse(of, { argv: words, words }, cli, async (said) => {
    spoken = said;
    return 0;
  });
  return spoken;
}

const shown = (spoken: Spoken | undefined) =>
  spoken && {
    path: spoken.command.path,
    words: spoken.command.arguments.map((_, i) => spoken.words[i]),
    dashed: [...spoken.dashed]
      .filter(([, value]) => value !== undefined)
      .map(([{ name }, value]) => [name, value])
      .sort(),
  };

const flagsOf = (product: (typeof products)[number]) => {
  const { options, commands } = programs[product];
  const flags = [...options, ...commands.flatMap((command) => command.options), ...settings[product]].flatMap(
    ({ flag }) => flag ?? [],
  );
  return flags.flatMap((flag) => flag.replace(/ [<[].*$/, '').split(', '));
};

describe('words that are plain', () => {
  it.each(products)('mean what the parser makes of them: %s', async (product) => {
    const of = program(product);
    const command = fc.constantFrom(...of.info.commands.flatMap(({ path }) => path.map((_, i) => path.slice(0, i + 1))));
    const flag = fc.constantFrom(...flagsOf(product), '--help', '-h', '--', '-', '--json=1', '--lines=3', '-n5', '--no');
    const word = fc.constantFrom('x', 'evidence', 'status', '', '7', '-3', '@last', 'a=b', 'set', 'list');
    const words = fc.tuple(command, fc.array(fc.oneof(flag, word), { maxLength: 6 })).map(([path, rest]) => [...path, ...rest]);
    let plain = 0;
    await fc.assert(
      fc.asyncProperty(words, async (typed) => {
        const line = meant(of, typed);
        const found = plainWords(of, line);
        if (!found) return;
        plain += 1;
        expect(shown(found)).toEqual(shown(await parsed(of, line)));
      }),
      { numRuns: 600 },
    );
    expect(plain).toBeGreaterThan(20);
  });

  it('are the usual ways of typing', () => {
    const of = program('autopilot');
    for (const line of [
      'status',
      'status --json --here',
      'tail evidence -n 5 --kind run_end --kind run_start',
      'show last',
      'values show',
    ])
      expect({ line, plain: plainWords(of, line.split(' ')) !== undefined }).toEqual({ line, plain: true });
    for (const line of [
      '',
      'status x',
      'tail nothing',
      'show',
      '--json status',
      'status --cd',
      'status --cd --json',
      'run mend the build',
      'claim',
    ])
      expect({ line, plain: plainWords(of, line.split(' ')) !== undefined }).toEqual({ line, plain: false });
  });
});
