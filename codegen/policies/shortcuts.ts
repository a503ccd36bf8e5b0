import type { Manifest, ProgramEntry } from '../manifest.ts';
import type { Policy } from './index.ts';

function compiled(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return undefined;
  }
}

/** `-C, --cd <folder>` → -C, --cd */
const flagsOf = (program: ProgramEntry, m: Manifest): string[] =>
  [
    ...program.options.map(({ flag }) => flag),
    ...m.settings.filter(({ products, on }) => on === 'all' && products.includes(program.product)).map(({ flag = '' }) => flag),
  ].flatMap((flag) => flag.replace(/ [<[].*$/, '').split(', '));

/** A shortcut leads somewhere, hides no command, and its examples use it. */
export const shortcuts: Policy = {
  id: 'commands/shortcuts',
  check: ({ manifest: m }) =>
    m.programs.flatMap((program) => {
      const words = program.commands.map(({ path }) => path[0] as string);
      return program.shortcuts.flatMap(({ matches, puts, examples }) => {
        const pattern = compiled(matches);
        const where = `${program.name} with ${matches}`;
        if (!pattern) return [`${where}: it is no regular expression`];
        const [first = ''] = puts;
        return [
          ...words.filter((word) => pattern.test(word)).map((word) => `${where}: it hides the command ${word}`),
          ...([...words, ...flagsOf(program, m)].includes(first)
            ? []
            : [`${where}: ${first} is neither a command nor an option`]),
          ...examples
            .filter((line) => !line.split(' ').some((word) => pattern.test(word)))
            .map((line) => `${where}: its example does not use it: ${line}`),
        ];
      });
    }),
};
