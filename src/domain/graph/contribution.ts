import type { EventEntry } from '../../../generated/types/index.ts';
import type { Contribution } from '../../kernel/contributions.ts';
import { text } from '../../kernel/says.ts';
import { iso } from '../../kernel/text.ts';
import { isCardType } from '../../records/cards.ts';
import type { GraphVersion } from '../../records/graph.ts';
import { docRef } from '../../records/refs.ts';
import type { GraphStore } from './store.ts';

/** A version as an entry of its document. */
const toEntry = ({ kind, state }: GraphVersion, branch: string, doc: string): EventEntry => ({
  seq: state.last_seq,
  ts: iso(state.last_ts_ms),
  ts_ms: state.last_ts_ms,
  branch,
  doc,
  kind: 'event',
  event_id: `${doc}@${state.last_seq}`,
  event_type: `${kind}_${state.deleted ? 'removed' : 'written'}`,
  task_id: null,
  path: null,
  payload: { ...state },
});

export const graphContribution: Contribution<GraphStore> = {
  opens: [
    {
      form: docRef.form,
      matches: docRef.matches,
      async open(id, _input, store) {
        const found = await store.graph.at(docRef.seq(id));
        if (!found) return undefined;
        const entry = toEntry(found.version, found.branch, found.doc);
        return { kind: 'doc_entry', ref: docRef.confirm(id, entry), entry, truncated: false };
      },
    },
  ],
  forgets: [
    {
      matches: docRef.matches,
      async find(id, store) {
        const found = await store.graph.at(docRef.seq(id));
        if (found?.version.kind !== 'node' || isCardType(found.version.state.type)) return undefined;
        docRef.confirm(id, { doc: found.doc, seq: found.version.state.last_seq });
        return { what: 'node', nodes: { ids: [found.version.key], docs: [found.doc] } };
      },
    },
  ],
  diagnoses: [
    async ({ store }) => {
      const open = await store.conflicts.countOpen();
      const waiting = {
        code: 'GRAPH_CONFLICTS_OPEN',
        severity: 'warning' as const,
        ...text('graph-conflicts-are-open', { open }),
      };
      return { findings: open ? [waiting] : [], stats: { graph_conflicts_open: open } };
    },
  ],
};
