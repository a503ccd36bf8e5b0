import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { maxInputBytes } from '../../boundary/admit.ts';
import { echo } from '../../boundary/fill.ts';
import type { House } from '../../boundary/house.ts';
import type { McpOptions } from '../mcp/server.ts';
import { type Access, isLoopback, originAllowed, refusal } from './access.ts';
import { BodyError, readJson, sendJson } from './body.ts';
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

/** A server that anyone could reach needs a secret that not anyone has. */
export function refuseOpenDoor({ host, token }: Access): void {
  if (!isLoopback(host) && token === null)
    throw new Error(`Listening on ${host} lets others in. Set NOEMA_TOKEN to a secret they must send, or listen on 127.0.0.1.`);
}

export async function serveHttp(house: House, options: HttpOptions): Promise<HttpServer> {
  const { access } = options;
  refuseOpenDoor(access);
  const sessions = new McpSessions(house, options, options.limits ?? usualLimits);

  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    cors(request, response, access);
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (pathname === '/health') return sendJson(response, 200, { ok: true, engine: house.store.engine, sessions: sessions.size });
    const refused = refusal(request, access);
    if (refused) {
      if (refused.status === 401) response.setHeader('www-authenticate', 'Bearer');
      return sendJson(response, refused.status, { error: refused.message });
    }
    if (pathname === '/mcp') {
      const body = request.method === 'POST' ? await readJson(request, maxBody) : undefined;
      return sessions.handle(request, response, body);
    }
    if (pathname === '/openapi.json' && request.method === 'GET') {
      const { default: document } = await import('../../../generated/openapi.json');
      return sendJson(response, 200, document);
    }
    const tool = /^\/v1\/tools\/([A-Za-z0-9_]+)$/.exec(pathname)?.[1];
    if (tool && request.method === 'POST') return postTool(house, tool, response, await readJson(request, maxBody));
    if (tool) {
      response.setHeader('allow', 'POST');
      return sendJson(response, 405, { error: `Call ${echo(tool)} with POST.` });
    }
    return sendJson(response, 404, { error: 'Known paths: /mcp, /v1/tools/{name}, /openapi.json, /health.' });
  };

  const server = createServer((request, response) => {
    route(request, response).catch((error: unknown) => {
      const known = error instanceof BodyError;
      if (!known) house.log.error('a request failed', { path: request.url, error: String(error) });
      if (response.headersSent) return void response.end();
      return sendJson(response, known ? error.status : 500, {
        error: known ? error.message : 'The request failed; the server log has more.',
      });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
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
