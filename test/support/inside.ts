import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerOptions, Subject } from '../../src/adapters/conformance/subject.ts';
import { renderAnswer } from '../../src/adapters/render/answer.ts';
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

/** An app as a subject: no wire, so facts can be seen and settings changed. */
export function inside(app: App, toolset: Toolset = 'full'): Subject {
  /** What each call has told, also while others are under way. */
  const telling = new AsyncLocalStorage<{ kinds: string[] }>();
  /** What a connection has reached is a part of cases only where a product has stages. */
  const connect = () => (app.product.gateway ? app.connections.open() : undefined);
  let connection = connect();
  app.bus.listen((_, facts) => {
    const told = telling.getStore();
    if (told) told.kinds = facts.map((fact) => fact.kind);
  });
  return {
    async call(tool, args) {
      const told = { kinds: [] as string[] };
      const caller = { toolset, ...(connection ? { connection } : {}) };
      const envelope = await telling.run(told, () => call(app, tool, args, caller));
      const { text } = renderAnswer(tool, envelope, readerOf(app, toolset));
      return { envelope: JSON.parse(JSON.stringify(envelope)), text, tells: told.kinds };
    },
    strict: true,
    reconnect: async () => {
      connection = connect();
    },
    ...(moves(app.clock) ? { wait: async (ms: number) => (app.clock as TestClock).advance(ms) } : {}),
    configured: async (options) => {
      return inside(withPolicy(app, policyOf(options)), (options.toolset as Toolset | undefined) ?? toolset);
    },
    close: async () => {},
  };
}
