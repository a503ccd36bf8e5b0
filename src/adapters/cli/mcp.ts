import { serveStdio, unreadMs } from '../mcp/stdio.ts';
import type { Outcome, StoreContext } from './context.ts';
import { expectLongRun } from './long-run.ts';
import type { Flags } from './program.ts';
import { readSettings } from './settings.ts';
import { endUnread, untilStopped } from './stop.ts';

/** For somebody who typed it and would see nothing happen. */
const explanation = [
  'This is for a client: it speaks MCP over standard input and output, and waits for one to begin. Ctrl-C ends it.',
  '  noema init          connects the clients of this project, which then start it by themselves',
  '  noema call status   calls a tool from here',
  '  noema serve         serves over HTTP',
].join('\n');

/** `noema mcp`: standard output carries the protocol and nothing else. */
export async function mcp(cli: StoreContext, { flags }: { readonly flags: Flags }): Outcome {
  const settings = readSettings(flags, cli.env, cli.project);
  if (cli.typing) cli.err(explanation);
  const app = await cli.openApp(settings);
  const reads = await cli.autopilotReads?.(settings.autopilot, cli.env);
  const guests = reads ? [reads] : [];
  const connection = await serveStdio(app, { toolset: settings.toolset, version: cli.version, guests });
  expectLongRun();
  await untilStopped(connection.done);
  await connection.close();
  for (const { store } of [app, ...guests]) await store.close();
  endUnread(unreadMs);
  return 0;
}
