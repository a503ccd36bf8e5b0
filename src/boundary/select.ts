import type { BudgetInfo, Shrink } from '../../generated/registry/shape.ts';
import { endPageAt, holders, isObject, type Json, type ListShrink } from './page-end.ts';
import { roughBytes } from './size.ts';

/** More than any answer that is sent, so that shortening what stays can still make all of it fit. */
const most = 4 * 1024 * 1024;

const isList = (shrink: Shrink): shrink is ListShrink => 'list' in shrink;

/** Copies what stands on the way to a field, and it: the handler's own objects stay as they are. */
function ownAlong(root: Json, path: string): void {
  let holder = root;
  for (const step of path.split('.')) {
    const value = holder[step];
    if (!isObject(value)) return;
    holder[step] = { ...value };
    holder = holder[step] as Json;
  }
}

/** How many items from the kept end take no more than these bytes; one at least, since its texts can still be cut. */
function howMany(list: readonly unknown[], { from, least = 1 }: ListShrink, bytes: number): { count: number; used: number } {
  let count = 0;
  let used = 0;
  while (count < list.length) {
    const size = roughBytes(list[from === 'front' ? list.length - 1 - count : count], bytes - used);
    if (count >= Math.max(least, 1) && used + size > bytes) break;
    used += size;
    count += 1;
  }
  return { count, used };
}

/**
 * Leaves out items that cannot be shown anyway, before anything else is done with them: so that hiding secrets and fitting
 * cost by what is sent and not by what was read. Only whole items, since half a text could show half a secret.
 */
export function select(budget: BudgetInfo | null, output: Json): { output: Json; cut: boolean } {
  if (!budget || roughBytes(output, most) <= most) return { output, cut: false };
  const root: Json = { ...output };
  const lists = new Map(budget.shrink.filter(isList).map((shrink) => [shrink.list, shrink]));
  let left = most;
  let cut = false;
  /** What is cut first is worth least, so it gets what the others leave. */
  for (const shrink of [...lists.values()].reverse()) {
    ownAlong(root, shrink.list);
    const [place] = holders(root, shrink.list);
    const list = place?.holder[place.key];
    if (!place || !Array.isArray(list)) continue;
    const { count, used } = howMany(list, shrink, left);
    left = Math.max(0, left - used);
    if (count === list.length) continue;
    cut = true;
    const front = shrink.from === 'front';
    const kept = front ? list.slice(list.length - count) : list.slice(0, count);
    place.holder[place.key] = kept;
    if (shrink.page) ownAlong(root, shrink.page.at);
    endPageAt(root, shrink, kept, front ? list.slice(0, list.length - count) : list.slice(count));
    if (shrink.more) {
      ownAlong(root, shrink.more);
      for (const { holder, key } of holders(root, shrink.more)) holder[key] = true;
    }
  }
  return { output: root, cut };
}
