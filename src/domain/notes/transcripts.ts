import type { WarnFor } from '../../../generated/handlers/codes.ts';
import type { NotesTranscriptsHandlers } from '../../../generated/handlers/notes.ts';
import { fault, refuse } from '../../kernel/fault.ts';
import { nextCall } from '../../kernel/says.ts';
import type { TranscriptReading, Transcripts } from '../../kernel/transcripts.ts';
import { given } from './given.ts';
import type { NotesStore } from './store.ts';
import { digesting, retries } from './transcript-digest.ts';
import { captureOf, decidePlace, type Offset, openWindow, type Windowed } from './transcript-open.ts';
import { displayable, longestText, projectOf } from './transcript-rules.ts';
import { type Scanned, scan } from './transcript-scan.ts';
import { searching } from './transcript-search.ts';

const MiB = 1024 * 1024;
/** Of one large file a quarter of the bytes at most, so that others get their turn. */
const searchShare = (bytes: number) => Math.max(MiB, Math.ceil(bytes / 4));
/** The end of a session is where it says what it came to. */
const digestShare = (bytes: number) => Math.min(MiB, Math.max(MiB / 16, Math.floor(bytes / 64)));

type Warn = WarnFor<'TRANSCRIPTS_ROOT_MISSING' | 'TRANSCRIPTS_SCAN_TRUNCATED' | 'TRANSCRIPTS_MAX_FILES_REACHED'>;

/** What was read, and a warning for whatever kept the rest away. */
function report({ found, scanned, more_files }: Scanned, partial: boolean, root_dir: string, warn: Warn) {
  const truncated = scanned.truncated || partial;
  if (!found) warn('TRANSCRIPTS_ROOT_MISSING', { root_dir });
  if (truncated) warn('TRANSCRIPTS_SCAN_TRUNCATED', { bytes: scanned.bytes });
  if (more_files) warn('TRANSCRIPTS_MAX_FILES_REACHED', { files: scanned.files });
  return { ...scanned, truncated };
}

/** What was read of a file, or why nothing could be. */
function windowOf(reading: TranscriptReading<Windowed>, root_dir: string, path: string, { line, byte }: Offset) {
  if (reading.kind === 'forbidden') throw refuse('root-is-not-allowed', { root_dir });
  if (reading.kind === 'outside') throw refuse('path-leaves-the-root', { path });
  if (reading.kind === 'unreadable') throw fault('IO_ERROR', { doing: 'open', path, detail: reading.detail });
  const id = `${path}, ${line === undefined ? `byte ${byte}` : `line ${line}`}`;
  if (reading.kind === 'missing') throw refuse('transcript-is-not-there', { id });
  const { window, short } = reading.value;
  if (!window) throw refuse(short ? 'line-is-too-far' : 'place-is-past-the-end', { id });
  return { ...reading.value, window };
}

interface Ports {
  readonly transcripts: Transcripts;
}

export const transcriptHandlers: NotesTranscriptsHandlers<NotesStore, Ports> = {
  async transcripts_search(input, { ports: { transcripts }, warn, short, progress }) {
    const { role, dedupe, max_files, max_bytes_total } = input;
    const root_dir = transcripts.root(input.root_dir);
    const cwd_prefix = input.cwd_prefix ?? transcripts.project_root;
    const search = searching(input, short);
    const plan = { root_dir, cwd_prefix, max_files, max_bytes_total, share: searchShare(max_bytes_total) };
    const scanned = report(await scan(transcripts, plan, search, progress), search.partial(), root_dir, warn);
    return {
      root_dir,
      filters: { cwd_prefix, ...given({ role }), dedupe },
      scanned,
      projects: search.projects(),
      hits: search.hits,
      has_more: search.done(),
      truncated: false,
    };
  },

  async transcripts_digest(input, { ports: { transcripts }, warn, suggest, short, progress }) {
    const { mode, max_files, max_bytes_total } = input;
    const root_dir = transcripts.root(input.root_dir);
    const cwd_prefix = input.cwd_prefix ?? transcripts.project_root;
    const found = digesting(input, short);
    const plan = { root_dir, cwd_prefix, max_files, max_bytes_total, share: digestShare(max_bytes_total) };
    const scanned = report(await scan(transcripts, plan, found, progress), found.partial(), root_dir, warn);
    const digest = found.digest();
    if (digest.length === 0 && scanned.files > 0) for (const retry of retries(input, scanned.truncated)) suggest(retry);
    return { root_dir, filters: { cwd_prefix, mode }, scanned, digest, truncated: false };
  },

  async transcripts_open({ ref, before_lines, after_lines, root_dir: asked }, { ports: { transcripts }, warn, suggest, short }) {
    const root_dir = transcripts.root(asked);
    const place = decidePlace(ref);
    const reading = await transcripts.read(root_dir, ref.path, (file) => openWindow(file, place, before_lines, after_lines));
    const { head, window, line, lines, skipped } = windowOf(reading, root_dir, ref.path, place);
    if (place.byte !== undefined && place.byte !== window.at) warn('TRANSCRIPTS_REF_NOT_EXACT', { byte: place.byte });
    const entries = lines.map(({ message: { role, text, ts }, byte, line: number }) => ({
      line: number,
      byte,
      role,
      ...given({ ts }),
      text: short.chars(displayable(text), longestText),
      selected: byte === window.at,
    }));
    const exact = { path: ref.path, ...(line === null ? {} : { line }), byte: window.at };
    const capture = captureOf(exact, head, entries, short);
    if (capture) suggest(nextCall('keep-this-window', {}, capture));
    return {
      root_dir,
      ref: exact,
      session: given({ id: head.id, ts: head.ts, cwd: head.cwd }),
      project: projectOf(head, ''),
      entries,
      skipped_lines: skipped,
      truncated: false,
    };
  },
};
