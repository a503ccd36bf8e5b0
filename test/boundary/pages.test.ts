import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { testApp } from '../support/app.ts';

type Json = Record<string, unknown>;

const workspace = 'pages';
const noteCount = 300;
let app: Awaited<ReturnType<typeof testApp>>;

const ask = async (tool: string, args: Json): Promise<Json> => {
  const { result, error } = await call(app, tool, { workspace, ...args });
  expect(error).toBeNull();
  return result as Json;
};

/** Short and long notes, with and without what can be dropped from them. */
const noteAt = (i: number) => ({
  content: `${i} ${(['é', '"', 'word ', '😀'][i % 4] as string).repeat((i * 37) % 700)}`,
  ...(i % 3 === 0 ? { title: `note ${i}` } : {}),
  ...(i % 5 === 0 ? { meta: { thoughtNumber: i + 1, long: 'm'.repeat((i * 13) % 900) } } : {}),
});

const cardAt = (i: number) => ({ id: `C${i}`, type: 'question', title: `t${i}`, text: noteAt(i).content, meta: { i } });

beforeAll(async () => {
  app = await testApp();
  await ask('notes_commit', { content: 'before the branch' });
  await ask('branch_create', { name: 'idea' });
  await ask('checkout', { ref: 'idea' });
  for (let i = 0; i < noteCount; i += 1) await ask('notes_commit', { branch: 'idea', ...noteAt(i) });
  for (let i = 0; i < 110; i += 1) await ask('think_card', { card: { ...cardAt(i), tags: i < 95 ? ['pinned'] : ['v:draft'] } });
  for (let i = 0; i < 90; i += 1) {
    await ask('branch_create', { name: `${i % 3 ? 'b' : 'long-name-'.repeat(i % 10)}x/${i}` });
    await ask('tag_create', { name: `${i % 3 ? 't' : 'long-name-'.repeat(i % 10)}x-${i}` });
  }
});
afterAll(() => app.end());

interface Paged {
  readonly tool: string;
  readonly args?: Json;
  readonly list: string;
  readonly key: string;
  readonly by: 'cursor' | 'after';
  readonly limit: number;
  /** Pages whose first item is their newest. */
  readonly newestFirst?: true;
}

const next = (paged: Paged, page: Json): unknown =>
  paged.by === 'after' ? page.next_after : (page.pagination as Json | undefined)?.next_cursor;

/** Follows a list to its end with a new budget for every page; a page that shows nothing is asked for again with more room. */
async function walk(paged: Paged, budgets: readonly number[]): Promise<unknown[]> {
  const seen: unknown[] = [];
  let mark: unknown;
  let room = 1;
  for (let turn = 0; turn < 5000; turn += 1) {
    const max_chars = (budgets[turn % budgets.length] as number) * room;
    const page = await ask(paged.tool, {
      ...paged.args,
      limit: paged.limit,
      max_chars,
      ...(mark === undefined ? {} : { [paged.by]: mark }),
    });
    const items = ((page[paged.list] as Json[] | undefined) ?? []).map((item) => item[paged.key]);
    expect((page.budget as Json).used_chars).toBeLessThanOrEqual((page.budget as Json).max_chars as number);
    if (paged.by === 'cursor' && page.pagination && page[paged.list]) expect((page.pagination as Json).count).toBe(items.length);
    if (items.length === 0 && (page.budget as Json).truncated) {
      /** What such a page says about going on must bring the same items. */
      if (typeof next(paged, page) === 'number') mark = next(paged, page);
      room *= 2;
      continue;
    }
    room = 1;
    seen.push(...(paged.newestFirst || paged.by === 'after' ? items : items.reverse()));
    mark = next(paged, page) ?? undefined;
    if (mark === undefined) return seen;
  }
  throw new Error('the list has no end');
}

const lists: Paged[] = [
  { tool: 'show', args: { doc_kind: 'notes' }, list: 'entries', key: 'seq', by: 'cursor', limit: 200 },
  { tool: 'log', list: 'commits', key: 'seq', by: 'cursor', limit: 50 },
  { tool: 'diff', args: { from: 'main', to: 'idea' }, list: 'entries', key: 'seq', by: 'cursor', limit: 200 },
  { tool: 'reflog', list: 'moves', key: 'seq', by: 'cursor', limit: 200, newestFirst: true },
  { tool: 'think_query', list: 'cards', key: 'id', by: 'cursor', limit: 40, newestFirst: true },
  { tool: 'think_pins', list: 'pins', key: 'id', by: 'cursor', limit: 200, newestFirst: true },
  { tool: 'branch_list', list: 'branches', key: 'name', by: 'after', limit: 60 },
  { tool: 'tag_list', list: 'tags', key: 'name', by: 'after', limit: 60 },
];

describe.each(lists)('$tool', (paged) => {
  test.each([1, 2, 3])('whatever the budgets, every item is seen once and in order (%i)', async (seed) => {
    const whole = await walk(paged, [100_000_000]);
    expect(whole.length).toBeGreaterThanOrEqual(90);
    expect(new Set(whole).size).toBe(whole.length);
    const budgets = fc.sample(fc.oneof(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 60_000 })), {
      numRuns: 40,
      seed,
    });
    expect(await walk(paged, budgets)).toEqual(whole);
  });
});

test('the notes are all there', async () => {
  expect(await walk(lists[0] as Paged, [5000])).toHaveLength(noteCount + 1);
  expect(await walk(lists[2] as Paged, [5000])).toHaveLength(noteCount);
});
