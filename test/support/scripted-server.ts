import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: requests are looked into field by field
  readonly body: any;
}

/** How one request is answered: a status and a body, or anything else that a server can do. */
export type Reply =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body: unknown }
  | ((response: ServerResponse, heard: Heard) => void);

export interface ScriptedServer {
  readonly url: string;
  /** What was asked, in order. */
  readonly heard: Heard[];
  close(): Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A server on loopback that answers by a script, and its last line for ever. */
export async function scriptedServer(...script: readonly Reply[]): Promise<ScriptedServer> {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const text = await textOf(request);
    const one: Heard = { url: request.url ?? '', headers: request.headers, text, body: text ? JSON.parse(text) : undefined };
    const reply = script[Math.min(heard.length, script.length - 1)] as Reply;
    heard.push(one);
    if (typeof reply === 'function') return reply(response, one);
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
