import type { CommandInfo, ProgramInfo, SettingInfo } from '../../../generated/registry/program-shape.ts';

/** What a command line may take, as far as it must be known to find its first word. */
interface Taken {
  readonly info: ProgramInfo;
  readonly settings: readonly SettingInfo[];
}

/** An option, or several in one word; a dash alone is a word. */
export const isDashed = (word: string): boolean => word.length > 1 && word.startsWith('-');

const defaultOf = ({ info }: Taken): CommandInfo | undefined => info.commands.find((command) => command.by_default);

/** `-C, --cd <folder>` → -C and --cd; nothing where no value must follow. */
const withValue = (flag: string | undefined): string[] =>
  flag !== undefined && / <[^>]+>$/.test(flag) ? flag.replace(/ <.*$/, '').split(', ') : [];

/** Flags that are followed by a value where no command is named yet. */
function valueFlags(taken: Taken): Set<string> {
  const command = defaultOf(taken);
  const own = taken.settings.filter(({ on }) => on === 'all' || (command && on.includes(command.path.join(' '))));
  return new Set([...taken.info.options, ...(command?.options ?? []), ...own].flatMap(({ flag }) => withValue(flag)));
}

/** Where the first word stands that is no option and no value of one; the end where there is none. */
function firstWord(argv: readonly string[], from: number, taken: Taken): number {
  let at = from;
  let valued: ReadonlySet<string> | undefined;
  while (at < argv.length && isDashed(argv[at] as string)) {
    if (argv[at] === '--') return argv.length;
    valued ??= valueFlags(taken);
    at += valued.has(argv[at] as string) ? 2 : 1;
  }
  return Math.min(at, argv.length);
}

const asksForHelp = (argv: readonly string[]) => argv.some((word) => ['-h', '--help', '-V', '--version'].includes(word));

/** A command line as it is meant: shortcuts written out, and the default command where none is named. */
export function meant(taken: Taken, argv: readonly string[]): string[] {
  const { shortcuts, commands } = taken.info;
  const known = new Set(['help', ...commands.map(({ path }) => path[0])]);
  const words = [...argv];
  for (let at = firstWord(words, 0, taken); at < words.length; at = firstWord(words, at, taken)) {
    const word = words[at] as string;
    const shortcut = known.has(word)
      ? undefined
      : shortcuts.find(({ matches }) => new RegExp(`^(?:${matches})$`, 'u').test(word));
    if (!shortcut) return words;
    words.splice(at, 0, ...shortcut.puts);
    if (!/^-/.test(shortcut.puts[0] ?? '')) return words;
    at += shortcut.puts.length + 1;
  }
  return asksForHelp(words) ? words : [...(defaultOf(taken)?.path ?? []), ...words];
}

/** Commands that a line, as it is meant, may be about: those that begin with its first word, or all where help is wanted or none does. */
export function meantCommands(taken: Taken, words: readonly string[]): readonly CommandInfo[] {
  const first = words[firstWord(words, 0, taken)];
  const own = asksForHelp(words) ? [] : taken.info.commands.filter(({ path }) => path[0] === first);
  return own.length ? own : taken.info.commands;
}
