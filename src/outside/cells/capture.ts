import { StringDecoder } from 'node:string_decoder';
import type { Said } from '../../kernel/cells.ts';

/** How much of the beginning and of the end of a stream is kept, in bytes. */
export const keptBytes = 8 * 1024;
/** How far back a line break is looked for, so that lines stay whole. */
const reach = 2 * 1024;

/** Text as a store can keep it. */
const plain = (text: string) => text.replaceAll('\0', '\uFFFD');

const headText = (bytes: Buffer) => new StringDecoder('utf8').write(bytes);

/** Without the rest of a character whose beginning is not there. */
function tailText(bytes: Buffer): string {
  let from = 0;
  while (from < 4 && ((bytes[from] ?? 0) & 0b1100_0000) === 0b1000_0000) from += 1;
  return bytes.subarray(from).toString('utf8');
}

/** Half a line may hold half a secret, which nothing recognises. */
function wholeHead(bytes: Buffer): Buffer {
  const at = Math.max(bytes.lastIndexOf('\n'), bytes.lastIndexOf(' '));
  return at >= bytes.length - reach ? bytes.subarray(0, at + 1) : bytes;
}

function wholeTail(bytes: Buffer): Buffer {
  const line = bytes.indexOf('\n');
  const at = line >= 0 && line < reach ? line : bytes.indexOf(' ');
  return at >= 0 && at < reach ? bytes.subarray(at + 1) : bytes;
}

/** Keeps the beginning and the end of what is written, however much it is. */
export class Capture {
  bytes = 0;
  #head: Buffer[] = [];
  #headBytes = 0;
  #tail: Buffer[] = [];
  #tailBytes = 0;

  push(chunk: Buffer): void {
    this.bytes += chunk.length;
    const first = chunk.subarray(0, keptBytes - this.#headBytes);
    if (first.length) {
      this.#head.push(first);
      this.#headBytes += first.length;
    }
    const rest = chunk.subarray(first.length);
    if (rest.length) this.#keep(rest.subarray(-keptBytes));
  }

  #keep(rest: Buffer): void {
    this.#tail.push(rest);
    this.#tailBytes += rest.length;
    for (let [oldest] = this.#tail; oldest && this.#tailBytes - oldest.length >= keptBytes; [oldest] = this.#tail) {
      this.#tail.shift();
      this.#tailBytes -= oldest.length;
    }
  }

  said(): Said {
    const [head, tail] = [Buffer.concat(this.#head), Buffer.concat(this.#tail)];
    if (this.bytes === head.length + tail.length)
      return { head: plain(Buffer.concat([head, tail]).toString('utf8')), tail: '', bytes: this.bytes, cut: 0 };
    const [begins, ends] = [wholeHead(head), wholeTail(tail.subarray(-keptBytes))];
    return {
      head: plain(headText(begins)),
      tail: plain(tailText(ends)),
      bytes: this.bytes,
      cut: this.bytes - begins.length - ends.length,
    };
  }
}
