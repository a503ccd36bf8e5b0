import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { isInitializeRequest, isJSONRPCRequest, type RequestId } from '@modelcontextprotocol/sdk/types.js';
import type { App } from '../../boundary/app.ts';
import { createMcpServer, type McpOptions } from '../mcp/server.ts';
import { EventMemory } from './events.ts';
import { Pending } from './pending.ts';
import { refuseRpc } from './refuse.ts';
import { whenClosed } from './turns.ts';

export interface SessionLimits {
  readonly most: number;
  /** A session that nobody used for so long is closed. */
  readonly idleMs: number;
}

interface Session {
  readonly transport: StreamableHTTPServerTransport;
  readonly pending: Pending;
  readonly close: () => Promise<void>;
  /** Settles when nothing that was asked is left unanswered. */
  readonly idle: () => Promise<void>;
  readonly hangUp: () => void;
  usedAt: number;
  open: number;
}

/** How long a client waits before it asks again on a stream that broke. */
const retryMs = 1000;

const requestIds = (body: unknown): RequestId[] => [body].flat().flatMap((one) => (isJSONRPCRequest(one) ? [one.id] : []));

/** MCP over Streamable HTTP: ids are made here, kept while in use, and forgotten when idle. */
export class McpSessions {
  readonly #sessions = new Map<string, Session>();
  /** Sessions that are being made and have no id yet. */
  readonly #opening = new Set<Session>();
  readonly #events = new EventMemory();
  readonly #sweeper: NodeJS.Timeout;

  constructor(
    private readonly app: App,
    private readonly options: McpOptions,
    private readonly limits: SessionLimits,
  ) {
    this.#sweeper = setInterval(() => void this.sweep(), Math.min(limits.idleMs, 60_000)).unref();
  }

  get size(): number {
    return this.#sessions.size;
  }

  async handle(request: IncomingMessage, response: ServerResponse, body: unknown): Promise<void> {
    const id = request.headers['mcp-session-id'];
    if (typeof id === 'string') {
      const session = this.#sessions.get(id);
      if (!session) return refuseRpc(response, 404, -32001, 'This session is not known here (any more). Initialize a new one.');
      return this.#serve(session, request, response, body);
    }
    const messages = [body].flat();
    if (request.method !== 'POST' || !messages.some(isInitializeRequest)) return this.#refuseStranger(response, body);
    while (this.#full && (await this.#makeRoom()));
    if (this.#full)
      return refuseRpc(response, 503, -32000, 'Too many sessions are in use. Try again later.', requestIds(body)[0] ?? null);
    const session = await this.#open();
    try {
      await this.#serve(session, request, response, body);
    } finally {
      /** A request that the transport refused opened nothing. */
      if (this.#opening.delete(session)) await session.close();
    }
  }

  /** Newer clients ask what a server can do before they begin; they begin when they are told that this one cannot say. */
  #refuseStranger(response: ServerResponse, body: unknown): void {
    const [id = null] = requestIds(body);
    if ((body as { method?: unknown } | undefined)?.method === 'server/discover')
      refuseRpc(response, 404, -32601, 'Method not found', id);
    else refuseRpc(response, 400, -32000, 'Begin with an initialize request; then send the mcp-session-id it answers.', id);
  }

  get #full(): boolean {
    return this.#sessions.size + this.#opening.size >= this.limits.most;
  }

  async #open(): Promise<Session> {
    const { server, idle, hangUp } = createMcpServer(this.app, this.options);
    const events = this.#events.of(Symbol('session'));
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      eventStore: events,
      retryInterval: retryMs,
      onsessioninitialized: (id) => {
        this.#opening.delete(session);
        this.#sessions.set(id, session);
      },
      onsessionclosed: (id) => void this.#sessions.delete(id),
    });
    const session: Session = {
      transport,
      pending: new Pending(transport),
      close: () => server.close(),
      idle,
      hangUp,
      usedAt: this.app.clock.now(),
      open: 0,
    };
    const stopped = server.onclose;
    server.onclose = () => {
      stopped?.();
      events.forget();
      if (transport.sessionId) this.#sessions.delete(transport.sessionId);
    };
    this.#opening.add(session);
    await server.connect(transport as Parameters<typeof server.connect>[0]);
    return session;
  }

  async #serve(session: Session, request: IncomingMessage, response: ServerResponse, body: unknown): Promise<void> {
    const ids = requestIds(body);
    const twice = session.pending.begin(ids, body);
    if (twice !== undefined)
      return refuseRpc(
        response,
        400,
        -32600,
        `Request ${JSON.stringify(twice)} is still being answered; give another id.`,
        twice,
      );
    session.usedAt = this.app.clock.now();
    session.open += 1;
    whenClosed(response, () => {
      session.open -= 1;
      session.usedAt = this.app.clock.now();
      /** What the transport refused was never asked. */
      if (response.statusCode >= 400) session.pending.end(ids);
    });
    await session.transport.handleRequest(request, response, body);
  }

  /** Closes what nobody used; a stream that is open counts as use. */
  async sweep(): Promise<void> {
    const now = this.app.clock.now();
    for (const session of [...this.#sessions.values()])
      if (session.open === 0 && now - session.usedAt > this.limits.idleMs) await session.close();
  }

  /** Ends the session that nobody used for longest. Its client is told so when it comes back, and begins anew. */
  async #makeRoom(): Promise<boolean> {
    let longest: [string, Session] | undefined;
    for (const [id, session] of this.#sessions)
      if (session.open === 0 && session.usedAt < (longest?.[1].usedAt ?? Number.POSITIVE_INFINITY)) longest = [id, session];
    if (!longest) return false;
    const [id, session] = longest;
    this.#sessions.delete(id);
    await session.close();
    return true;
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await Promise.allSettled(
      [...this.#sessions.values()].map(async (session) => {
        session.hangUp();
        await session.idle();
        /** One more turn lets the last answer out. */
        await setImmediate();
        await session.close();
      }),
    );
    this.#sessions.clear();
  }
}
