import { constants } from 'node:os';
import type { HandsProvider } from '../../../generated/types/index.ts';
import type { HandsBatch, HandsEvent, HandsReader, HandsStream, HandsWatch } from '../../kernel/hands.ts';
import { cutWhole } from '../../kernel/secrets/cut.ts';
import type { Time } from '../../kernel/time.ts';
import { LineKeeper, type Piece } from '../lines.ts';
import type { Hide } from '../secrets.ts';
import { type Cause, Ending } from './ending.ts';
import { Family } from './family.ts';
import { drained, PipeReading } from './reading.ts';
import type { Child, Command } from './start.ts';
import type { Transcript } from './transcript.ts';

/** Characters of one line that are looked at; the transcript has them all. */
const longestLine = 8 * 1024 * 1024;

/** What a provider makes of a batch. */
export interface Plan {
  readonly provider: HandsProvider;
  readonly kind: 'exec' | 'resume';
  readonly command: Command;
  /** As the transcript shows it: the prompt stands in the log, and is not repeated. */
  readonly shown: readonly string[];
  /** Null where the prompt is an argument. */
  readonly stdin: string | null;
}

const oneLine = (text: string, most: number) =>
  cutWhole(
    cutWhole(text, 4 * most)
      .replaceAll(/\s+/g, ' ')
      .trim(),
    most,
  );

export const reasonOf = ({ reason }: AbortSignal): string => (typeof reason === 'string' ? oneLine(reason, 200) : 'aborted');

interface Parts {
  readonly child: Child;
  readonly transcript: Transcript;
  readonly time: Time;
  readonly hide: Hide;
}

/** A program that runs, with everything that listens to it. */
export class Running {
  /** A failure of whoever watches. It is theirs, so it goes back to them when all is over. */
  defect: { readonly error: unknown } | null = null;
  readonly #ending: Ending;
  readonly #family: Family;
  readonly #pipes: readonly PipeReading[];
  readonly #keepers = { stdout: new LineKeeper(longestLine), stderr: new LineKeeper(longestLine) };
  #heard: number;
  readonly #limits: (() => void)[] = [];
  readonly #listening: (() => void)[] = [];

  constructor(
    readonly plan: Plan,
    readonly batch: HandsBatch,
    readonly watch: HandsWatch,
    readonly reader: HandsReader,
    readonly parts: Parts,
  ) {
    const { child, time } = parts;
    this.#family = new Family(child.pid as number);
    this.#ending = new Ending({
      family: this.#family,
      policy: batch.interrupt,
      time,
      says: (cause, what) => this.meta(`mi.${cause === 'interrupted' ? 'interrupt' : 'stop'}.${what}`),
    });
    this.#heard = time.now();
    this.meta(`mi.hands.pid=${child.pid}`);
    const failed = (error: unknown) => {
      this.defect ??= { error };
      this.#ending.request('stopped', 'reason=watcher_failed');
    };
    this.#pipes = (['stdout', 'stderr'] as const).map(
      (name) => new PipeReading(name, child[name], (stream, pieces) => this.#take(stream, pieces), failed),
    );
    this.#give();
    this.#limit();
    this.#listen();
  }

  meta(line: string): void {
    this.parts.transcript.row('meta', line);
    this.reader.meta();
  }

  /** The prompt goes in while output comes out; whoever does not read it to its end may have had enough. */
  #give(): void {
    const { stdin } = this.parts.child;
    stdin.on('error', () => {});
    if (this.plan.stdin === null) stdin.end();
    else stdin.end(this.plan.stdin);
  }

  #listen(): void {
    const { signal, kill } = this.batch;
    const stop = () => this.#ending.request('stopped', `reason=${reasonOf(signal)}`);
    const end = () => this.#ending.kill();
    signal.addEventListener('abort', stop, { once: true });
    kill?.addEventListener('abort', end, { once: true });
    /** Nothing may outlive whoever watches over it, should that end by a defect. */
    const last = () => this.#family.signalAll('SIGKILL');
    process.once('exit', last);
    this.#listening.push(
      () => signal.removeEventListener('abort', stop),
      () => kill?.removeEventListener('abort', end),
      () => process.removeListener('exit', last),
    );
    if (signal.aborted) stop();
  }

  #limit(): void {
    const { total_ms, silent_ms } = this.batch.limits ?? {};
    const { time } = this.parts;
    if (total_ms !== undefined)
      this.#limits.push(time.after(total_ms, () => this.#ending.request('timed_out', `reason=total_ms limit=${total_ms}`)));
    if (silent_ms === undefined) return;
    let cancel = () => {};
    const look = () => {
      const left = this.#heard + silent_ms - time.now();
      const held = this.#pipes.some((pipe) => pipe.held);
      if (left <= 0 && !held) this.#ending.request('timed_out', `reason=silent_ms limit=${silent_ms}`);
      else cancel = time.after(Math.max(left, held ? silent_ms : 1), look);
    };
    look();
    this.#limits.push(() => cancel());
  }

  #take(stream: HandsStream, pieces: Iterable<Piece>): Promise<void> | undefined {
    const { transcript, time, hide } = this.parts;
    this.#heard = time.now();
    const waits: Promise<void>[] = [];
    for (const { text, ends } of pieces) {
      const piece = { text: hide(text), ends };
      transcript.row(stream, piece.text, !piece.ends);
      const line = this.#keepers[stream].add(piece);
      if (!line) continue;
      waits.push(...this.#tell({ kind: 'raw', stream, text: line.text }));
      for (const event of this.reader.line(stream, line.text, line.whole)) waits.push(...this.#tell(event));
    }
    if (transcript.failure !== null) this.#ending.request('transcript_failed', `reason=${transcript.failure}`);
    const room = transcript.room();
    if (room) waits.push(room);
    return waits.length > 0 ? Promise.all(waits).then(() => {}) : undefined;
  }

  #tell(event: HandsEvent): Promise<void>[] {
    const alarm = event.kind === 'raw' ? null : this.reader.alarm(event, this.batch.interrupt.mode);
    if (alarm !== null) {
      const what = this.plan.provider === 'codex' ? 'command' : 'text';
      this.#ending.request('interrupted', `mode=${this.batch.interrupt.mode} ${what}=${oneLine(alarm, 200)}`);
    }
    if (this.defect) return [];
    const heard = this.watch(event);
    return heard ? [heard] : [];
  }

  async end(): Promise<{ cause: Cause | null; exit_code: number; signal: string | null; left_running: boolean }> {
    const { child, time } = this.parts;
    const [code, signal] = await exitOf(child);
    this.#family.leaderEnded();
    for (const cancel of this.#limits) cancel();
    /** A stop may still come while something that was left running holds a pipe. */
    const leaving = this.#ending.cause === null ? null : this.#ending.leftBehind();
    const held = await drained(this.#pipes, time, () => this.#ending.cause === null);
    const { cause } = this.#ending;
    const left_running = cause === null ? held : await (leaving ?? this.#ending.leftBehind());
    for (const forget of this.#listening) forget();
    child.stdin.destroy();
    const exit_code = code ?? 128 + (signal ? constants.signals[signal] : 0);
    return { cause, exit_code, signal, left_running };
  }
}

function exitOf(child: Child): Promise<[number | null, NodeJS.Signals | null]> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve([child.exitCode, child.signalCode]);
    child.once('exit', (code, signal) => resolve([code, signal]));
  });
}
