import type { Segment } from '../../generated/handlers/ctx.ts';
import { refuse } from '../kernel/fault.ts';
import { defaults } from './defaults.ts';
import type { DocRow, WorkspaceReads } from './workspace.ts';

type Kind = DocRow['kind'];

const kinds = Object.keys(defaults.docs) as Kind[];

/** What a document of this name holds, where the name says so: `graph`, `TASK-001-graph`. */
const kindByName = (doc: string): Kind | undefined =>
  kinds.find((kind) => doc === defaults.docs[kind] || doc.endsWith(`-${defaults.docs[kind]}`));

/** Notes and trace hold entries, a graph holds versions of nodes and edges: neither would be found again in the other. */
export async function refuseUnlessHolds(
  store: WorkspaceReads,
  place: { readonly view: readonly Segment[]; readonly doc: string },
  wanted: 'entries' | 'graph',
): Promise<void> {
  const { view, doc } = place;
  const seen = async () => (await store.documents.onBranches(view.map((s) => s.branch_id))).find((row) => row.doc === doc)?.kind;
  const kind = kindByName(doc) ?? (await seen());
  if (kind === undefined || (kind === 'graph') === (wanted === 'graph')) return;
  throw kind === 'graph' ? refuse('document-is-a-graph', { doc }) : refuse('document-is-no-graph', { doc, holds: kind });
}
