import type { BudgetInfo, Shrink } from '../../generated/registry/shape.ts';
import type { Warning } from '../../generated/types/index.ts';
import { cutText } from '../kernel/cut.ts';
import { jsonBytes } from '../kernel/text.ts';
import { warningOf } from './envelope.ts';

type Json = Record<string, unknown>;

/** `{}`: no answer is smaller. */
const smallest = 2;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

interface Place {
  readonly holder: Json;
  readonly key: string;
}

/** Every object that holds the last step of a path; `[]` walks a list. */
function holders(root: Json, path: string): Place[] {
  const steps = path.split('.');
  let at: unknown[] = [root];
  for (const step of steps.slice(0, -1)) {
    const walks = step.endsWith('[]');
    const key = walks ? step.slice(0, -2) : step;
    at = at.flatMap((value) => (isObject(value) ? (walks ? ((value[key] as unknown[]) ?? []) : [value[key]]) : []));
  }
  const last = steps.at(-1) as string;
  return at.filter(isObject).map((holder) => ({ holder, key: last }));
}

type ListShrink = Extract<Shrink, { list: string }>;

/** Says in a page's own pagination that it ends earlier than it was read. */
function endPageAt(root: Json, { page, from }: ListShrink, list: unknown[], dropped: unknown[]): void {
  if (!page || dropped.length === 0) return;
  const [place] = holders(root, page.at);
  if (!place) return;
  const last = from === 'front' ? list[0] : list.at(-1);
  const firstDropped = from === 'front' ? dropped.at(-1) : dropped[0];
  const key = page.by === 'offset' ? undefined : page.by.key;
  const keyOf = (item: unknown) => key?.split('.').reduce((at: unknown, step) => (isObject(at) ? at[step] : undefined), item);

  const pagination = place.holder[place.key];
  if (!isObject(pagination)) {
    /** A plain "continue after" mark: the last item that stays. With none left, the page must be asked for again. */
    place.holder[place.key] = last === undefined ? null : keyOf(last);
    return;
  }
  pagination.count = list.length;
  pagination.has_more = true;
  if (page.by === 'offset') pagination.next_cursor = Number(pagination.cursor ?? 0) + list.length;
  else {
    const next = keyOf(last);
    /** An empty page is asked for again: "after" the same place, or "before" one more than the newest that was dropped. */
    pagination.next_cursor = next ?? (page.by.ascending ? pagination.cursor : Number(keyOf(firstDropped)) + 1);
  }
}

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

function cutString(root: Json, path: string, over: () => number): boolean {
  let changed = false;
  for (const { holder, key } of holders(root, path)) {
    const text = holder[key];
    const excess = over();
    if (typeof text !== 'string' || excess <= 0) continue;
    /** Escapes make JSON longer than text, so the cut is searched for. */
    let low = 0;
    let high = text.length;
    const room = jsonBytes(text) - excess;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (jsonBytes(`${cutText(text, middle)}…`) <= room) low = middle;
      else high = middle - 1;
    }
    holder[key] = low === 0 ? '' : `${cutText(text, low)}…`;
    changed = true;
  }
  return changed;
}

function shortenString({ holder, key }: Place, to: number): boolean {
  const text = holder[key];
  if (typeof text !== 'string' || text.length <= to) return false;
  const short = `${cutText(text, to)}…`;
  /** The mark of a cut takes three bytes: what is only just too long would grow. */
  if (jsonBytes(short) >= jsonBytes(text)) return false;
  holder[key] = short;
  return true;
}

const dropField = ({ holder, key }: Place): boolean => key in holder && delete holder[key];

const some = (places: readonly Place[], change: (place: Place) => boolean) => places.map(change).includes(true);

/** Whether the step found anything to do. */
function apply(root: Json, shrink: Shrink, over: () => number): boolean {
  if ('drop' in shrink) return some(holders(root, shrink.drop), dropField);
  if ('cut' in shrink) return cutString(root, shrink.cut, over);
  if ('shorten' in shrink) return some(holders(root, shrink.shorten), (place) => shortenString(place, shrink.to));
  return shortenList(root, shrink, over);
}

const isWithin = (path: string, other: string) => path === other || path.startsWith(`${other}.`);

/** Adds the field that a step made smaller to the answer's own list of them: a list for all in it, a whole for its parts. */
function nameCut(root: Json, at: string, shrink: Shrink): void {
  const path = 'drop' in shrink ? shrink.drop : 'cut' in shrink ? shrink.cut : 'shorten' in shrink ? shrink.shorten : shrink.list;
  const name = path.split('[]')[0] as string;
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

/** Makes an answer as small as was asked, following its contract's list, and says what it did. Last of all steps. */
export function fit(budget: BudgetInfo | null, output: Json, input: Json): Fitted {
  const asked = budget ? askedFor(budget, input) : undefined;
  if (!budget || asked === undefined) return { result: output, warnings: [] };

  const max_chars = Math.max(asked, smallest);
  const clamped = max_chars !== asked ? [warningOf('BUDGET_MIN_CLAMPED', { asked, max_chars })] : [];
  const report = (payload: Json, truncated: boolean) => ({
    ...payload,
    budget: { max_chars, used_chars: jsonBytes(payload), truncated },
  });
  if (jsonBytes(output) <= max_chars) return { result: report(output, false), warnings: clamped };

  const root: Json = { ...(JSON.parse(JSON.stringify(output)) as Json), truncated: true };
  const untouched = jsonBytes(root);
  const over = () => {
    const bytes = jsonBytes(root);
    /** `truncated: true` is a byte shorter than false: saying that something was cut must not count as the cut. */
    return bytes === untouched ? Math.max(bytes - max_chars, 1) : bytes - max_chars;
  };
  let excess = over();
  for (const shrink of budget.shrink) {
    if (excess <= 0) break;
    if (!apply(root, shrink, over)) continue;
    if (budget.names_cuts_in) nameCut(root, budget.names_cuts_in, shrink);
    excess = over();
  }
  const truncated = warningOf('BUDGET_TRUNCATED', { max_chars });
  if (excess <= 0) return { result: report(root, true), warnings: [truncated, ...clamped] };

  const rest = keepOnly(root, budget.keep, max_chars) ?? (ladder.find((rung) => jsonBytes(rung) <= max_chars) as Json);
  return { result: report(rest, true), warnings: [truncated, warningOf('BUDGET_MINIMAL', { max_chars }), ...clamped] };
}
