import type { ArgumentInfo, CommandInfo } from '../../../generated/registry/program-shape.ts';
import { isDashed } from './argv.ts';
import type { Program } from './program.ts';
import { type Dashed, flagsFor, type Spoken } from './spoken.ts';

/** `-n, --lines <count>` → how it is typed, and whether a value must follow. Nothing for those that may do without one. */
function spellings({ flag }: Dashed): { readonly names: readonly string[]; readonly valued: boolean } | undefined {
  const [, names = '', value = ''] = /^(-[^<[]*?)( [<[].*)?$/.exec(flag) ?? [];
  if (value !== '' && !/^ <[^>.]+>$/.test(value)) return undefined;
  return { names: names.split(', '), valued: value !== '' };
}

/** The one command that the first words name; undefined where others begin with the same words. */
function commandIn(commands: readonly CommandInfo[], words: readonly string[]): CommandInfo | undefined {
  const begin = (line: readonly string[], path: readonly string[]) => path.every((word, i) => line[i] === word);
  const found = commands.find(({ path }) => begin(words, path));
  return found && commands.every((other) => other === found || !begin(other.path, found.path)) ? found : undefined;
}

/** Of what a flag takes away, the parser says that it is there where nobody typed it. */
const takesAway = ({ flag }: Dashed) => flag.includes('--no-');

/** Words as the arguments of a command have them; undefined where there are too few, too many, or others than it takes. */
function argumentsOf(args: readonly ArgumentInfo[], words: readonly string[]): readonly unknown[] | undefined {
  const fewest = args.filter(({ optional }) => !optional).length;
  const most = args.some(({ variadic }) => variadic) ? Number.POSITIVE_INFINITY : args.length;
  if (words.length < fewest || words.length > most) return undefined;
  const chosen = args.every(
    ({ choices, variadic }, i) => !choices || (!variadic && (words[i] === undefined || choices.includes(words[i]))),
  );
  return chosen ? args.map(({ variadic }, i) => (variadic ? words.slice(i) : words[i])) : undefined;
}

type Known = ReadonlyMap<string, { readonly each: Dashed; readonly valued: boolean }>;

function knownBySpelling(all: readonly Dashed[]): Known {
  const known = new Map<string, { readonly each: Dashed; readonly valued: boolean }>();
  for (const each of all) {
    const { names = [], valued = false } = spellings(each) ?? {};
    for (const name of names) known.set(name, { each, valued });
  }
  return known;
}

/**
 * A command line that can be read in one way only: a command by its name, then its words, and flags spelled out. Undefined for any
 * other, which includes all that is wrong and all that asks for help: the parser knows what to say.
 */
export function plainWords({ info, settings }: Pick<Program, 'info' | 'settings'>, words: readonly string[]): Spoken | undefined {
  const command = commandIn(info.commands, words);
  if (!command || command.passes_on) return undefined;
  const flags = [...flagsFor(settings, 'all'), ...flagsFor(settings, command.path.join(' '))];
  const all = [...info.options, ...command.options, ...flags];
  if (all.some(takesAway)) return undefined;
  let known: Known | undefined;
  const plain: string[] = [];
  const dashed = new Map<Dashed, unknown>();
  const rest = words.slice(command.path.length);
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!isDashed(word)) {
      plain.push(word);
      continue;
    }
    known ??= knownBySpelling(all);
    const found = known.get(word);
    if (!found) return undefined;
    const { each, valued } = found;
    const value = valued ? rest.shift() : true;
    if (value === undefined || (typeof value === 'string' && isDashed(value))) return undefined;
    const before = dashed.get(each) as readonly unknown[] | undefined;
    dashed.set(each, 'repeatable' in each && each.repeatable ? [...(before ?? []), value] : value);
  }
  const given = argumentsOf(command.arguments, plain);
  return given && { command, words: given, dashed };
}
