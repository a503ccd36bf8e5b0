import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { BudgetInfo, Shrink, ToolInfo } from '../../generated/registry/shape.ts';
import { fit as fitted } from '../../src/boundary/fit.ts';
import { jsonBytes } from '../../src/kernel/text.ts';
import { tools } from '../support/tools.ts';
import { outputOf, outputSchema } from './arbitrary.ts';

type Json = Record<string, unknown>;
type ListShrink = Extract<Shrink, { list: string }>;

export const budgeted = Object.values(tools).flatMap((tool) => (tool.budget ? [[tool.name, tool.budget] as const] : []));
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
  /** It as JSON without the field that says whether it was cut, and how many bytes it takes. */
  readonly unsaid: string;
  readonly whole: number;
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
  const unsaid = JSON.stringify(without(plain, 'truncated'));
  return { output, before, plain, unsaid, whole: Buffer.byteLength(before), precious, alone };
}

/** Everything that must hold of one answer at one size. Gives the precious fields that stayed. */
function check(budget: BudgetInfo, { output, before, plain, unsaid, whole, precious, alone }: Sample, max: number): string[] {
  const { result, warnings } = fitted(budget, output, { [budget.knobs[0] as string]: max });
  hold('the input stays as it was', JSON.stringify(output) === before);

  const payload = without(result, 'budget');
  const sent = JSON.stringify(payload);
  const report = result.budget as { max_chars: number; used_chars: number; truncated: boolean };
  hold('max_chars is what was asked', report.max_chars === Math.max(max, 2), report, max);
  hold('used_chars is what is sent', report.used_chars === Buffer.byteLength(sent), report, sent);
  hold('used <= max', report.used_chars <= report.max_chars, report);

  const taken = JSON.stringify(without(payload, 'truncated')) !== unsaid;
  const fits = whole <= report.max_chars;
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
  const { required = [] } = outputSchema(name);
  return outputOf(name).map((output) => (required.includes('truncated') ? output : without(output, 'truncated')));
};

/** The same answer with half of every list, until it is no larger than this or has no lists left to halve. */
function thinned(output: Json, most: number): Json {
  const halve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, Math.floor(value.length / 2)).map(halve);
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, halve(inner)]))
      : value;
  };
  let smaller = output;
  for (let before = Number.POSITIVE_INFINITY; jsonBytes(smaller) > most && jsonBytes(smaller) < before; ) {
    before = jsonBytes(smaller);
    smaller = halve(smaller) as Json;
  }
  return smaller;
}

/** Where the last fields go every size is looked at; above, where lists and texts do, tools take turns. */
const few = 256;
const most = 4000;
const isTurn = (turn: number, max: number) => max <= few || (max + turn) % 8 === 0;

/** Random answers of tools, cut to every size. */
export function describeBudgets(which: (tool: ToolInfo) => boolean): void {
  describe.each(budgeted.filter(([name]) => which(tools[name] as ToolInfo)))('%s', (name, budget) => {
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

    test(`every budget from 0 to ${most} that is its turn`, () => {
      /** Of the usual size: larger ones would only be cut further the same way. */
      const samples = fc
        .sample(payloads, { numRuns: 25, seed: 7 })
        .map((output) => ({ sample: sampleOf(budget, thinned(output, 5000)), stayed: [] as string[] }));
      const turn = budgeted.findIndex(([other]) => other === name);
      for (let max = 0, walked = 0; max <= most; max += 1) {
        if (!isTurn(turn, max)) continue;
        const answer = samples[walked++ % samples.length] as (typeof samples)[number];
        const now = check(budget, answer.sample, max);
        grows(answer.stayed, now);
        answer.stayed = now;
      }
    });
  });
}
