import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  type CallToolResult,
  ErrorCode,
  isJSONRPCRequest,
  type JSONRPCMessage,
  McpError,
  type RequestId,
  type ServerNotification,
  type ServerRequest,
} from '@modelcontextprotocol/sdk/types.js';
import { LateSignal } from '../../kernel/late-signal.ts';
import { isTooDeep, maxMessageDepth } from './messages.ts';
import { isPlainCall, type PlainCall } from './plain-call.ts';

/** What a call may do with the client that waits for it. */
export type Asking = Pick<RequestHandlerExtra<ServerRequest, ServerNotification>, 'sendNotification' | 'sendRequest'> & {
  readonly signal: AbortSignal | LateSignal;
};

export type Answering = (request: Pick<PlainCall, 'params'>, asking: Asking) => Promise<CallToolResult>;

/** A failure as JSON-RPC has it. */
const failed = ({ code, message, data }: Partial<McpError>) => ({
  code: Number.isSafeInteger(code) ? (code as number) : ErrorCode.InternalError,
  message: message ?? 'Internal error',
  ...(data === undefined ? {} : { data }),
});

const tooDeep = failed({
  code: ErrorCode.InvalidRequest,
  message: `The message is nested too deep; at most ${maxMessageDepth} levels are accepted. Send a flatter value.`,
});

/**
 * A server that answers plain calls of tools by itself: held against six schemas one after the other, as every message is, a call would
 * wait longer for those than for many a tool. All else goes the usual way, and so does a call that is not plain.
 */
export class CallServer extends Server {
  readonly #underWay = new Map<RequestId, LateSignal>();
  answering: Answering | undefined;
  /** Told of what nobody waits for an answer to. */
  warn: ((message: string, facts: Record<string, unknown>) => void) | undefined;

  override async connect(transport: Transport): Promise<void> {
    const connected = super.connect(transport);
    const { onmessage, onclose } = transport;
    /** Whatever a client sends, the server lives: what the SDK throws here would end the process. */
    transport.onmessage = (message, extra) => {
      try {
        if (isTooDeep(message)) return this.#refuse(message, transport, tooDeep);
        if (this.answering && isPlainCall(message)) return void this.#answer(this.answering, message, transport);
        this.#cancel(message);
        onmessage?.(message, extra);
      } catch (error) {
        this.warn?.('a message could not be taken', { error: String(error) });
        this.#refuse(message, transport, failed({}));
      }
    };
    transport.onclose = () => {
      for (const signal of this.#underWay.values()) signal.abort();
      this.#underWay.clear();
      onclose?.();
    };
    await connected;
  }

  /** A request is answered; of what is none only the log can tell. */
  #refuse(message: JSONRPCMessage, transport: Transport, error: ReturnType<typeof failed>): void {
    if (!isJSONRPCRequest(message)) {
      this.warn?.('a message was passed over', { reason: error.message });
      return;
    }
    transport
      .send({ jsonrpc: '2.0', id: message.id, error })
      .catch((trouble: unknown) => this.onerror?.(new Error(`An answer could not be sent: ${trouble}`)));
  }

  #cancel(message: JSONRPCMessage): void {
    if (!('method' in message) || message.method !== 'notifications/cancelled') return;
    const { requestId, reason } = (message.params ?? {}) as { requestId?: RequestId; reason?: unknown };
    if (requestId !== undefined) this.#underWay.get(requestId)?.abort(reason);
  }

  async #answer(answering: Answering, request: PlainCall, transport: Transport): Promise<void> {
    const { id } = request;
    const signal = new LateSignal();
    this.#underWay.set(id, signal);
    const asking: Asking = {
      signal,
      sendNotification: async (notification) => {
        if (!signal.aborted) await this.notification(notification, { relatedRequestId: id });
      },
      sendRequest: async (asked, schema, options) => {
        if (signal.aborted) throw new McpError(ErrorCode.ConnectionClosed, 'Request was cancelled');
        return await this.request(asked, schema, { ...options, relatedRequestId: id });
      },
    };
    try {
      const told = await answering(request, asking).then(
        (result) => ({ result, jsonrpc: '2.0' as const, id }),
        (error: Partial<McpError>) => ({ jsonrpc: '2.0' as const, id, error: failed(error) }),
      );
      /** Whoever cancelled it waits for no answer. */
      if (!signal.aborted) await transport.send(told);
    } catch (error) {
      this.onerror?.(new Error(`An answer could not be sent: ${error}`));
    } finally {
      if (this.#underWay.get(id) === signal) this.#underWay.delete(id);
    }
  }
}
