import type { TranscriptProject, TranscriptScan } from '../../../generated/types/index.ts';
import { fault, refuse } from '../../kernel/fault.ts';
import type { ByteMeter, OpenTranscript, TranscriptLine, Transcripts } from '../../kernel/transcripts.ts';
import { given } from './given.ts';
import { belongs, emptyHead, type Head, isSettled, learn, type Message, messageOf, projectOf } from './transcript-rules.ts';

/** How far into a file its head may reach; Codex puts its own instructions there. */
const headBytes = 128 * 1024;

export interface Session {
  readonly path: string;
  readonly head: Head;
  readonly project: TranscriptProject;
}

export const sessionRef = ({ head: { id, ts } }: Session) => given({ id, ts });

export interface Ref {
  readonly path: string;
  readonly line?: number;
  readonly byte: number;
}

export interface Visitor {
  message(session: Session, message: Message, ref: Ref): void;
  /** A session of this project was read: all of it, or as much as its share allows. */
  leave(session: Session, whole: boolean): void;
  /** Nothing more is wanted. */
  done(): boolean;
}

export interface Plan {
  readonly root_dir: string;
  readonly cwd_prefix: string;
  readonly max_files: number;
  readonly max_bytes_total: number;
  /** The most that is read of one file besides its head. */
  readonly share: number;
}

export interface Scanned {
  readonly found: boolean;
  readonly scanned: TranscriptScan;
  /** Files that max_files left out. */
  readonly more_files: boolean;
}

type Skipped = TranscriptScan['skipped'];

function count(skipped: Skipped, { problem }: TranscriptLine): void {
  if (problem === 'malformed') skipped.malformed_lines += 1;
  if (problem === 'too_long') skipped.long_lines += 1;
}

const refOf = (path: string, { byte, line }: TranscriptLine): Ref => (line === null ? { path, byte } : { path, line, byte });

/** NotesStore the first lines until it is clear whose session it is; the iterator goes on after them. */
export async function readHead(
  lines: AsyncIterator<TranscriptLine>,
  prefix: string,
): Promise<{ head: Head; early: TranscriptLine[] }> {
  const early: TranscriptLine[] = [];
  let head = emptyHead;
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    early.push(next.value);
    head = learn(head, next.value.record);
    if (isSettled(head, prefix) || next.value.byte > headBytes) break;
  }
  return { head, early };
}

/** One file: its head to know whose it is, then the rest, or the end of it where the rest is larger than its share. */
async function visitFile(
  file: OpenTranscript,
  path: string,
  plan: Plan,
  meter: ByteMeter,
  skipped: Skipped,
  visitor: Visitor,
): Promise<void> {
  const beginning = file.lines({ byte: 0, line: 1 }, meter)[Symbol.asyncIterator]();
  const { head, early } = await readHead(beginning, plan.cwd_prefix);
  for (const line of early) count(skipped, line);
  if (!belongs(head, plan.cwd_prefix)) return;

  const session: Session = { path, head, project: projectOf(head, plan.cwd_prefix) };
  const tell = (line: TranscriptLine) => {
    const message = messageOf(line.record);
    if (message) visitor.message(session, message, refOf(path, line));
  };
  for (const line of early) if (!visitor.done()) tell(line);
  const end = Math.max(0, file.size - plan.share);
  const whole = (early.at(-1)?.byte ?? 0) >= end;
  const rest = whole ? beginning : file.lines({ byte: end, line: null, align: true }, meter)[Symbol.asyncIterator]();
  for (let next = await rest.next(); !next.done && !visitor.done(); next = await rest.next()) {
    count(skipped, next.value);
    tell(next.value);
  }
  visitor.leave(session, whole && !meter.short);
}

/** Goes through the transcripts below a folder, newest first, within the bounds of the plan. */
export async function scan(
  transcripts: Transcripts,
  plan: Plan,
  visitor: Visitor,
  progress: (done: number, total: number) => void,
): Promise<Scanned> {
  const skipped: Skipped = { folders: 0, files: 0, malformed_lines: 0, long_lines: 0 };
  const meter: ByteMeter = { left: plan.max_bytes_total, used: 0, short: false };
  const listing = await transcripts.list(plan.root_dir);
  if (listing.kind === 'forbidden') throw refuse('root-is-not-allowed', { root_dir: plan.root_dir });
  if (listing.kind === 'unreadable') throw fault('IO_ERROR', { doing: 'list', path: plan.root_dir, detail: listing.detail });
  const files = listing.kind === 'listed' ? listing.files : [];
  if (listing.kind === 'listed') skipped.folders = listing.skipped_folders;
  const chosen = files.slice(0, plan.max_files);
  let opened = 0;
  for (const { path, size } of chosen) {
    if (visitor.done() || meter.short) break;
    if (meter.left === 0 && size > 0) {
      meter.short = true;
      break;
    }
    progress(opened, chosen.length);
    const reading = await transcripts.read(plan.root_dir, path, (file) => visitFile(file, path, plan, meter, skipped, visitor));
    if (reading.kind === 'read') opened += 1;
    else skipped.files += 1;
  }
  return {
    found: listing.kind === 'listed',
    scanned: { files: opened, bytes: meter.used, truncated: meter.short, skipped },
    more_files: files.length > chosen.length && !visitor.done() && !meter.short,
  };
}
