import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { echo } from '../../boundary/fill.ts';
import { fault } from '../../kernel/fault.ts';

const unreadable = (problem: string) => fault('INVALID_INPUT', { problem, fix: 'Send one JSON object, as UTF-8.' });

/** Keeps no more than the limit. The rest is let through unread: who still sends would not see the answer otherwise. */
const readBody = (request: IncomingMessage, most: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) return void chunks.push(chunk);
      chunks.length = 0;
      reject(fault('BUDGET_EXCEEDED', { bytes: Number(request.headers['content-length'] ?? size), most }));
    });
    request.once('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    /** Whoever goes in the middle is no failure of the server. */
    const left = () => request.complete || reject(unreadable('The body ended early.'));
    request.once('error', left);
    request.once('close', left);
  });

function checkType(request: IncomingMessage): void {
  const given = request.headers['content-type'] ?? '';
  if (/^application\/json\s*(;|$)/i.test(given)) return;
  /** Nobody sends a body who sends no length. */
  const empty = request.headers['transfer-encoding'] === undefined && !Number(request.headers['content-length']);
  if (given === '' && empty) return;
  request.resume();
  throw fault('UNSUPPORTED_CONTENT_TYPE', { given: echo(given || '(none)') });
}

/** Reads a JSON body and stops at the limit, however much is sent. */
export async function readJson(request: IncomingMessage, most: number): Promise<unknown> {
  checkType(request);
  const bytes = await readBody(request, most);
  if (bytes.length === 0) return {};
  /** Read as it is, what is not UTF-8 would be stored as something else than was sent. */
  if (!isUtf8(bytes)) throw unreadable('The body is not valid UTF-8.');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw unreadable('The body is not valid JSON.');
  }
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const text = JSON.stringify(value);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) });
  response.end(text);
}
