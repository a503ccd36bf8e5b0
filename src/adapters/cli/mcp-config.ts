import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Commands } from '../../../generated/registry/commands.ts';
import { settings } from '../../../generated/registry/settings.ts';
import type { CliContext, Outcome } from './context.ts';
import { readSettings } from './settings.ts';
import { shellWord } from './shell.ts';

interface Launch {
  readonly command: string;
  readonly args: readonly string[];
}

interface Client {
  snippet(launch: Launch): string;
  /** Where the snippet belongs, and another way to the same end if there is one. */
  where(launch: Launch): string;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);
const commandLine = ({ command, args }: Launch) => [command, ...args].map(shellWord).join(' ');

/** A basic string of TOML is written like one of JSON. */
const toml = ({ command, args }: Launch) =>
  [
    '[mcp_servers.noema]',
    `command = ${JSON.stringify(command)}`,
    `args = [${args.map((a) => JSON.stringify(a)).join(', ')}]`,
  ].join('\n');

type Options = Commands['memory']['mcp-config']['options'];

const clients: Readonly<Record<Options['client'], Client>> = {
  'claude-code': {
    snippet: (launch) => json({ mcpServers: { noema: { type: 'stdio', ...launch } } }),
    where: (launch) =>
      `Goes into .mcp.json in the project's folder. Or run:\n  claude mcp add --transport stdio noema -- ${commandLine(launch)}`,
  },
  codex: {
    snippet: toml,
    where: (launch) => `Goes into ~/.codex/config.toml. Or run:\n  codex mcp add noema -- ${commandLine(launch)}`,
  },
  cursor: {
    snippet: (launch) => json({ mcpServers: { noema: launch } }),
    where: () => "Goes into .cursor/mcp.json in the project's folder, or ~/.cursor/mcp.json for all projects.",
  },
  vscode: {
    snippet: (launch) => json({ servers: { noema: { type: 'stdio', ...launch } } }),
    where: () => "Goes into .vscode/mcp.json in the project's folder.",
  },
};

/** Variables that steer a server started here; a client starts its own with the environment it has. */
function setHere(env: NodeJS.ProcessEnv): string[] {
  return settings.memory.filter((s) => s.on.includes('mcp') && s.env && env[s.env]).map((s) => s.env as string);
}

/** `noema mcp-config`: the snippet alone on standard output, so that it can be piped. */
export async function mcpConfig(cli: CliContext, { options }: Commands['memory']['mcp-config']): Outcome {
  const { default_workspace } = readSettings({ workspace: options.workspace }, {}).policy;
  const program = path.resolve(cli.root, 'dist', 'noema.js');
  const args = [program, 'mcp', ...(default_workspace === null ? [] : ['--workspace', default_workspace])];
  const launch = { command: process.execPath, args };
  const client = clients[options.client];
  cli.out(client.snippet(launch));
  cli.err(client.where(launch));
  if (!existsSync(program)) cli.err(`${program} is not there yet: run npm run build.`);
  const here = setHere(cli.env);
  if (here.length) cli.err(`Set here, and perhaps not where the client runs: ${here.join(', ')}.`);
  return 0;
}
