import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { settings } from '../../../generated/registry/settings.ts';
import { splitCommand } from './command-line.ts';
import { mcpSubject } from './mcp-subject.ts';
import type { ServerOptions, Subject } from './subject.ts';

/** What cases set up a server with. */
const steering = ['workspace', 'workspace_lock', 'project_guard', 'toolset', 'agent_id', 'proof_policy'];

/** The variables for it: which of them an implementation reads is its own affair. */
const variables: ReadonlyMap<string, readonly string[]> = new Map(
  settings.memory
    .filter(({ name }) => steering.includes(name))
    .map(({ name, env = '', env_aliases = [] }) => [name, [env, ...env_aliases]]),
);
const allVariables = [...variables.values()].flat();

function variablesFor(options: ServerOptions): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([option, value]) => {
      const names = variables.get(option);
      if (!names) throw new Error(`no variable sets ${option}`);
      return names.map((variable) => [variable, String(value)]);
    }),
  );
}

/** What the runner's own shell happens to have set must not set up the server under test. */
const plain = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined && !allVariables.includes(entry[0])),
  );

export interface StdioOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly timeoutMs?: number;
  /** Set to false for a server that does not read the environment; cases that need it are then skipped. */
  readonly configurable?: boolean;
}

/** How much of a server's standard error is kept for messages. */
const heardChars = 2000;

/** A command that speaks MCP on its standard input and output. A new connection is a new process. */
export async function stdioSubject(line: string, options: StdioOptions = {}): Promise<Subject> {
  const [command, ...args] = splitCommand(line);
  if (command === undefined) throw new Error('the command is empty');
  const { cwd, timeoutMs, configurable = true } = options;

  const start = async (set: Record<string, string>): Promise<Subject> => {
    let heard = '';
    const open = () => {
      heard = '';
      const env = { ...plain(options.env ?? process.env), ...set };
      const transport = new StdioClientTransport({ command, args, env, stderr: 'pipe', ...(cwd ? { cwd } : {}) });
      transport.stderr?.on('data', (chunk: Buffer) => {
        heard = `${heard}${chunk}`.slice(-heardChars);
      });
      return transport;
    };
    return mcpSubject({ name: line, open, heard: () => heard }, timeoutMs);
  };
  const subject = await start({});
  if (!configurable) return subject;
  return { ...subject, configured: async (wanted) => start(variablesFor(wanted)) };
}
