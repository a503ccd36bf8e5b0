import type { CommandInfo, OptionInfo, ProgramInfo, SettingInfo } from '../../../../generated/registry/program-shape.ts';

/** What may stand where a word is being typed; `also` says what a shell can complete by itself. */
export interface Candidates {
  readonly words: readonly Candidate[];
  readonly also: 'nothing' | 'folders' | 'files';
}
export interface Candidate {
  readonly word: string;
  readonly meaning: string;
}

type Flagged = (OptionInfo | SettingInfo) & { readonly flag: string };

/** `-n, --lines <count>` → -n, --lines */
const namesOf = (flag: string): string[] => flag.replace(/ [<[].*$/, '').split(', ');
const takesValue = (flag: string): boolean => / </.test(flag);

/** The first sentence; a line of a shell is short. */
const brief = (meaning: string): string => /^.*?[.:;](?=\s|$)/.exec(meaning)?.[0].replace(/[.:;]$/, '') ?? meaning;

interface Typed {
  readonly command: CommandInfo | undefined;
  /** Words on the way to a command that is not whole yet. */
  readonly path: readonly string[];
  /** Words that are arguments of the command. */
  readonly args: readonly string[];
  readonly given: ReadonlySet<string>;
  /** Settings as they were typed, by name. */
  readonly flags: Readonly<Record<string, string>>;
  /** The option that the last word is a value of. */
  readonly awaiting: Flagged | undefined;
  readonly onlyWords: boolean;
}

interface Taken {
  readonly info: ProgramInfo;
  readonly settings: readonly SettingInfo[];
}

function flagsFor({ info, settings }: Taken, command: CommandInfo | undefined): Flagged[] {
  const own = settings.filter(
    (s): s is SettingInfo & Flagged => s.flag !== undefined && (s.on === 'all' || s.on.includes(command?.path.join(' ') ?? '')),
  );
  return [...(command?.options ?? []), ...info.options, ...own].filter((option) => !('hidden' in option && option.hidden));
}

/** Reads what stands before the word that is being typed. */
function read(taken: Taken, before: readonly string[]): Typed {
  const path: string[] = [];
  const args: string[] = [];
  const given = new Set<string>();
  const flags: Record<string, string> = {};
  let command: CommandInfo | undefined;
  let awaiting: Flagged | undefined;
  let onlyWords = false;
  for (const word of before) {
    if (awaiting) {
      flags[awaiting.name] = word;
      awaiting = undefined;
      continue;
    }
    if (!onlyWords && word === '--') onlyWords = true;
    else if (!onlyWords && /^-./.test(word)) {
      const [name = word, ...value] = word.split('=');
      given.add(name);
      const option = flagsFor(taken, command).find(({ flag }) => namesOf(flag).includes(name));
      if (option && takesValue(option.flag) && !word.includes('=')) awaiting = option;
      else if (option) flags[option.name] = value.join('=');
    } else if (command) args.push(word);
    else {
      path.push(word);
      command = taken.info.commands.find((one) => one.path.join(' ') === path.join(' '));
    }
  }
  return { command, path, args, given, flags, awaiting, onlyWords };
}

const beginning = (words: readonly Candidate[], start: string): Candidate[] => words.filter(({ word }) => word.startsWith(start));

/** What only whoever asks knows; each is asked for only where it may be typed. */
export interface Known {
  /** Names that may stand after --cd. */
  projects(): Promise<readonly string[]>;
  /** Ids that begin so, in the place that was typed. */
  ids(begin: readonly string[], flags: Readonly<Record<string, string>>): Promise<readonly Candidate[]>;
}

const projectsIn = async (known: Known): Promise<Candidate[]> =>
  (await known.projects()).map((word) => ({ word, meaning: 'Project' }));

/** What a value may be, told by its choices or by what ids begin with, else by what stands in angle brackets. */
async function valueCandidates(option: Flagged, start: string, { flags }: Typed, known: Known): Promise<Candidates> {
  const { name, flag, choices, meaning } = option;
  if ('ids' in option && option.ids) return { words: await known.ids(option.ids, flags), also: 'nothing' };
  if (choices) return { words: choices.map((word) => ({ word, meaning: brief(meaning) })), also: 'nothing' };
  const tokens = name === 'cd' && start.startsWith('@') ? await projectsIn(known) : [];
  const also =
    tokens.length || start.startsWith('@')
      ? 'nothing'
      : /<folder>/.test(flag)
        ? 'folders'
        : /<file>/.test(flag)
          ? 'files'
          : 'nothing';
  return { words: tokens, also };
}

/** Words that lead on from here: commands and groups of the next level. */
function nextWords({ commands, groups }: ProgramInfo, path: readonly string[]): Candidate[] {
  const below = commands.filter((c) => !c.hidden && c.path.length > path.length && path.every((word, i) => c.path[i] === word));
  const words = [...new Set(below.map((c) => c.path[path.length] as string))];
  return words.map((word) => {
    const whole = [...path, word].join(' ');
    const command = below.find((c) => c.path.join(' ') === whole);
    return { word, meaning: brief(command?.summary ?? groups[whole] ?? '') };
  });
}

async function argumentCandidates({ arguments: args }: CommandInfo, typed: Typed, known: Known): Promise<Candidates> {
  const argument = args[typed.args.length] ?? (args.at(-1)?.variadic ? args.at(-1) : undefined);
  if (argument?.choices)
    return { words: argument.choices.map((word) => ({ word, meaning: brief(argument.meaning) })), also: 'nothing' };
  const words = argument?.ids ? await known.ids(argument.ids, typed.flags) : [];
  return { words, also: argument && /(^|_)(file|path|ref)$/.test(argument.name) ? 'files' : 'nothing' };
}

function optionCandidates(taken: Taken, { command, given }: Typed): Candidate[] {
  return flagsFor(taken, command)
    .filter((option) => ('repeatable' in option && option.repeatable) || !namesOf(option.flag).some((name) => given.has(name)))
    .flatMap(({ flag, meaning }) =>
      namesOf(flag)
        .filter((name) => name.startsWith('--'))
        .map((word) => ({ word, meaning: brief(meaning) })),
    );
}

/** What may stand in place of the last of these words. */
export async function candidates(taken: Taken, words: readonly string[], known: Known): Promise<Candidates> {
  const start = words.at(-1) ?? '';
  const typed = read(taken, words.slice(0, -1));
  const found = await (async (): Promise<Candidates> => {
    if (typed.awaiting) return valueCandidates(typed.awaiting, start, typed, known);
    if (!typed.onlyWords && start.startsWith('-')) return { words: optionCandidates(taken, typed), also: 'nothing' };
    if (typed.command) return argumentCandidates(typed.command, typed, known);
    const tokens = typed.path.length === 0 && start.startsWith('@') ? await projectsIn(known) : [];
    return { words: [...nextWords(taken.info, typed.path), ...tokens], also: 'nothing' };
  })();
  return { ...found, words: beginning(found.words, start) };
}
