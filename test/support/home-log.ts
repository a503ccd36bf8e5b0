import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { evidence } from '../../contracts/evidence/index.ts';

const kinds = ['hands_input', 'evidence', 'check_plan', 'decide_next', 'run_end'];
/** Of each kind what its contract shows first. */
const examples = new Map(evidence.map(({ kind, valid }) => [kind as string, valid[0]?.record]));

/** An EvidenceLog of so many records: one batch after another, as runs leave them. */
export function evidenceLog(records: number): string {
  const lines = Array.from({ length: records }, (_, i) => {
    const run_id = `run_${1_700_000_000 + Math.floor(i / kinds.length)}_0a1b2c3d`;
    const seq = (i % kinds.length) + 1;
    const kind = kinds[i % kinds.length] ?? '';
    return JSON.stringify({
      kind,
      ...examples.get(kind),
      batch_id: 'b0',
      ts: new Date(1_700_000_000_000 + i * 1000).toISOString(),
      run_id,
      seq,
      event_id: `ev_${run_id}_${String(seq).padStart(6, '0')}`,
    });
  });
  return `${lines.join('\n')}\n`;
}

/** The id of a project that is known by its folder alone. */
export const projectIdOf = (folder: string): string =>
  createHash('sha256')
    .update(`path:${realpathSync(folder)}`)
    .digest('hex')
    .slice(0, 16);
