import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Commands } from '../../../generated/registry/commands.ts';
import { settings } from '../../../generated/registry/settings.ts';
import { besideAt } from '../http/serve.ts';
import { type Address, type Client, clients, type Launch, type Server } from './clients/client.ts';
import { Unwritable } from './clients/toml.ts';
import { rewrite } from './clients/write.ts';
import type { CliContext, Outcome, StoreContext } from './context.ts';
import { readLedgerSettings } from './ledger-settings.ts';
import { fromHome, readSettings } from './settings.ts';
import { SettingError, variableIn } from './value.ts';

type Options = Commands['memory']['mcp-config']['options'];

export async function write(client: Client, file: string, server: Server): Promise<string> {
  try {
    const done = await rewrite(file, (text) => client.put(text, server));
    if (done.kind === 'same') return `${file} says so already; nothing was changed.`;
    return done.kind === 'made' ? `Wrote ${file}.` : `Wrote ${file}. What was there before is in ${done.copy}.`;
  } catch (error) {
    if (!(error instanceof Unwritable)) throw error;
    throw new Error(`${file} was not changed: ${error.message}. Put this in by hand:\n${client.snippet(server)}`);
  }
}

/** The program as clients start it. */
export const programFile = (root: string): string => path.resolve(root, 'dist', 'noema.js');

const launch = (root: string, ...words: readonly string[]): Launch => ({
  command: process.execPath,
  args: [programFile(root), ...words],
});

const flag = (name: string, value: string | null | undefined): string[] =>
  value === null || value === undefined ? [] : [name, value];

/** How a client starts this program. */
export function launchOf(
  root: string,
  { workspace, toolset: asked }: Partial<Pick<Options, 'workspace' | 'toolset'>>,
  client?: Client,
): Launch {
  const toolset = asked ?? client?.toolset;
  const own = readSettings({ workspace, toolset }, {});
  return launch(
    root,
    'mcp',
    ...flag('--workspace', own.policy.default_workspace),
    ...flag('--toolset', toolset === undefined ? undefined : own.toolset),
  );
}

function ledgerLaunchOf(root: string, { workspace, toolset }: Options): Launch {
  const own = readLedgerSettings({ project: workspace, toolset }, {});
  return launch(
    root,
    'ledger',
    '--stdio',
    ...flag('--project', workspace === undefined ? undefined : own.policy.default_workspace),
    ...flag('--toolset', toolset === undefined ? undefined : own.toolset),
  );
}

/** Where `noema serve` listens, as a client on this machine reaches it. */
function servedAt({ env }: CliContext, below: string): string {
  const { host, port } = readSettings({}, env);
  const reached = ['0.0.0.0', '::', '[::]'].includes(host) ? '127.0.0.1' : host;
  return `http://${reached.includes(':') && !reached.startsWith('[') ? `[${reached}]` : reached}:${port}${below}/mcp`;
}

function addressOf(cli: CliContext, given: string | true, below: string): Address {
  const url = given === true ? servedAt(cli, below) : given;
  if (!/^https?:\/\/[^\s/]+/.test(url))
    throw new SettingError(`--http is ${JSON.stringify(url)}; it must be a URL such as http://127.0.0.1:7420/mcp.`);
  return cli.env.NOEMA_TOKEN ? { url, token_env: 'NOEMA_TOKEN' } : { url };
}

export function warnIfNotBuilt(cli: CliContext, program = programFile(cli.root)): void {
  if (!existsSync(program)) cli.err(`${program} is not there yet: run npm run build.`);
}

/** Variables that steer a server started here; a client starts its own with the environment it has. */
function warnOfVariables(cli: CliContext, isLedger: boolean): void {
  const steering = isLedger
    ? settings.ledger.filter(({ on }) => on.includes('call'))
    : settings.memory.filter(({ on }) => on.includes('mcp'));
  const here = steering.flatMap((setting) => variableIn(setting, cli.env) ?? []);
  if (here.length) cli.err(`Set here, and perhaps not where the client runs: ${here.join(', ')}.`);
}

/** `noema mcp-config`: the snippet alone on standard output, so that it can be piped; or put where the client reads it. */
export async function mcpConfig(cli: StoreContext, { options }: Commands['memory']['mcp-config']): Outcome {
  const client = clients[options.client];
  const isLedger = options.product === cli.ledger.product.name;
  const product = isLedger ? cli.ledger.product : cli.product;
  const starts = () => (isLedger ? ledgerLaunchOf(cli.root, options) : launchOf(cli.root, options, client));
  /** A flag without its value is given as true. */
  const http = options.http as string | true | undefined;
  const reach = http === undefined ? starts() : addressOf(cli, http, isLedger ? besideAt(product) : '');
  const server = { name: product.server, reach };
  if (options.write === undefined) {
    cli.out(client.snippet(server));
    cli.err(client.where(server));
  } else {
    const { codex_home } = readSettings({}, { CODEX_HOME: cli.env.CODEX_HOME });
    const file =
      typeof options.write === 'string'
        ? path.resolve(options.write)
        : client.file({ project: process.cwd(), codex: fromHome(codex_home) });
    cli.out(await write(client, file, server));
  }
  if (http !== undefined) return 0;
  warnIfNotBuilt(cli);
  warnOfVariables(cli, isLedger);
  return 0;
}
