import { request } from 'node:http';
import type { Access } from '../../src/adapters/http/access.ts';
import { type HttpOptions, type HttpServer, serveHttp } from '../../src/adapters/http/serve.ts';
import type { App } from '../../src/boundary/app.ts';

export const loopback: Access = { host: '127.0.0.1', token: null, origins: [] };

export const serving = (app: App, options: Partial<HttpOptions> = {}): Promise<HttpServer> =>
  serveHttp(app, { access: loopback, port: 0, toolset: 'full', version: '1.2.3', ...options });

export interface Reply {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

/** A request as it stands: unlike fetch it lets any header through. */
export const send = (
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });

const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

export const post = (url: string, value: unknown, headers: Record<string, string> = {}): Promise<Reply> =>
  send(url, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value),
  });

export const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};
