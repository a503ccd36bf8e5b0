import { refuse } from '../../kernel/fault.ts';
import { unknownAnchor } from './save-rules.ts';

/** Name → anchor, for ids and aliases. */
type Leads = ReadonlyMap<string, string>;

/** An anchor can get a name that nobody has, or one that leads to it already. */
export function refuseName(from: string, to: string, leads: Leads): void {
  if (!leads.has(from)) throw refuse('anchor-to-rename-is-not-known', { from });
  if (from === to) throw refuse('anchor-has-that-name', { from });
  const owner = leads.get(to) ?? from;
  if (owner === from) return;
  throw owner === to ? refuse('new-name-is-an-anchor', { from, to }) : refuse('new-name-is-an-alias', { to, owner });
}

export interface MergePlan {
  readonly merged: string[];
  readonly skipped: string[];
  readonly resolved: { readonly alias: string; readonly anchor: string }[];
}

/** What goes into an anchor, each once; names that lead there already are skipped. */
export function planMerge(into: string, names: readonly string[], leads: Leads): MergePlan {
  const led = names.map((name) => {
    const anchor = leads.get(name);
    if (anchor === undefined) throw unknownAnchor(name);
    return { alias: name, anchor };
  });
  if (!leads.has(into)) throw unknownAnchor(into);
  const going = led.filter(({ anchor }) => anchor !== into);
  return {
    merged: [...new Set(going.map(({ anchor }) => anchor))],
    skipped: led.filter(({ anchor }) => anchor === into).map(({ alias }) => alias),
    resolved: going.filter(({ alias, anchor }) => alias !== anchor),
  };
}
