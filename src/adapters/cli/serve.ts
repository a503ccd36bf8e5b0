import type { App } from '../../boundary/app.ts';
import { refuseUnsafe } from '../http/access.ts';
import { serveHttp } from '../http/serve.ts';
import type { Outcome, StoreContext } from './context.ts';
import type { Flags } from './program.ts';
import { readSettings, type Settings } from './settings.ts';
import { untilStopped } from './stop.ts';

/** The token by reference, never itself: what is printed is copied, logged and shown. */
const header = '"Authorization: Bearer $NOEMA_TOKEN"';

function greeting(version: string, url: string, { store }: App, { token, policy }: Settings): string {
  const secret = token !== null;
  return [
    `Noema ${version} is listening.`,
    `  MCP        ${url}/mcp`,
    `  Tools      ${url}/v1/tools/{name}   (schema: ${url}/openapi.json)`,
    `  Health     ${url}/health`,
    `  Data       ${store.engine} in ${store.location}`,
    `  Workspace  ${policy.default_workspace ?? 'none set; each call names one (--workspace sets a default)'}`,
    '',
    secret ? 'Connect a client, where NOEMA_TOKEN is set as here:' : 'Connect a client:',
    `  claude mcp add --transport http noema ${url}/mcp${secret ? ` --header ${header}` : ''}`,
    `  codex mcp add noema --url ${url}/mcp${secret ? ' --bearer-token-env-var NOEMA_TOKEN' : ''}`,
    `  curl -s${secret ? ` -H ${header}` : ''} ${url}/v1/tools/status -H 'content-type: application/json' -d '{"workspace":"demo"}'`,
    '',
    'Stop with Ctrl-C.',
  ].join('\n');
}

/** `noema serve` */
export async function serve(cli: StoreContext, { flags }: { readonly flags: Flags }): Outcome {
  const settings = readSettings(flags, cli.env);
  const access = { host: settings.host, token: settings.token, origins: settings.origins };
  refuseUnsafe(access);
  const app = await cli.openApp(settings);
  try {
    const { port, toolset, max_sessions, session_idle } = settings;
    const limits = { most: max_sessions, idleMs: session_idle * 60_000 };
    const server = await serveHttp(app, { access, port, toolset, version: cli.version, limits });
    /** Before it says that it listens: who reads that may ask it to stop at once. */
    const stopped = untilStopped();
    cli.out(greeting(cli.version, server.url, app, settings));
    await stopped;
    cli.err('Stopping.');
    await server.close();
    return 0;
  } finally {
    await app.store.close();
  }
}
