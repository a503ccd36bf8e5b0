import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { isInitializeRequest } from '@modelcontextprotocol/sdk/types.js';
import type { House } from '../../boundary/house.ts';
import { createMcpServer, type McpOptions } from '../mcp/server.ts';
import { sendJson } from './body.ts';

export interface SessionLimits {
  readonly most: number;
  /** A session that nobody used for so long is closed. */
  readonly idleMs: number;
}

interface Session {
  readonly transport: StreamableHTTPServerTransport;
  readonly close: () => Promise<void>;
  /** Settles when nothing that was asked is left unanswered. */
  readonly idle: () => Promise<void>;
  usedAt: number;
  open: number;
}

const refuse = (response: ServerResponse, status: number, code: number, message: string) =>
  sendJson(response, status, { jsonrpc: '2.0', error: { code, message }, id: null });

/** MCP over Streamable HTTP: ids are made here, kept while in use, and forgotten when idle. */
export class McpSessions {
  readonly #sessions = new Map<string, Session>();
  /** Sessions that are being made and have no id yet. */
  readonly #opening = new Set<Session>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(
    private readonly house: House,
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
      if (!session) return refuse(response, 404, -32001, 'This session is not known here (any more). Initialize a new one.');
      return this.#serve(session, request, response, body);
    }
    const messages = [body].flat();
    if (request.method !== 'POST' || !messages.some(isInitializeRequest))
      return refuse(response, 400, -32000, 'Begin with an initialize request; then send the mcp-session-id it answers.');
    if (this.#full) await this.sweep();
    if (this.#full) return refuse(response, 503, -32000, 'Too many sessions are open. Try again later.');
    const session = await this.#open();
    try {
      await this.#serve(session, request, response, body);
    } finally {
      /** A request that the transport refused opened nothing. */
      if (this.#opening.delete(session)) await session.close();
    }
  }

  get #full(): boolean {
    return this.#sessions.size + this.#opening.size >= this.limits.most;
  }

  async #open(): Promise<Session> {
    const { server, idle } = createMcpServer(this.house, this.options);
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => {
        this.#opening.delete(session);
        this.#sessions.set(id, session);
      },
      onsessionclosed: (id) => void this.#sessions.delete(id),
    });
    const session: Session = { transport, close: () => server.close(), idle, usedAt: this.house.clock.now(), open: 0 };
    const stopped = server.onclose;
    server.onclose = () => {
      stopped?.();
      if (transport.sessionId) this.#sessions.delete(transport.sessionId);
    };
    this.#opening.add(session);
    await server.connect(transport as Parameters<typeof server.connect>[0]);
    return session;
  }

  async #serve(session: Session, request: IncomingMessage, response: ServerResponse, body: unknown): Promise<void> {
    session.usedAt = this.house.clock.now();
    session.open += 1;
    response.once('close', () => {
      session.open -= 1;
      session.usedAt = this.house.clock.now();
    });
    await session.transport.handleRequest(request, response, body);
  }

  /** Closes what nobody used; a stream that is open counts as use. */
  async sweep(): Promise<void> {
    const now = this.house.clock.now();
    for (const session of [...this.#sessions.values()])
      if (session.open === 0 && now - session.usedAt > this.limits.idleMs) await session.close();
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await Promise.allSettled(
      [...this.#sessions.values()].map(async (session) => {
        await session.idle();
        /** One more turn lets the last answer out. */
        await setImmediate();
        await session.close();
      }),
    );
    this.#sessions.clear();
  }
}
