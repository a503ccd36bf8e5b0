import type { ClaimRecord, EdgeRecord, NodeRecord } from '../../../../generated/types/index.ts';

/**
 * The Thought DB of one scope, read as plainly as possible: all lines are kept, and every question goes through all of them. Nothing
 * is shared with what is tested but the shape of the records.
 */
export class Oracle {
  readonly claims: ClaimRecord[] = [];
  readonly nodes: NodeRecord[] = [];
  readonly edges: EdgeRecord[] = [];
  readonly gone = new Set<string>();

  private last<T>(records: readonly T[], key: (record: T) => string): T[] {
    return [...new Map(records.map((record) => [key(record), record])).values()];
  }

  status(id: string): 'active' | 'superseded' | 'retracted' {
    if (this.gone.has(id)) return 'retracted';
    return this.edges.some((edge) => edge.edge_type === 'supersedes' && edge.from_id === id) ? 'superseded' : 'active';
  }

  /** Follows the last same_as edge from each id, twenty times at most; who meets an id again takes the smallest of the circle. */
  canonical(id: string): string {
    const seen: string[] = [];
    let at = id;
    for (let hops = 0; ; hops++) {
      if (seen.includes(at)) return seen.slice(seen.indexOf(at)).sort()[0] as string;
      seen.push(at);
      const edge = this.edges.filter((one) => one.edge_type === 'same_as' && one.from_id === at).at(-1);
      if (!edge || hops === 20) return at;
      at = edge.to_id;
    }
  }

  private ordered<T extends { asserted_ts: string }>(records: readonly T[], id: (record: T) => string): T[] {
    return [...records].sort((a, b) => {
      const byTime = Date.parse(b.asserted_ts) - Date.parse(a.asserted_ts);
      return byTime || (id(a) < id(b) ? 1 : -1);
    });
  }

  private shown<T extends { asserted_ts: string }>(records: readonly T[], id: (record: T) => string, all: boolean): string[] {
    return this.ordered(this.last(records, id), id)
      .map(id)
      .filter((one) => all || (this.status(one) === 'active' && this.canonical(one) === one));
  }

  claimIds(all: boolean, fits: (claim: ClaimRecord) => boolean = () => true): string[] {
    const own = this.last(this.claims, ({ claim_id }) => claim_id).filter(fits);
    return this.shown(own, ({ claim_id }) => claim_id, all);
  }

  nodeIds(all: boolean): string[] {
    return this.shown(this.nodes, ({ node_id }) => node_id, all);
  }

  /** One edge for each two ends and type, the last that was written. */
  edgeIds(fits: (edge: EdgeRecord) => boolean = () => true): string[] {
    const own = this.last(this.edges, ({ edge_type, from_id, to_id }) => `${edge_type} ${from_id} ${to_id}`);
    return this.ordered(own.filter(fits), ({ edge_id }) => edge_id).map(({ edge_id }) => edge_id);
  }

  aliases(id: string): string[] {
    const ids = new Set(this.edges.filter((edge) => edge.edge_type === 'same_as').map(({ from_id }) => from_id));
    return [...ids].filter((one) => one !== id && this.canonical(one) === id).sort();
  }
}
