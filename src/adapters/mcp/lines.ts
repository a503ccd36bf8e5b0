const newline = 0x0a;

/** Of a line that is not kept: where its beginning and its end may still say whose it was. */
const remembered = 256;

export interface LongLine {
  readonly bytes: number;
  readonly head: Buffer;
  readonly tail: Buffer;
}

interface Listener {
  line(bytes: Buffer): void;
  tooLong(line: LongLine): void;
}

/** Cuts a stream of bytes into lines. Holds no more than the longest line that is taken, and looks at no byte twice. */
export class LineSplitter {
  #parts: Buffer[] = [];
  #held = 0;
  #head = Buffer.alloc(0);
  #tail = Buffer.alloc(0);

  constructor(
    private readonly most: number,
    private readonly listener: Listener,
  ) {}

  push(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      this.#add(chunk.subarray(from, end));
      this.#finish();
      from = end + 1;
    }
    this.#add(chunk.subarray(from));
  }

  #add(bytes: Buffer): void {
    const wasLong = this.#held > this.most;
    this.#held += bytes.length;
    if (this.#held <= this.most) return void this.#parts.push(bytes);
    if (!wasLong) {
      this.#head = Buffer.concat([...this.#parts, bytes], Math.min(this.#held, remembered));
      this.#parts = [];
    }
    this.#tail = Buffer.concat([this.#tail, bytes.subarray(-remembered)]).subarray(-remembered);
  }

  #finish(): void {
    const { listener } = this;
    if (this.#held > this.most) listener.tooLong({ bytes: this.#held, head: this.#head, tail: this.#tail });
    else listener.line(this.#parts.length === 1 ? (this.#parts[0] as Buffer) : Buffer.concat(this.#parts));
    this.#parts = [];
    this.#held = 0;
    this.#tail = Buffer.alloc(0);
  }
}
