import { expect } from 'vitest';
import type { EntityBrief, GraphEdge, GraphNode, Operation, TaskEvent, TasksContextOutput } from '../../generated/types/index.ts';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import { toStep } from '../../src/domain/tasks/view-rules.ts';
import { reading } from '../support/rooms.ts';
import { type Call, callsOf, type Move } from './tasks-moves.ts';
import { Oracle } from './tasks-oracle.ts';
import type { Args, Entity, Image } from './tasks-oracle-parts.ts';

const same = ({ revision: _, updated_at_ms: __, ...rest }: Record<string, unknown>) => rest;

/** Lives one story on the server and in the oracle, and compares what can be seen and what is kept after every call. */
export class Run {
  readonly oracle = new Oracle();
  readonly made = new Set<string>();
  went = 0;
  refused = 0;
  readonly #calls: string[] = [];
  #seen: TaskEvent[] = [];

  constructor(
    readonly app: App,
    readonly clock: { at: number },
    readonly workspace: string,
    /** Changes with whatever is stored, where that can be seen. */
    readonly version: () => number,
  ) {}

  async ask<T>(tool: string, args: object = {}): Promise<T> {
    const { result, error } = await call(this.app, tool, { workspace: this.workspace, ...args });
    expect(error, `${tool} ${JSON.stringify(args)}\n${this.#calls.join('\n')}`).toBeNull();
    return JSON.parse(JSON.stringify(result)) as T;
  }

  async move(move: Move, limit: number): Promise<void> {
    const calls = callsOf(move, this.oracle);
    const [first] = calls;
    const id = String(first?.args.task);
    const before = calls.length === 2 ? await this.#rows(id) : undefined;
    for (const [i, each] of calls.entries()) {
      const went = await this.call(each, limit);
      if (!went) return;
      if (i === 1) expect(await this.#rows(id), this.#story('there and back again')).toEqual(before);
    }
  }

  #story(what: string): string {
    return `${what}, after\n${this.#calls.join('\n')}`;
  }

  async call({ tool, args }: Call, limit: number): Promise<boolean> {
    this.clock.at += 1;
    this.oracle.now = this.clock.at;
    this.#calls.push(`${tool} ${JSON.stringify(args)}`);
    const done = await this.#done();
    const before = this.version();
    const wanted = this.oracle.call(tool, args);
    const envelope = await call(this.app, tool, { workspace: this.workspace, ...args });
    const got = { code: envelope.error?.code ?? null, warnings: envelope.warnings.map((warning) => warning.code) };
    expect(got, this.#story(envelope.error?.message ?? 'it went well')).toEqual(wanted);
    if (got.code === null) this.went += 1;
    else this.refused += 1;
    if (got.code !== null) expect(this.version(), this.#story('a refusal wrote something')).toBe(before);
    else await this.#gated(tool, args, done);
    for (const { id } of this.oracle.entities) this.made.add(id);
    await this.#compareWorkspace(limit);
    const touched = this.oracle.entity(args.task ?? this.oracle.focus) ?? this.oracle.entities.at(-1);
    if (touched) await this.compareEntity(touched);
    return got.code === null;
  }

  #steps(task: string) {
    return reading(this.app.store, this.workspace, (reads) => reads.steps.list(task));
  }

  async #done(): Promise<Set<string>> {
    const tasks = this.oracle.entities.filter((entity) => entity.kind === 'task');
    const steps = (await Promise.all(tasks.map(({ id }) => this.#steps(id)))).flat();
    return new Set(steps.filter((step) => step.completed).map((step) => step.step_id));
  }

  /** Whatever the oracle believes: what has just been closed was confirmed, unless it was forced or is history. */
  async #gated(tool: string, args: Args, before: Set<string>): Promise<void> {
    if (tool === 'tasks_batch' || tool === 'tasks_undo' || tool === 'tasks_redo' || args.force === true) return;
    for (const { id } of this.oracle.entities)
      for (const step of await this.#steps(id))
        if (step.completed && !before.has(step.step_id))
          expect([step.criteria_confirmed, step.tests_confirmed], this.#story(`${step.path} is done`)).toEqual([true, true]);
  }

  /** A plan or task with its steps and nodes as they are kept, but for what counts changes and says who made the last. */
  async #rows(id: string): Promise<unknown> {
    const steps = (await this.#steps(id)).map(({ touched_by: _, touched_at_ms: __, ...step }) => step);
    const nodes = (this.oracle.entity(id)?.steps ?? []).flatMap((step) => step.nodes.map((node) => node.node_id));
    return reading(this.app.store, this.workspace, async (reads) => {
      const entity = await reads.entities.find(id);
      const found = [];
      for (const node of nodes) found.push(await reads.nodes.find(node));
      return { entity: entity && same({ ...entity }), steps, nodes: found };
    });
  }

  async #compareWorkspace(limit: number): Promise<void> {
    const { entities, events } = this.oracle;
    const since = this.#seen.at(-1)?.event_id;
    const news: TaskEvent[] = [];
    for (let from: string | null | undefined = since; from !== null; ) {
      const page: { events: TaskEvent[]; next_since: string | null } = await this.ask('tasks_delta', {
        limit,
        ...(from === undefined ? {} : { since: from }),
      });
      news.push(...page.events);
      expect(news.length, this.#story('tasks_delta goes on and on')).toBeLessThanOrEqual(events.length - this.#seen.length);
      from = page.next_since;
    }
    const plain = news.map(({ task_id, type, path }) => ({ task_id, type, path }));
    expect(plain, this.#story('tasks_delta')).toEqual(events.slice(this.#seen.length));
    this.#seen.push(...news);

    const listed = await this.#listed(limit);
    const wanted = entities.map((entity) => this.#brief(entity));
    expect(listed.map(({ updated_at_ms, number, qualified_id, plan_progress, domain, ...rest }) => rest)).toEqual([
      ...wanted.filter((brief) => brief.kind === 'plan'),
      ...wanted.filter((brief) => brief.kind === 'task'),
    ]);
    for (const tag of ['red', 'blue']) await this.#compareTagged(tag);
  }

  async #compareTagged(tag: string): Promise<void> {
    const page = await this.ask<TasksContextOutput>('tasks_context', { include_all: true, tags: [tag] });
    const wanted = this.oracle.entities.filter(({ image }) => (image.tags as string[]).includes(tag)).map(({ id }) => id);
    expect([...page.plans, ...page.tasks].map(({ id }) => id).sort(), this.#story(`tagged ${tag}`)).toEqual(wanted.sort());
  }

  async #listed(limit: number): Promise<EntityBrief[]> {
    const found: EntityBrief[] = [];
    for (const kind of ['plans', 'tasks'] as const)
      for (let cursor: number | null | undefined; cursor !== null; ) {
        const at = cursor === undefined ? {} : { [`${kind}_cursor`]: cursor };
        const page: TasksContextOutput = await this.ask('tasks_context', { include_all: true, [`${kind}_limit`]: limit, ...at });
        found.push(...page[kind]);
        cursor = page[`${kind}_pagination`].next_cursor;
        this.#compareCounts(page);
      }
    return found;
  }

  #compareCounts({ counts, by_status }: TasksContextOutput): void {
    for (const kind of ['plan', 'task'] as const) {
      const all = this.oracle.entities.filter((entity) => entity.kind === kind);
      const of = (status: string) => all.filter((entity) => entity.status === status).length;
      expect(by_status[`${kind}s`]).toEqual({ TODO: of('TODO'), ACTIVE: of('ACTIVE'), DONE: of('DONE') });
      expect(counts[`${kind}s`]).toBe(all.length);
    }
  }

  #stepCounts({ steps }: Entity) {
    return { total: steps.length, completed: steps.filter((step) => step.image.completed).length };
  }

  #brief(entity: Entity) {
    const { id, kind, status, parent, revision, image } = entity;
    const { title, priority, tags } = image;
    return {
      id,
      kind,
      title,
      status,
      revision,
      ...(priority === null ? {} : { priority }),
      ...(parent === null ? {} : { parent }),
      ...((tags as string[]).length ? { tags } : {}),
      ...(kind === 'task' ? { steps: this.#stepCounts(entity) } : {}),
    };
  }

  /** One plan or task: as it opens, as it is kept, its trace, its notes, its graph and its history. */
  async compareEntity(entity: Entity): Promise<void> {
    const { id, kind, image, status, revision, completed_at_ms, updated_at_ms } = entity;
    const opened = await this.ask<{
      target: object;
      capsule: { counts: Record<'steps' | 'tasks', object | null> };
      step_focus: Image | null;
    }>('open', { id });
    const { domain, contract, contract_data, contract_versions, ...shared } = image;
    const own = kind === 'plan' ? { contract, contract_data, contract_versions_count: contract_versions } : { domain };
    const target = { ...shared, ...own, status, revision, completed_at_ms, updated_at_ms };
    expect(opened.target, this.#story(`open ${id}`)).toMatchObject(target);
    const below = this.oracle.entities.filter((other) => other.parent === id);
    const completed = below.filter((other) => other.status === 'DONE').length;
    const { steps, tasks } = opened.capsule.counts;
    expect(kind === 'plan' ? tasks : steps).toEqual(
      kind === 'plan' ? { total: below.length, completed } : this.#stepCounts(entity),
    );
    await this.compareTrace(id, kind);
    await this.#compareHistory(entity);
    if (kind === 'task') await this.#compareTask(entity, opened.step_focus);
  }

  async #compareTask(task: Entity, focus: Image | null): Promise<void> {
    const { id } = task;
    const steps = [...task.steps].sort((a, b) => (this.#order(a.path) < this.#order(b.path) ? -1 : 1));
    const shown = (step: (typeof steps)[number]) => ({ step_id: step.step_id, path: step.path, ...step.image });
    const rows = await this.#steps(id);
    expect(rows.map(toStep)).toEqual(steps.map(shown));
    const first = steps.find((step) => !step.image.completed);
    expect(focus).toEqual(first ? shown(first) : null);

    const nodes = steps.flatMap((step) => step.nodes);
    const kept = await reading(this.app.store, this.workspace, async (reads) => {
      const found = [];
      for (const { path } of nodes) found.push(await reads.nodes.at(id, path));
      return found;
    });
    expect(kept).toMatchObject(nodes.map(({ node_id, path, image }) => ({ node_id, path, image })));

    const said = await this.ask<{ entries: { content: string }[] }>('show', { target: id, doc_kind: 'notes', limit: 200 });
    expect(said.entries.map((entry) => entry.content)).toEqual(this.oracle.notes[id]);
    await this.#compareGraph(task, steps);
  }

  #order(path: string): string {
    return path.replaceAll(/\d+/g, (digits) => digits.padStart(4, '0'));
  }

  async #compareGraph(task: Entity, steps: Entity['steps']): Promise<void> {
    const graph = await this.ask<{ nodes: GraphNode[]; edges: GraphEdge[] }>('graph_query', {
      target: task.id,
      limit: 200,
      edges_limit: 1000,
    });
    const status = (done: boolean) => (done ? 'done' : 'open');
    const own = { id: `task:${task.id}`, title: task.image.title, status: status(task.status === 'DONE'), path: undefined };
    const nodes = steps.map(({ step_id, path, image }) => ({
      id: `step:${step_id}`,
      title: image.title,
      status: status(image.completed === true),
      path,
    }));
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    const shown = graph.nodes.map((node) => {
      const { path } = (node.meta ?? {}) as { path?: string };
      return { id: node.id, title: node.title, status: node.status, path };
    });
    expect(shown.sort(byId), this.#story('graph nodes')).toEqual([own, ...nodes].sort(byId));
    const parent = (path: string) => steps.find((step) => step.path === path.slice(0, path.lastIndexOf('.')))?.step_id;
    const edges = steps.map(({ step_id, path }) => `${path.includes('.') ? `step:${parent(path)}` : own.id} step:${step_id}`);
    expect(graph.edges.map(({ from, to }) => `${from} ${to}`).sort(), this.#story('graph edges')).toEqual(edges.sort());
  }

  /** The trace outlives what it tells of. */
  async compareTrace(id: string, kind: string): Promise<void> {
    const place = { branch: `${kind}/${id}`, doc: `${id}-trace`, doc_kind: 'trace', limit: 200 };
    const { entries } = await this.ask<{ entries: { event_id: string; event_type: string }[] }>('show', place);
    const own = this.#seen.filter((event) => event.task_id === id);
    expect(
      entries.map(({ event_id, event_type }) => [event_id, event_type]),
      this.#story(`the trace of ${id}`),
    ).toEqual(own.map(({ event_id, type }) => [event_id, type]));
    expect(new Set(entries.map((entry) => entry.event_id)).size).toBe(entries.length);
  }

  async #compareHistory({ id, ops }: Entity): Promise<void> {
    const { operations } = await this.ask<{ operations: Operation[] }>('tasks_history', { target: id, limit: 200 });
    expect(operations.reverse(), this.#story(`the history of ${id}`)).toMatchObject(
      ops.map(({ intent, path, before, after, undoable, undone }) => ({ intent, path, before, after, undoable, undone })),
    );
  }

  /** Everything, also of what is gone. */
  async compareAll(): Promise<void> {
    for (const entity of this.oracle.entities) await this.compareEntity(entity);
    for (const id of this.made) {
      if (this.oracle.entity(id)) continue;
      await this.compareTrace(id, id.startsWith('PLAN') ? 'plan' : 'task');
      const { error } = await call(this.app, 'open', { workspace: this.workspace, id });
      expect(error?.code, id).toBe('UNKNOWN_ID');
    }
  }
}
