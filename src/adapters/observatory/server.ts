import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { App } from '../../boundary/app.ts';
import { redact } from '../../boundary/redact.ts';
import { fault } from '../../kernel/fault.ts';
import type { Log } from '../../kernel/ports.ts';
import { type Access, isToken } from '../http/access.ts';
import { readJson, sendJson } from '../http/body.ts';
import type { Shown } from '../http/shown.ts';
import { answerApi } from './api.ts';
import type { Watched } from './channels.ts';
import { PageFiles, safeHeaders } from './files.ts';
import { Hub } from './hub.ts';
import { keptPage, readAsked } from './kept.ts';
import { cookieFor, isLoggedIn, noCookie } from './login.ts';
import { viewsOf } from './views.ts';
import { policyViolation, Watcher } from './watcher.ts';

export interface ObservatoryOptions {
  readonly products: readonly Watched[];
  readonly access: Access;
  readonly version: string;
  /** Where the built page lies. */
  readonly folder: string;
  readonly most_connections: number;
  /** Sockets are accepted here; left out: at every path. */
  readonly socket_path?: string;
  /** Whose sessions are answered below /api; left out: nothing is. */
  readonly api?: App;
  readonly log: Log;
  readonly now?: () => number;
}

/** Where the built page lies, below the folder that holds everything that is built. */
export const pageIn = (folder: string): string => path.join(folder, 'dist', 'observatory');

const root = '/observatory';
/** A client says little; what it may send at once is bounded. */
const longestMessage = 16 * 1024;
const checkMs = 30_000;
const tokenBytes = 4096;
const exportBytes = 256 * 1024;

/** The live page of a server: its files, what it can show, and the sockets on which it hears what happens. */
export class Observatory implements Shown {
  readonly #files: PageFiles;
  readonly #hub: Hub;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage, perMessageDeflate: false });
  readonly #watchers = new Set<Watcher>();
  readonly #checks: NodeJS.Timeout;
  readonly #now: () => number;

  constructor(readonly options: ObservatoryOptions) {
    this.#files = new PageFiles(options.folder);
    this.#hub = new Hub(options.products);
    this.#now = options.now ?? Date.now;
    this.#checks = setInterval(() => {
      for (const watcher of this.#watchers) watcher.check();
    }, checkMs).unref();
  }

  get connections(): number {
    return this.#watchers.size;
  }

  admits(request: IncomingMessage): boolean {
    const { token } = this.options.access;
    return token === null || isLoggedIn(request, token, this.#now());
  }

  async answer(request: IncomingMessage, response: ServerResponse, pathname: string, isKnown: boolean): Promise<boolean> {
    const { method = 'GET' } = request;
    const reads = method === 'GET' || method === 'HEAD';
    if (reads && (pathname === '/' || pathname === root)) {
      if (!(await this.#files.send('index.html', request, response))) this.#unbuilt(response);
      return true;
    }
    if (pathname.startsWith('/api/') && this.options.api) {
      if (!isKnown) throw fault('UNAUTHORIZED', {});
      this.#allow(request, response, pathname, 'GET');
      await answerApi(this.options.api, new URL(request.url ?? '/', 'http://localhost'), this.connections, response);
      return true;
    }
    if (!pathname.startsWith(`${root}/`)) return reads && this.#files.send(pathname.slice(1), request, response);
    const name = pathname.slice(root.length + 1);
    if (name === 'login') {
      await this.#login(request, response);
      return true;
    }
    if (name === 'export') {
      this.#allow(request, response, pathname, 'POST');
      if (!isKnown) throw fault('UNAUTHORIZED', {});
      await this.#export(request, response);
      return true;
    }
    if (name === 'views' && reads) {
      if (!isKnown) throw fault('UNAUTHORIZED', {});
      const { products, version, socket_path = '/' } = this.options;
      this.#json(response, redact(await viewsOf(products, version, socket_path)));
      return true;
    }
    return false;
  }

  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer, pathname: string): boolean {
    const { socket_path, most_connections, log } = this.options;
    if (socket_path !== undefined && pathname !== socket_path) return false;
    this.#sockets.handleUpgrade(request, stream, head, (socket: WebSocket) => {
      if (this.#watchers.size >= most_connections) {
        socket.on('error', () => {});
        return socket.close(policyViolation, 'too many connections');
      }
      const watcher = new Watcher(socket, stream, this.#hub, (error) =>
        log.warning('a watcher could not be served', { error: String(error) }),
      );
      this.#watchers.add(watcher);
      socket.on('close', () => this.#watchers.delete(watcher));
    });
    return true;
  }

  /** Resolves when all that was asked and committed before was sent: after that nothing comes of itself. */
  async settled(): Promise<void> {
    await Promise.all([...this.#watchers].map((watcher) => watcher.settled()));
    await this.#hub.settled();
  }

  async close(): Promise<void> {
    clearInterval(this.#checks);
    for (const watcher of this.#watchers) watcher.end(1001, 'the server stops');
    for (const watcher of this.#watchers) watcher.socket.terminate();
  }

  #json(response: ServerResponse, value: unknown): void {
    for (const [name, said] of Object.entries(safeHeaders)) response.setHeader(name, said);
    response.setHeader('cache-control', 'no-store');
    sendJson(response, 200, value);
  }

  /** POST with the token begins, DELETE ends. */
  async #login(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#allow(request, response, `${root}/login`, 'POST', 'DELETE');
    const { token } = this.options.access;
    if (request.method === 'DELETE') response.setHeader('set-cookie', noCookie);
    else {
      const { token: given } = (await readJson(request, tokenBytes)) as { token?: unknown };
      if (token !== null && !(typeof given === 'string' && isToken(given, token))) throw fault('UNAUTHORIZED', {});
      if (token !== null) response.setHeader('set-cookie', cookieFor(token, this.#now()));
    }
    this.#json(response, { ok: true });
  }

  /** What a page shows, as one file that needs no server. */
  async #export(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { products, version } = this.options;
    const asked = readAsked(products, await readJson(request, exportBytes));
    const page = await keptPage(this.#files, products, asked, version, new Date(this.#now()).toISOString());
    if (page === undefined) {
      this.#unbuilt(response);
      return;
    }
    response.writeHead(200, {
      ...safeHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'attachment; filename="observatory.html"',
      'cache-control': 'no-store',
    });
    response.end(page);
  }

  #allow({ method = 'GET' }: IncomingMessage, response: ServerResponse, path: string, ...methods: string[]): void {
    if (methods.includes(method)) return;
    const allowed = methods.join(', ');
    response.setHeader('allow', allowed);
    throw fault('METHOD_NOT_ALLOWED', { path, method, allowed });
  }

  #unbuilt(response: ServerResponse): void {
    response.writeHead(503, { ...safeHeaders, 'content-type': 'text/plain; charset=utf-8' });
    response.end('The page is not built. Run: npm run build\n');
  }
}
