import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { mcpSubject } from './mcp-subject.ts';
import type { Subject } from './subject.ts';

export interface HttpOptions {
  readonly token?: string | undefined;
  readonly timeoutMs?: number;
}

/**
 * The transport gives every request the one signal of its connection, and `fetch` never lets go of a signal: after thousands of calls
 * each new one walks a list of all before it. So a post has a signal of its own, which the connection's ends only until it is answered.
 */
async function ownSignal(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const { signal } = init;
  if (!signal || init.method !== 'POST') return fetch(url, init);
  const own = new AbortController();
  const end = () => own.abort(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  try {
    return await fetch(url, { ...init, signal: own.signal });
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** A server that speaks MCP over Streamable HTTP. A new connection is a new session; how it was set up is its own affair. */
export function httpSubject(url: URL, { token, timeoutMs }: HttpOptions = {}): Promise<Subject> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const open = () => new StreamableHTTPClientTransport(url, { requestInit: { headers }, fetch: ownSignal }) as Transport;
  const leave = (transport: Transport) => (transport as StreamableHTTPClientTransport).terminateSession();
  return mcpSubject({ name: url.href, open, leave }, timeoutMs);
}
