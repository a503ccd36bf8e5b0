import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxInputBytes } from '../../boundary/admit.ts';
import type { App } from '../../boundary/app.ts';
import { echo } from '../../boundary/fill.ts';
import { mayRead } from '../../boundary/reads.ts';
import { fault } from '../../kernel/fault.ts';
import type { McpOptions } from '../mcp/server.ts';
import { readJson, sendJson } from './body.ts';
import { McpSessions, type SessionLimits } from './sessions.ts';
import { postTool } from './tools.ts';

/** Room for JSON escapes around the most that a call may carry. */
const maxBody = maxInputBytes * 2;

const toolPath = /^\/v1\/tools\/([A-Za-z0-9_]+)$/;

/** The tool that a path names, if it names one. */
export const toolIn = (path: string): string | undefined => toolPath.exec(path)?.[1];

export const isMcp = (path: string): boolean => path === '/mcp';

/** A request, and what was found out about it. */
export interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly pathname: string;
  /** The part of it below where the product is mounted. */
  readonly path: string;
  /** Where the product is mounted, as others reach it. */
  readonly url: string;
  /** Whoever asks may look, and not change anything. */
  readonly looks_only?: boolean;
}

/** One product as a server shows it below a path: MCP with sessions of its own, plain calls, and what it says of itself. */
export class Mount {
  readonly #sessions: McpSessions;

  constructor(
    readonly app: App,
    private readonly options: McpOptions,
    limits: SessionLimits,
  ) {
    this.#sessions = new McpSessions(app, options, limits);
  }

  /** Anyone may ask whether it runs; how it does is for those who may call. */
  health({ response }: Asked, isKnown: boolean): void {
    const more = isKnown ? { engine: this.app.store.truth ?? this.app.store.engine, sessions: this.#sessions.size } : {};
    sendJson(response, 200, { ok: true, status: 'ok', ...more });
  }

  /** Whether there is a tool at this path that reads, or that some calls only read with. */
  reads(path: string): boolean {
    const { tools } = this.app.product;
    const name = toolIn(path) ?? '';
    const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
    return tool !== undefined && mayRead(tool);
  }

  async answer({ request, response, pathname, path, url, looks_only = false }: Asked): Promise<void> {
    const { app } = this;
    const { method = 'GET' } = request;
    const allow = (allowed: string) => {
      if (allowed.split(', ').includes(method)) return;
      response.setHeader('allow', allowed);
      throw fault('METHOD_NOT_ALLOWED', { path: pathname, method, allowed });
    };
    if (isMcp(path)) {
      allow('GET, POST, DELETE');
      return this.#sessions.handle(request, response, method === 'POST' ? await readJson(request, maxBody) : undefined);
    }
    if (path === '/openapi.json') {
      allow('GET');
      const document = (await app.product.openapi()).default as object;
      return sendJson(response, 200, { ...document, servers: [{ url }] });
    }
    if (path === '/info') {
      allow('GET');
      const server = { name: app.product.server, version: this.options.version };
      return sendJson(response, 200, { status: 'ok', server, product: app.product.name });
    }
    const tool = toolIn(path);
    if (!tool) throw fault('UNKNOWN_PATH', { path: echo(pathname) });
    allow('POST');
    const { url: typed = '/' } = request;
    const as_of = typed.includes('?') ? (new URL(typed, 'http://localhost').searchParams.get('as_of') ?? undefined) : undefined;
    return postTool(app, tool, response, await readJson(request, maxBody), { as_of, looks_only });
  }

  close(): Promise<void> {
    return this.#sessions.close();
  }
}
