import type { App } from '../../boundary/app.ts';
import { type Access, refuseUnsafe } from '../http/access.ts';
import { type Beside, besideAt, serveHttp } from '../http/serve.ts';
import { Observatory, pageIn } from '../observatory/server.ts';
import { claudeLine, codexLine } from './clients/client.ts';
import type { Outcome, StoreContext } from './context.ts';
import { readLedgerSettings, servedAs } from './ledger-settings.ts';
import { expectLongRun } from './long-run.ts';
import type { Flags } from './program.ts';
import { readSettings, type Settings } from './settings.ts';
import { untilStopped } from './stop.ts';
import { logThoughts } from './thought-log.ts';

/** The token by reference, never itself: what is printed is copied, logged and shown. */
const header = '"Authorization: Bearer $NOEMA_TOKEN"';

/** A name, and what is said about it. */
const row = (name: string, said: string) => `  ${name.padEnd(13)}${said}`;

/** What a product on this server is reached by, and what connects a client to it. */
function reachable({ product, store }: App, url: string, token: string | null) {
  const server = { name: product.server, reach: { url: `${url}/mcp`, ...(token === null ? {} : { token_env: 'NOEMA_TOKEN' }) } };
  return {
    rows: [
      row('MCP', `${url}/mcp`),
      row('Tools', `${url}/v1/tools/{name}   (schema: ${url}/openapi.json)`),
      row('Health', `${url}/health`),
      row('Data', `${store.truth ?? store.engine} in ${store.location}`),
    ],
    lines: [`  ${claudeLine(server)}`, `  ${codexLine(server)}`],
  };
}

function greeting(version: string, url: string, app: App, beside: readonly Beside[], { token, policy }: Settings): string {
  const own = reachable(app, url, token);
  const others = beside.map(({ app: { product, ...other } }) => ({
    title: product.title,
    ...reachable({ product, ...other }, `${url}${besideAt(product)}`, token),
  }));
  return [
    `Noema ${version} is listening.`,
    row('Observatory', `${url}/   (open it in a browser: what is thought and done, live)`),
    ...own.rows,
    row('Workspace', policy.default_workspace ?? 'none set; each call names one (--workspace sets a default)'),
    ...others.flatMap(({ title, rows }) => [`${title}, beside it:`, ...rows]),
    '',
    token === null ? 'Connect a client:' : 'Connect a client, where NOEMA_TOKEN is set as here:',
    ...own.lines,
    ...others.flatMap(({ lines }) => lines),
    `  curl -s${token === null ? '' : ` -H ${header}`} ${url}/v1/tools/status -H 'content-type: application/json' -d '{"workspace":"demo"}'`,
    '',
    'Stop with Ctrl-C.',
  ].join('\n');
}

/** The ledger on this server: its own data, and the address, limits and secret of the server. */
async function openLedger(cli: StoreContext, settings: Settings): Promise<Beside | undefined> {
  if (!settings.serve_ledger) return undefined;
  const { host, port, max_sessions, session_idle, log_level } = settings;
  const own = readLedgerSettings({ host, port, max_sessions, session_idle, log_level }, cli.env);
  try {
    const app = await cli.ledger.openLedger(own);
    if (!own.disable_thought_logging) logThoughts(app);
    return { app, ...servedAs(own) };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(`The ledger cannot be opened: ${said} Mend that, or serve without it: noema serve --no-ledger.`, {
      cause: error,
    });
  }
}

/** The live page over all that this server serves. */
const observatoryOf = (cli: StoreContext, app: App, beside: readonly Beside[], access: Access) =>
  new Observatory({
    products: [{ app, base: '' }, ...beside.map(({ app: other }) => ({ app: other, base: besideAt(other.product) }))],
    access,
    version: cli.version,
    folder: pageIn(cli.root),
    most_connections: 100,
    socket_path: '/observatory/socket',
    log: app.log,
  });

/** `noema serve` */
export async function serve(cli: StoreContext, { flags }: { readonly flags: Flags }): Outcome {
  const settings = readSettings(flags, cli.env);
  const access = { host: settings.host, token: settings.token, origins: settings.origins };
  refuseUnsafe(access);
  const app = await cli.openApp(settings);
  const opened = [app];
  try {
    const ledger = await openLedger(cli, settings);
    /** Who keeps a page open may begin to use it later: an empty home is shown as such. */
    const reads = await cli.autopilotReads?.(settings.autopilot === 'off' ? 'off' : 'on', cli.env);
    const guests = reads ? [reads] : [];
    const looks = guests.map((guest) => ({ app: guest, toolset: guest.product.default_toolset ?? '', guests: [] }));
    const beside = [...(ledger ? [ledger] : []), ...looks];
    opened.push(...beside.map((other) => other.app));
    const { port, toolset, max_sessions, session_idle } = settings;
    const limits = { most: max_sessions, idleMs: session_idle * 60_000 };
    const shown = observatoryOf(cli, app, beside, access);
    const server = await serveHttp(app, { access, port, toolset, version: cli.version, limits, guests, beside, shown });
    /** Before it says that it listens: who reads that may ask it to stop at once. */
    const stopped = untilStopped();
    expectLongRun();
    cli.out(greeting(cli.version, server.url, app, beside, settings));
    await stopped;
    cli.err('Stopping.');
    await server.close();
    return 0;
  } finally {
    for (const { store } of opened) await store.close();
  }
}
