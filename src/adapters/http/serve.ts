import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { App } from '../../boundary/app.ts';
import { httpStatus } from '../../boundary/envelope.ts';
import { echo } from '../../boundary/fill.ts';
import { Fault, fault } from '../../kernel/fault.ts';
import type { McpOptions } from '../mcp/server.ts';
import { type Access, originAllowed, refuseUnsafe, strangerRefusal, tokenRefusal } from './access.ts';
import { Incoming } from './incoming.ts';
import { isMcp, Mount, toolIn } from './mount.ts';
import { refuse, refuseMalformed, refuseUpgrade } from './refuse.ts';
import type { SessionLimits } from './sessions.ts';
import type { Shown } from './shown.ts';
import { Turns } from './turns.ts';

/** Another product on the same server, below a path that bears its name. */
export interface Beside extends Omit<McpOptions, 'version'> {
  readonly app: App;
}

export interface HttpOptions extends McpOptions {
  readonly access: Access;
  readonly port: number;
  readonly limits?: SessionLimits;
  readonly beside?: readonly Beside[];
  /** What people see in a browser. */
  readonly shown?: Shown;
  /** Tools that read, and nothing else: no MCP, no writes. */
  readonly reads_only?: boolean;
}

const usualLimits: SessionLimits = { most: 1000, idleMs: 30 * 60_000 };

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

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

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

/** Where a product stands that is served beside another. */
export const besideAt = ({ path }: App['product']): string => path;

/** The products of a server by their paths, and which of them a path belongs to. */
function mountsOf(app: App, { beside = [], limits = usualLimits, ...options }: HttpOptions) {
  const main = new Mount(app, options, limits);
  const others = beside.map(({ app: other, ...own }) => ({
    prefix: besideAt(other.product),
    mount: new Mount(other, { ...options, ...own }, limits),
  }));
  return {
    all: [main, ...others.map(({ mount }) => mount)],
    at(pathname: string): { mount: Mount; prefix: string; path: string } {
      const found = others.find(({ prefix }) => pathname.startsWith(`${prefix}/`));
      return found ? { ...found, path: pathname.slice(found.prefix.length) } : { mount: main, prefix: '', path: pathname };
    },
  };
}

export async function serveHttp(app: App, options: HttpOptions): Promise<HttpServer> {
  const { access, shown } = options;
  refuseUnsafe(access);
  const mounts = mountsOf(app, options);
  let url = '';

  const route = async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> => {
    cors(request, response, access);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const stranger = strangerRefusal(request, access);
    if (stranger) throw stranger;
    const unknown = tokenRefusal(request, access);
    const { mount, prefix, path } = mounts.at(pathname);
    const looks_only = unknown !== undefined || options.reads_only === true;
    const asked = { request, response, pathname, path, url: `${url}${prefix}`, looks_only };
    if (path === '/health') return mount.health(asked, unknown === undefined);
    const isReader = unknown === undefined || shown?.admits(request) === true;
    if (await shown?.answer(request, response, pathname, isReader)) return;
    /** Who looks at a page may read; everything else takes the token itself. */
    if (unknown && !(isReader && mount.reads(path))) throw unknown;
    if (options.reads_only && !mount.reads(path)) throw fault('UNKNOWN_PATH', { path: echo(pathname) });
    return mount.answer(asked);
  };

  const toFault = ({ app: { log } }: Mount, request: IncomingMessage, error: unknown): Fault => {
    if (error instanceof Fault) return error;
    const reference = randomUUID().slice(0, 8);
    log.error('a request failed', { path: request.url, reference, error: String(error) });
    return fault('INTERNAL', { tool: 'the HTTP server', detail: 'the request failed', reference });
  };

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const pathname = pathOf(request);
    route(request, response, pathname).catch((error: unknown) => {
      const { mount, path } = mounts.at(pathname);
      const failure = toFault(mount, request, error);
      if (response.headersSent) return void response.end();
      const intent = toolIn(path) ?? 'http';
      return refuse(response, failure, { mcp: isMcp(path), intent, now_ms: mount.app.clock.now() });
    });
  };

  const turns = new Turns();
  /** The stream of a session ends when its client goes: nobody who waits behind it would ever be answered. */
  const isEndless = (request: IncomingMessage) => request.method === 'GET' && isMcp(mounts.at(pathOf(request)).path);
  const take = (request: IncomingMessage, response: ServerResponse): void => {
    const before = turns.current(request.socket);
    if (before && isEndless(before.request) && !before.response.writableEnded) return void request.socket.destroy();
    turns.take(request, response, () => answer(request, response));
  };
  const server = createServer({ IncomingMessage: Incoming, requireHostHeader: false }, take);
  /** Node would answer these itself, as one without Host, and out of turn; an expectation may as well be ignored. */
  server.on('checkExpectation', take);
  server.on('clientError', (error: NodeJS.ErrnoException, stream: Duplex) => {
    const turn = turns.current(stream);
    if (!stream.writable || error.code === 'ECONNRESET' || turn?.response.headersSent) stream.destroy();
    /** Nonsense behind a request does not take its answer from it; after that the connection ends. */ else if (
      turn?.request.complete
    )
      turn.response.setHeader('connection', 'close');
    else refuseMalformed(stream, error, app.clock.now());
  });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    /** Another answer would go into the socket that this becomes. */
    if (turns.current(stream)) return void stream.destroy();
    const pathname = pathOf(request);
    const stranger = strangerRefusal(request, access);
    const unknown = shown?.admits(request) ? undefined : tokenRefusal(request, access);
    if (stranger ?? unknown) refuseUpgrade(stream, httpStatus((stranger ?? unknown)?.code ?? ''));
    else if (!shown?.upgrade(request, stream, head, pathname)) refuseUpgrade(stream, 404);
  });
  /** Longer than clients keep a connection unused: one that is closed just as it is used again loses a request. */
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, access.host, options.port)));
    server.listen(options.port, access.host.replaceAll(/[[\]]/g, ''), resolve);
  });
  const { port } = server.address() as AddressInfo;
  const host = access.host.includes(':') ? `[${access.host.replaceAll(/[[\]]/g, '')}]` : access.host;
  url = `http://${host}:${port}`;
  return {
    url,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      /** Calls under way may finish; a stream that stays open is cut. */
      setTimeout(() => server.closeAllConnections(), 2000).unref();
      await Promise.all([shown?.close(), ...mounts.all.map((mount) => mount.close())]);
      server.closeIdleConnections();
      await closed;
    },
  };
}
