import type { Commands } from '../../../generated/registry/commands.ts';
import { settings } from '../../../generated/registry/settings.ts';
import type { App } from '../../boundary/app.ts';
import { refuseUnsafe } from '../http/access.ts';
import { serveHttp } from '../http/serve.ts';
import { serveStdio, unreadMs } from '../mcp/stdio.ts';
import { callWith } from './call.ts';
import type { LedgerContext, Outcome } from './context.ts';
import { importSessions } from './ledger-import.ts';
import { serveObservatory } from './ledger-observatory.ts';
import { type LedgerSettings, readLedgerSettings, servedAs } from './ledger-settings.ts';
import { expectLongRun } from './long-run.ts';
import { type Actions, type Given, programOf, runProgram } from './program.ts';
import { endUnread, untilStopped } from './stop.ts';
import { logThoughts } from './thought-log.ts';
import { tools } from './tools.ts';
import { SettingError } from './value.ts';

async function overStdio(cli: LedgerContext, app: App, settings: LedgerSettings): Promise<void> {
  const connection = await serveStdio(app, { ...servedAs(settings), version: cli.version });
  expectLongRun();
  await untilStopped(connection.done);
  app.halt();
  await connection.close();
}

async function overHttp(cli: LedgerContext, app: App, settings: LedgerSettings): Promise<void> {
  const { host, token, origins, port, max_sessions, session_idle, policy } = settings;
  const access = { host, token, origins };
  const limits = { most: max_sessions, idleMs: session_idle * 60_000 };
  const server = await serveHttp(app, { ...servedAs(settings), access, port, version: cli.version, limits });
  const stopped = untilStopped();
  expectLongRun();
  cli.out(
    [
      `Noema ${cli.version}: the ledger is listening.`,
      `  MCP        ${server.url}/mcp`,
      `  Tools      ${server.url}/v1/tools/{name}`,
      `  Health     ${server.url}/health`,
      `  Data       ${app.store.truth ?? app.store.engine} in ${app.store.location}`,
      `  Project    ${policy.default_workspace}`,
      '',
      'Stop with Ctrl-C.',
    ].join('\n'),
  );
  await stopped;
  cli.err('Stopping.');
  app.halt();
  await server.close();
}

const actions: Actions<'ledger', LedgerContext> = {
  async start(cli, { options, flags }: Given<Commands['ledger']['start']>): Outcome {
    const own = readLedgerSettings(flags, cli.env);
    if (options.stdio && options.http)
      throw new SettingError('--stdio and --http were both given; the ledger is served one way.');
    const stdio = options.stdio || (!options.http && own.transport === 'stdio');
    if (!stdio || own.observatory_enabled) refuseUnsafe({ host: own.host, token: own.token, origins: own.origins });
    const app = await cli.openLedger(own);
    let observatory: Awaited<ReturnType<typeof serveObservatory>>;
    try {
      if (!own.disable_thought_logging) logThoughts(app);
      observatory = await serveObservatory(cli, app, own);
      await (stdio ? overStdio : overHttp)(cli, app, own);
      return 0;
    } finally {
      await observatory?.close();
      await app.store.close();
      if (stdio) endUnread(unreadMs);
    }
  },

  call(cli, { args: { operation: tool, pairs }, options, flags }: Given<Commands['ledger']['call']>) {
    const typed = { command: 'noema ledger call', known: settings.ledger, flags };
    const own = readLedgerSettings(flags, cli.env);
    return callWith(cli, { args: { tool, pairs }, options }, typed, () => cli.openLedger(own));
  },

  import: (cli, given) => importSessions(cli, given),

  tools: (cli, given) => tools(cli, given),
};

/** The command line of the ledger. */
export const ledgerProgram = programOf('ledger', actions);

/** `noema ledger …` */
export const ledger = (cli: LedgerContext, words: readonly string[]): Outcome => runProgram(ledgerProgram, words, cli);
