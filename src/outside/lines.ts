/** A line, or a part of one that is too long to be written at once. */
export interface Piece {
  readonly text: string;
  /** Whether the line ends here. */
  readonly ends: boolean;
}

/** Characters in one row of a transcript. As JSON it stays below the longest line that a reader of logs keeps. */
export const longestPiece = 1024 * 1024;

/** Bytes, cut at line ends. What no text can be becomes U+FFFD; half a sign at the end of a chunk waits for the next. */
export class LineSplitter {
  readonly #decoder = new TextDecoder('utf-8');
  #rest = '';
  /** A part of the line at hand was given out already. */
  #begun = false;

  constructor(readonly longest = longestPiece) {}

  *#pieces(text: string): Generator<Piece> {
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      const line = this.#rest + text.slice(start, end);
      this.#rest = '';
      start = end + 1;
      yield* this.#long(line.endsWith('\r') ? line.slice(0, -1) : line, true);
    }
    this.#rest += text.slice(start);
    if (this.#rest.length > this.longest) {
      const rest = this.#rest;
      this.#rest = '';
      yield* this.#long(rest, false);
    }
  }

  *#long(line: string, ends: boolean): Generator<Piece> {
    let at = 0;
    for (; line.length - at > this.longest; at += this.longest) yield { text: line.slice(at, at + this.longest), ends: false };
    if (ends) yield { text: line.slice(at), ends: true };
    else this.#rest = line.slice(at);
    this.#begun = !ends;
  }

  add(chunk: Uint8Array): Iterable<Piece> {
    return this.#pieces(this.#decoder.decode(chunk, { stream: true }));
  }

  /** What stands behind the last end of line. */
  *finish(): Generator<Piece> {
    yield* this.#pieces(this.#decoder.decode());
    const line = this.#rest;
    this.#rest = '';
    if (line !== '' || this.#begun) yield* this.#long(line, true);
  }
}

/** Puts the pieces of a line together again, up to so many characters. */
export class LineKeeper {
  #parts: string[] = [];
  #held = 0;

  constructor(readonly most: number) {}

  /** The line when it is complete, and whether all of it was kept. */
  add({ text, ends }: Piece): { readonly text: string; readonly whole: boolean } | undefined {
    const room = this.most - this.#held;
    const kept = text.length <= room ? text : text.slice(0, Math.max(0, room));
    const whole = this.#held + text.length <= this.most;
    this.#held += text.length;
    if (ends && this.#parts.length === 0) {
      this.#held = 0;
      return { text: kept, whole };
    }
    if (kept !== '') this.#parts.push(kept);
    if (!ends) return undefined;
    const line = this.#parts.join('');
    this.#parts = [];
    this.#held = 0;
    return { text: line, whole };
  }
}
