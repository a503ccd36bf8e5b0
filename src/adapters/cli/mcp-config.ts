import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Commands } from '../../../generated/registry/commands.ts';
import { settings } from '../../../generated/registry/settings.ts';
import { withServer } from './clients/json.ts';
import { Unwritable, withTable } from './clients/toml.ts';
import { rewrite } from './clients/write.ts';
import type { CliContext, Outcome } from './context.ts';
import { fromHome, readSettings } from './settings.ts';
import { shellWord } from './shell.ts';
import { variableIn } from './value.ts';

export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
}

/** Where clients keep their files. */
interface Homes {
  readonly project: string;
  readonly codex: string;
}

interface Client {
  /** What it is shown where nobody says otherwise; the default of the server where nothing stands here. */
  readonly toolset?: string;
  snippet(launch: Launch): string;
  /** Where the snippet belongs, and another way to the same end if there is one. */
  where(launch: Launch): string;
  /** The file that the client reads. */
  file(homes: Homes): string;
  /** The file's text with this server in it. */
  put(text: string, launch: Launch): string;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);
const commandLine = ({ command, args }: Launch) => [command, ...args].map(shellWord).join(' ');

/** Without these Codex shows a model nothing of a server, and begins its first turn before the server is there. */
const shownByCodex = ['omit_tools_from = ["deferred"]', 'required = true'];

/** A basic string of TOML is written like one of JSON. */
export const codexTable = ({ command, args }: Launch) =>
  [
    '[mcp_servers.noema]',
    `command = ${JSON.stringify(command)}`,
    `args = [${args.map((a) => JSON.stringify(a)).join(', ')}]`,
    ...shownByCodex,
  ].join('\n');

/** A client that reads JSON in the project's folder. */
const inProject = (key: string, file: string, server: (launch: Launch) => object, more: (launch: Launch) => string): Client => ({
  snippet: (launch) => json({ [key]: { noema: server(launch) } }),
  where: (launch) => `Goes into ${file} in the project's folder${more(launch)}`,
  file: ({ project }) => path.join(project, file),
  put: (text, launch) => withServer(text, key, server(launch)),
});

type Options = Commands['memory']['mcp-config']['options'];

export const clients: Readonly<Record<Options['client'], Client>> = {
  'claude-code': {
    ...inProject(
      'mcpServers',
      '.mcp.json',
      (launch) => ({ type: 'stdio', ...launch }),
      (launch) => `. Or run:\n  claude mcp add --transport stdio noema -- ${commandLine(launch)}`,
    ),
    /** It reads a tool when a model searches for it, so a long list costs its names alone. */
    toolset: 'full',
  },
  codex: {
    snippet: codexTable,
    where: (launch) =>
      `Goes into ~/.codex/config.toml. Or run this, and add the last two lines to what it writes:\n  codex mcp add noema -- ${commandLine(launch)}`,
    file: ({ codex }) => path.join(codex, 'config.toml'),
    put: (text, launch) => withTable(text, codexTable(launch)),
  },
  cursor: inProject(
    'mcpServers',
    '.cursor/mcp.json',
    (launch) => launch,
    () => ', or ~/.cursor/mcp.json for all projects.',
  ),
  vscode: inProject(
    'servers',
    '.vscode/mcp.json',
    (launch) => ({ type: 'stdio', ...launch }),
    () => '.',
  ),
};

/** Variables that steer a server started here; a client starts its own with the environment it has. */
function setHere(env: NodeJS.ProcessEnv): string[] {
  return settings.memory.filter((s) => s.on.includes('mcp')).flatMap((s) => variableIn(s, env) ?? []);
}

export async function write(client: Client, file: string, launch: Launch): Promise<string> {
  try {
    const done = await rewrite(file, (text) => client.put(text, launch));
    if (done.kind === 'same') return `${file} says so already; nothing was changed.`;
    return done.kind === 'made' ? `Wrote ${file}.` : `Wrote ${file}. What was there before is in ${done.copy}.`;
  } catch (error) {
    if (!(error instanceof Unwritable)) throw error;
    throw new Error(`${file} was not changed: ${error.message}. Put this in by hand:\n${client.snippet(launch)}`);
  }
}

/** The program as clients start it. */
export const programFile = (root: string): string => path.resolve(root, 'dist', 'noema.js');

/** How a client starts this program. */
export function launchOf(
  root: string,
  { workspace, toolset: asked }: Pick<Options, 'workspace' | 'toolset'>,
  client?: Client,
): Launch {
  const toolset = asked ?? client?.toolset;
  const settings = readSettings({ workspace, toolset }, {});
  const args = [
    programFile(root),
    'mcp',
    ...(settings.policy.default_workspace === null ? [] : ['--workspace', settings.policy.default_workspace]),
    ...(toolset === undefined ? [] : ['--toolset', settings.toolset]),
  ];
  return { command: process.execPath, args };
}

export function warnIfNotBuilt(cli: CliContext, program = programFile(cli.root)): void {
  if (!existsSync(program)) cli.err(`${program} is not there yet: run npm run build.`);
}

/** `noema mcp-config`: the snippet alone on standard output, so that it can be piped; or put where the client reads it. */
export async function mcpConfig(cli: CliContext, { options }: Commands['memory']['mcp-config']): Outcome {
  const client = clients[options.client];
  const { codex_home } = readSettings({}, { CODEX_HOME: cli.env.CODEX_HOME });
  const launch = launchOf(cli.root, options, client);
  if (options.write === undefined) {
    cli.out(client.snippet(launch));
    cli.err(client.where(launch));
  } else {
    const file =
      typeof options.write === 'string'
        ? path.resolve(options.write)
        : client.file({ project: process.cwd(), codex: fromHome(codex_home) });
    cli.out(await write(client, file, launch));
  }
  warnIfNotBuilt(cli);
  const here = setHere(cli.env);
  if (here.length) cli.err(`Set here, and perhaps not where the client runs: ${here.join(', ')}.`);
  return 0;
}
