import { constants } from 'node:fs';
import { type FileHandle, stat } from 'node:fs/promises';
import { systemDisk } from './disk.ts';
import { fileStart, type Line, type LineStart, linesIn, type ReadOptions } from './lines.ts';
import { type Break, breakAt, type Mark, markAt } from './mark.ts';
import { codeOf, troubleWith } from './trouble.ts';
import { Bell, type Wakes, wakesOf } from './wake.ts';

export type Followed =
  | { readonly kind: 'lines'; readonly lines: readonly WholeLine[] }
  /**
   * Reading begins again at the start. After `rotated` (the old file was moved away and read to its end) all that follows is
   * new; after the others it may hold what was told before.
   */
  | { readonly kind: 'restarted'; readonly reason: Break | 'rotated' };

export interface FollowOptions extends ReadOptions {
  /** Where to begin: a place, a mark that is checked, or what is the end now. */
  readonly from?: LineStart | Mark | 'end';
  readonly wakes?: Wakes;
}

/** Tells each line of a growing file once, in order, as soon as it is whole. */
export interface FileFollower extends AsyncIterable<Followed> {
  /** Looks now. */
  poke(): void;
  /** How far it has told, for another follower to go on from. Null while there is no file. */
  mark(): Promise<Mark | null>;
  stop(): Promise<void>;
}

const openIfThere = (file: string) =>
  systemDisk.open(file, constants.O_RDONLY).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });

const statIfThere = (file: string) =>
  stat(file, { bigint: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });

/** Past the last whole line. */
async function endOf(handle: FileHandle): Promise<LineStart> {
  const chunk = Buffer.allocUnsafe(64 * 1024);
  let { byte, line } = fileStart;
  for (let at = 0; ; ) {
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
    if (bytesRead === 0) return { byte, line };
    for (let end = chunk.indexOf(10); end >= 0 && end < bytesRead; end = chunk.indexOf(10, end + 1)) {
      byte = at + end + 1;
      line += 1;
    }
    at += bytesRead;
  }
}

interface Open {
  readonly handle: FileHandle;
  /** How far was told. */
  at: Mark;
}

async function begin(handle: FileHandle, from: LineStart | Mark | 'end'): Promise<{ open: Open; broken: Break | null }> {
  if (from === 'end') return { open: { handle, at: await markAt(handle, await endOf(handle)) }, broken: null };
  const broken = 'checksum' in from ? await breakAt(handle, from) : null;
  return { open: { handle, at: await markAt(handle, broken ? fileStart : from) }, broken };
}

type WholeLine = Exclude<Line, { kind: 'unfinished' }>;

/** Some of the whole lines that have not been told yet. */
async function someNews(open: Open, options: ReadOptions): Promise<readonly WholeLine[]> {
  for await (const lines of linesIn(open.handle, open.at, options)) {
    const whole = lines.filter((line) => line.kind !== 'unfinished');
    const last = whole.at(-1);
    if (!last) continue;
    open.at = await markAt(open.handle, { byte: last.next, line: last.line + 1 });
    return whole;
  }
  return [];
}

/** One file, looked at whenever somebody asks: what is new in it, each line once. */
export class Following {
  #open: Open | undefined;
  #pending: Break | 'rotated' | null = null;
  /** What the file looked like when it was last read to its end. */
  #seen = '';

  constructor(
    readonly file: string,
    readonly options: ReadOptions,
  ) {}

  async begin(from: LineStart | Mark | 'end'): Promise<void> {
    const handle = await openIfThere(this.file);
    if (handle) {
      const { open, broken } = await begin(handle, from);
      this.#open = open;
      this.#pending = broken;
    } else if (from !== 'end' && from.byte > 0) this.#pending = 'replaced';
  }

  get at(): Mark | null {
    return this.#open?.at ?? null;
  }

  async close(): Promise<void> {
    const open = this.#open;
    this.#open = undefined;
    await open?.handle.close();
  }

  /** Everything that is new. Costs one question to the system where nothing is. */
  async *look(): AsyncGenerator<Followed> {
    const there = await statIfThere(this.file);
    const now = there ? `${there.dev}:${there.ino}:${there.size}:${there.mtimeNs}:${there.ctimeNs}` : '';
    if (this.#open && now === this.#seen) return;
    if (!this.#open) {
      const handle = there && (await openIfThere(this.file));
      if (!handle) return;
      this.#open = { handle, at: await markAt(handle, fileStart) };
    }
    const open = this.#open;
    /** Checked before each group: whoever listens may take their time in between. */
    for (;;) {
      const reason = this.#pending ?? (await breakAt(open.handle, open.at));
      if (reason) {
        this.#pending = null;
        open.at = await markAt(open.handle, fileStart);
        yield { kind: 'restarted', reason };
      }
      const lines = await someNews(open, this.options);
      if (lines.length === 0) break;
      yield { kind: 'lines', lines };
    }
    if (there && String(there.dev) === open.at.device && String(there.ino) === open.at.inode) this.#seen = now;
    else yield* this.#leave(open);
  }

  /** Another file stands there, or none. This one was read to its end after nobody could find it any more. */
  async *#leave({ handle }: Open): AsyncGenerator<Followed> {
    const { nlink } = await handle.stat();
    this.#pending = nlink === 0 ? 'replaced' : 'rotated';
    await this.close();
    yield* this.look();
  }
}

export async function follow(file: string, options: FollowOptions = {}): Promise<FileFollower> {
  const { from = fileStart, wakes = wakesOf(file) } = options;
  const bell = new Bell();
  const following = new Following(file, options);
  let stopped = false;

  async function* run(): AsyncGenerator<Followed> {
    while (!stopped) {
      for await (const event of following.look()) {
        yield event;
        if (stopped) return;
      }
      if (!stopped) await bell.heard();
    }
  }
  const events = run();
  const stopWaking = wakes(() => bell.ring());
  const stop = async () => {
    stopped = true;
    stopWaking();
    bell.ring();
    await events.return(undefined);
    await following.close();
  };
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      await stop();
      throw troubleWith(file, error);
    }
  };

  await guarded(() => following.begin(from));
  return {
    poke: () => bell.ring(),
    mark: async () => following.at,
    stop,
    [Symbol.asyncIterator]: () => ({
      next: () => guarded(() => events.next()),
      return: async () => {
        await stop();
        return { done: true, value: undefined };
      },
    }),
  };
}
