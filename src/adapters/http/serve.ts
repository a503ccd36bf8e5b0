import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { maxInputBytes } from '../../boundary/admit.ts';
import type { App } from '../../boundary/app.ts';
import { echo } from '../../boundary/fill.ts';
import { Fault, fault } from '../../kernel/fault.ts';
import type { McpOptions } from '../mcp/server.ts';
import { type Access, originAllowed, refuseUnsafe, strangerRefusal, tokenRefusal } from './access.ts';
import { readJson, sendJson } from './body.ts';
import { refuse } from './refuse.ts';
import { McpSessions, type SessionLimits } from './sessions.ts';
import { postTool } from './tools.ts';

export interface HttpOptions extends McpOptions {
  readonly access: Access;
  readonly port: number;
  readonly limits?: SessionLimits;
}

const usualLimits: SessionLimits = { most: 1000, idleMs: 30 * 60_000 };

/** Room for JSON escapes around the most that a call may carry. */
const maxBody = maxInputBytes * 2;

export interface HttpServer {
  readonly url: string;
  close(): Promise<void>;
}

function cors(request: IncomingMessage, response: ServerResponse, access: Access): void {
  const { origin, host } = request.headers;
  if (origin === undefined || !originAllowed(origin, access, host)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('vary', 'origin');
  response.setHeader(
    'access-control-allow-headers',
    'content-type, authorization, mcp-session-id, mcp-protocol-version, last-event-id',
  );
  response.setHeader('access-control-allow-methods', 'GET, POST, DELETE, OPTIONS');
  response.setHeader('access-control-expose-headers', 'mcp-session-id');
}

/** What a port that cannot be listened on means, and what to do about it. */
function listenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const advice: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is taken. Choose another with --port, or --port 0 for a free one.`,
    EACCES: `This user may not listen on port ${port}. Choose one above 1023 with --port, or --port 0 for a free one.`,
    EADDRNOTAVAIL: `${host} is no address of this machine. Choose another with --host.`,
    ENOTFOUND: `${host} is no address of this machine. Choose another with --host.`,
  };
  return new Error(advice[error.code ?? ''] ?? `${host}:${port} cannot be listened on: ${error.message}.`, { cause: error });
}

const toolPath = /^\/v1\/tools\/([A-Za-z0-9_]+)$/;

export async function serveHttp(app: App, options: HttpOptions): Promise<HttpServer> {
  const { access } = options;
  refuseUnsafe(access);
  const sessions = new McpSessions(app, options, options.limits ?? usualLimits);

  const route = async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> => {
    cors(request, response, access);
    const { method = 'GET' } = request;
    if (method === 'OPTIONS') return void response.writeHead(204).end();
    const allow = (allowed: string) => {
      if (allowed.split(', ').includes(method)) return;
      response.setHeader('allow', allowed);
      throw fault('METHOD_NOT_ALLOWED', { path: pathname, method, allowed });
    };
    const stranger = strangerRefusal(request, access);
    if (stranger) throw stranger;
    const unknown = tokenRefusal(request, access);
    /** Anyone may ask whether it runs; how it does is for those who may call. */
    if (pathname === '/health')
      return sendJson(response, 200, { ok: true, ...(unknown ? {} : { engine: app.store.engine, sessions: sessions.size }) });
    if (unknown) throw unknown;
    if (pathname === '/mcp') {
      allow('GET, POST, DELETE');
      return sessions.handle(request, response, method === 'POST' ? await readJson(request, maxBody) : undefined);
    }
    if (pathname === '/openapi.json') {
      allow('GET');
      return sendJson(response, 200, (await app.product.openapi()).default);
    }
    if (pathname === '/info') {
      allow('GET');
      return sendJson(response, 200, {
        status: 'ok',
        server: { name: 'noema', version: options.version },
        product: app.product.name,
      });
    }
    const tool = toolPath.exec(pathname)?.[1];
    if (!tool) throw fault('UNKNOWN_PATH', { path: echo(pathname) });
    allow('POST');
    return postTool(app, tool, response, await readJson(request, maxBody));
  };

  const toFault = (request: IncomingMessage, error: unknown): Fault => {
    if (error instanceof Fault) return error;
    const reference = randomUUID().slice(0, 8);
    app.log.error('a request failed', { path: request.url, reference, error: String(error) });
    return fault('INTERNAL', { tool: 'the HTTP server', detail: 'the request failed', reference });
  };

  const server = createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    route(request, response, pathname).catch((error: unknown) => {
      const failure = toFault(request, error);
      if (response.headersSent) return void response.end();
      const intent = toolPath.exec(pathname)?.[1] ?? 'http';
      return refuse(response, failure, { mcp: pathname === '/mcp', intent, now_ms: app.clock.now() });
    });
  });
  /** Longer than clients keep a connection unused: one that is closed just as it is used again loses a request. */
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, access.host, options.port)));
    server.listen(options.port, access.host.replaceAll(/[[\]]/g, ''), resolve);
  });
  const { port } = server.address() as AddressInfo;
  const shown = access.host.includes(':') ? `[${access.host.replaceAll(/[[\]]/g, '')}]` : access.host;
  return {
    url: `http://${shown}:${port}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      /** Calls under way may finish; a stream that stays open is cut. */
      setTimeout(() => server.closeAllConnections(), 2000).unref();
      await sessions.close();
      server.closeIdleConnections();
      await closed;
    },
  };
}
