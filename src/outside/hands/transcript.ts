import { mkdirSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import type { HandsStream } from '../../kernel/hands.ts';
import { iso } from '../../kernel/text.ts';

/** More than this waiting to be written, and whoever writes should wait. */
const mostWaiting = 1024 * 1024;

/** Makes a file that was not there; tests hand in one that fails. */
export type MakeFile = (file: string) => Promise<Pick<FileHandle, 'write' | 'truncate' | 'sync' | 'close'>>;

const makeFile: MakeFile = (file) => {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  return open(file, 'wx', 0o600);
};

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? 'EUNKNOWN');

export type OpenedTranscript =
  | { readonly kind: 'open'; readonly transcript: Transcript }
  | { readonly kind: 'failed'; readonly code: string };

export async function openTranscript(file: string, now: () => number, make: MakeFile = makeFile): Promise<OpenedTranscript> {
  try {
    return { kind: 'open', transcript: new Transcript(await make(file), now) };
  } catch (error) {
    return { kind: 'failed', code: codeOf(error) };
  }
}

/** A transcript in the making: rows go to disk while they come, whole lines at a time, and are flushed at the end. */
export class Transcript {
  /** What the system called the failure that ended it, if one did. */
  failure: string | null = null;
  #waiting: string[] = [];
  #chars = 0;
  #written = 0;
  #writing: Promise<void> | null = null;
  #heard: (() => void)[] = [];

  constructor(
    readonly handle: Awaited<ReturnType<MakeFile>>,
    readonly now: () => number,
  ) {}

  #put(row: object): void {
    if (this.failure !== null) return;
    const line = `${JSON.stringify(row)}\n`;
    this.#waiting.push(line);
    this.#chars += line.length;
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null;
    });
  }

  header(facts: object): void {
    this.#put({ type: 'mi.transcript.header', ts: iso(this.now()), ...facts });
  }

  /** A line too long for one row goes on in the next row of its stream. */
  row(stream: HandsStream | 'meta', line: string, continues = false): void {
    this.#put({ ts: iso(this.now()), stream, line, ...(continues ? { continues } : {}) });
  }

  async #write(): Promise<void> {
    /** What comes in the same moment goes out together. */
    await null;
    try {
      while (this.#waiting.length > 0) {
        const bytes = Buffer.from(this.#waiting.join(''));
        this.#waiting = [];
        this.#chars = 0;
        for (let at = 0; at < bytes.length; ) at += (await this.handle.write(bytes, at, bytes.length - at)).bytesWritten;
        this.#written += bytes.length;
        if (this.#chars <= mostWaiting) this.#tell();
      }
    } catch (error) {
      this.failure = codeOf(error);
      this.#waiting = [];
      this.#chars = 0;
      /** No half of a row stays. */
      await this.handle.truncate(this.#written).catch(() => {});
    }
    this.#tell();
  }

  #tell(): void {
    const heard = this.#heard;
    this.#heard = [];
    for (const one of heard) one();
  }

  /** Nothing while there is room; else a promise of it. */
  room(): Promise<void> | undefined {
    if (this.#chars <= mostWaiting || this.failure !== null) return undefined;
    return new Promise((resolve) => this.#heard.push(resolve));
  }

  /** Writes what waits, flushes and closes. */
  async close(): Promise<void> {
    await this.#writing;
    try {
      if (this.failure === null) await this.handle.sync();
    } catch (error) {
      this.failure = codeOf(error);
    }
    await this.handle.close().catch(() => {});
  }
}
