import type { Appliers } from '../../generated/handlers/appliers.ts';
import type { NoteEntry } from '../../generated/types/index.ts';
import { iso } from '../kernel/text.ts';
import type { Writer } from '../store/tables.ts';
import { appendEntry } from './entries.ts';

/** A document that a note makes is of notes, unless its name says trace. */
const kindOf = (doc: string) => (doc === 'trace' || doc.endsWith('-trace') ? 'trace' : 'notes');

type Own = Pick<Appliers<Writer>, 'note_added'>;

export const noteAppliers: Own = {
  async note_added(fact, at) {
    const { seq, ts_ms } = at;
    const { branch, branch_id, doc, content, title, format, meta, agent_id, origin_seq, source_event_id } = fact;
    await appendEntry(
      at,
      { branch_id, doc, doc_kind: kindOf(doc) },
      {
        kind: 'note',
        agent_id: agent_id ?? null,
        title: title ?? null,
        format: format ?? null,
        meta: meta ? JSON.stringify(meta) : null,
        content,
        origin_seq: origin_seq ?? null,
        source_event_id: source_event_id ?? null,
      },
    );
    const entry: NoteEntry = { seq, ts: iso(ts_ms), ts_ms, branch, doc, kind: 'note', content };
    return Object.assign(
      entry,
      title === undefined ? {} : { title },
      format === undefined ? {} : { format },
      meta === undefined ? {} : { meta },
      agent_id === undefined ? {} : { agent_id },
      source_event_id === undefined ? {} : { source_event_id },
    );
  },
};
