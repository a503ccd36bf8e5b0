import type { Option, Program } from '../contracts/kit/index.ts';
import type { CommandEntry, Manifest, OptionEntry, ProgramEntry } from './manifest.ts';
import { isNegated, optionName } from './names.ts';
import { productOf } from './products.ts';
import { resolveCommand } from './resolve-command.ts';
import { plain } from './schema.ts';

const resolveOption = (option: Option): Omit<OptionEntry, 'choices'> & Pick<Option, 'choices'> => ({
  name: optionName(option.flag),
  ...(isNegated(option.flag) ? { default: true } : {}),
  ...option,
});

type WithoutExits = Omit<CommandEntry, 'exits'> & { exits?: Record<string, string> };

/** Commands that tools of the product say that they are. */
const fromTools = (product: string, m: Manifest): WithoutExits[] =>
  m.tools
    .filter((tool) => productOf(tool, m)?.name === product)
    .flatMap((tool) =>
      (tool.commands ?? []).map((command) => ({ ...resolveCommand(command, tool, m), exits: command.exits ?? {} })),
    );

/** In the order of first words that the program says; what it says nothing about comes last. */
function inOrder(commands: readonly WithoutExits[], order: readonly string[]): WithoutExits[] {
  const place = ({ path: [word = ''] }: WithoutExits) => (order.includes(word) ? order.indexOf(word) : order.length);
  return [...commands].sort((a, b) => place(a) - place(b));
}

/** A program with every list present and every option named, and with the commands that are tools. */
export function resolveProgram(program: Program, m: Manifest): ProgramEntry {
  const { options = [], groups = {}, shortcuts = [], commands, order = [], error_exits = {}, ...rest } = program;
  const own = commands.map(({ arguments: args = [], options: taken = [], examples = [], ...command }) => ({
    ...command,
    arguments: args,
    options: taken.map(resolveOption),
    examples,
  }));
  const all = inOrder([...own, ...fromTools(rest.product, m)] as WithoutExits[], order);
  return plain({
    ...rest,
    options: options.map(resolveOption),
    groups,
    shortcuts,
    commands: all.map(({ exits = {}, ...command }) => ({ ...command, exits: { ...program.exits, ...exits } })),
    error_exits,
  }) as unknown as ProgramEntry;
}
