import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { iso } from '../../kernel/text.ts';
import { transcriptName } from '../../kernel/transcript-name.ts';
import type { Hide } from '../secrets.ts';

/** What was asked and answered, a line each, written as it happens. */
export interface Transcript {
  /** Empty where none could be written. */
  readonly file: string;
  row(type: 'header' | 'request' | 'response' | 'line', fields: Readonly<Record<string, unknown>>): Promise<void>;
  close(): Promise<void>;
}

export interface TranscriptOrder {
  /** Null: nothing is written. */
  readonly folder: string | null;
  readonly tag: string;
  readonly now: () => number;
  /** Keeps two transcripts of one moment apart. */
  readonly unique: string;
  readonly hide: Hide;
}

async function created(file: string): Promise<FileHandle | undefined> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    return await open(file, 'wx', 0o600);
  } catch {
    /** A decision is not given up because nobody can read about it later. */
    return undefined;
  }
}

export async function openTranscript(order: TranscriptOrder): Promise<Transcript> {
  const file = order.folder === null ? '' : path.join(order.folder, transcriptName(order.now(), order.tag, order.unique));
  const handle = order.folder === null ? undefined : await created(file);
  let last: Promise<unknown> = Promise.resolve();
  return {
    file: handle ? file : '',
    row(type, fields) {
      const line = JSON.stringify({ type: `mi.mind_transcript.${type}`, ts: iso(order.now()), ...fields });
      last = last.then(() => handle?.appendFile(`${order.hide(line)}\n`)).catch(() => {});
      return last as Promise<void>;
    },
    async close() {
      await last;
      await handle?.close().catch(() => {});
    },
  };
}
