import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { envelope, errorOf, httpStatus } from '../../boundary/envelope.ts';
import { redact } from '../../boundary/redact.ts';
import type { Fault } from '../../kernel/fault.ts';
import { sendJson } from './body.ts';

/** JSON-RPC has few numbers of its own: what cannot be read, what is no request, and everything else. */
const rpcCodes: Readonly<Record<string, number>> = { INVALID_INPUT: -32700, BUDGET_EXCEEDED: -32600 };

/** A request that reached no tool: an envelope, or on the MCP path an error of JSON-RPC that nobody's id belongs to. */
export function refuse(response: ServerResponse, failure: Fault, { mcp, intent, now_ms }: Refused): void {
  const error = redact(errorOf(failure));
  const status = httpStatus(failure.code);
  if (failure.code === 'UNAUTHORIZED') response.setHeader('www-authenticate', 'Bearer');
  const { code, message, recovery } = error;
  if (mcp) refuseRpc(response, status, rpcCodes[code] ?? -32000, message, null, { code, recovery });
  else sendJson(response, status, envelope({ intent, now_ms, workspace: null, error }));
}

interface Refused {
  readonly mcp: boolean;
  readonly intent: string;
  readonly now_ms: number;
}

export const refuseRpc = (
  response: ServerResponse,
  status: number,
  code: number,
  message: string,
  id: unknown = null,
  data?: object,
): void => sendJson(response, status, { jsonrpc: '2.0', error: { code, message, ...(data ? { data } : {}) }, id });

/** A connection that wanted to become a socket and may not. */
export const refuseUpgrade = (stream: Duplex, status: number): void => {
  stream.on('error', () => {});
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
};
