import { setImmediate } from 'node:timers/promises';
import { maxInputBytes } from '../../boundary/admit.ts';
import type { App } from '../../boundary/app.ts';
import { onParentGone } from './parent.ts';
import { createMcpServer, type McpOptions } from './server.ts';
import { StdioTransport } from './stdio-transport.ts';

/** How long answers may stay unread once the server was asked to end. */
export const unreadMs = 3000;

/** Serves one client on standard input and output. When the client closes its end, what it asked is answered first. */
export async function serveStdio(app: App, options: McpOptions): Promise<{ done: Promise<void>; close(): Promise<void> }> {
  const { server, idle, hangUp } = createMcpServer(app, options);
  /** Room for the most that a call may carry and its escapes: what is too large is refused, not cut off. */
  const transport = new StdioTransport(maxInputBytes * 2);
  const close = async () => {
    /** A call may wait until what it sent is read, and nobody may read any more. */
    const limit = setTimeout(() => transport.letGo(), unreadMs).unref();
    await setImmediate();
    hangUp();
    await idle();
    clearTimeout(limit);
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
  await server.connect(transport);
  return { done, close };
}
