import type { Option, Program } from '../contracts/kit/index.ts';
import type { OptionEntry, ProgramEntry } from './manifest.ts';
import { plain } from './schema.ts';

/** `-n, --max-lines <count>` → max_lines, `--no-compile` → compile */
export const optionName = (flag: string): string => (/--(?:no-)?([a-z-]+)/.exec(flag)?.[1] ?? '').replaceAll('-', '_');

/** `--no-compile` takes away what is there. */
const isNegated = (flag: string): boolean => /--no-/.test(flag);

const resolveOption = (option: Option): Omit<OptionEntry, 'choices'> & Pick<Option, 'choices'> => ({
  name: optionName(option.flag),
  ...(isNegated(option.flag) ? { default: true } : {}),
  ...option,
});

/** A program with every list present and every option named. */
export const resolveProgram = ({ options = [], groups = {}, commands, ...program }: Program): ProgramEntry =>
  plain({
    ...program,
    options: options.map(resolveOption),
    groups,
    commands: commands.map(({ arguments: args = [], options: own = [], examples = [], exits = {}, ...command }) => ({
      ...command,
      arguments: args,
      options: own.map(resolveOption),
      examples,
      exits: { ...program.exits, ...exits },
    })),
  }) as unknown as ProgramEntry;
