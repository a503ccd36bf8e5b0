import type { App } from '../../boundary/app.ts';
import type { CliContext, Outcome } from './context.ts';
import type { LogLevel } from './log.ts';
import { type Actions, type Flags, programOf, runProgram } from './program.ts';
import type { ToolContext } from './typed/run.ts';

/** For commands of the autopilot. */
export interface AutopilotContext extends ToolContext {
  /** What may be typed after --cd instead of a folder: @last, @pinned and aliases. */
  projectNames(flags: Flags): Promise<readonly string[]>;
}

/** What a program that runs it adds to what every program knows. */
export type MiWorld = Omit<AutopilotContext, keyof CliContext> &
  Pick<CliContext, 'product'> & {
    /** What is kept in a home folder, of all projects; a folder that is not there yet holds nothing. */
    openHome(home: string, log_level: LogLevel): App;
  };

const version = (cli: CliContext, json: boolean): number => {
  cli.out(json ? JSON.stringify({ version: cli.version }) : cli.version);
  return 0;
};

async function complete(cli: AutopilotContext, words: readonly string[], flags: Flags): Outcome {
  const { candidates } = await import('./completion/candidates.ts');
  const { words: found, also } = candidates(autopilotProgram, words, await cli.projectNames(flags));
  cli.out([...found.map(({ word, meaning }) => `${word}\t${meaning}`), `:${also}`].join('\n'));
  return 0;
}

const actions: Actions<'autopilot', AutopilotContext> = {
  version: async (cli, { options }) => version(cli, options.json),
  async completion(cli, { args }) {
    const { scripts } = await import('./completion/scripts.ts');
    cli.out(scripts[args.shell](autopilotProgram.info.name));
    return 0;
  },
  complete: (cli, { args, flags }) => complete(cli, args.words, flags),
};

/** The command line of the autopilot: nearly all of its commands are tools. */
export const autopilotProgram = programOf('autopilot', actions, async (...given) =>
  (await import('./typed/run.ts')).runTool(...given),
);

/** `mi …` */
export const autopilot = (cli: AutopilotContext, words: readonly string[]): Outcome => runProgram(autopilotProgram, words, cli);
