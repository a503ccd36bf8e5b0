import fc from 'fast-check';
import { expect } from 'vitest';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import { type MergePage, Model, type Op, same, type Version } from './graph-model.ts';

export type Action =
  | { do: 'apply'; on: number; ops: Op[] }
  | { do: 'branch'; on: number }
  | { do: 'merge'; on: number; limit: number }
  | { do: 'resolve'; on: number; use_from: boolean }
  | { do: 'rename'; on: number }
  | { do: 'delete'; on: number };

const id = fc.constantFrom('a', 'b', 'c', 'd');
const rel = fc.constantFrom('r', 's');
const meta = fc.option(fc.constantFrom({ w: 1 }, { w: 2, x: { y: 1 } }), { nil: undefined });
const op: fc.Arbitrary<Op> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      op: fc.constant('node_upsert' as const),
      id,
      type: fc.constantFrom('idea', 'test'),
      title: fc.option(fc.constantFrom('Alpha', 'beta 100%', 'al'), { nil: undefined }),
      text: fc.option(fc.constantFrom('the ALPHA case', 'x_y "z"'), { nil: undefined }),
      status: fc.option(fc.constantFrom('open', 'closed'), { nil: undefined }),
      tags: fc.option(
        fc.uniqueArray(fc.constantFrom('p', 'q', 'z'), { maxLength: 3 }).map((t) => t.sort()),
        { nil: undefined },
      ),
      meta,
    }),
  },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('node_delete' as const), id }) },
  { weight: 4, arbitrary: fc.record({ op: fc.constant('edge_upsert' as const), from: id, rel, to: id, meta }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('edge_delete' as const), from: id, rel, to: id }) },
);

const on = fc.nat(9);
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('apply' as const), on, ops: fc.array(op, { minLength: 1, maxLength: 4 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('branch' as const), on }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('merge' as const), on, limit: fc.constantFrom(1, 2, 200) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('resolve' as const), on, use_from: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rename' as const), on }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), on }) },
);

/** A few nodes and a branch to begin with, so that short stories have something to disagree about. */
const opening: Action[] = [
  {
    do: 'apply',
    on: 0,
    ops: [
      { op: 'node_upsert', id: 'a', type: 'idea', title: 'Alpha' },
      { op: 'node_upsert', id: 'b', type: 'test' },
    ],
  },
  { do: 'branch', on: 0 },
];

export const story = (maxLength: number): fc.Arbitrary<Action[]> =>
  fc.array(action, { minLength: 3, maxLength }).map((actions) => [...opening, ...actions]);

type Result = Record<string, unknown>;

/** Lives one story on the server and in the model, and compares what each of them shows after every step. */
export class Run {
  readonly model = new Model();
  #names = 0;
  constructor(
    readonly app: App,
    readonly workspace: string,
  ) {}

  async ask(tool: string, args: object = {}): Promise<{ result: Result; error: string | null }> {
    const envelope = await call(this.app, tool, { workspace: this.workspace, ...args });
    const plain = JSON.parse(JSON.stringify(envelope)) as { result: Result; error: { code: string } | null };
    return { result: plain.result, error: plain.error?.code ?? null };
  }

  async must(tool: string, args: object = {}): Promise<Result> {
    const { result, error } = await this.ask(tool, args);
    expect(error, `${tool} ${JSON.stringify(args)}`).toBeNull();
    return result;
  }

  async #pages(tool: string, args: object, list: string, limit: number): Promise<Result[]> {
    const found: Result[] = [];
    for (let cursor: number | null | undefined; cursor !== null; ) {
      const page = await this.must(tool, { ...args, limit, ...(cursor === undefined ? {} : { cursor }) });
      found.push(...(page[list] as Result[]));
      cursor = (page.pagination as { next_cursor: number | null }).next_cursor;
    }
    return found;
  }

  async step(action: Action): Promise<void> {
    const { model } = this;
    const branch = model.branches[action.on % model.branches.length] as Model['branches'][number];
    switch (action.do) {
      case 'apply': {
        const { error } = await this.ask('graph_apply', { branch: branch.name, ops: action.ops });
        expect(error).toBe(model.apply(branch.id, action.ops) ? null : 'INVALID_INPUT');
        return;
      }
      case 'branch': {
        if (model.branches.length >= 4) return;
        const name = `b${++this.#names}`;
        await this.must('branch_create', { name, from: branch.name });
        model.create(name, branch.id);
        return;
      }
      case 'merge':
        return this.#merge(branch.id, action.limit);
      case 'resolve': {
        const open = model.conflicts.filter((c) => c.status === 'open');
        const conflict = open[action.on % Math.max(1, open.length)];
        if (!conflict) return;
        const rows = await this.#conflicts(model.branch(conflict.into).name, 'open', 50);
        const { conflict_id } = rows.find((row) => row.created_seq === conflict.created_seq) as { conflict_id: string };
        const { conflict: shown } = await this.must('graph_conflict_show', { conflict_id });
        expect(shown).toMatchObject({
          base: conflict.base ? { last_seq: conflict.base.seq } : null,
          theirs: { last_seq: conflict.theirs.seq },
          ours: { last_seq: conflict.ours.seq },
        });
        const resolution = action.use_from ? 'use_from' : 'use_into';
        expect(await this.must('graph_conflict_resolve', { conflict_id, resolution })).toMatchObject({
          applied: action.use_from,
        });
        expect((await this.ask('graph_conflict_resolve', { conflict_id, resolution })).error).toBe('CONFLICT');
        model.resolve(conflict, action.use_from);
        return;
      }
      case 'rename': {
        const name = `b${++this.#names}`;
        await this.must('branch_rename', { old: branch.name, new: name });
        model.rename(branch.id, name);
        return;
      }
      case 'delete': {
        if (branch.id === 1 || model.branches.some((b) => b.base === branch.id)) return;
        await this.must('branch_delete', { name: branch.name });
        model.remove(branch.id);
      }
    }
  }

  async #merge(from: number, limit: number): Promise<void> {
    const { model } = this;
    const { name, base } = model.branch(from);
    if (base === null) return;
    for (let cursor = Number.MAX_SAFE_INTEGER; ; ) {
      const args = { from: name, merge_to_base: true, limit, cursor };
      const preview = model.merge(from, cursor, limit, true);
      const seen = await this.must('graph_merge', { ...args, dry_run: true });
      this.#sameMerge(seen, preview, 'preview');
      const result = await this.must('graph_merge', args);
      /** A dry run and the real one agree. */
      expect({ ...result, conflicts: [] }).toEqual({ ...seen, conflicts: [] });
      this.#sameMerge(result, model.merge(from, cursor, limit, false), 'open');
      if (preview.next === null) break;
      cursor = preview.next;
    }
    const before = model.seq;
    const again = await this.must('graph_merge', { from: name, merge_to_base: true });
    expect(again).toMatchObject({ merged: 0, conflicts_created: 0 });
    expect(model.merge(from, Number.MAX_SAFE_INTEGER, 200, false)).toMatchObject({ merged: 0, conflicts_created: 0 });
    expect(model.seq, 'a merge repeated is a no-op').toBe(before);
    /** What the branch changed and the base still shows otherwise is a conflict, or was settled for the base. */
    const into = model.branch(base).name;
    const left = await this.#pages('graph_diff', { from: into, to: name }, 'changes', 50);
    for (const change of left) {
      const key = change.kind === 'node' ? (change.id as string) : Object.values(change.key as object).join('|');
      const settled = model.conflicts.some((c) => c.from === from && c.key === key && c.status !== 'superseded');
      const merged = model.versions.some((v) => v.branch === base && v.key === key && v.merged_from?.branch === from);
      /** What the branch made and took back again it did not change. */
      const id = `${change.kind} ${key}`;
      const untouched = same(model.latest(from).get(id), model.latest(base, model.branch(from).cut).get(id));
      expect(settled || merged || untouched, `${key} is neither merged nor in conflict`).toBe(true);
    }
  }

  #sameMerge(result: Result, page: MergePage, status: string): void {
    const { merged, skipped, conflicts_created } = page;
    expect(result).toMatchObject({ merged, skipped, conflicts_created, pagination: { next_cursor: page.next } });
    expect(result.conflicts).toMatchObject(page.conflicts.map((c) => ({ ...c, status })));
  }

  #conflicts(into: string, status: string, limit: number) {
    return this.#pages('graph_conflicts', { into, status }, 'conflicts', limit);
  }

  /** A version as the tools show it, but for the time. */
  #shown(v: Version): Result {
    const [from, rel, to] = v.key.split('|');
    const name = (branch: number) => this.model.branches.find((b) => b.id === branch)?.name ?? null;
    return {
      ...(v.kind === 'node' ? { id: v.key } : { from, rel, to }),
      ...v.says,
      deleted: v.deleted,
      last_seq: v.seq,
      ...(v.merged_from ? { merged_from: { branch: name(v.merged_from.branch), seq: v.merged_from.seq } } : {}),
    };
  }

  #equal(actual: unknown, wanted: readonly Version[], what: string): void {
    const timeless = (actual as Result[]).map(({ last_ts_ms, ...rest }) => rest);
    expect(timeless, what).toEqual(wanted.map((v) => this.#shown(v)));
  }

  async compare(limit: number): Promise<void> {
    const { model } = this;
    for (const branch of model.branches) {
      await this.#compareQuery(branch.id, branch.name, limit);
      const { nodes, edges, dangling } = model.live(branch.id);
      const checked = await this.must('graph_validate', { branch: branch.name });
      expect(checked).toMatchObject({ ok: dangling.length === 0, stats: { nodes: nodes.length, edges: edges.length } });
      expect((checked.errors as Result[]).map((e) => e.key)).toEqual(dangling.map((v) => v.key));
      for (const other of model.branches) {
        const changes = await this.#pages('graph_diff', { from: other.name, to: branch.name }, 'changes', limit);
        this.#equal(
          changes.map((c) => c.to),
          model.diff(other.id, branch.id),
          `diff ${other.name} → ${branch.name}`,
        );
      }
      const wanted = model.conflicts.filter((c) => c.into === branch.id).sort((a, b) => b.created_seq - a.created_seq);
      const listed = await this.#conflicts(branch.name, 'all', limit);
      expect(listed).toMatchObject(wanted.map(({ kind, key, status, created_seq }) => ({ kind, key, status, created_seq })));
    }
  }

  async #compareQuery(id: number, branch: string, limit: number): Promise<void> {
    const { nodes, edges } = this.model.live(id);
    const whole = await this.must('graph_query', { branch, limit: 200, edges_limit: 1000 });
    this.#equal(whole.nodes, nodes, `nodes of ${branch}`);
    const ids = new Set(nodes.map((v) => v.key));
    const between = edges.filter((v) => ids.has(v.key.split('|')[0] as string) && ids.has(v.key.split('|')[2] as string));
    this.#equal(whole.edges, between, `edges of ${branch}`);
    const every = this.model.newestFirst(id).filter((v) => v.kind === 'node');
    this.#equal(
      await this.#pages('graph_query', { branch, include_deleted: true, include_edges: false }, 'nodes', limit),
      every,
      `all nodes of ${branch}`,
    );
    const said = (v: Version) => v.says as { type: string; status?: string; tags: string[]; title?: string; text?: string };
    const has = (v: Version, part: string) =>
      [said(v).title, said(v).text].some((value) => value?.toLowerCase().includes(part.toLowerCase()));
    const filters: [object, (v: Version) => boolean][] = [
      [{ types: ['idea'] }, (v) => said(v).type === 'idea'],
      [{ types: ['idea', 'test'], status: 'open' }, (v) => said(v).status === 'open'],
      [{ status: 'closed' }, (v) => said(v).status === 'closed'],
      [{ tags_any: ['p', 'q'] }, (v) => ['p', 'q'].some((t) => said(v).tags.includes(t))],
      [
        { tags_all: ['p', 'q'], types: ['idea'] },
        (v) => ['p', 'q'].every((t) => said(v).tags.includes(t)) && said(v).type === 'idea',
      ],
      [{ text: 'alpha' }, (v) => has(v, 'alpha')],
      [{ text: 'AL' }, (v) => has(v, 'al')],
      [{ text: '_y "z' }, (v) => has(v, '_y "z')],
      [{ text: '100%', tags_any: ['z'] }, (v) => has(v, '100%') && said(v).tags.includes('z')],
      [{ ids: ['a', 'c', 'x'] }, (v) => ['a', 'c'].includes(v.key)],
    ];
    for (const [filter, holds] of filters)
      for (const include_deleted of [false, true]) {
        const found = await this.#pages(
          'graph_query',
          { branch, ...filter, include_deleted, include_edges: false },
          'nodes',
          limit,
        );
        this.#equal(found, (include_deleted ? every : nodes).filter(holds), `${JSON.stringify(filter)} of ${branch}`);
      }
  }
}

/** Every step of every story shows the same on the server and in the model. */
export const holds = (app: App, { runs, steps }: { runs: number; steps: number }) => {
  let workspaces = 0;
  return fc.assert(
    fc.asyncProperty(story(steps), fc.constantFrom(1, 3, 200), async (actions, limit) => {
      const run = new Run(app, `model/${++workspaces}`);
      await run.must('init');
      for (const action of actions) {
        await run.step(action);
        await run.compare(limit);
      }
    }),
    { numRuns: runs },
  );
};
