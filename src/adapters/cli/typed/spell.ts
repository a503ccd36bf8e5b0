import type { CommandInfo, OptionInfo, ProgramInfo } from '../../../../generated/registry/program-shape.ts';
import { printableJson } from '../../../kernel/line.ts';
import { shellWord } from '../shell.ts';

type Args = Readonly<Record<string, unknown>>;

/** `-n, --lines <count>` → --lines; of `--no-compile`, the flag itself. */
const longFlag = (flag: string): string => /--[a-z-]+/.exec(flag)?.[0] ?? flag;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A word that a shell hands over as it is, and that shows as it is. */
const fits = (word: string) => !/[\n|]/.test(word) && printableJson(word) === word;

function optionWords({ flag, type, default: fallback, says }: OptionInfo, value: unknown): string[] | undefined {
  const long = longFlag(flag);
  if (says !== undefined) return value === says ? [long] : undefined;
  if (type === 'boolean') {
    const isNegated = long.startsWith('--no-');
    if (value === !isNegated) return [long];
    return value === (fallback ?? false) ? [] : undefined;
  }
  return [value].flat().flatMap((one) => [long, String(one)]);
}

/** What a command line says for these arguments; undefined where it cannot say all of them. */
function wordsOf(command: CommandInfo, args: Args): string[] | undefined {
  const { calls } = command;
  const left = new Map(Object.entries(args).filter(([, value]) => value !== undefined));
  for (const [field, value] of Object.entries(calls?.fixed ?? {})) {
    if (!isSame(left.get(field), value)) return undefined;
    left.delete(field);
  }
  const options: string[] = [];
  for (const option of command.options) {
    if (option.field === undefined || !left.has(option.field)) continue;
    const words = optionWords(option, left.get(option.field));
    if (!words) return undefined;
    options.push(...words);
    left.delete(option.field);
  }
  const positional: string[] = [];
  for (const { name } of command.arguments) {
    if (!left.has(name)) break;
    positional.push(...[left.get(name)].flat().map(String));
    left.delete(name);
  }
  if (left.size > 0 || ![...options, ...positional].every(fits)) return undefined;
  const dashed = positional.some((word) => word.startsWith('-'));
  return [...command.path, ...options, ...(dashed ? ['--'] : []), ...positional];
}

/** A call as a command line that can be pasted; undefined where no command of the program says it. */
export function spelled({ name, commands }: ProgramInfo, tool: string, args: Args, flags: readonly string[]): string | undefined {
  for (const command of commands.filter(({ calls, hidden }) => calls?.tool === tool && !hidden)) {
    const words = wordsOf(command, args);
    if (!words) continue;
    const { path } = command;
    return [name, ...path, ...flags, ...words.slice(path.length)].map((word, i) => (i === 0 ? word : shellWord(word))).join(' ');
  }
  return undefined;
}
