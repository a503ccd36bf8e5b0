import type { Commands } from '../../../generated/registry/commands.ts';
import type { App } from '../../boundary/app.ts';
import { refuseUnsafe } from '../http/access.ts';
import { serveHttp } from '../http/serve.ts';
import { serveStdio } from '../mcp/stdio.ts';
import { callWith } from './call.ts';
import type { LedgerContext, Outcome } from './context.ts';
import { type LedgerSettings, readLedgerSettings } from './ledger-settings.ts';
import { type Actions, type Given, programOf, runProgram } from './program.ts';
import { untilStopped } from './stop.ts';
import { SettingError } from './value.ts';

/** A line for each thought, without what it says: logs are read by people whom it may not concern. */
function logThoughts({ bus, log }: App): void {
  bus.listen((project, facts) => {
    for (const { kind, payload } of facts)
      if (kind === 'thought_recorded') log.info('a thought was recorded', { project, thought: payload.nodeId });
  });
}

async function overStdio(cli: LedgerContext, app: App, { toolset }: LedgerSettings): Promise<void> {
  const connection = await serveStdio(app, { toolset, version: cli.version });
  await untilStopped(connection.done);
  await connection.close();
}

async function overHttp(cli: LedgerContext, app: App, settings: LedgerSettings): Promise<void> {
  const { host, token, origins, port, toolset, max_sessions, session_idle, policy } = settings;
  const limits = { most: max_sessions, idleMs: session_idle * 60_000 };
  const server = await serveHttp(app, { access: { host, token, origins }, port, toolset, version: cli.version, limits });
  const stopped = untilStopped();
  cli.out(
    [
      `Noema ${cli.version}: the ledger is listening.`,
      `  MCP        ${server.url}/mcp`,
      `  Tools      ${server.url}/v1/tools/{name}`,
      `  Health     ${server.url}/health`,
      `  Data       ${app.store.engine} in ${app.store.location}`,
      `  Project    ${policy.default_workspace}`,
      '',
      'Stop with Ctrl-C.',
    ].join('\n'),
  );
  await stopped;
  cli.err('Stopping.');
  await server.close();
}

const actions: Actions<'ledger', LedgerContext> = {
  async start(cli, { options, flags }: Given<Commands['ledger']['start']>): Outcome {
    const settings = readLedgerSettings(flags, cli.env);
    if (options.stdio && options.http)
      throw new SettingError('--stdio and --http were both given; the ledger is served one way.');
    const stdio = options.stdio || (!options.http && settings.transport === 'stdio');
    if (!stdio) refuseUnsafe({ host: settings.host, token: settings.token, origins: settings.origins });
    const app = await cli.openLedger(settings);
    try {
      if (!settings.disable_thought_logging) logThoughts(app);
      await (stdio ? overStdio : overHttp)(cli, app, settings);
      return 0;
    } finally {
      await app.store.close();
    }
  },

  call: (cli, { args: { operation: tool, pairs }, options, flags }: Given<Commands['ledger']['call']>) =>
    callWith(cli, { args: { tool, pairs }, options, flags }, () => cli.openLedger(readLedgerSettings(flags, cli.env))),
};

/** The command line of the ledger. */
export const ledgerProgram = programOf('ledger', actions);

/** `noema ledger …` */
export const ledger = (cli: LedgerContext, words: readonly string[]): Outcome => runProgram(ledgerProgram, words, cli);
