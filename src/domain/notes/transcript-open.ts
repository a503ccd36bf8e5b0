import type { Short } from '../../../generated/handlers/ctx.ts';
import { refuse } from '../../kernel/fault.ts';
import type { ByteMeter, OpenTranscript, TranscriptLine, TranscriptWindow } from '../../kernel/transcripts.ts';
import { emptyHead, type Head, type Message, messageOf } from './transcript-rules.ts';
import { readHead } from './transcript-scan.ts';

const MiB = 1024 * 1024;
/** How far a line number is counted from the beginning. */
const countedBytes = 64 * MiB;
const windowBytes = 8 * MiB;
/** A note with a whole conversation in it would not be read again. */
const captureChars = 1_200;

interface AskedRef {
  readonly path: string;
  readonly line?: number | undefined;
  readonly byte?: number | undefined;
}

export type Offset = { readonly line: number; readonly byte?: undefined } | { readonly byte: number; readonly line?: undefined };

/** What can be told from the reference alone, before any file is looked at. */
export function decidePlace({ path, line, byte }: AskedRef): Offset {
  if (path.startsWith('/') || /^[A-Za-z]:[\\/]/.test(path)) throw refuse('path-is-absolute');
  const depth = path
    .split(/[\\/]/)
    .reduce((at, part) => (at < 0 || part === '.' || part === '' ? at : part === '..' ? at - 1 : at + 1), 0);
  if (depth < 0) throw refuse('path-leaves-the-root', { path });
  if (!path.endsWith('.jsonl')) throw refuse('path-is-no-transcript', { path });
  if ((line === undefined) === (byte === undefined)) throw refuse('line-or-byte-is-needed');
  return line !== undefined ? { line } : { byte: byte as number };
}

export interface Windowed {
  readonly head: Head;
  readonly window: TranscriptWindow | undefined;
  /** The number of the line that was asked for, where it is known. */
  readonly line: number | null;
  readonly lines: readonly { readonly message: Message; readonly byte: number; readonly line: number | null }[];
  readonly skipped: number;
  /** The place was too far to be counted to. */
  readonly short: boolean;
}

const meterOf = (left: number): ByteMeter => ({ left, used: 0, short: false });

/** The messages around one line; what they stand among is left out. */
export async function openWindow(file: OpenTranscript, place: Offset, before: number, after: number): Promise<Windowed> {
  const seek = meterOf(place.line === undefined ? windowBytes : countedBytes);
  const window = await (place.line === undefined
    ? file.aroundByte(place.byte, before, seek)
    : file.aroundLine(place.line, before, seek));
  if (!window) return { head: emptyHead, window, line: null, lines: [], skipped: 0, short: seek.short };

  const { head } = await readHead(file.lines({ byte: 0, line: 1 }, meterOf(MiB))[Symbol.asyncIterator](), '');
  const lines: Windowed['lines'][number][] = [];
  let skipped = 0;
  let left = after;
  let line: number | null = null;
  const take = (read: TranscriptLine) => {
    const message = messageOf(read.record);
    if (message) lines.push({ message, byte: read.byte, line: read.line });
    if (read.problem) skipped += 1;
    if (read.byte === window.at) line = read.line;
    if (read.byte > window.at) left -= 1;
  };
  for await (const read of file.lines(window.start, meterOf(windowBytes))) {
    if (read.byte > window.at && left <= 0) break;
    take(read);
  }
  return { head, window, line, lines, skipped, short: false };
}

interface Shown {
  readonly role: string;
  readonly text: string;
  readonly selected: boolean;
}

/** A call that keeps what was opened; nothing where nothing was said. */
export function captureOf(
  ref: { path: string; line?: number; byte: number },
  head: Head,
  entries: readonly Shown[],
  short: Short,
) {
  if (entries.length === 0) return undefined;
  const at = ref.line === undefined ? `byte ${ref.byte}` : `line ${ref.line}`;
  const each = Math.max(80, Math.floor(captureChars / entries.length));
  const said = entries.map(({ role, text, selected }) => `${selected ? '> ' : ''}${role}: ${short.chars(text, each)}`);
  return {
    title: short.chars(`From ${ref.path}, ${at}`, 200),
    content: short.chars(said.join('\n\n'), captureChars * 2),
    format: 'transcript',
    meta: { transcript: ref, ...(head.id === undefined ? {} : { session: head.id }) },
  };
}
