import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { RequestId } from '@modelcontextprotocol/sdk/types.js';

const cancelled = (message: unknown): RequestId | undefined => {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { requestId?: RequestId } };
  return method === 'notifications/cancelled' ? params?.requestId : undefined;
};

/** Requests of one session that wait for their answer. An answer finds its way by its id, so no two of them may have the same. */
export class Pending {
  readonly #ids = new Set<RequestId>();

  constructor(transport: Pick<Transport, 'send'>) {
    const send = transport.send.bind(transport);
    transport.send = (message, options) => {
      if (!('method' in message) && message.id !== undefined) this.#ids.delete(message.id);
      return send(message, options);
    };
  }

  /** Notes what is asked; if an id is taken, nothing, and says which. */
  begin(ids: readonly RequestId[], body: unknown): RequestId | undefined {
    const twice = ids.find((id, at) => this.#ids.has(id) || ids.indexOf(id) !== at);
    if (twice !== undefined) return twice;
    for (const id of ids) this.#ids.add(id);
    /** What is cancelled is not answered. */
    for (const message of [body].flat()) {
      const id = cancelled(message);
      if (id !== undefined) this.#ids.delete(id);
    }
    return undefined;
  }

  end(ids: readonly RequestId[]): void {
    for (const id of ids) this.#ids.delete(id);
  }
}
