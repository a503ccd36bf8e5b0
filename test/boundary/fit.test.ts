import { describe, expect, test } from 'vitest';
import type { BudgetInfo } from '../../generated/registry/shape.ts';
import { fit as fitted } from '../../src/boundary/fit.ts';
import { outputSchema } from './arbitrary.ts';
import { budgeted, describeBudgets } from './budgets.ts';

describeBudgets(({ room }) => room !== 'views');

test('every budgeted tool has an output schema that samples are made from', () => {
  expect(budgeted.length).toBeGreaterThan(10);
  for (const [name] of budgeted) expect(outputSchema(name)).toBeTypeOf('object');
});

describe('what was made smaller is named', () => {
  const named: BudgetInfo = {
    knobs: ['max_chars'],
    keep: ['id'],
    names_cuts_in: 'degradation.truncated_fields',
    shrink: [
      { shorten: 'memory.notes[].text', to: 10 },
      { drop: 'memory.notes[].meta' },
      { drop: 'memory.absent' },
      { list: 'memory.notes', from: 'back' },
      { drop: 'memory' },
      { drop: 'more' },
    ],
  };
  const output = {
    id: 'x',
    memory: { notes: [{ text: 'a'.repeat(50), meta: 1 }, { text: 'b'.repeat(50) }] },
    more: 'm'.repeat(40),
    degradation: { truncated_fields: [] as string[] },
    truncated: false,
  };
  const cutsAt = (max_chars: number) =>
    (fitted(named, output, { max_chars }).result.degradation as typeof output.degradation | undefined)?.truncated_fields;

  test('nothing, where all fits', () => expect(cutsAt(1000)).toEqual([]));
  test('a list for everything in it, once', () => expect(cutsAt(200)).toEqual(['memory.notes']));
  test('a whole for its parts', () => expect(cutsAt(130)).toEqual(['memory']));
  test('only what was there', () => expect(cutsAt(90)).toEqual(['memory', 'more']));
});

describe('rules that no tool shows alone', () => {
  const texts: BudgetInfo = { knobs: ['max_chars', 'context_budget'], keep: ['id'], shrink: [{ cut: 'items[].text' }] };

  test('without a budget nothing is said about one', () => {
    expect(fitted(texts, { id: 'x' }, {})).toEqual({ result: { id: 'x' }, warnings: [] });
    expect(fitted(null, { id: 'x' }, { max_chars: 2 })).toEqual({ result: { id: 'x' }, warnings: [] });
  });
  test('the smaller of two budgets wins', () => {
    expect(fitted(texts, { id: 'x' }, { max_chars: 300, context_budget: 200 }).result.budget).toMatchObject({ max_chars: 200 });
  });
  test('only as many texts are cut as must be', () => {
    const output = { id: 'x', items: [{ text: 'a'.repeat(100) }, { text: 'b'.repeat(100) }] };
    const { result } = fitted(texts, output, { max_chars: 230 });
    expect((result as typeof output).items[1]?.text).toBe('b'.repeat(100));
    expect((result as typeof output).items[0]?.text).toMatch(/^a+…$/);
  });
  test('a text that is hardly too long is not made longer', () => {
    const shorten: BudgetInfo = { knobs: ['max_chars'], keep: ['id'], shrink: [{ shorten: 'text', to: 10 }, { drop: 'more' }] };
    const { result } = fitted(shorten, { id: 'x', text: 'a'.repeat(11), more: 'm'.repeat(30) }, { max_chars: 60 });
    expect(result).toMatchObject({ id: 'x', text: 'a'.repeat(11), truncated: true });
  });
  test('a long mark to continue after costs items, not the whole answer', () => {
    const page = { at: 'next_after', by: { key: 'name' } };
    const list: BudgetInfo = { knobs: ['max_chars'], keep: ['id'], shrink: [{ list: 'names', from: 'back', page }] };
    const names = Array.from({ length: 5 }, (_, i) => ({ name: `${i}`.repeat(120) }));
    const { result, warnings } = fitted(list, { id: 'x', names, next_after: null, truncated: false }, { max_chars: 600 });
    expect((result.names as Record<string, unknown>[]).length).toBe(3);
    expect(result.next_after).toBe('2'.repeat(120));
    expect(warnings.map((w) => w.code)).toEqual(['BUDGET_TRUNCATED']);
  });
  test('a list counted by offset goes on where it stopped', () => {
    const page = { at: 'pagination', by: 'offset' as const };
    const list: BudgetInfo = { knobs: ['max_chars'], keep: [], shrink: [{ list: 'items', from: 'back', page }] };
    const pagination = { cursor: 20, next_cursor: null, has_more: false, limit: 9, count: 9 };
    const { result } = fitted(list, { items: Array(9).fill('item of a list'), pagination }, { max_chars: 150 });
    const left = (result.items as string[]).length;
    expect(left).toBeGreaterThan(0);
    expect(result.pagination).toMatchObject({ count: left, has_more: true, next_cursor: 20 + left });
  });
});
