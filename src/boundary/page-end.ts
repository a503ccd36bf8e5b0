import type { Shrink } from '../../generated/registry/shape.ts';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Holder {
  readonly holder: Json;
  readonly key: string;
}

interface Steps {
  readonly through: readonly { readonly key: string; readonly walks: boolean }[];
  readonly last: string;
}

/** Paths stand in contracts, so there are few. */
const known = new Map<string, Steps>();

function stepsOf(path: string): Steps {
  const before = known.get(path);
  if (before) return before;
  const steps = path.split('.');
  const through = steps.slice(0, -1).map((step) => {
    const walks = step.endsWith('[]');
    return { key: walks ? step.slice(0, -2) : step, walks };
  });
  const made = { through, last: steps.at(-1) as string };
  known.set(path, made);
  return made;
}

/** Every object that holds the last step of a path; `[]` walks a list. */
export function holders(root: Json, path: string): Holder[] {
  const { through, last } = stepsOf(path);
  let at = [root];
  for (const { key, walks } of through) {
    const next: Json[] = [];
    for (const value of at) {
      const inner = value[key];
      for (const item of walks && Array.isArray(inner) ? inner : [inner]) if (isObject(item)) next.push(item);
    }
    at = next;
  }
  return at.map((holder) => ({ holder, key: last }));
}

export type ListShrink = Extract<Shrink, { list: string }>;

/** Says in a page's own pagination that it ends earlier than it was read. */
export function endPageAt(root: Json, { page, from }: ListShrink, list: unknown[], dropped: unknown[]): void {
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
