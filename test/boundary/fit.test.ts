import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BudgetInfo, Shrink } from '../../generated/registry/shape.ts';
import { tools } from '../../generated/registry/tools.ts';
import { fit as fitted } from '../../src/boundary/fit.ts';
import { jsonBytes } from '../../src/kernel/text.ts';
import { outputOf, schemaFile } from './arbitrary.ts';

type Json = Record<string, unknown>;
type ListShrink = Extract<Shrink, { list: string }>;

const budgeted = Object.values(tools).flatMap((tool) => (tool.budget ? [[tool.name, tool.budget] as const] : []));
const rungs = ['{"signal":"minimal"}', '{"signal":"min"}', '{"min":true}', '{}'];
const without = (value: Json, ...fields: string[]): Json =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !fields.includes(key)));
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Json | undefined)?.[key], value);

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Said plainly, since it is asked half a million times. */
function hold(what: string, is: boolean, ...shown: unknown[]): void {
  if (!is) throw new Error(`${what}: ${shown.map((value) => JSON.stringify(value)).join(' | ')}`);
}

/** The rest of a list must be one end of it, and its pagination must say where it goes on. */
function checkPage({ page, from, list }: ListShrink, before: Json, after: Json): void {
  if (!page || page.by === 'offset') return;
  const { key, ascending } = page.by;
  const keys = (value: unknown) => ((value as Json[] | undefined) ?? []).map((item) => at(item, key));
  const [all, kept] = [keys(at(before, list)), keys(at(after, list))];
  const end = from === 'front' ? all.slice(all.length - kept.length) : all.slice(0, kept.length);
  hold('one end of the list stays', same(kept, end), kept, all);
  const [was, is] = [at(before, page.at), at(after, page.at)];
  if (is === undefined) return;
  const last = from === 'front' ? kept[0] : kept.at(-1);
  const newestDropped = Number(from === 'front' ? all.at(-1) : all[0]);
  const next_cursor = last ?? (ascending ? (was as Json | null)?.cursor : newestDropped + 1);
  const cut =
    typeof is === 'object' && is !== null
      ? { ...(was as Json), next_cursor, has_more: true, count: kept.length }
      : (last ?? null);
  hold('the page says where it ends', same(is, kept.length === all.length ? was : cut), is, was, kept, all);
}

interface Sample {
  readonly output: Json;
  readonly before: string;
  readonly plain: Json;
  readonly precious: readonly string[];
  /** What the precious fields take alone. A page that ends earlier may say so in a few more digits; `false` is longer than `true`. */
  readonly alone: number;
}

function sampleOf({ keep }: BudgetInfo, output: Json): Sample {
  const before = JSON.stringify(output);
  const plain = JSON.parse(before) as Json;
  const precious = keep.filter((field) => field in plain);
  const growth = precious.includes('pagination') ? 24 : 1;
  const alone = jsonBytes({ truncated: true, ...Object.fromEntries(precious.map((field) => [field, plain[field]])) }) + growth;
  return { output, before, plain, precious, alone };
}

/** Everything that must hold of one answer at one size. Gives the precious fields that stayed. */
function check(budget: BudgetInfo, { output, before, plain, precious, alone }: Sample, max: number): string[] {
  const { result, warnings } = fitted(budget, output, { [budget.knobs[0] as string]: max });
  hold('the input stays as it was', JSON.stringify(output) === before);

  const payload = without(result, 'budget');
  const sent = JSON.stringify(payload);
  const report = result.budget as { max_chars: number; used_chars: number; truncated: boolean };
  hold('what is sent is JSON', same(JSON.parse(JSON.stringify(result)), result));
  hold('max_chars is what was asked', report.max_chars === Math.max(max, 2), report, max);
  hold('used_chars is what is sent', report.used_chars === Buffer.byteLength(sent), report, sent);
  hold('used <= max', report.used_chars <= report.max_chars, report);

  const taken = !same(without(payload, 'truncated'), without(plain, 'truncated'));
  const fits = Buffer.byteLength(before) <= report.max_chars;
  hold('what fits is unchanged', !fits || sent === before, sent, before);
  hold('what does not fit is cut', taken === !fits, sent, before);
  hold('a cut is said', report.truncated === taken, report, taken);
  hold('a cut is said in the result', !taken || rungs.includes(sent) || payload.truncated === true, payload);

  const droppable = budget.shrink.flatMap((s) => ('drop' in s ? [s.drop] : []));
  const minimal = Object.keys(plain).some((field) => !(field in payload) && !droppable.includes(field));
  const codes = [taken && 'BUDGET_TRUNCATED', minimal && 'BUDGET_MINIMAL', max < 2 && 'BUDGET_MIN_CLAMPED'].filter(Boolean);
  const warned = warnings.map((w) => w.code);
  hold('warnings are true', same(warned, codes), warned, codes, payload);

  const stayed = precious.filter((field) => field in payload);
  hold('what is precious stays', alone > report.max_chars || same(stayed, precious), stayed, payload);
  for (const shrink of budget.shrink) if ('list' in shrink) checkPage(shrink, plain, payload);
  return stayed;
}

const grows = (fewer: readonly string[], more: readonly string[]) =>
  hold(
    'more room loses nothing precious',
    fewer.every((field) => more.includes(field)),
    fewer,
    more,
  );

/** An optional `truncated` is set by nobody but the cut itself. */
const answersOf = (name: string) => {
  const { required = [] } = schemaFile(`generated/schemas/tools/${name}.output.json`);
  return outputOf(name).map((output) => (required.includes('truncated') ? output : without(output, 'truncated')));
};

describe.each(budgeted)('%s', (name, budget) => {
  const payloads = answersOf(name);

  test('any answer fits any budget', () => {
    const sizes = fc.uniqueArray(fc.integer({ min: 0, max: 12_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(payloads, sizes, (output, asked) => {
        const sample = sampleOf(budget, output);
        const whole = jsonBytes(output);
        const budgets = [...asked, whole, whole - 1, whole + 1].filter((n) => n >= 0).sort((a, b) => a - b);
        let stayed: string[] = [];
        for (const max of budgets) {
          const now = check(budget, sample, max);
          grows(stayed, now);
          stayed = now;
        }
      }),
      { numRuns: 40 },
    );
  });

  test('every budget from 0 to 4000', () => {
    /** Answers of the usual size; the smallest, where a tool has none so small. */
    const rank = (output: Json) => Math.max(jsonBytes(output), 4500);
    const samples = fc
      .sample(payloads, { numRuns: 100, seed: 7 })
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, 25)
      .map((output) => ({ sample: sampleOf(budget, output), stayed: [] as string[] }));
    /** Every one, and of large answers so many that the work stays the same. */
    const stride = Math.ceil(Math.max(...samples.map(({ sample }) => sample.before.length)) / 4500);
    for (let max = 0, n = 0; max <= 4000; max += stride, n += 1) {
      const turn = samples[n % samples.length] as (typeof samples)[number];
      const now = check(budget, turn.sample, max);
      grows(turn.stayed, now);
      turn.stayed = now;
    }
  });
});

test('every budgeted tool has an output schema that samples are made from', () => {
  expect(budgeted.length).toBeGreaterThan(10);
  for (const [name] of budgeted) expect(schemaFile(`generated/schemas/tools/${name}.output.json`)).toBeTypeOf('object');
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
    expect((result.names as Json[]).length).toBe(3);
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
