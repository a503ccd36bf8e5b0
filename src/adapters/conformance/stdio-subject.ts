import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { splitCommand } from './command-line.ts';
import { mcpSubject } from './mcp-subject.ts';
import type { ServerOptions, Subject } from './subject.ts';

/** The variables by which any implementation of this specification is set up. */
const variables: Readonly<Record<string, string>> = {
  workspace: 'BRANCHMIND_WORKSPACE',
  workspace_lock: 'BRANCHMIND_WORKSPACE_LOCK',
  project_guard: 'BRANCHMIND_PROJECT_GUARD',
  toolset: 'BRANCHMIND_TOOLSET',
  agent_id: 'BRANCHMIND_AGENT_ID',
  proof_policy: 'NOEMA_PROOF_POLICY',
};

function variablesFor(options: ServerOptions): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).map(([option, value]) => {
      const variable = variables[option];
      if (!variable) throw new Error(`no variable sets ${option}`);
      return [variable, String(value)];
    }),
  );
}

/** What the runner's own shell happens to have set must not set up the server under test. */
const plain = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !Object.values(variables).includes(entry[0]),
    ),
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
