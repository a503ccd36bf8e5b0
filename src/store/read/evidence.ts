import type { TaskReads } from '../../records/tasks.ts';
import { compiled } from '../compiled.ts';
import { toEvidence } from '../evidence-rows.ts';
import type { Database, Db } from '../tables.ts';

const bySeq = compiled<{ ws: number; seq: number }, Database['evidence']>((k, p) =>
  k.selectFrom('evidence').selectAll().where('ws', '=', p('ws')).where('seq', '=', p('seq')),
);

const attachedTo = compiled<{ ws: number; entity: string }, Pick<Database['evidence'], 'attachments'>>((k, p) =>
  k.selectFrom('evidence').select('attachments').where('ws', '=', p('ws')).where('entity', '=', p('entity')),
);

export const evidenceReads = (db: Db, ws: number): TaskReads['evidence'] => ({
  async at(seq) {
    const row = await bySeq.first(db, { ws, seq });
    return row && toEvidence(row);
  },
  async isAttached(entity, attachment) {
    const rows = await attachedTo.all(db, { ws, entity });
    return rows.some(({ attachments }) => (JSON.parse(attachments) as string[]).includes(attachment));
  },
});
