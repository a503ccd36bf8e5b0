import { type CompiledQuery, type Kysely, CompiledQuery as Query, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnchorSnapshotOutput } from '../../generated/types/index.ts';
import { call } from '../../src/boundary/call.ts';
import type { Database } from '../../src/store/tables.ts';
import { openOn, realEngines, type TestStore } from './engines.ts';
import { recordingOn } from './recording.ts';

/** Work is counted here, never timed. */
const many = 20_000;
const tasks = 700;

/** Decisions and drafts about a:big, written past the tools; every hundredth stands on two branches. */
async function fill(db: Kysely<Database>): Promise<void> {
  const { id: ws, seq } = await db.selectFrom('workspaces').selectAll().where('name', '=', 'w').executeTakeFirstOrThrow();
  const [main, idea] = await db.selectFrom('branches').select('id').where('ws', '=', ws).orderBy('id').execute();
  const cards = Array.from({ length: many }, (_, i) => {
    const twin = i % 100 === 99;
    const at = { ws, seq: seq + i + 1, branch_id: (twin ? idea?.id : main?.id) as number, doc: 'graph', ts_ms: i };
    return { at, card: `D${twin ? i - 99 : i}`, draft: twin ? 0 : i % 2, task: `TASK-${String(i % tasks).padStart(3, '0')}` };
  });
  for (let done = 0; done < many; done += 500) {
    const part = cards.slice(done, done + 500);
    await db
      .insertInto('node_versions')
      .values(
        part.map(({ at, card, draft }) => ({
          ...at,
          key: card,
          deleted: 0,
          standing: 'live' as const,
          superseded_seq: null,
          replaces_seq: null,
          merged_from_branch_id: null,
          merged_from_seq: null,
          meta: null,
          type: 'decision',
          title: `decision ${at.seq}`,
          text: null,
          status: 'open',
          tags: '["a:big"]',
          visibility: draft ? ('draft' as const) : ('canon' as const),
        })),
      )
      .execute();
    await db
      .insertInto('anchor_links')
      .values(part.map(({ at, card, draft, task }) => ({ ...at, card, draft, anchor: 'a:big', rank: 8, task_id: task })))
      .execute();
  }
  await db
    .updateTable('workspaces')
    .set({ seq: seq + many })
    .where('id', '=', ws)
    .execute();
}

/** Tables that hold more than a page; a walk through the rows of a part of the same query is none. */
const walks =
  /SCAN (l|n|v|e|j|b|jobs|anchor_links|anchor_aliases|anchors|a)\b|Seq Scan on (anchor_links|node_versions|jobs|entities)/;

describe.each(realEngines)('an anchor with very many cards on $name', (engine) => {
  let place: TestStore;
  let recording: ReturnType<typeof recordingOn>;
  const ask = async <T>(tool: string, args: object = {}): Promise<T> => {
    const { result, error } = await call(recording.app, tool, { workspace: 'w', ...args });
    expect(error, tool).toBeNull();
    return result as T;
  };
  beforeAll(async () => {
    place = await engine.place();
    await (await openOn(place)).close();
    recording = recordingOn(place);
    await ask('init');
    await ask('branch_create', { name: 'idea' });
    const plain = { kind: 'component', title: 'x' };
    await ask('anchors_bootstrap', { anchors: ['a:big', 'a:small', 'a:none'].map((id) => ({ id, ...plain })) });
    await ask('think_card', { card: { type: 'decision', title: 'x', tags: ['a:small'] } });
    await ask('tasks_jobs_create', { title: 'x', prompt: 'x', anchor: 'a:big' });
    await fill(recording.kysely);
    if (place.engine === 'postgres') await sql`vacuum analyze`.execute(recording.kysely);
  });
  afterAll(async () => {
    await recording.store.close();
    await place.remove();
  });

  const sentBy = async (tool: string, args: object) => {
    recording.sent.length = 0;
    await ask(tool, args);
    return recording.sent.filter(({ sql: text }) => /^(with|select|insert|update|delete)/i.test(text.trim()));
  };
  const explain = async ({ sql: text, parameters }: CompiledQuery) => {
    const prefix = place.engine === 'sqlite' ? 'explain query plan' : 'explain';
    const rows = await recording.kysely.transaction().execute(async (trx) => {
      if (place.engine === 'postgres') await sql`set local enable_seqscan = off`.execute(trx);
      return (await trx.executeQuery<Record<string, string>>(Query.raw(`${prefix} ${text}`, [...parameters]))).rows;
    });
    return rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '');
  };

  it('shows the newest of each card, and stops counting', async () => {
    const {
      cards,
      count,
      stats,
      tasks: working,
    } = await ask<AnchorSnapshotOutput>('anchor_snapshot', { anchor: 'a:big', limit: 50 });
    expect(stats).toEqual({ links_count: 200, links_has_more: true });
    expect(count).toBe(50);
    expect(cards.map(({ id }) => id)).toEqual([...new Set(cards.map(({ id }) => id))]);
    expect(cards.map(({ last_seq }) => last_seq)).toEqual(cards.map(({ last_seq }) => last_seq).toSorted((a, b) => b - a));
    expect(cards[0]).toMatchObject({ id: `D${many - 100}`, branch: 'idea' });
    expect(working.length).toBe(10);
    const drafts = await ask<AnchorSnapshotOutput>('anchor_snapshot', { anchor: 'a:big', include_drafts: true, limit: 50 });
    expect(drafts.cards.map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
  });

  it.each([
    ['anchor_snapshot', (anchor: string) => ({ anchor })],
    ['anchor_snapshot with drafts', (anchor: string) => ({ anchor, include_drafts: true })],
    ['open', (id: string) => ({ id })],
  ])('%s takes the same few statements however many there are', async (named, argsFor) => {
    const tool = named.split(' ')[0] as string;
    const [few, lots] = [await sentBy(tool, argsFor('a:small')), await sentBy(tool, argsFor('a:big'))];
    expect(lots.map((query) => query.sql)).toEqual(few.map((query) => query.sql));
    expect(lots.length).toBeLessThanOrEqual(8);
    for (const query of lots) {
      const plan = await explain(query);
      expect(
        plan.filter((line) => walks.test(line)),
        `${query.sql}\n${plan.join('\n')}`,
      ).toEqual([]);
    }
  });

  it('cards come out of their index in order', async () => {
    const query = (await sentBy('anchor_snapshot', { anchor: 'a:big' })).find(
      (one) => one.sql.includes('union all') && one.sql.includes('rank'),
    );
    const plan = (await explain(query as CompiledQuery)).join('\n');
    expect(plan).toMatch(/anchor_links_shown/);
    expect(plan).toMatch(/anchor_links_everywhere/);
  });

  it('a card about it is written without looking at the others', async () => {
    const sent = await sentBy('macro_anchor_note', { anchor: 'a:big', content: 'x', card_type: 'decision' });
    for (const query of sent) {
      const plan = await explain(query);
      expect(
        plan.filter((line) => walks.test(line)),
        `${query.sql}\n${plan.join('\n')}`,
      ).toEqual([]);
    }
  });

  it('all of it goes along when the anchor is renamed', async () => {
    const moved = async (anchor: string) => {
      const { n } = await recording.kysely
        .selectFrom('anchor_links')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('anchor', '=', anchor)
        .executeTakeFirstOrThrow();
      return Number(n);
    };
    const sent = await sentBy('anchors_rename', { from: 'a:big', to: 'a:huge' });
    expect(sent.length).toBeLessThan(50);
    expect(await moved('a:big')).toBe(0);
    expect(await moved('a:huge')).toBeGreaterThan(many);
  });
});
