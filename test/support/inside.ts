import type { ServerOptions, Subject } from '../../src/adapters/conformance/subject.ts';
import { toResult } from '../../src/adapters/mcp/result.ts';
import { written } from '../../src/adapters/mcp/written.ts';
import { readerOf } from '../../src/adapters/render/lines.ts';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import type { Toolset } from '../../src/boundary/toolsets.ts';
import type { Clock, Policy } from '../../src/kernel/ports.ts';
import type { testClock } from './app.ts';
import { withPolicy } from './rooms.ts';

type TestClock = ReturnType<typeof testClock>;
const moves = (clock: Clock): clock is TestClock => 'advance' in clock;

/** How a server runs that was started with these options. */
export const policyOf = (options: ServerOptions): Policy => ({
  default_workspace: (options.workspace as string | undefined) ?? null,
  workspace_lock: options.workspace_lock === true,
  project_guard: (options.project_guard as string | undefined) ?? null,
  default_agent_id: (options.agent_id as string | undefined) ?? null,
  proof_policy: (options.proof_policy as Policy['proof_policy'] | undefined) ?? 'warn',
});

interface Sent {
  readonly content: readonly { readonly text?: string }[];
  readonly structuredContent?: unknown;
  readonly isError?: boolean;
}

/** What is wrong with the structure of an answer, by what is listed of its tool. */
export type Listed = (tool: string, structured: unknown) => readonly string[];

/** An app as a subject: no wire, so facts can be seen and settings changed. What MCP would send is read, and held against its lists. */
export function inside(app: App, toolset: Toolset = 'full', listed?: Listed): Subject {
  /** What was told since nobody was calling, and where: of calls under way each has a workspace of its own. */
  const heard: { readonly scope: string | null; readonly kinds: string[] }[] = [];
  let calling = 0;
  /** What a connection has reached is a part of cases only where a product has stages. */
  const connect = () => (app.product.gateway ? app.connections.open() : undefined);
  let connection = connect();
  app.bus.listen((scope, facts) => {
    if (calling > 0) heard.push({ scope, kinds: facts.map((fact) => fact.kind) });
  });
  return {
    async call(tool, args) {
      if (calling === 0) heard.length = 0;
      const before = heard.length;
      calling += 1;
      const envelope = await call(app, tool, args, { toolset, ...(connection ? { connection } : {}) });
      calling -= 1;
      const { workspace } = envelope.context;
      const told = heard.slice(before).findLast(({ scope }) => workspace === undefined || scope === workspace);
      const message = written({ jsonrpc: '2.0', id: 1, result: toResult(tool, envelope, readerOf(app, toolset)) });
      const { content, structuredContent, isError } = (JSON.parse(message) as { result: Sent }).result;
      const isGateway = tool === app.product.gateway?.name;
      return {
        envelope: structuredContent === undefined || isGateway ? JSON.parse(JSON.stringify(envelope)) : structuredContent,
        text: content[0]?.text,
        tells: told?.kinds ?? [],
        problems: isError ? [] : (listed?.(tool, structuredContent) ?? []),
      };
    },
    strict: true,
    reconnect: async () => {
      connection = connect();
    },
    ...(moves(app.clock) ? { wait: async (ms: number) => (app.clock as TestClock).advance(ms) } : {}),
    configured: async (options) => {
      return inside(withPolicy(app, policyOf(options)), (options.toolset as Toolset | undefined) ?? toolset, listed);
    },
    close: async () => {},
  };
}
