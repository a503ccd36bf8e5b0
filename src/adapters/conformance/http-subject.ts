import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { mcpSubject } from './mcp-subject.ts';
import type { Subject } from './subject.ts';

export interface HttpOptions {
  readonly token?: string | undefined;
  readonly timeoutMs?: number;
}

/** A server that speaks MCP over Streamable HTTP. A new connection is a new session; how it was set up is its own affair. */
export function httpSubject(url: URL, { token, timeoutMs }: HttpOptions = {}): Promise<Subject> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const open = () => new StreamableHTTPClientTransport(url, { requestInit: { headers } }) as Transport;
  const leave = (transport: Transport) => (transport as StreamableHTTPClientTransport).terminateSession();
  return mcpSubject({ name: url.href, open, leave }, timeoutMs);
}
