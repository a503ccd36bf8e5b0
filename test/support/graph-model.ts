/** The graph room said again as simply as possible: every version in one list, every question answered by reading all of it. */

export interface Version {
  readonly seq: number;
  readonly branch: number;
  readonly kind: 'node' | 'edge';
  readonly key: string;
  readonly deleted: boolean;
  /** What it says, without numbers and times. */
  readonly says: Readonly<Record<string, unknown>>;
  readonly merged_from?: { readonly branch: number; readonly seq: number };
}

interface Branch {
  readonly id: number;
  name: string;
  readonly base: number | null;
  readonly cut: number;
}

export interface ModelConflict {
  readonly from: number;
  readonly into: number;
  readonly kind: 'node' | 'edge';
  readonly key: string;
  readonly theirs: Version;
  readonly ours: Version;
  readonly base: Version | undefined;
  readonly created_seq: number;
  status: 'open' | 'resolved' | 'superseded';
}

export type Op =
  | {
      op: 'node_upsert';
      id: string;
      type: string;
      title?: string;
      text?: string;
      status?: string;
      tags?: string[];
      meta?: object;
    }
  | { op: 'node_delete'; id: string }
  | { op: 'edge_upsert'; from: string; rel: string; to: string; meta?: object }
  | { op: 'edge_delete'; from: string; rel: string; to: string };

export interface MergePage {
  merged: number;
  skipped: number;
  conflicts_created: number;
  conflicts: { kind: string; key: string }[];
  next: number | null;
}

const idOf = ({ kind, key }: Pick<Version, 'kind' | 'key'>) => `${kind} ${key}`;
const gone = (v: Version | undefined) => v?.deleted ?? true;
const text = (says: object) => JSON.stringify(Object.entries(says).sort(([a], [b]) => (a < b ? -1 : 1)));

export const same = (a: Version | undefined, b: Version | undefined): boolean =>
  gone(a) || gone(b) ? gone(a) === gone(b) : text((a as Version).says) === text((b as Version).says);

class Refused extends Error {}

export class Model {
  seq = 1;
  versions: Version[] = [];
  branches: Branch[] = [{ id: 1, name: 'main', base: null, cut: 0 }];
  conflicts: ModelConflict[] = [];

  branch(id: number): Branch {
    return this.branches.find((b) => b.id === id) as Branch;
  }

  /** The latest version per key of all that is seen on a branch, up to a number. */
  latest(id: number, upto = Number.POSITIVE_INFINITY): Map<string, Version> {
    const seen: Version[] = [];
    let [at, cut]: [number | null, number] = [id, upto];
    while (at !== null) {
      const { base, cut: below }: Branch = this.branch(at);
      for (const v of this.versions) if (v.branch === at && v.seq <= cut) seen.push(v);
      [at, cut] = [base, Math.min(cut, below)];
    }
    const latest = new Map<string, Version>();
    for (const v of seen.sort((a, b) => a.seq - b.seq)) latest.set(idOf(v), v);
    return latest;
  }

  newestFirst(id: number): Version[] {
    return [...this.latest(id).values()].sort((a, b) => b.seq - a.seq);
  }

  #write(version: Omit<Version, 'seq'>): void {
    this.seq += 1;
    this.versions.push({ ...version, seq: this.seq });
  }

  /** True when the batch was taken. */
  apply(branch: number, ops: readonly Op[]): boolean {
    const before = { seq: this.seq, versions: [...this.versions] };
    try {
      for (const op of ops) this.#applyOne(branch, op);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.seq = before.seq;
      this.versions = before.versions;
      return false;
    }
  }

  #applyOne(branch: number, op: Op): void {
    const latest = this.latest(branch);
    const node = (id: string) => latest.get(`node ${id}`);
    if (op.op === 'node_upsert') {
      const { op: _, id, ...fields } = op;
      const says = { tags: [], ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) };
      this.#write({ branch, kind: 'node', key: id, deleted: false, says });
    } else if (op.op === 'node_delete') {
      const old = node(op.id);
      if (!old || old.deleted) throw new Refused();
      const edges = [...latest.values()].filter(
        (v) => v.kind === 'edge' && !v.deleted && [v.key.split('|')[0], v.key.split('|')[2]].includes(op.id),
      );
      for (const { kind, key, says } of edges.sort((a, b) => a.seq - b.seq))
        this.#write({ branch, kind, key, deleted: true, says });
      this.#write({ branch, kind: 'node', key: op.id, deleted: true, says: old.says });
    } else {
      const key = `${op.from}|${op.rel}|${op.to}`;
      const old = latest.get(`edge ${key}`);
      if (op.op === 'edge_upsert') {
        if (gone(node(op.from)) || gone(node(op.to))) throw new Refused();
        this.#write({ branch, kind: 'edge', key, deleted: false, says: op.meta ? { meta: op.meta } : {} });
      } else {
        if (!old || old.deleted) throw new Refused();
        this.#write({ branch, kind: 'edge', key, deleted: true, says: old.says });
      }
    }
  }

  create(name: string, base: number): void {
    const cut = this.seq;
    this.seq += 1;
    this.branches.push({ id: this.seq, name, base, cut });
  }

  rename(id: number, name: string): void {
    this.seq += 1;
    this.branch(id).name = name;
  }

  remove(id: number): void {
    this.seq += 1;
    this.branches = this.branches.filter((b) => b.id !== id);
    this.versions = this.versions.filter((v) => v.branch !== id);
    this.conflicts = this.conflicts.filter((c) => c.from !== id && c.into !== id);
  }

  #bring(into: number, theirs: Version, ours: Version | undefined): void {
    const { kind, key, deleted } = theirs;
    const says = deleted ? ((ours ?? theirs) as Version).says : theirs.says;
    this.#write({ branch: into, kind, key, deleted, says, merged_from: { branch: theirs.branch, seq: theirs.seq } });
  }

  /** One page of a merge of a branch into its base. */
  merge(from: number, before: number, limit: number, dry: boolean): MergePage {
    const { base: into, cut } = this.branch(from) as Branch & { base: number };
    const own = new Map<string, Version>();
    for (const v of this.versions) if (v.branch === from) own.set(idOf(v), v);
    const all = [...own.values()].filter((v) => v.seq < before).sort((a, b) => b.seq - a.seq);
    const page = all.slice(0, limit);
    const ours = this.latest(into);
    const forked = this.latest(into, cut);
    const result: MergePage = { merged: 0, skipped: 0, conflicts_created: 0, conflicts: [], next: null };
    const todo: (() => void)[][] = [[], [], []];
    for (const theirs of page) {
      const id = idOf(theirs);
      const about = this.conflicts.filter((c) => c.from === from && c.into === into && idOf(c) === id);
      const merged = this.versions
        .filter((v) => v.branch === into && idOf(v) === id && v.merged_from?.branch === from)
        .map((v) => v.merged_from?.seq as number);
      const settled = merged.includes(theirs.seq) || about.some((c) => c.status === 'resolved' && c.theirs.seq === theirs.seq);
      const common = merged.length ? this.versions.find((v) => v.seq === Math.max(...merged)) : forked.get(id);
      const mine = ours.get(id);
      const clash = !settled && !same(theirs, common) && !same(theirs, mine) && !same(mine, common) ? mine : undefined;
      const standing = clash && about.find((c) => c.theirs.seq === theirs.seq && c.ours.seq === clash.seq);
      for (const c of about)
        if (c.status === 'open' && c !== standing)
          todo[1]?.push(() => {
            this.seq += 1;
            c.status = 'superseded';
          });
      if (settled || same(theirs, common) || same(theirs, mine)) result.skipped += 1;
      else if (!clash) {
        result.merged += 1;
        todo[0]?.unshift(() => this.#bring(into, theirs, mine));
      } else {
        result.conflicts.push({ kind: theirs.kind, key: theirs.key });
        if (standing) continue;
        result.conflicts_created += 1;
        todo[2]?.unshift(() => {
          this.seq += 1;
          const { kind, key } = theirs;
          const made = { from, into, kind, key, theirs, ours: clash, base: common, created_seq: this.seq };
          this.conflicts.push({ ...made, status: 'open' });
        });
      }
    }
    if (!dry) for (const work of todo.flat()) work();
    if (all.length > limit) result.next = page.at(-1)?.seq ?? null;
    return result;
  }

  resolve(conflict: ModelConflict, useFrom: boolean): void {
    const { into, theirs } = conflict;
    if (useFrom) this.#bring(into, theirs, this.latest(into).get(idOf(theirs)));
    this.seq += 1;
    conflict.status = 'resolved';
  }

  diff(from: number, to: number): Version[] {
    const other = this.latest(from);
    return this.newestFirst(to).filter((v) => !same(v, other.get(idOf(v))));
  }

  live(id: number): { nodes: Version[]; edges: Version[]; dangling: Version[] } {
    const live = this.newestFirst(id).filter((v) => !v.deleted);
    const nodes = live.filter((v) => v.kind === 'node');
    const edges = live.filter((v) => v.kind === 'edge');
    const ids = new Set(nodes.map((v) => v.key));
    const dangling = edges.filter((v) => !ids.has(v.key.split('|')[0] as string) || !ids.has(v.key.split('|')[2] as string));
    return { nodes, edges, dangling };
  }
}
