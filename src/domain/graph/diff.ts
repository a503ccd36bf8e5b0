import { type GraphVersion, refId } from '../../records/graph.ts';
import { forkOf, subtract } from '../../records/view.ts';
import type { BranchRow } from '../../records/workspace.ts';
import { differing } from './merge-rules.ts';
import type { GraphStore } from './store.ts';

/** How many keys are compared at a time: a page's worth, and more when many turn out to be the same. */
function* batches(first: number): Generator<number> {
  for (let size = first; ; size = Math.min(size * 2, 200)) yield size;
}

interface Sides {
  readonly store: GraphStore;
  readonly doc: string;
  readonly from: BranchRow;
  readonly to: BranchRow;
}

interface Page {
  readonly before: number;
  readonly limit: number;
}

/** What `to` wrote since the branches parted: all of it newer than what they share. */
async function* ownChanges({ store, doc, from, to }: Sides, { before, limit: first }: Page): AsyncGenerator<GraphVersion[]> {
  const view = subtract(to.view, from.view);
  let next = before;
  for (const limit of batches(first)) {
    const states = await store.graph.changes(view, doc, { before: next, limit });
    const last = states.at(-1);
    if (!last) return;
    yield differing(states, await store.graph.states(from.view, doc, states));
    next = last.state.last_seq;
  }
}

/** What only `from` wrote: `to` still shows the version that was there when they parted, and `from` replaced that very one. */
async function* leftBehind({ store, doc, from, to }: Sides, { before, limit: first }: Page): AsyncGenerator<GraphVersion[]> {
  const view = subtract(from.view, to.view);
  let upto = Math.min(forkOf(to.view, from.view), before - 1);
  for (const limit of batches(first)) {
    const replaced = await store.graph.replaced(view, doc, { upto, limit });
    const last = replaced.at(-1);
    if (!last) return;
    const shown = await store.graph.states(to.view, doc, replaced);
    const states = replaced.flatMap((row) => {
      const state = shown.get(refId(row));
      return state?.state.last_seq === row.seq ? [state] : [];
    });
    yield differing(states, await store.graph.states(from.view, doc, states));
    upto = last.seq - 1;
  }
}

/** States on `to` that differ from `from`, newest first. */
export async function differences(sides: Sides, page: Page): Promise<GraphVersion[]> {
  const found: GraphVersion[] = [];
  for (const source of [ownChanges, leftBehind])
    for await (const states of source(sides, page)) {
      found.push(...states);
      if (found.length >= page.limit) return found.slice(0, page.limit);
    }
  return found;
}
