import { redactText } from '../../boundary/redact.ts';
import { shorten } from '../../kernel/cut.ts';
import { printable } from '../../kernel/line.ts';
import { text } from '../../kernel/says.ts';
import type { CliContext, Outcome } from './context.ts';
import { type Actions, type Flags, programOf, runProgram } from './program.ts';
import { shellWord } from './shell.ts';
import type { ToolContext } from './typed/run.ts';
import { SettingError } from './value.ts';

/** For commands of the autopilot. */
export interface AutopilotContext extends ToolContext {
  /** What may be typed after --cd instead of a folder: @last, @pinned and aliases. */
  projectNames(flags: Flags): Promise<readonly string[]>;
  /** The newest ids that begin so (`cl`, `ev`, …) in the project that flags mean. Writes nothing. */
  recentIds(begin: readonly string[], flags: Flags): Promise<readonly { readonly id: string; readonly of: string }[]>;
  /** Prepares a folder for a demo; null where that holds something already. */
  demo(folder: string | undefined): Promise<Demo | null>;
}

/** A project to show a run in, and what is typed there. */
export interface Demo {
  readonly folder: string;
  readonly home: string;
  readonly project: string;
  readonly commands: readonly (readonly string[])[];
  readonly looks: readonly (readonly string[])[];
}

/** What a program that runs it adds to what every program knows. */
export type MiWorld = Omit<AutopilotContext, keyof CliContext> & Pick<CliContext, 'product'>;

const version = (cli: CliContext, json: boolean): number => {
  cli.out(json ? JSON.stringify({ version: cli.version }) : cli.version);
  return 0;
};

/** A line of a shell is short. */
const longestMeaning = 60;

async function complete(cli: AutopilotContext, words: readonly string[], flags: Flags): Outcome {
  const { candidates } = await import('./completion/candidates.ts');
  const { words: found, also } = await candidates(autopilotProgram, words, {
    projects: () => cli.projectNames(flags).catch(() => []),
    ids: async (begin, typed) => {
      /** Whoever presses a key wants no complaint. */
      const known = await cli.recentIds(begin, { ...flags, ...typed }).catch(() => []);
      return known.map(({ id, of }) => ({ word: id, meaning: printable(shorten(redactText(of), longestMeaning)) }));
    },
  });
  cli.out([...found.map(({ word, meaning }) => `${word}\t${meaning}`), `:${also}`].join('\n'));
  return 0;
}

/** Runs its commands as they would be typed, and shows how. */
async function demo(cli: AutopilotContext, folder: string | undefined): Outcome {
  const made = await cli.demo(folder);
  if (!made) throw new SettingError(text('demo-taken', { folder: folder ?? '' }));
  const at = ['--home', made.home, '--cd', made.project];
  const typed = (words: readonly string[]) => `${autopilotProgram.info.name} ${words.map(shellWord).join(' ')}`;
  cli.out(text('demo-begins', { folder: made.folder }));
  for (const words of made.commands) {
    cli.out(`\n$ ${typed(words)}`);
    const code = await autopilot(cli, [...at, ...words]);
    if (code !== 0) return code;
  }
  cli.out(['', text('demo-looks'), ...made.looks.map((words) => `  ${typed([...at, ...words])}`)].join('\n'));
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
  demo: (cli, { args }) => demo(cli, args.folder),
};

/** The command line of the autopilot: nearly all of its commands are tools. */
export const autopilotProgram = programOf('autopilot', actions, async (...given) =>
  (await import('./typed/run.ts')).runTool(...given),
);

/** `mi …` */
export const autopilot = (cli: AutopilotContext, words: readonly string[]): Outcome => runProgram(autopilotProgram, words, cli);
