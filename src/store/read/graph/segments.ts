import type { Segment } from '../../../../generated/handlers/ctx.ts';
import type { Db, VersionState } from '../../tables.ts';
import { viewParam } from './sql.ts';

/** A part of one branch that an index gives in order: versions of one standing with after < seq <= top. */
export interface IndexRange {
  ws: number;
  branch_id: number;
  doc: string;
  standing: VersionState;
  after: number;
  top: number;
  /** Where the view leaves the branch; a past version counts if it was the latest there. */
  cut: number;
  /** Segments whose versions hide these. */
  nearer: string;
  depth: number;
}

/**
 * What to read for a page before a number, segment by segment from the newest; later segments only when a page is not full.
 * What was overtaken on its branch is read only below a cut: at the open end of a branch it is never the latest.
 */
export function* segmentsOf(
  db: Db,
  ws: number,
  doc: string,
  view: readonly Segment[],
  before: number,
  standings: readonly VersionState[],
): Generator<IndexRange[]> {
  for (const [i, { branch_id, after, upto }] of view.entries()) {
    const top = Math.min(upto, before - 1);
    if (after >= top) continue;
    const nearer = viewParam(db.engine, view.slice(0, i));
    const all = upto === Number.MAX_SAFE_INTEGER ? standings : [...standings, 'past' as const];
    yield all.map((standing) => ({ ws, branch_id, doc, standing, after, top, cut: upto, nearer, depth: i + 1 }));
  }
}

export const newestOf = <T>(rows: readonly T[], seqOf: (row: T) => number, limit: number): T[] =>
  [...rows].sort((a, b) => seqOf(b) - seqOf(a)).slice(0, limit);
