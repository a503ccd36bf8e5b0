import { type Commands, programs } from '../../../generated/registry/commands.ts';
import type { CommandInfo, OptionInfo, ProgramInfo, SettingInfo } from '../../../generated/registry/program-shape.ts';
import { settings } from '../../../generated/registry/settings.ts';
import { redactText } from '../../boundary/redact.ts';
import { shorten } from '../../kernel/cut.ts';
import { printable } from '../../kernel/line.ts';
import { meant } from './argv.ts';
import { type CliContext, extended, type Outcome } from './context.ts';
import { plainWords } from './plain-words.ts';
import { flagsFor, type Spoken } from './spoken.ts';
import { readValue, SettingError } from './value.ts';

/** Settings as they were typed, by name; whoever needs them reads them together with the environment. */
export type Flags = Readonly<Record<string, unknown>>;

/** What an action is given: typed arguments and options, and the flags of settings. */
export type Given<A> = A & { readonly flags: Flags };
type Action<A, C> = (cli: C, given: Given<A>) => Outcome;

type Product = keyof Commands;
/** An action for every command of a product, and for nothing else. */
export type Actions<P extends Product, C extends CliContext> = {
  readonly [Path in keyof Commands[P]]: Action<Commands[P][Path], C>;
};

/** What was typed for a command that is a tool: words as they are, options as values, and nothing for what was left out. */
export interface TypedWords {
  readonly args: Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly flags: Flags;
}

/** A command line: what it takes, and what each command does. */
export interface Program<C extends CliContext = CliContext> {
  readonly info: ProgramInfo;
  readonly settings: readonly SettingInfo[];
  readonly actions: Readonly<Record<string, Action<never, C>>>;
  /** What every command does that is a tool. */
  readonly tool?: (program: Program<C>, command: CommandInfo, typed: TypedWords, cli: C) => Outcome;
}

export const programOf = <P extends Product, C extends CliContext>(
  product: P,
  actions: Actions<P, C>,
  tool?: Program<C>['tool'],
): Program<C> => ({
  info: programs[product],
  settings: settings[product],
  actions: actions as Program<C>['actions'],
  ...(tool ? { tool } : {}),
});

/** What a tool takes and was not typed is left to the tool. */
const optionValue = (option: OptionInfo, typed: unknown, env: NodeJS.ProcessEnv): unknown =>
  option.field !== undefined && typed === undefined && !option.required ? undefined : readValue(option, typed, env);

/** Does what was said. */
function perform<C extends CliContext>(program: Program<C>, { command, words, dashed }: Spoken, cli: C): Outcome {
  const path = command.path.join(' ');
  const options = [...program.info.options, ...command.options];
  const flags = [...flagsFor(program.settings, 'all'), ...flagsFor(program.settings, path)];
  const given = {
    args: Object.fromEntries(command.arguments.map(({ name }, i) => [name, words[i]])),
    options: Object.fromEntries(options.map((option) => [option.name, optionValue(option, dashed.get(option), cli.env)])),
    flags: Object.fromEntries(flags.map((setting) => [setting.name, dashed.get(setting)])),
  };
  if (command.calls && program.tool) return program.tool(program, command, given, cli);
  return (program.actions[path] as Action<unknown, C>)(cli, given as Given<unknown>);
}

/** A complaint repeats what was typed or set, as far as that may be shown. */
const longestComplaint = 4000;
const complaint = (text: string) => printable(shorten(redactText(text), longestComplaint));

const complaining = <C extends CliContext>(context: C): C =>
  extended(context, { err: (text: string) => context.err(complaint(text)) }) as C;

/** The exit code: 0 done, 1 the answer is no, 2 the command was wrong. */
async function coded(cli: CliContext, work: () => Outcome): Outcome {
  try {
    return await work();
  } catch (error) {
    cli.err(error instanceof Error ? error.message : String(error));
    return error instanceof SettingError ? 2 : 1;
  }
}

/** Runs a command line that is plain and names a command that is wanted. Undefined for any other, of which nothing is done. */
export function runPlain<C extends CliContext>(
  program: Program<C>,
  argv: readonly string[],
  context: C,
  wants: (command: CommandInfo) => boolean = () => true,
): Outcome | undefined {
  const plain = plainWords(program, meant(program, argv));
  if (!plain || !wants(plain.command)) return undefined;
  const cli = complaining(context);
  return coded(cli, () => perform(program, plain, cli));
}

/** Runs the command line and gives its exit code. */
export function runProgram<C extends CliContext>(program: Program<C>, argv: readonly string[], context: C): Outcome {
  const cli = complaining(context);
  return (
    runPlain(program, argv, context) ??
    coded(cli, async () => {
      /** Loaded here: most lines are plain, and it takes longer to load than many commands run. */
      const { parse } = await import('./parse.ts');
      return parse(program, { argv, words: meant(program, argv) }, cli, (spoken) => perform(program, spoken, cli));
    })
  );
}
