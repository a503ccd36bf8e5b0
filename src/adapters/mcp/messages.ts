import { isUtf8 } from 'node:buffer';
import { ErrorCode, type JSONRPCMessage, JSONRPCMessageSchema, type RequestId } from '@modelcontextprotocol/sdk/types.js';
import { isDeeper, maxDepth } from '../../boundary/admit.ts';
import type { LongLine } from './lines.ts';
import { isPlainCall } from './plain-call.ts';

/** A failure with a number of JSON-RPC; its text is sent as it stands. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

export interface Refusal {
  readonly jsonrpc: '2.0';
  readonly id: RequestId | null;
  readonly error: { readonly code: number; readonly message: string };
}

export type Heard = { readonly message: JSONRPCMessage } | { readonly refusals: readonly Refusal[] } | undefined;

const refusal = (code: number, message: string, id: RequestId | null = null): Refusal => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

const idOf = (value: unknown): RequestId | null => {
  const { id } = (typeof value === 'object' && value !== null ? value : {}) as { id?: unknown };
  return typeof id === 'string' || Number.isInteger(id) ? (id as RequestId) : null;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Arguments stand two levels down in a message. */
export const maxMessageDepth = maxDepth + 2;

/** Whether a message is nested deeper than it may be. The arguments of a plain call are held against their limit by the tool. */
export const isTooDeep = (message: JSONRPCMessage): boolean =>
  isPlainCall(message) ? isDeeper(message.params._meta, maxMessageDepth - 2) : isDeeper(message, maxMessageDepth);

/** One line of the protocol: a message, or what to answer because it is none. */
export function heard(line: Buffer): Heard {
  const text = line.toString('utf8').trim();
  if (text === '') return undefined;
  const value = parsed(text);
  if (!isUtf8(line)) return { refusals: [refusal(ErrorCode.ParseError, 'The line is not valid UTF-8.', idOf(value))] };
  if (value === undefined) return { refusals: [refusal(ErrorCode.ParseError, 'The line is not valid JSON.')] };
  if (Array.isArray(value)) {
    /** Each request of a batch waits for an answer of its own. */
    const ids = value.map(idOf).filter((id) => id !== null);
    const say = (id: RequestId | null) =>
      refusal(ErrorCode.InvalidRequest, 'Batches are not taken: send one message a line.', id);
    return { refusals: ids.length ? ids.map(say) : [say(null)] };
  }
  if (isPlainCall(value)) return { message: value };
  const checked = JSONRPCMessageSchema.safeParse(value);
  if (checked.success) return { message: checked.data };
  return { refusals: [refusal(ErrorCode.InvalidRequest, 'The line is no message of JSON-RPC 2.0.', idOf(value))] };
}

const id = '"id"\\s*:\\s*(-?\\d{1,15}|"(?:[^"\\\\]|\\\\.){0,100}")';
const version = '"jsonrpc"\\s*:\\s*"2\\.0"';
const first = new RegExp(`^\\s*\\{\\s*(?:${version}\\s*,\\s*)?${id}\\s*,`);
/** Before the last brace nothing is nested, and inside a text the quotes would be escaped. */
const last = new RegExp(`[,{]\\s*${id}\\s*(?:,\\s*${version}\\s*)?\\}\\s*$`);

/** What an id says that was found byte by byte; not all that looks like one is JSON, or UTF-8. */
function idIn(found: string): RequestId | null {
  const bytes = Buffer.from(found, 'latin1');
  return isUtf8(bytes) ? idOf({ id: parsed(bytes.toString('utf8')) }) : null;
}

/** Whose a line was that is too long to be read: its id stands first or last in what clients write. */
export function refuseLong({ bytes, head, tail }: LongLine, most: number): Refusal {
  /** Read as bytes: the head and the tail may be cut within a character. */
  const [, found] = first.exec(head.toString('latin1')) ?? last.exec(tail.toString('latin1')) ?? [];
  const message = `The line holds ${bytes} bytes; a message may carry ${most}. Send less in one call.`;
  return refusal(ErrorCode.InvalidRequest, message, found === undefined ? null : idIn(found));
}
