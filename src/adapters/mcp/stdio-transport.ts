import type { Readable, Writable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { LineSplitter } from './lines.ts';
import { heard, type Refusal, refuseLong } from './messages.ts';
import { written } from './written.ts';

/** What may wait for a reader before nothing more is taken from the writer. */
const mostUnread = 64 * 1024 * 1024;

/** Where each character is one byte, nothing has to be encoded, and no room for three of each is asked for. */
const isPlain = (text: string) => Buffer.byteLength(text) === text.length;

/** Messages as lines. What is no message is answered as such; a reader that is gone ends the connection. */
export class StdioTransport implements Transport {
  onmessage?: Transport['onmessage'];
  onclose?: () => void;
  onerror?: (error: Error) => void;
  #closed = false;
  readonly #splitter: LineSplitter;
  #lines: string[] = [];
  #flushed: Promise<void> | undefined;
  readonly #unread = new Set<() => void>();
  #waits = true;

  constructor(
    most: number,
    private readonly input: Readable = process.stdin,
    private readonly output: Writable = process.stdout,
  ) {
    this.#splitter = new LineSplitter(most, {
      line: (bytes) => {
        const found = heard(bytes);
        if (found && 'message' in found) this.onmessage?.(found.message);
        else for (const refusal of found?.refusals ?? []) this.#write(refusal);
      },
      tooLong: (line) => void this.#write(refuseLong(line, most)),
    });
  }

  readonly #take = (chunk: Buffer) => this.#splitter.push(chunk);
  readonly #end = () => void this.close();

  async start(): Promise<void> {
    this.output.on('error', this.#end);
    this.input.on('error', this.#end);
    this.input.on('data', this.#take);
  }

  send(message: JSONRPCMessage): Promise<void> {
    return this.#write(message);
  }

  /** What is answered in one turn is written at once. */
  #write(message: JSONRPCMessage | Refusal): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#lines.push(`${written(message)}\n`);
    this.#flushed ??= new Promise((resolve) => process.nextTick(() => this.#flush(resolve)));
    return this.#flushed;
  }

  #flush(done: () => void): void {
    const text = this.#lines.join('');
    this.#lines = [];
    this.#flushed = undefined;
    this.output.write(text, isPlain(text) ? 'latin1' : 'utf8', () => {
      this.#unread.delete(done);
      done();
    });
    if (this.#waits) this.#unread.add(done);
    else done();
    if (this.output.writableLength <= mostUnread || this.input.isPaused()) return;
    this.input.pause();
    this.output.once('drain', () => this.#closed || this.input.resume());
  }

  /** From now on nobody waits until something is read. */
  letGo(): void {
    this.#waits = false;
    for (const done of this.#unread) done();
    this.#unread.clear();
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.input.off('data', this.#take);
    this.input.pause();
    this.onclose?.();
  }
}
