import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Nothing but what this server itself gives is loaded, run or shown, and nobody shows the page inside of theirs. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const safeHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** One name, no folder: nothing else is ever looked for. */
const fileName = /^[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)*\.[a-z0-9]+$/;

interface Kept {
  readonly body: Buffer;
  readonly tag: string;
}

/** The built page. Files are read when they are first asked for. */
export class PageFiles {
  readonly #kept = new Map<string, Promise<Kept | undefined>>();

  constructor(readonly folder: string) {}

  read(name: string): Promise<Kept | undefined> {
    if (!fileName.test(name) || !types[path.extname(name)]) return Promise.resolve(undefined);
    const kept = this.#kept.get(name) ?? this.#load(name);
    this.#kept.set(name, kept);
    return kept;
  }

  /** What is not there now may be built later. */
  async #load(name: string): Promise<Kept | undefined> {
    try {
      const body = await readFile(path.join(this.folder, name));
      return { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    } catch {
      this.#kept.delete(name);
      return undefined;
    }
  }

  /** False: there is no such file. */
  async send(name: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const kept = await this.read(name);
    if (!kept) return false;
    const headers = {
      ...safeHeaders,
      'content-type': types[path.extname(name)] as string,
      'cache-control': 'no-cache',
      etag: kept.tag,
    };
    if (request.headers['if-none-match'] === kept.tag) response.writeHead(304, headers).end();
    else {
      response.writeHead(200, { ...headers, 'content-length': kept.body.length });
      response.end(request.method === 'HEAD' ? undefined : kept.body);
    }
    return true;
  }
}
