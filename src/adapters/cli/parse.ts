import { Argument, Command, CommanderError, Option } from 'commander';
import type { CommandInfo, ProgramInfo } from '../../../generated/registry/program-shape.ts';
import { meantCommands } from './argv.ts';
import type { CliContext, Outcome } from './context.ts';
import { belowCommand, belowProgram, describeOption } from './help.ts';
import type { Program } from './program.ts';
import { type Dashed, flagsFor, type Spoken } from './spoken.ts';
import { lineWidth } from './table.ts';

/** Keeps what was typed; it is read after all of it is known. Gives the parser's own name for it. */
function addOption(command: Command, info: Dashed): string {
  const option = new Option(info.flag, describeOption(info));
  if ('hidden' in info && info.hidden) option.hideHelp();
  if ('repeatable' in info && info.repeatable) option.argParser((raw: string, before: string[] = []) => [...before, raw]);
  /** What a `--no-…` takes away is there by its default, which is read below and not by the parser. */
  if (option.negate) option.default(undefined);
  command.addOption(option);
  return option.attributeName();
}

/** What can be typed with a dash, and the parser's names for it. */
type Named = readonly (readonly [Dashed, string])[];
const named = (command: Command, infos: readonly Dashed[]): Named => infos.map((info) => [info, addOption(command, info)]);

function addArgument(command: Command, { name, meaning, optional, variadic, choices }: CommandInfo['arguments'][number]): void {
  const word = variadic ? `${name}...` : name;
  const argument = new Argument(optional ? `[${word}]` : `<${word}>`, meaning);
  command.addArgument(choices ? argument.choices([...choices]) : argument);
}

/** What all commands of a program share while they are built. */
interface Building<C extends CliContext> {
  readonly program: Program<C>;
  readonly everywhere: Named;
  said(spoken: Spoken): Promise<void>;
}

function addCommand<C extends CliContext>(parent: Command, info: CommandInfo, building: Building<C>): void {
  const { program, everywhere, said } = building;
  const command = parent.command(info.path.at(-1) as string, { hidden: info.hidden ?? false }).description(info.summary);
  if (info.passes_on) command.allowUnknownOption().helpOption(false);
  for (const argument of info.arguments) addArgument(command, argument);
  const own = named(command, [...info.options, ...flagsFor(program.settings, info.path.join(' '))]);
  command.addHelpText('after', () => belowCommand(info));
  command.action(async (...words: unknown[]) => {
    const typed: Readonly<Record<string, unknown>> = command.optsWithGlobals();
    const dashed = new Map([...everywhere, ...own].map(([each, key]) => [each, typed[key]]));
    await said({ command: info, words, dashed });
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
  said: Building<C>['said'],
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
  const everywhere = named(root, [...info.options, ...flagsFor(program.settings, 'all')]);
  for (const command of commands) {
    const parent = groupAt(root, command.path.slice(0, -1), info.groups);
    addCommand(parent, command, { program, everywhere, said });
  }
  return root;
}

/** Tools are called by a command of their own, which newcomers leave out. */
function sayIfTool<C extends CliContext>({ info }: Program<C>, [word = '']: readonly string[], cli: C): void {
  if (Object.hasOwn(cli.product.tools, word)) cli.err(`${word} is a tool. Call it: ${info.name} call ${word}`);
}

/** Reads a command line, does what it says or explains what is wrong with it or can be said, and gives the exit code. */
export async function parse<C extends CliContext>(
  program: Program<C>,
  { argv, words }: { readonly argv: readonly string[]; readonly words: readonly string[] },
  cli: C,
  perform: (spoken: Spoken) => Outcome,
): Outcome {
  let code = 0;
  const root = build(program, meantCommands(program, words), cli, async (spoken) => {
    code = await perform(spoken);
  });
  try {
    await root.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.unknownCommand') sayIfTool(program, argv, cli);
    return error.exitCode === 0 ? 0 : 2;
  }
}
