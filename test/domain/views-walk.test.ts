import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { testApp } from '../support/app.ts';

type Json = Record<string, unknown>;

const workspace = 'walks';
let app: Awaited<ReturnType<typeof testApp>>;

const ask = async (tool: string, args: Json = {}): Promise<Json> => {
  const { result, error } = await call(app, tool, { workspace, ...args });
  expect(error, tool).toBeNull();
  return result as Json;
};

const types = ['hypothesis', 'question', 'test', 'decision', 'evidence', 'update', 'note', 'frame'];

/** Cards of every kind and status, pinned or not, with texts of every length; notes among them. */
beforeAll(async () => {
  app = await testApp();
  await ask('tasks_create', { title: 'Ship' });
  await ask('tasks_create', { parent: 'PLAN-001', title: 'Search', steps: [{ title: 'Mend', success_criteria: ['faster'] }] });
  await ask('tasks_focus_set', { task: 'TASK-001' });
  for (let i = 0; i < 120; i += 1) {
    const text = (['é', '"', 'word ', '😀'][i % 4] as string).repeat((i * 37) % 300);
    const status = i % 3 === 0 ? 'closed' : 'open';
    await ask('think_card', { card: { id: `C${i}`, type: types[i % types.length], title: `card ${i}`, text, status } });
    if (i % 11 === 0) await ask('think_pin', { targets: `C${i}` });
    if (i % 2 === 1) await ask('trace_step', { step: `step ${i}`, message: text });
    if (i % 2 === 0) await ask('notes_commit', { content: `note ${i} ${text}` });
    if (i % 4 === 0) await ask('tasks_note', { path: 's:0', note: `on the way ${i}` });
  }
  await ask('branch_create', { name: 'what-if', from: 'task/TASK-001' });
  await ask('checkout', { ref: 'what-if' });
  for (let i = 0; i < 40; i += 1)
    await ask('graph_apply', {
      branch: 'what-if',
      doc: 'TASK-001-graph',
      ops: [{ op: 'node_upsert', id: `W${i}`, type: 'idea', title: `way ${i}`, text: 'x'.repeat((i * 53) % 400) }],
    });
});
afterAll(() => app.end());

interface Section {
  readonly name: string;
  readonly at: string;
  readonly page: string;
  readonly key: string;
  readonly cursor: string;
  readonly limit: string;
  readonly more?: Json;
  /** Pages come oldest first. */
  readonly ascending?: true;
  readonly least: number;
}

const sections: Section[] = [
  { name: 'notes', at: 'memory.notes.entries', page: 'memory.notes.pagination', key: 'seq', ascending: true, least: 60 },
  { name: 'trace', at: 'memory.trace.entries', page: 'memory.trace.pagination', key: 'seq', ascending: true, least: 60 },
  { name: 'cards', at: 'memory.cards.cards', page: 'memory.cards.pagination', key: 'id', least: 90 },
  { name: 'cards', at: 'memory.cards.cards', page: 'memory.cards.pagination', key: 'id', more: { view: 'smart' }, least: 60 },
  { name: 'cards', at: 'memory.cards.cards', page: 'memory.cards.pagination', key: 'id', more: { view: 'audit' }, least: 120 },
  { name: 'events', at: 'timeline.events', page: 'timeline.pagination', key: 'seq', ascending: true, least: 30 },
  {
    name: 'graph_diff',
    at: 'graph_diff.changes',
    page: 'graph_diff.pagination',
    key: 'id',
    more: { graph_diff: true },
    least: 40,
  },
].map((section) => ({ ...section, cursor: `${section.name}_cursor`, limit: `${section.name}_limit` }) as Section);

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Json | null | undefined)?.[key], value);

/** Follows one section to its end with a new budget for every page; a page that shows nothing is asked for again with more room. */
async function walk({ at: list, page, key, cursor, limit, more, ascending }: Section, budgets: readonly number[]) {
  const seen: unknown[] = [];
  let mark: unknown;
  let room = 1;
  for (let turn = 0; turn < 3000; turn += 1) {
    const max_chars = (budgets[turn % budgets.length] as number) * room;
    const size = 1 + ((turn * 7) % 30);
    const answer = await ask('tasks_resume_super', {
      view: 'explore',
      ...more,
      [limit]: size,
      max_chars,
      ...(mark === undefined ? {} : { [cursor]: mark }),
    });
    expect((answer.budget as Json).used_chars).toBeLessThanOrEqual((answer.budget as Json).max_chars as number);
    const items = ((at(answer, list) as Json[] | undefined) ?? []).map((item) => item[key]);
    const next = at(answer, `${page}.next_cursor`) as number | null | undefined;
    const cut = (answer.budget as Json).truncated === true;
    if (items.length === 0 && cut) {
      /** What such a page says about going on must bring the same items. */
      if (typeof next === 'number') mark = next;
      room *= 2;
      continue;
    }
    room = 1;
    seen.push(...(ascending ? items.reverse() : items));
    if (next === null || next === undefined) return seen;
    mark = next;
  }
  throw new Error('the section has no end');
}

describe.each(sections)('$name $more.view', (section) => {
  test.each([1, 2])('whatever the budgets, everything is seen once and in order (%i)', async (seed) => {
    const whole = await walk(section, [100_000_000]);
    expect(whole.length).toBeGreaterThanOrEqual(section.least);
    expect(new Set(whole).size).toBe(whole.length);
    const budgets = fc.sample(fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 30_000 })), {
      numRuns: 20,
      seed,
    });
    expect(await walk(section, budgets)).toEqual(whole);
  });
});

test('new cards and notes during a walk are neither repeated nor do they hide others', async () => {
  const before = new Set(await walk(sections[2] as Section, [100_000_000]));
  const seen: unknown[] = [];
  let cards_cursor: unknown;
  for (let turn = 0; turn < 100; turn += 1) {
    const answer = await ask('tasks_resume_super', { cards_limit: 9, ...(turn ? { cards_cursor } : {}) });
    seen.push(...(at(answer, 'memory.cards.cards') as Json[]).map(({ id }) => id));
    cards_cursor = at(answer, 'memory.cards.pagination.next_cursor');
    if (cards_cursor === null) break;
    await ask('think_card', { card: { id: `NEW${turn}`, type: types[turn % 6], title: `new ${turn}` } });
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect([...before].filter((id) => !seen.includes(id))).toEqual([]);
});

test('at every small size the capsule says where, why and what next', async () => {
  await ask('tasks_edit', { task: 'TASK-001', description: 'Nobody should ever wait for an answer. '.repeat(20) });
  for (let max_chars = 400; max_chars <= 3_000; max_chars += 37) {
    const { capsule, degradation } = await ask('tasks_resume_super', { max_chars });
    expect(capsule, String(max_chars)).toMatchObject({
      where: { target: 'TASK-001', branch: 'task/TASK-001', step: { path: 's:0' } },
      why: { goal: expect.stringMatching(/^Nobody should/) },
      action: { kind: 'gate', title: expect.stringMatching(/^Confirm/), tool: 'tasks_macro_close_step' },
    });
    const named = (degradation as { truncated_fields: string[] } | undefined)?.truncated_fields ?? ['all'];
    expect(named).not.toEqual([]);
    expect(named.filter((name) => named.some((other) => name.startsWith(`${other}.`)))).toEqual([]);
  }
});

test('wide characters and a long workspace leave room for the capsule too', async () => {
  const wide = { workspace: `far/${'x'.repeat(100)}` };
  await ask('tasks_create', { ...wide, title: 'План' });
  const steps = [{ title: 'Шаг с длинным названием '.repeat(10), success_criteria: ['да'] }];
  await ask('tasks_create', {
    ...wide,
    parent: 'PLAN-001',
    title: 'Поиск должен быть быстрым '.repeat(10),
    description: '漢字 '.repeat(99),
    steps,
  });
  for (let max_chars = 400; max_chars <= 2_000; max_chars += 23) {
    const { capsule } = await ask('tasks_snapshot', { ...wide, task: 'TASK-001', max_chars, read_only: true });
    expect(capsule, String(max_chars)).toMatchObject({
      type: 'resume_capsule',
      version: 1,
      where: { target: 'TASK-001', branch: 'task/TASK-001', step: { path: 's:0' } },
      why: { goal: expect.stringMatching(/^漢/) },
      action: { kind: 'gate', title: expect.stringMatching(/^Confirm/) },
    });
  }
});
