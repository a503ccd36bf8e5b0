import type { Tombstone } from '../../../generated/types/index.ts';
import { iso } from '../../kernel/text.ts';
import type { ForgottenReads } from '../../records/forgotten.ts';
import { versionRef } from '../../records/refs.ts';
import { compiled } from '../compiled.ts';
import type { Database, Db } from '../tables.ts';

const byRef = compiled<{ ws: number; ref: string }, Database['forgotten']>((k, p) =>
  k.selectFrom('forgotten').selectAll().where('ws', '=', p('ws')).where('ref', '=', p('ref')),
);

/** Only ids of nodes are used again. */
const writtenSince = async ({ kysely }: Db, { ws, ref, seq, kind }: Database['forgotten']): Promise<boolean> =>
  (kind === 'card' || kind === 'node') &&
  (await kysely
    .selectFrom('node_versions')
    .select('seq')
    .where('ws', '=', ws)
    .where('key', '=', ref)
    .where('seq', '>', seq)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const forgottenReads = (db: Db, ws: number): ForgottenReads['forgotten'] => ({
  async find(ref) {
    const row = await byRef.first(db, { ws, ref: versionRef.read(ref)?.note ?? ref });
    if (!row || (await writtenSince(db, row))) return undefined;
    const { kind, ts_ms, agent_id, reason } = row;
    return {
      kind: 'forgotten',
      ref: row.ref,
      what: kind as Tombstone['what'],
      ts: iso(ts_ms),
      ...(agent_id === null ? {} : { agent_id }),
      reason,
      truncated: false,
    };
  },
});
