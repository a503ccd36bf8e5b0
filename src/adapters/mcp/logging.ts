import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { type LoggingLevel, SetLevelRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { App } from '../../boundary/app.ts';
import { redactText } from '../../boundary/redact.ts';

const order: readonly LoggingLevel[] = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'];

/** After `logging/setLevel` a client is told what was committed (debug) as it happens. Nothing is sent unasked. */
export function logging(
  { server, setRequestHandler }: { server: Server; setRequestHandler: Server['setRequestHandler'] },
  app: App,
): void {
  let level: LoggingLevel | undefined;
  setRequestHandler(SetLevelRequestSchema, ({ params }) => {
    level = params.level;
    return {};
  });
  const stop = app.bus.listen((workspace, facts) => {
    if (level === undefined || order.indexOf(level) > order.indexOf('debug')) return;
    const data = { workspace: redactText(workspace), facts: facts.map(({ seq, kind }) => ({ seq, kind })) };
    void server.sendLoggingMessage({ level: 'debug', logger: 'noema.facts', data }).catch(() => {});
  });
  server.onclose = stop;
}
