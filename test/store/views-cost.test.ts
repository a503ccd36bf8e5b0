import { type CompiledQuery, type Kysely, CompiledQuery as Query, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import type { Database } from '../../src/store/tables.ts';
import { openOn, realEngines, type TestStore } from './engines.ts';
import { recordingOn } from './recording.ts';

/** Work is counted and read off the plans of what is sent, never timed. */
const sizes = {
  small: { tasks: 20, cards: 1_000, entries: 1_000 },
  large: { tasks: 1_000, cards: 50_000, entries: 200_000 },
};
type Size = keyof typeof sizes;
const mostStatements = 28;

/** `count` rows with the numbers 1, 2, …, made where they are stored. */
const numbers = (engine: TestStore['engine'], count: number) =>
  engine === 'sqlite'
    ? sql`(with recursive s(i) as (select 1 union all select i + 1 from s where i < ${sql.lit(count)}) select i from s) n`
    : sql`(select i from generate_series(1, ${sql.lit(count)}) as s (i)) n`;

/**
 * All cards and all of the trace belong to the one task that is looked at, behind them its few events: the most that a view
 * could be made to read. Five cards are pinned, three in four are settled.
 */
async function fill(db: Kysely<Database>, engine: TestStore['engine'], workspace: Size): Promise<void> {
  const { tasks, cards, entries } = sizes[workspace];
  const { id: ws, seq } = await db.selectFrom('workspaces').selectAll().where('name', '=', workspace).executeTakeFirstOrThrow();
  const task = await db
    .selectFrom('entities')
    .selectAll()
    .where('ws', '=', ws)
    .where('id', '=', 'TASK-001')
    .executeTakeFirstOrThrow();
  for (let n = 2; n <= tasks; n += 100)
    await db
      .insertInto('entities')
      .values(
        Array.from({ length: Math.min(100, tasks - n + 1) }, (_, i) => ({
          ...task,
          id: `TASK-${1000 + n + i}`,
          num: 1000 + n + i,
        })),
      )
      .execute();
  const kinds = sql`case n.i % 4 when 0 then 'hypothesis' when 1 then 'evidence' when 2 then 'decision' else 'question' end`;
  const pinned = sql`n.i <= 5`;
  await sql`insert into node_versions (ws, seq, branch_id, doc, key, type, title, status, tags, visibility, deleted, standing, ts_ms)
    select ${sql.lit(ws)}, ${sql.lit(seq)} + n.i, ${sql.lit(task.branch_id)}, 'TASK-001-graph', 'C' || n.i, ${kinds}, 'card ' || n.i,
      case n.i % 8 when 0 then 'open' when 3 then 'open' else 'closed' end,
      case when ${pinned} then '["pinned"]' else '["search"]' end, 'canon', 0, 'live', 0
    from ${numbers(engine, cards)}`.execute(db);
  await sql`insert into node_tags (ws, seq, tag, branch_id, doc, standing)
    select ${sql.lit(ws)}, ${sql.lit(seq)} + n.i, case when ${pinned} then 'pinned' else 'search' end, ${sql.lit(task.branch_id)}, 'TASK-001-graph', 'live'
    from ${numbers(engine, cards)}`.execute(db);
  await sql`insert into entries (ws, seq, branch_id, doc, kind, ts_ms, content)
    select ${sql.lit(ws)}, ${sql.lit(seq + cards)} + n.i, ${sql.lit(task.branch_id)},
      case n.i % 2 when 0 then 'TASK-001-trace' else 'notes' end, 'note', 0, 'some words'
    from ${numbers(engine, entries)}`.execute(db);
  await db
    .updateTable('workspaces')
    .set({ seq: seq + cards + entries })
    .where('id', '=', ws)
    .execute();
}

/** Every view, and every way to look that reads something else. */
const looks: [string, string, object][] = [
  ['a snapshot', 'tasks_snapshot', {}],
  ['a snapshot within a budget', 'tasks_snapshot', { max_chars: 4000 }],
  ['a snapshot of another task', 'tasks_snapshot', { task: 'TASK-001' }],
  ['a snapshot of another task within a budget', 'tasks_snapshot', { task: 'TASK-001', context_budget: 4000 }],
  ['a snapshot of a plan', 'tasks_snapshot', { plan: 'PLAN-001', read_only: true }],
  ['an audit', 'tasks_resume_super', { view: 'audit' }],
  ['a focus', 'tasks_resume_super', { view: 'focus_only', graph_diff: true }],
  ['the next pages', 'tasks_resume_super', { notes_cursor: 300, trace_cursor: 300, cards_cursor: 80, events_cursor: 300 }],
  ['a resume', 'tasks_resume', {}],
  ['a resume pack', 'tasks_resume_pack', {}],
  ['a context pack', 'tasks_context_pack', {}],
  ['a radar', 'tasks_radar', {}],
  ['a handoff', 'tasks_handoff', {}],
  ['a mirror', 'tasks_mirror', {}],
  ['a mirror of a plan', 'tasks_mirror', { plan: 'PLAN-001' }],
  ['a lint', 'tasks_lint', {}],
  ['an opened task', 'open', { id: 'TASK-001' }],
];

/** PostgreSQL may well read a whole table if it is small, as all but these are here. */
const walks = /^SCAN (?!json_each|segs|[stk]\b|\(|CONSTANT)|Seq Scan on (entries|node_versions|node_tags)/;

describe.each(realEngines)('views on $name', (engine) => {
  let place: TestStore;
  let recording: ReturnType<typeof recordingOn>;
  beforeAll(async () => {
    place = await engine.place();
    await (await openOn(place)).close();
    recording = recordingOn(place);
    const { app, kysely } = recording;
    for (const workspace of Object.keys(sizes) as Size[]) {
      const ask = async (tool: string, args: object) =>
        expect((await call(app, tool, { workspace, ...args })).error, tool).toBeNull();
      await ask('tasks_create', { title: 'Ship' });
      const steps = ['Find out', 'Mend', 'Tell'].map((title) => ({ title, success_criteria: ['seen'] }));
      await ask('tasks_create', { parent: 'PLAN-001', title: 'Search is fast', steps });
      await ask('tasks_focus_set', { task: 'TASK-001' });
      await fill(kysely, place.engine, workspace);
    }
    if (place.engine === 'postgres') await sql`analyze`.execute(kysely);
  });
  afterAll(async () => {
    await recording.store.close();
    await place.remove();
  });

  const sentBy = (workspace: Size, tool: string, args: object) =>
    recording.during(async () => expect((await call(recording.app, tool, { workspace, ...args })).error).toBeNull());
  const explain = async ({ sql: text, parameters }: CompiledQuery): Promise<string[]> => {
    const prefix = place.engine === 'sqlite' ? 'explain query plan' : 'explain';
    const { rows } = await recording.kysely.executeQuery<Record<string, string>>(Query.raw(`${prefix} ${text}`, [...parameters]));
    return rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '');
  };

  it.each(looks)('%s takes as many statements among 50,000 cards as among 1,000', async (_, tool, args) => {
    const [few, many] = [await sentBy('small', tool, args), await sentBy('large', tool, args)];
    expect(many.map((query) => query.sql)).toEqual(few.map((query) => query.sql));
    expect(many.length).toBeLessThanOrEqual(mostStatements);
  });

  it.each(looks)('%s finds everything by an index', async (_, tool, args) => {
    const sent = await sentBy('large', tool, args);
    for (const query of sent.filter(({ sql: text }) => /^\s*(select|with)/i.test(text))) {
      const plan = await explain(query);
      expect(
        plan.filter((line) => walks.test(line.trim())),
        `${query.sql}\n${plan.join('\n')}`,
      ).toEqual([]);
    }
  });

  it('what is large is shown in small pieces', async () => {
    const { result } = await call(recording.app, 'tasks_snapshot', { workspace: 'large' });
    const { memory, timeline } = result as {
      memory: Record<string, { pagination: { count: number; has_more: boolean } }>;
      timeline: object;
    };
    expect(timeline).toMatchObject({ events: [{ type: 'task_created' }, { type: 'steps_added' }] });
    expect(memory).toMatchObject({
      notes: { pagination: { count: 10, has_more: true } },
      trace: { pagination: { count: 20, has_more: true } },
      cards: { pagination: { count: 20, has_more: true } },
    });
  });
});
