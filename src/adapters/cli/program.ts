import { Argument, Command, CommanderError, Option } from 'commander';
import { type Commands, programs } from '../../../generated/registry/commands.ts';
import type { CommandInfo, OptionInfo, ProgramInfo, SettingInfo } from '../../../generated/registry/program-shape.ts';
import { settings } from '../../../generated/registry/settings.ts';
import { redactText } from '../../boundary/redact.ts';
import { shorten } from '../../kernel/cut.ts';
import { printable } from '../../kernel/line.ts';
import { meant, meantCommands } from './argv.ts';
import { type CliContext, extended, type Outcome } from './context.ts';
import { belowCommand, belowProgram, describeOption } from './help.ts';
import { lineWidth } from './table.ts';
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

/** Keeps what was typed; it is read after all of it is known. Gives the parser's own name for it. */
function addOption(command: Command, info: OptionInfo | (SettingInfo & { flag: string })): string {
  const option = new Option(info.flag, describeOption(info));
  if ('hidden' in info && info.hidden) option.hideHelp();
  if ('repeatable' in info && info.repeatable) option.argParser((raw: string, before: string[] = []) => [...before, raw]);
  /** What a `--no-…` takes away is there by its default, which is read below and not by the parser. */
  if (option.negate) option.default(undefined);
  command.addOption(option);
  return option.attributeName();
}

const withFlag = (setting: SettingInfo): setting is SettingInfo & { flag: string } => setting.flag !== undefined;

/** Options and the parser's names for them. */
type Named<T> = readonly (readonly [T, string])[];
const named = <T extends OptionInfo | (SettingInfo & { flag: string })>(command: Command, infos: readonly T[]): Named<T> =>
  infos.map((info) => [info, addOption(command, info)]);

function argumentsOf({ arguments: args }: CommandInfo, words: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(args.map(({ name }, i) => [name, words[i]]));
}

function addArgument(command: Command, { name, meaning, optional, variadic, choices }: CommandInfo['arguments'][number]): void {
  const word = variadic ? `${name}...` : name;
  const argument = new Argument(optional ? `[${word}]` : `<${word}>`, meaning);
  command.addArgument(choices ? argument.choices([...choices]) : argument);
}

/** What all commands of a program share while they are built. */
interface Building<C extends CliContext> {
  readonly program: Program<C>;
  readonly cli: C;
  readonly everywhere: { readonly options: Named<OptionInfo>; readonly flags: Named<SettingInfo> };
  done(code: number): void;
}

/** What a tool takes and was not typed is left to the tool. */
const optionValue = (option: OptionInfo, typed: unknown, env: NodeJS.ProcessEnv): unknown =>
  option.field !== undefined && typed === undefined && !option.required ? undefined : readValue(option, typed, env);

function addCommand<C extends CliContext>(parent: Command, info: CommandInfo, building: Building<C>): void {
  const { program, cli, everywhere, done } = building;
  const path = info.path.join(' ');
  const command = parent.command(info.path.at(-1) as string, { hidden: info.hidden ?? false }).description(info.summary);
  if (info.passes_on) command.allowUnknownOption().helpOption(false);
  for (const argument of info.arguments) addArgument(command, argument);
  const options = [...everywhere.options, ...named(command, info.options)];
  const own = program.settings.filter(withFlag).filter(({ on }) => on !== 'all' && on.includes(path));
  const flags = [...everywhere.flags, ...named(command, own)];
  command.addHelpText('after', () => belowCommand(info));
  command.action(async (...words: unknown[]) => {
    const typed: Flags = command.optsWithGlobals();
    const given = {
      args: argumentsOf(info, words),
      options: Object.fromEntries(options.map(([option, key]) => [option.name, optionValue(option, typed[key], cli.env)])),
      flags: Object.fromEntries(flags.map(([setting, key]) => [setting.name, typed[key]])),
    };
    if (info.calls && program.tool) done(await program.tool(program, info, given, cli));
    else done(await (program.actions[path] as Action<unknown, C>)(cli, given as Given<unknown>));
  });
}

/** The command that holds `path`, made on the way with the summaries of its groups. */
function groupAt(root: Command, path: readonly string[], groups: ProgramInfo['groups']): Command {
  return path.reduce((parent, word, i) => {
    const known = parent.commands.find((command) => command.name() === word);
    return known ?? parent.command(word).description(groups[path.slice(0, i + 1).join(' ')] ?? '');
  }, root);
}

/** The parser of these commands: to make one for all takes longer than most of them run. */
function build<C extends CliContext>(
  program: Program<C>,
  commands: readonly CommandInfo[],
  cli: C,
  done: (code: number) => void,
): Command {
  const { info } = program;
  const root = new Command(info.name)
    .description(info.summary)
    .version(cli.version)
    .exitOverride()
    .showHelpAfterError('(add --help for what it takes)')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => cli.out(text.trimEnd()),
      writeErr: (text) => cli.err(text.trimEnd()),
      getOutHelpWidth: lineWidth,
      getErrHelpWidth: lineWidth,
    });
  root.addHelpText('after', () => belowProgram(info));
  const everywhere = {
    options: named(root, info.options),
    flags: named(
      root,
      program.settings.filter(withFlag).filter(({ on }) => on === 'all'),
    ),
  };
  for (const command of commands) {
    const parent = groupAt(root, command.path.slice(0, -1), info.groups);
    addCommand(parent, command, { program, cli, everywhere, done });
  }
  return root;
}

/** A complaint repeats what was typed or set, as far as that may be shown. */
const longestComplaint = 4000;
const complaint = (text: string) => printable(shorten(redactText(text), longestComplaint));

/** Tools are called by a command of their own, which newcomers leave out. */
function sayIfTool<C extends CliContext>({ info }: Program<C>, [word = '']: readonly string[], cli: C): void {
  if (Object.hasOwn(cli.product.tools, word)) cli.err(`${word} is a tool. Call it: ${info.name} call ${word}`);
}

/** Runs the command line and gives its exit code: 0 done, 1 the answer is no, 2 the command was wrong. */
export async function runProgram<C extends CliContext>(
  program: Program<C>,
  argv: readonly string[],
  context: C,
): Promise<number> {
  const cli = extended(context, { err: (text: string) => context.err(complaint(text)) }) as C;
  let code = 0;
  const words = meant(program, argv);
  const root = build(program, meantCommands(program, words), cli, (result) => {
    code = result;
  });
  try {
    await root.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.code === 'commander.unknownCommand') sayIfTool(program, argv, cli);
      return error.exitCode === 0 ? 0 : 2;
    }
    if (error instanceof SettingError) {
      cli.err(error.message);
      return 2;
    }
    cli.err(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
