import { maxHeaderSize, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { envelope, errorOf, httpStatus } from '../../boundary/envelope.ts';
import { redact } from '../../boundary/redact.ts';
import { type Fault, fault } from '../../kernel/fault.ts';
import { sendJson } from './body.ts';

/** JSON-RPC has few numbers of its own: what cannot be read, what is no request, and everything else. */
const rpcCodes: Readonly<Record<string, number>> = { INVALID_INPUT: -32700, BUDGET_EXCEEDED: -32600 };

/** A request that reached no tool: an envelope, or on the MCP path an error of JSON-RPC that nobody's id belongs to. */
export function refuse(response: ServerResponse, failure: Fault, { mcp, intent, now_ms }: Refused): void {
  const said = errorOf(failure);
  const { fix } = failure.facts;
  /** What helps other origins is wrong for one that is none. */
  const error = redact(failure.code === 'ORIGIN_REFUSED' && typeof fix === 'string' ? { ...said, recovery: fix } : said);
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

const malformed: Readonly<Record<string, readonly [status: number, problem: string, fix: string]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    `The headers of a request may have ${maxHeaderSize} bytes; these have more.`,
    'Send shorter headers; the arguments of a tool belong into the body.',
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [
    413,
    'The chunks of the body have too long extensions.',
    'Send the body with a Content-Length.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not come to its end in time.', 'Send all of it, with a Content-Length.'],
};

/** Something that is no request, so that there is none to answer: the connection ends with an envelope. */
export function refuseMalformed(stream: Duplex, { code = '' }: NodeJS.ErrnoException, now_ms: number): void {
  const [status, problem, fix] = malformed[code] ?? [
    400,
    'What was sent is not valid HTTP/1.1.',
    'Send HTTP/1.1 without TLS, with a Content-Length that is the number of bytes of the body.',
  ];
  const error = errorOf(fault('INVALID_INPUT', { problem, fix }));
  const text = JSON.stringify(envelope({ intent: 'http', now_ms, workspace: null, error }));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  stream.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => stream.destroy());
}

/** A connection that wanted to become a socket and may not. */
export const refuseUpgrade = (stream: Duplex, status: number): void => {
  stream.on('error', () => {});
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
};
