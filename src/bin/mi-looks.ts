import { autopilot } from '../../generated/products/autopilot.ts';
import { programs } from '../../generated/registry/commands.ts';
import { settings } from '../../generated/registry/settings.ts';
import { type Program, runPlain } from '../adapters/cli/program.ts';
import { runTool, type ToolContext } from '../adapters/cli/typed/run.ts';
import { composeLooks } from '../app/looks.ts';
import { version } from '../app/version.ts';
import { openWith } from './mi-open.ts';
import { briefTerminal } from './terminal.ts';

/** Of this program the bundler keeps the commands that look, and their tools: other words are not plain to it. */
const program: Program<ToolContext> = {
  info: programs.autopilot,
  settings: settings.autopilot,
  actions: {},
  tool: runTool,
};

const usualTrace = Error.stackTraceLimit;

/**
 * Runs what only looks, where it is typed plainly and goes well, and ends the process. For anything else it has said
 * nothing, has at most remembered where it was, and returns: the whole program knows what to do, and what to say.
 */
export async function run(words: readonly string[]): Promise<void> {
  /** That a file is not there is no news here; where something else fails, the whole program tells about it. */
  Error.stackTraceLimit = 0;
  const terminal = briefTerminal(version);
  const { out, err } = terminal;
  const said: (() => void)[] = [];
  const context: ToolContext = Object.assign(terminal, {
    product: autopilot,
    root: '',
    project: null,
    out: (text: string) => void said.push(() => out(text)),
    err: (text: string) => void said.push(() => err(text)),
    readInput: async () => '',
    open: openWith({ mends: false, compose: composeLooks, ports: async () => ({}) }),
  });
  const code = await runPlain(program, words, context);
  Error.stackTraceLimit = usualTrace;
  if (code !== 0) return;
  for (const say of said) say();
  /** Everything is written; what else there is need not be taken apart. */
  process.exit(0);
}
