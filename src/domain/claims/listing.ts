import type { MindScope } from '../../../generated/types/index.ts';
import type {
  ClaimFilter,
  ClaimRow,
  EdgeFilter,
  EdgeRow,
  NodeFilter,
  NodeRow,
  ThoughtPlace,
  ThoughtStatus,
} from '../../records/thoughts.ts';
import { scopesOf, type Where } from './finding.ts';
import type { ClaimsStore } from './store.ts';

export interface Listed<T> {
  readonly items: T[];
  readonly has_more: boolean;
}

/** Where a list goes on: behind something that is known. */
export interface Behind extends ThoughtPlace {
  readonly scope: MindScope;
}

const every: readonly ThoughtStatus[] = ['active', 'superseded', 'retracted'];

/** Which states are listed. */
export const statusesOf = (all: boolean, status: readonly ThoughtStatus[]): Pick<ClaimFilter, 'statuses' | 'aliases'> => ({
  statuses: status.length ? status : all ? every : undefined,
  aliases: all,
});

/** One store after the other; `more` reads a page of one of them. */
async function inTurn<T>(
  where: Where,
  behind: Behind | undefined,
  limit: number,
  read: (scope: MindScope, page: { after: ThoughtPlace | undefined; limit: number }) => Promise<T[]>,
): Promise<Listed<T>> {
  const items: T[] = [];
  const scopes = scopesOf(where);
  const from = behind ? Math.max(0, scopes.indexOf(behind.scope)) : 0;
  for (const [i, scope] of scopes.entries()) {
    if (i < from || items.length > limit) continue;
    items.push(...(await read(scope, { after: i === from ? behind : undefined, limit: limit + 1 - items.length })));
  }
  return { items: items.slice(0, limit), has_more: items.length > limit };
}

type Thoughts = ClaimsStore['thoughts'];

/** Claims of one store or of both. What the project says is not said again by a global claim. */
export function listClaims(thoughts: Thoughts, where: Where, filter: ClaimFilter, behind?: Behind): Promise<Listed<ClaimRow>> {
  return inTurn(where, behind, filter.limit, async (scope, page) => {
    if (scope === 'project' || where !== 'effective') return thoughts.claims(scope, { ...filter, ...page });
    const found: ClaimRow[] = [];
    let after = page.after;
    for (;;) {
      const rows = await thoughts.claims(scope, { ...filter, after, limit: page.limit });
      for (const row of rows) if (!(await thoughts.sameClaim('project', row))) found.push(row);
      const last = rows.at(-1);
      if (found.length >= page.limit || rows.length < page.limit || !last) return found.slice(0, page.limit);
      after = { asserted_ts: last.asserted_ts, id: last.claim_id };
    }
  });
}

export const listNodes = (thoughts: Thoughts, where: Where, filter: NodeFilter, behind?: Behind): Promise<Listed<NodeRow>> =>
  inTurn(where, behind, filter.limit, (scope, page) => thoughts.nodes(scope, { ...filter, ...page }));

const newer = (a: EdgeRow, b: EdgeRow): number =>
  Date.parse(b.asserted_ts) - Date.parse(a.asserted_ts) || (a.edge_id < b.edge_id ? 1 : -1);

/** Edges of both stores are one list. */
export async function listEdges(thoughts: Thoughts, where: Where, filter: EdgeFilter): Promise<Listed<EdgeRow>> {
  const found: EdgeRow[] = [];
  for (const scope of scopesOf(where)) found.push(...(await thoughts.edges(scope, { ...filter, limit: filter.limit + 1 })));
  const items = found.sort(newer);
  return { items: items.slice(0, filter.limit), has_more: items.length > filter.limit };
}
