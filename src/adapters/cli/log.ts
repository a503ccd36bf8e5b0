import { redact } from '../../boundary/redact.ts';
import type { Log } from '../../kernel/ports.ts';

const order = ['debug', 'info', 'warning', 'error'] as const;
export type LogLevel = (typeof order)[number];

/** One line of JSON each, on standard error: standard output may carry a protocol. What an answer would not show is not logged. */
export function stderrLog(least: LogLevel): Log {
  const write =
    (level: LogLevel) =>
    (message: string, facts: Record<string, unknown> = {}) => {
      if (order.indexOf(level) < order.indexOf(least)) return;
      process.stderr.write(`${JSON.stringify(redact({ ts: new Date().toISOString(), level, message, ...facts }))}\n`);
    };
  return { debug: write('debug'), info: write('info'), warning: write('warning'), error: write('error') };
}
