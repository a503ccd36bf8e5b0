import { serveStdio } from '../mcp/stdio.ts';
import type { Outcome, StoreContext } from './context.ts';
import type { Flags } from './program.ts';
import { readSettings } from './settings.ts';
import { untilStopped } from './stop.ts';

/** `noema mcp`: standard output carries the protocol and nothing else. */
export async function mcp(cli: StoreContext, { flags }: { readonly flags: Flags }): Outcome {
  const settings = readSettings(flags, cli.env);
  const app = await cli.openApp(settings);
  const connection = await serveStdio(app, { toolset: settings.toolset, version: cli.version });
  await untilStopped(connection.done);
  await connection.close();
  await app.store.close();
  return 0;
}
