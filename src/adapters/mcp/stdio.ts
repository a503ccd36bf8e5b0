import { setImmediate } from 'node:timers/promises';
import { maxInputBytes } from '../../boundary/admit.ts';
import type { App } from '../../boundary/app.ts';
import { onParentGone } from './parent.ts';
import { createMcpServer, type McpOptions } from './server.ts';
import { StdioTransport } from './stdio-transport.ts';

/** Serves one client on standard input and output. When the client closes its end, what it asked is answered first. */
export async function serveStdio(app: App, options: McpOptions): Promise<{ done: Promise<void>; close(): Promise<void> }> {
  const { server, idle, hangUp } = createMcpServer(app, options);
  const close = async () => {
    await setImmediate();
    hangUp();
    await idle();
    /** Answers are written as their calls settle; one more turn lets the last one out. */
    await setImmediate();
    await server.close();
  };
  const done = new Promise<void>((resolve) => {
    const stopped = server.onclose;
    const forget = onParentGone(() => void close());
    server.onclose = () => {
      stopped?.();
      forget();
      resolve();
    };
  });
  process.stdin.once('end', () => void close());
  process.stdin.once('close', () => void close());
  /** Room for the most that a call may carry and its escapes: what is too large is refused, not cut off. */
  await server.connect(new StdioTransport(maxInputBytes * 2));
  return { done, close };
}
