import type { IncomingMessage, ServerResponse } from 'node:http';

export class BodyError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Keeps no more than the limit. The rest is let through unread: who still sends would not see the answer otherwise. */
const readBody = (request: IncomingMessage, most: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) return void chunks.push(chunk);
      chunks.length = 0;
      reject(new BodyError(413, `The body is larger than ${most} bytes.`));
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => reject(new BodyError(400, 'The body ended early.')));
  });

/** Reads a JSON body and stops at the limit, however much is sent. */
export async function readJson(request: IncomingMessage, most: number): Promise<unknown> {
  const text = (await readBody(request, most)).toString('utf8');
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new BodyError(400, 'The body is not valid JSON.');
  }
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const text = JSON.stringify(value);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) });
  response.end(text);
}
