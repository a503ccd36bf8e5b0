import type { EventStore } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';

interface Event {
  readonly session: symbol;
  readonly stream: string;
  readonly message: JSONRPCMessage;
  readonly bytes: number;
}

/** What a client that lost its connection may still ask for: the newest events of all sessions, up to a number of bytes. */
export class EventMemory {
  /** In the order in which they were sent; the oldest is forgotten first. */
  readonly #events = new Map<string, Event>();
  #bytes = 0;
  #next = 0;

  constructor(
    private readonly mostBytes = 16 * 1024 * 1024,
    private readonly mostEvents = 10_000,
  ) {}

  get bytes(): number {
    return this.#bytes;
  }

  #forget(id: string, { bytes }: Event): void {
    this.#events.delete(id);
    this.#bytes -= bytes;
  }

  #store(event: Event): string {
    const id = (this.#next++).toString(36);
    this.#events.set(id, event);
    this.#bytes += event.bytes;
    for (const [oldest, old] of this.#events) {
      if (this.#bytes <= this.mostBytes && this.#events.size <= this.mostEvents) break;
      this.#forget(oldest, old);
    }
    return id;
  }

  /** A session sees its own events only. */
  of(session: symbol): EventStore & { forget(): void } {
    const own = (id: string) => {
      const event = this.#events.get(id);
      return event?.session === session ? event : undefined;
    };
    return {
      storeEvent: async (stream, message) => this.#store({ session, stream, message, bytes: JSON.stringify(message).length }),
      getStreamIdForEventId: async (id) => own(id)?.stream,
      replayEventsAfter: async (last, { send }) => {
        const stream = own(last)?.stream ?? '';
        let after = false;
        for (const [id, event] of [...this.#events]) {
          if (after && event.session === session && event.stream === stream) await send(id, event.message);
          after ||= id === last;
        }
        return stream;
      },
      forget: () => {
        for (const [id, event] of [...this.#events]) if (event.session === session) this.#forget(id, event);
      },
    };
  }
}
