import type { IndexPart } from './index-part.ts';
import { prepared } from './prepared.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/**
 * Where each record of an EvidenceLog stands. What it says stays in its file and is read from there. Older logs have records
 * without an id; those are known by their place alone.
 */
export const evidenceIndex: IndexPart = {
  version: 1,
  sources: ({ evidence }) => [{ path: evidence, kind: 'lines' }],
  create: (db) => {
    db.exec(`
      create table evidence (
        byte integer primary key, event_id text not null, kind text not null, batch_id text not null, run_id text not null,
        seq integer not null, ts text not null
      ) without rowid;
      create index evidence_ids on evidence (event_id) where event_id <> '';
      create index evidence_kinds on evidence (kind, byte);
      create index evidence_runs on evidence (run_id, byte);`);
  },
  apply: (db, record, { byte }) => {
    prepared(db, 'insert or replace into evidence values (?, ?, ?, ?, ?, ?, ?)').run(
      byte,
      text(record.event_id),
      text(record.kind),
      text(record.batch_id),
      text(record.run_id),
      number(record.seq),
      text(record.ts),
    );
  },
  forget: (db) => void db.exec('delete from evidence'),
};
