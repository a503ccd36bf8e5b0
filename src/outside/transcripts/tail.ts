import path from 'node:path';
import { type Said, saidIn } from '../../kernel/transcript-message.ts';
import type { Transcripts } from '../../kernel/transcripts.ts';

/** A long session ends in a few messages; no more of it is read than this. */
const tailBytes = 512 * 1024;
const mostSaid = 50;

/** The last things said in a transcript that may be read; nothing where it may not, or is not there. */
export async function transcriptTail(transcripts: Transcripts, file: string): Promise<Said[]> {
  const read = await transcripts.read(path.dirname(file), path.basename(file), async (opened) => {
    const said: Said[] = [];
    const from = { byte: Math.max(0, opened.size - tailBytes), line: null, align: true as const };
    for await (const { record } of opened.lines(from, { left: tailBytes, used: 0, short: false })) said.push(...saidIn(record));
    return said.slice(-mostSaid);
  });
  return read.kind === 'read' ? read.value : [];
}
