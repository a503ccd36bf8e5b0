import { serveHttp } from '../http/serve.ts';
import type { Outcome, StoreContext } from './context.ts';
import type { Flags } from './program.ts';
import { readSettings } from './settings.ts';
import { untilStopped } from './stop.ts';

/** `noema serve` */
export async function serve(cli: StoreContext, { flags }: { readonly flags: Flags }): Outcome {
  const settings = readSettings(flags, cli.env);
  const { refuseOpenDoor } = await import('../http/serve.ts');
  const access = { host: settings.host, token: settings.token, origins: settings.origins };
  refuseOpenDoor(access);
  const house = await cli.openHouse(settings);
  const server = await serveHttp(house, { access, port: settings.port, toolset: settings.toolset, version: cli.version });
  const auth = settings.token ? ' -H "Authorization: Bearer $NOEMA_TOKEN"' : '';
  cli.out(
    [
      `Noema ${cli.version} is listening.`,
      `  MCP        ${server.url}/mcp`,
      `  Tools      ${server.url}/v1/tools/{name}   (schema: ${server.url}/openapi.json)`,
      `  Health     ${server.url}/health`,
      `  Data       ${house.store.engine} in ${house.store.location}`,
      `  Workspace  ${settings.policy.default_workspace ?? 'named by each call'}`,
      '',
      'Connect a client:',
      `  claude mcp add --transport http noema ${server.url}/mcp`,
      `  curl -s${auth} ${server.url}/v1/tools/status -H 'content-type: application/json' -d '{"workspace":"demo"}'`,
      '',
      'Stop with Ctrl-C.',
    ].join('\n'),
  );
  await untilStopped();
  cli.err('Stopping.');
  await server.close();
  await house.store.close();
  return 0;
}
