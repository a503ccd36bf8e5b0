import { fault } from '../../kernel/fault.ts';
import { unknownAnchor } from './save-rules.ts';

/** Name → anchor, for ids and aliases. */
type Leads = ReadonlyMap<string, string>;

const seeAll = { tool: 'anchors_list', params: {}, reason: 'See the anchors there are' };

/** An anchor can get a name that nobody has, or one that leads to it already. */
export function refuseName(from: string, to: string, leads: Leads): void {
  if (!leads.has(from))
    throw fault('INVALID_INPUT', { problem: `${from} is not on the map.`, fix: 'Name an anchor that is there as from.' }, [
      seeAll,
    ]);
  if (from === to)
    throw fault('INVALID_INPUT', { problem: `${from} has that name already.`, fix: 'Choose another name as to.' }, [seeAll]);
  const owner = leads.get(to) ?? from;
  if (owner === from) return;
  throw owner === to
    ? fault('INVALID_INPUT', { problem: `${to} is an anchor already.`, fix: `Merge ${from} into it, or choose another name.` }, [
        { tool: 'anchors_merge', params: { into: to, from: [from] }, reason: 'Make the two anchors one' },
      ])
    : fault('INVALID_INPUT', { problem: `${to} is an alias of ${owner}.`, fix: 'Choose another name as to.' }, [seeAll]);
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
