import path from 'node:path';
import { shellWord } from '../shell.ts';
import { withServer } from './json.ts';
import { withTable } from './toml.ts';

/** A program that a client starts, and speaks to over its standard input and output. */
export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
}

/** A server that runs by itself. */
export interface Address {
  readonly url: string;
  /** The variable that holds the secret it asks for, where it asks for one. The secret itself is written nowhere. */
  readonly token_env?: string;
}

/** A server as a client is told of it. */
export interface Server {
  readonly name: string;
  readonly reach: Launch | Address;
}

/** Where clients keep their files. */
export interface Homes {
  readonly project: string;
  readonly codex: string;
}

export interface Client {
  /** What it is shown where nobody says otherwise; the default of the server where nothing stands here. */
  readonly toolset?: string;
  snippet(server: Server): string;
  /** Where the snippet belongs, and another way to the same end if there is one. */
  where(server: Server): string;
  /** The file that the client reads. */
  file(homes: Homes): string;
  /** The file's text with this server in it. */
  put(text: string, server: Server): string;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);
const isLaunch = (reach: Server['reach']): reach is Launch => 'command' in reach;

/** How a client writes what stands in a variable, for a header. */
type Spelling = (variable: string) => string;
const headersOf = ({ token_env }: Address, spelt: Spelling) =>
  token_env === undefined ? {} : { headers: { Authorization: `Bearer ${spelt(token_env)}` } };

/** `claude mcp add …` as it is typed. */
export function claudeLine({ name, reach }: Server): string {
  const add = ['claude', 'mcp', 'add', '--transport'];
  if (isLaunch(reach)) return [...add, 'stdio', name, '--', reach.command, ...reach.args].map(shellWord).join(' ');
  const header = reach.token_env === undefined ? '' : ` --header "Authorization: Bearer $${reach.token_env}"`;
  return `${[...add, 'http', name, reach.url].map(shellWord).join(' ')}${header}`;
}

/** `codex mcp add …` as it is typed. */
export function codexLine({ name, reach }: Server): string {
  const add = ['codex', 'mcp', 'add', name];
  const token = !isLaunch(reach) && reach.token_env !== undefined ? ['--bearer-token-env-var', reach.token_env] : [];
  const words = isLaunch(reach) ? [...add, '--', reach.command, ...reach.args] : [...add, '--url', reach.url, ...token];
  return words.map(shellWord).join(' ');
}

/** Without these Codex shows a model nothing of a server, and begins its first turn before the server is there. */
const shownByCodex = ['omit_tools_from = ["deferred"]', 'required = true'];

/** A basic string of TOML is written like one of JSON. */
const text = (value: string) => JSON.stringify(value);

export const codexTable = ({ name, reach }: Server): string =>
  [
    `[mcp_servers.${name}]`,
    ...(isLaunch(reach)
      ? [`command = ${text(reach.command)}`, `args = [${reach.args.map(text).join(', ')}]`]
      : [
          `url = ${text(reach.url)}`,
          ...(reach.token_env === undefined ? [] : [`bearer_token_env_var = ${text(reach.token_env)}`]),
        ]),
    ...shownByCodex,
  ].join('\n');

type Entry = (reach: Server['reach']) => object;

/** A client that reads JSON in the project's folder. */
const inProject = (key: string, file: string, entry: Entry, more: (server: Server) => string): Client => ({
  snippet: ({ name, reach }) => json({ [key]: { [name]: entry(reach) } }),
  where: (server) => `Goes into ${file} in the project's folder${more(server)}`,
  file: ({ project }) => path.join(project, file),
  put: (before, { name, reach }) => withServer(before, { key, name }, entry(reach)),
});

/** A client that wants to be told which kind of server it is. */
const typed =
  (spelt: Spelling): Entry =>
  (reach) =>
    isLaunch(reach) ? { type: 'stdio', ...reach } : { type: 'http', url: reach.url, ...headersOf(reach, spelt) };

const ofEditor: Spelling = (variable) => `\${env:${variable}}`;

export type ClientName = 'claude-code' | 'codex' | 'cursor' | 'vscode';

export const claudeEntry = typed((variable) => `\${${variable}}`);

export const clients: Readonly<Record<ClientName, Client>> = {
  'claude-code': {
    ...inProject('mcpServers', '.mcp.json', claudeEntry, (server) => `. Or run:\n  ${claudeLine(server)}`),
    /** It reads a tool when a model searches for it, so a long list costs its names alone. */
    toolset: 'full',
  },
  codex: {
    snippet: codexTable,
    where: (server) =>
      `Goes into ~/.codex/config.toml. Or run this, and add the last two lines to what it writes:\n  ${codexLine(server)}`,
    file: ({ codex }) => path.join(codex, 'config.toml'),
    put: (before, server) => withTable(before, server.name, codexTable(server)),
  },
  cursor: inProject(
    'mcpServers',
    '.cursor/mcp.json',
    (reach) => (isLaunch(reach) ? reach : { url: reach.url, ...headersOf(reach, ofEditor) }),
    () => ', or ~/.cursor/mcp.json for all projects.',
  ),
  vscode: inProject('servers', '.vscode/mcp.json', typed(ofEditor), () => '.'),
};
