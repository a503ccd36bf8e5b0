import type { App } from '../../boundary/app.ts';
import type { HttpServer } from '../http/serve.ts';
import type { CliContext } from './context.ts';
import type { LedgerSettings } from './ledger-settings.ts';

/** The live page of the ledger on a port of its own, where it is wanted. What it says goes to standard error: the other may be a client's. */
export async function serveObservatory(cli: CliContext, app: App, settings: LedgerSettings): Promise<HttpServer | undefined> {
  if (!settings.observatory_enabled) return undefined;
  const { host, token, observatory_origins: origins, observatory_port: port, toolset } = settings;
  const [{ serveHttp }, { Observatory, pageIn }] = await Promise.all([
    import('../http/serve.ts'),
    import('../observatory/server.ts'),
  ]);
  const access = { host, token, origins };
  const shown = new Observatory({
    products: [{ app, base: '' }],
    access,
    version: cli.version,
    folder: pageIn(cli.root),
    most_connections: settings.observatory_max_connections,
    log: app.log,
    ...(settings.observatory_http_api ? { api: app } : {}),
  });
  const server = await serveHttp(app, { access, port, toolset, version: cli.version, shown, reads_only: true });
  cli.err(`Observatory ${server.url}/   (open it in a browser)`);
  return server;
}
