import { Command, CommanderError, Option } from 'commander';
import { commands, settings } from '../../../generated/registry/settings.ts';
import type { CommandInfo } from '../../../generated/registry/shape.ts';
import { redactText } from '../../boundary/redact.ts';
import { shorten } from '../../kernel/cut.ts';
import { printable } from '../../kernel/line.ts';
import type { CliContext } from './context.ts';
import { SettingError } from './settings.ts';

type Flags = Record<string, unknown>;
type Action = (cli: CliContext, args: string[], flags: Flags) => Promise<number>;

/** Each command's code is loaded when it is used. */
const actions: Record<string, Action> = {
  mcp: async (cli, _, flags) => (await import('./mcp.ts')).mcp(cli, flags),
  serve: async (cli, _, flags) => (await import('./serve.ts')).serve(cli, flags),
  call: async (cli, [tool = '', ...pairs], flags) => (await import('./call.ts')).callTool(cli, tool, pairs, flags),
  tools: async (cli, _, flags) => (await import('./tools.ts')).tools(cli, flags),
  describe: async (cli, [tool = ''], flags) => (await import('./describe.ts')).describe(cli, tool, flags),
  doctor: async (cli, _, flags) => (await import('./doctor.ts')).doctor(cli, flags),
  'mcp-config': async (cli, _, flags) => (await import('./mcp-config.ts')).mcpConfig(cli, flags),
  conformance: async (cli, _, flags) => (await import('./conformance.ts')).conformance(cli, flags),
  schemas: async (cli, [verb = ''], flags) => (await import('./schemas.ts')).schemas(cli, verb, flags),
  contract: async (cli, [id], flags) => (await import('./contract.ts')).contract(cli, id, flags),
};

/** What stands between the name and the options in a usage line. */
const positional: Record<string, string[]> = {
  call: ['<tool>', '[pairs...]'],
  describe: ['<tool>'],
  schemas: ['<verb>'],
  contract: ['[id]'],
};

function addCommand(program: Command, info: CommandInfo, cli: CliContext, done: (code: number) => void): void {
  const command = program.command([info.name, ...(positional[info.name] ?? [])].join(' ')).description(info.summary);
  command.usage(info.usage.slice(info.name.length).trim() || '[options]');
  for (const setting of settings)
    if (setting.flag && setting.on.includes(info.name)) {
      const option = new Option(setting.flag, `${setting.meaning}${setting.env ? ` [${setting.env}]` : ''}`);
      command.addOption(setting.choices ? option.choices([...setting.choices]) : option);
    }
  for (const { flag, meaning, default: fallback } of info.options ?? []) command.option(flag, meaning, fallback);
  if (info.examples?.length) command.addHelpText('after', `\nExamples:\n${info.examples.map((line) => `  ${line}`).join('\n')}`);
  command.action(async (...given: unknown[]) => {
    const flags = given.at(-2) as Flags;
    const args = given
      .slice(0, -2)
      .flat()
      .filter((arg) => arg !== undefined) as string[];
    done(await (actions[info.name] as Action)(cli, args, flags));
  });
}

/** A complaint repeats what was typed or set, as far as that may be shown. */
const longestComplaint = 4000;
const complaint = (text: string) => printable(shorten(redactText(text), longestComplaint));

/** Runs the command line and gives its exit code: 0 done, 1 the answer is no, 2 the command was wrong. */
export async function runProgram(argv: readonly string[], context: CliContext): Promise<number> {
  const cli: CliContext = { ...context, err: (text) => context.err(complaint(text)) };
  let code = 0;
  const program = new Command('noema')
    .description('Durable reasoning memory for AI agents.')
    .version(cli.version)
    .exitOverride()
    .showHelpAfterError('(add --help for what it takes)')
    .configureOutput({ writeOut: (text) => cli.out(text.trimEnd()), writeErr: (text) => cli.err(text.trimEnd()) });
  for (const info of commands)
    addCommand(program, info, cli, (result) => {
      code = result;
    });
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof SettingError) {
      cli.err(error.message);
      return 2;
    }
    cli.err(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
