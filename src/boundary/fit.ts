import type { BudgetInfo, Shrink } from '../../generated/registry/shape.ts';
import type { Warning } from '../../generated/types/index.ts';
import { cutText } from '../kernel/cut.ts';
import { jsonBytes } from '../kernel/text.ts';
import { warningOf } from './envelope.ts';
import { endPageAt, type Holder, holders, type Json, type ListShrink } from './page-end.ts';
import { surelyWithin } from './size.ts';
import { Sizes } from './sizes.ts';
import { squeeze } from './squeeze.ts';

/** `{}`: no answer is smaller. */
const smallest = 2;

/** No answer is larger unless a larger one is asked for. */
export const ceiling = 1024 * 1024;

/** Takes as few items as needed off one end. */
function shortenList(root: Json, shrink: ListShrink, over: () => number): boolean {
  const [place] = holders(root, shrink.list);
  const list = place?.holder[place.key];
  if (!place || !Array.isArray(list)) return false;
  const front = shrink.from === 'front';
  let drop = 0;
  /** The mark where a page ends may be longer than the one before, so what was taken can prove too little. */
  const most = list.length - (shrink.least ?? 0);
  for (let needed = over(); needed > 0 && drop < most; needed = over()) {
    do {
      needed -= jsonBytes(front ? list[drop] : list[list.length - 1 - drop]) + 1;
      drop += 1;
    } while (needed > 0 && drop < most);
    const end = list.length - drop;
    const kept = front ? list.slice(drop) : list.slice(0, end);
    place.holder[place.key] = kept;
    endPageAt(root, shrink, kept, front ? list.slice(0, drop) : list.slice(end));
  }
  if (shrink.more && drop > 0) for (const { holder, key } of holders(root, shrink.more)) holder[key] = true;
  return drop > 0;
}

type CutShrink = Extract<Shrink, { cut: string }>;

function cutString(root: Json, { cut, parts }: CutShrink, over: () => number): boolean {
  let changed = false;
  /** Where the rest of a text can be asked for, no mark stands in the text. */
  const mark = parts ? '' : '…';
  for (const { holder, key } of holders(root, cut)) {
    const text = holder[key];
    if (typeof text !== 'string' || over() <= 0) continue;
    const goOn = (chars: number) => {
      if (parts) holder[parts.next] = Number(holder[parts.from]) + chars;
    };
    /** No number that stands there later is longer. */
    goOn(text.length);
    const excess = over();
    /** Escapes make JSON longer than text, so the cut is searched for. */
    let low = 0;
    let high = text.length;
    const room = jsonBytes(text) - excess;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (jsonBytes(cutText(text, middle) + mark) <= room) low = middle;
      else high = middle - 1;
    }
    const kept = cutText(text, low);
    holder[key] = low === 0 ? '' : kept + mark;
    goOn(kept.length);
    changed = true;
  }
  return changed;
}

function shortenString({ holder, key }: Holder, to: number): boolean {
  const text = holder[key];
  if (typeof text !== 'string' || text.length <= to) return false;
  const short = `${cutText(text, to)}…`;
  /** The mark of a cut takes three bytes: what is only just too long would grow. */
  if (jsonBytes(short) >= jsonBytes(text)) return false;
  holder[key] = short;
  return true;
}

const dropField = ({ holder, key }: Holder): boolean => key in holder && delete holder[key];

const some = (places: readonly Holder[], change: (place: Holder) => boolean) => places.map(change).includes(true);

/** Whether the step found anything to do. */
function apply(root: Json, shrink: Shrink, over: () => number): boolean {
  if ('drop' in shrink) return some(holders(root, shrink.drop), dropField);
  if ('cut' in shrink) return cutString(root, shrink, over);
  if ('shorten' in shrink) return some(holders(root, shrink.shorten), (place) => shortenString(place, shrink.to));
  return shortenList(root, shrink, over);
}

const pathOf = (shrink: Shrink) =>
  'drop' in shrink ? shrink.drop : 'cut' in shrink ? shrink.cut : 'shorten' in shrink ? shrink.shorten : shrink.list;

/** Everything that a step may change. */
const reachedBy = (shrink: Shrink): string[] =>
  'list' in shrink
    ? [shrink.list, ...(shrink.page ? [shrink.page.at] : []), ...(shrink.more ? [shrink.more] : [])]
    : [pathOf(shrink), ...('cut' in shrink && shrink.parts ? [shrink.parts.next] : [])];

interface Plan {
  readonly steps: readonly { readonly shrink: Shrink; readonly reached: readonly string[] }[];
  readonly within: ReadonlySet<string>;
}

/** Budgets stand in contracts: what follows from one is worked out once. */
const plans = new WeakMap<BudgetInfo, Plan>();

function planOf(budget: BudgetInfo): Plan {
  const before = plans.get(budget);
  if (before) return before;
  const steps = budget.shrink.map((shrink) => ({ shrink, reached: reachedBy(shrink) }));
  const made = { steps, within: Sizes.holding(steps.flatMap(({ reached }) => reached)) };
  plans.set(budget, made);
  return made;
}

const isWithin = (path: string, other: string) => path === other || path.startsWith(`${other}.`);

/** Adds the field that a step made smaller to the answer's own list of them: a list for all in it, a whole for its parts. */
function nameCut(root: Json, at: string, shrink: Shrink): void {
  const name = pathOf(shrink).split('[]')[0] as string;
  for (const { holder, key } of holders(root, at)) {
    const named = holder[key] as string[] | undefined;
    if (!Array.isArray(named) || named.some((other) => isWithin(name, other))) continue;
    holder[key] = [...named.filter((other) => !isWithin(other, name)), name];
  }
}

const ladder: readonly Json[] = [{ signal: 'minimal' }, { signal: 'min' }, { min: true }, {}];

/** The precious fields alone, most precious first, up to the first that does not fit: so more room never loses one. */
function keepOnly(root: Json, keep: readonly string[], max: number): Json | undefined {
  const kept: Json = { truncated: true };
  for (const field of keep) {
    if (!(field in root)) continue;
    if (jsonBytes({ ...kept, [field]: root[field] }) > max) break;
    kept[field] = root[field];
  }
  /** Where all is precious and all but fits, the least precious is what is taken. */
  const fields = Object.keys(kept);
  if (fields.length === Object.keys(root).length) delete kept[fields.at(-1) as string];
  return Object.keys(kept).length > 1 ? kept : undefined;
}

export interface Fitted {
  readonly result: Json;
  readonly warnings: Warning[];
}

/** The smaller of the budgets that were given. */
const askedFor = (budget: BudgetInfo, input: Json): number | undefined => {
  const given = budget.knobs.map((knob) => input[knob]).filter((value) => typeof value === 'number');
  return given.length ? Math.min(...given) : undefined;
};

/** Whether nothing has to be taken from an answer, whatever is hidden in it: a character grows to no more than a mark of twelve. */
export const fitsAsItIs = (budget: BudgetInfo | null, output: Json, input: Json): boolean =>
  (!budget || askedFor(budget, input) === undefined) && surelyWithin(output, ceiling / 2);

/**
 * Makes an answer as small as was asked, or as the ceiling where nothing was, following its contract's list, and says what it
 * did. Last of all steps. `cut`: something was left out of it before.
 */
export function fit(budget: BudgetInfo | null, output: Json, input: Json, cut = false): Fitted {
  const asked = budget ? askedFor(budget, input) : undefined;
  const sent = JSON.stringify(output);
  const whole = Buffer.byteLength(sent);
  if (asked === undefined && !cut && whole <= ceiling) return { result: output, warnings: [] };
  if (!budget) return { result: squeeze(output, ceiling), warnings: [warningOf('BUDGET_TRUNCATED', { max_chars: ceiling })] };

  const max_chars = Math.max(asked ?? ceiling, smallest);
  const clamped = asked !== undefined && max_chars !== asked ? [warningOf('BUDGET_MIN_CLAMPED', { asked, max_chars })] : [];
  const report = (payload: Json, used_chars: number, truncated: boolean) => ({
    ...payload,
    budget: { max_chars, used_chars, truncated },
  });
  if (whole <= max_chars && !cut) return { result: report(output, whole, false), warnings: clamped };

  const root: Json = { ...(JSON.parse(sent) as Json), truncated: true };
  const { steps, within } = planOf(budget);
  const sizes = new Sizes(root, within);
  const untouched = sizes.total();
  const over = (changed: readonly string[]) => {
    for (const path of changed) sizes.changed(path);
    const bytes = sizes.total();
    /** `truncated: true` is a byte shorter than false: saying that something was cut must not count as the cut. */
    return bytes === untouched && !cut ? Math.max(bytes - max_chars, 1) : bytes - max_chars;
  };
  let excess = over([]);
  for (const { shrink, reached } of steps) {
    if (excess <= 0) break;
    if (!apply(root, shrink, () => over(reached))) continue;
    if (budget.names_cuts_in) nameCut(root, budget.names_cuts_in, shrink);
    excess = over(budget.names_cuts_in ? [...reached, budget.names_cuts_in] : reached);
  }
  const truncated = warningOf('BUDGET_TRUNCATED', { max_chars });
  if (excess <= 0) return { result: report(root, sizes.total(), true), warnings: [truncated, ...clamped] };

  const rest = keepOnly(root, budget.keep, max_chars) ?? (ladder.find((rung) => jsonBytes(rung) <= max_chars) as Json);
  return {
    result: report(rest, jsonBytes(rest), true),
    warnings: [truncated, warningOf('BUDGET_MINIMAL', { max_chars }), ...clamped],
  };
}
