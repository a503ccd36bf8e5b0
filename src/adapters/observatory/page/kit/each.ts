import { Refusal } from './ask.ts';
import { served } from './served.ts';
import type { Served, View } from './view.ts';

/** What the products said, and what went wrong with those that said nothing. */
export interface Gathered<Item> {
  readonly items: readonly Item[];
  readonly troubles: readonly Refusal[];
}

/** Asks every product that is served. One that cannot answer takes nothing from the others. */
export async function gather<Item>(
  views: readonly View[],
  signal: AbortSignal,
  ask: (view: View, product: Served) => Promise<readonly Item[]>,
): Promise<Gathered<Item>> {
  const troubles: Refusal[] = [];
  const lists = await Promise.all(
    views.map(async (view) => {
      const product = served.value?.find((each) => each.product === view.product);
      if (!product) return [];
      try {
        return await ask(view, product);
      } catch (error) {
        if (signal.aborted) throw error;
        troubles.push(error instanceof Refusal ? error : new Refusal('INTERNAL', String(error), 'Reload the page.'));
        return [];
      }
    }),
  );
  return { items: lists.flat(), troubles };
}
