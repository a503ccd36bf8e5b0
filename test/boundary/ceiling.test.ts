import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memory } from '../../generated/products/memory.ts';
import { call } from '../../src/boundary/call.ts';
import { ceiling, fit as cutToFit } from '../../src/boundary/fit.ts';
import { select } from '../../src/boundary/select.ts';
import { roughBytes, surelyWithin } from '../../src/boundary/size.ts';
import { jsonBytes } from '../../src/kernel/text.ts';
import { testApp } from '../support/app.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
type Answer = any;

const w = { workspace: 'w' };
const large = 700_000;
const count = 5;
let app: Awaited<ReturnType<typeof testApp>>;
const ask = async (tool: string, args: object = {}): Promise<Answer> => call(app, tool, { ...w, ...args });

beforeAll(async () => {
  app = await testApp();
  await call(app, 'init', w);
  for (let i = 0; i < count; i += 1) {
    await ask('commit', { artifact: `${i} ${'é'.repeat(large / 2)}`, message: `m${i}` });
    await ask('trace_step', { step: `${i} ${'x'.repeat(large)}` });
    await ask('graph_apply', { ops: [{ op: 'node_upsert', id: `n${i}`, type: 't', text: 'y'.repeat(large) }] });
  }
}, 60_000);
afterAll(() => app.end());

describe('without a budget no answer is larger than the ceiling', () => {
  /** Follows the cursors; every item must come once, whole or shortened. */
  const walk = async (tool: string, args: object, list: string, id: (item: Answer) => unknown) => {
    const seen: unknown[] = [];
    for (let cursor: number | null | undefined; cursor !== null; ) {
      const { result, error, warnings } = await ask(tool, { ...args, limit: 200, ...(cursor === undefined ? {} : { cursor }) });
      expect(error).toBeNull();
      const { budget, ...rest } = result;
      expect(jsonBytes(rest)).toBeLessThanOrEqual(ceiling);
      if (budget) {
        expect(budget).toEqual({ max_chars: ceiling, used_chars: jsonBytes(rest), truncated: true });
        expect(result.truncated).toBe(true);
        expect(warnings.map((one: Answer) => one.code)).toContain('BUDGET_TRUNCATED');
      }
      expect(result[list].length).toBeGreaterThan(0);
      seen.push(...result[list].map(id));
      cursor = result.pagination.next_cursor;
      expect(result.pagination.has_more).toBe(cursor !== null);
      if (cursor !== null) expect(result.truncated).toBe(true);
    }
    return seen;
  };
  const numbers = [...Array(count).keys()];
  test.each([
    ['show', { doc_kind: 'notes' }, 'entries', (e: Answer) => Number(e.content.split(' ')[0])],
    ['show', { doc_kind: 'trace' }, 'entries', (e: Answer) => Number(e.content.split(' ')[0])],
    ['log', {}, 'commits', (e: Answer) => Number(e.artifact.split(' ')[0])],
    ['graph_query', {}, 'nodes', (n: Answer) => Number(n.id.slice(1))],
  ] as const)('%s %j', async (tool, args, list, id) => {
    expect((await walk(tool, args, list, id)).sort()).toEqual(numbers);
  });
  test.each(['context_pack', 'trace_hydrate', 'think_watch', 'reflog', 'diff'])('%s', async (tool) => {
    if (tool === 'diff') await ask('branch_create', { name: 'empty', from: 'main' });
    const { result, error } = await ask(tool, tool === 'diff' ? { from: 'empty', to: 'main' } : {});
    expect(error).toBeNull();
    const { budget: _, ...rest } = result;
    expect(jsonBytes(rest)).toBeLessThanOrEqual(ceiling);
  });
  test('a larger one is sent when it is asked for', async () => {
    const { result } = await ask('graph_query', { max_chars: 10_000_000 });
    expect(jsonBytes(result)).toBeGreaterThan(count * large);
    expect(result.truncated).toBe(false);
  });
  test('a write that answers what was given is cut too, and says so', async () => {
    const { result, warnings } = await ask('notes_commit', { content: '字'.repeat(900_000) });
    expect(jsonBytes(result)).toBeLessThanOrEqual(ceiling);
    expect(result.entry).toMatchObject({ branch: 'main', doc: 'notes', content: expect.stringMatching(/^字+…$/) });
    expect(warnings).toMatchObject([{ code: 'BUDGET_TRUNCATED' }]);
  });
});

describe('what cannot be shown is left out before secrets are hidden', () => {
  const { budget } = memory.tools.show as { budget: NonNullable<(typeof memory.tools)[string]['budget']> };
  const pageOf = (entries: number, size: number) => ({
    entries: Array.from({ length: entries }, (_, i) => ({ seq: i + 1, content: 'x'.repeat(size) })),
    pagination: { cursor: null, next_cursor: null, has_more: false, limit: entries, count: entries },
    truncated: false,
  });
  test('only of what is much too large, and nothing of it is touched', () => {
    const small = pageOf(10, 1000);
    expect(select(budget, small)).toEqual({ output: small, cut: false });
    const much = pageOf(100, 1_000_000);
    const { output, cut } = select(budget, much) as { output: Answer; cut: boolean };
    expect(cut).toBe(true);
    expect(output.entries.map((e: Answer) => e.seq)).toEqual([97, 98, 99, 100].slice(-output.entries.length));
    expect(output.pagination).toMatchObject({ has_more: true, next_cursor: output.entries[0].seq });
    expect(much.entries).toHaveLength(100);
    expect(much.pagination.has_more).toBe(false);
    expect(cutToFit(budget, output, { max_chars: 9_000_000 }, true).result).toMatchObject({
      truncated: true,
      budget: { truncated: true },
    });
  });
  test('one item is kept, however large', () => {
    const { output } = select(budget, pageOf(3, 5_000_000)) as { output: Answer };
    expect(output.entries.map((e: Answer) => e.seq)).toEqual([3]);
  });
});

describe('sizes are told without writing anything out', () => {
  const values = ['', 'é"\u0001', 'x'.repeat(500), 12345678901234567000, null, [], {}, [1, 'a', [true]], { a: { 'b"': ['\n'] } }];
  test.each(values.map((value) => [JSON.stringify(value).slice(0, 30), value]))('%s', (_, value) => {
    const exact = jsonBytes(value);
    expect(surelyWithin(value, exact - 1)).toBe(false);
    expect(surelyWithin(value, exact * 6 + 200)).toBe(true);
    expect(roughBytes(value, 1e9)).toBeGreaterThan(0);
  });
  test('and no further than needed', () => {
    let looked = 0;
    const list = Array.from({ length: 1000 }, () => ({
      get text() {
        looked += 1;
        return 'x'.repeat(100);
      },
    }));
    expect(roughBytes(list, 1000)).toBeGreaterThan(1000);
    expect(surelyWithin(list, 1000)).toBe(false);
    expect(looked).toBeLessThan(25);
  });
});
