import type { Readable } from 'node:stream';
import type { HandsStream } from '../../kernel/hands.ts';
import type { Time } from '../../kernel/time.ts';
import { LineSplitter, type Piece } from '../lines.ts';

/** Takes the pieces of a chunk; a promise holds back the next chunk. */
export type Take = (stream: HandsStream, pieces: Iterable<Piece>) => Promise<void> | undefined;

/** Reads one pipe to its end, chunk by chunk, as fast as they are taken. */
export class PipeReading {
  readonly #splitter = new LineSplitter();
  readonly ended: Promise<void>;
  /** Counts chunks, for whoever asks whether anything comes. */
  chunks = 0;
  /** Waits for whoever takes. */
  held = false;
  #over = false;
  #resolve = () => {};

  constructor(
    readonly name: HandsStream,
    readonly pipe: Readable,
    readonly take: Take,
    readonly failed: (error: unknown) => void,
  ) {
    this.ended = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    pipe.on('data', (chunk: Buffer) => {
      if (this.#over) return;
      this.chunks += 1;
      this.#hand(this.#splitter.add(chunk));
    });
    for (const end of ['end', 'error', 'close']) pipe.once(end, () => this.#finish());
  }

  /** Hands pieces over, and reads nothing more until they were taken. */
  #hand(pieces: Iterable<Piece>): Promise<void> {
    try {
      const taken = this.take(this.name, pieces);
      if (!taken) return Promise.resolve();
      this.held = true;
      this.pipe.pause();
      return taken.catch(this.failed).finally(() => {
        this.held = false;
        this.pipe.resume();
      });
    } catch (error) {
      this.failed(error);
      return Promise.resolve();
    }
  }

  /** Half a line at the end is a line. */
  #finish(): void {
    if (this.#over) return;
    this.#over = true;
    void this.#hand(this.#splitter.finish()).then(() => this.#resolve());
  }

  /** Takes no more, but lets whoever still writes go on: what comes is thrown away and keeps nobody waiting. */
  leave(): void {
    this.#finish();
    this.#resolve();
    this.pipe.resume();
    (this.pipe as { unref?: () => void }).unref?.();
  }
}

/** How long a pipe may be silent after the program has ended, before it counts as held by something that was left running. */
const silentMs = 2000;
const mostTurns = 10;

/** Waits until pipes are read to their end, and for whoever takes while it is `patient`. Resolves with whether somebody still holds one. */
export async function drained(pipes: readonly PipeReading[], time: Time, patient: () => boolean): Promise<boolean> {
  const ended = Promise.all(pipes.map((pipe) => pipe.ended)).then(() => 'ended' as const);
  for (let turns = 0; ; ) {
    const before = pipes.map(({ chunks }) => chunks);
    let cancel = () => {};
    const silence = new Promise<'time'>((resolve) => {
      cancel = time.after(silentMs, () => resolve('time'));
    });
    const which = await Promise.race([ended, silence]);
    cancel();
    if (which === 'ended') return false;
    if (patient() && pipes.some(({ held }) => held)) continue;
    turns += 1;
    if (turns < mostTurns && pipes.some(({ chunks }, i) => chunks !== before[i])) continue;
    const open = pipes.some(({ pipe }) => !pipe.readableEnded);
    for (const pipe of pipes) pipe.leave();
    return open;
  }
}
