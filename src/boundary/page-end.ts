import type { Shrink } from '../../generated/registry/shape.ts';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Holder {
  readonly holder: Json;
  readonly key: string;
}

/** Every object that holds the last step of a path; `[]` walks a list. */
export function holders(root: Json, path: string): Holder[] {
  if (!path.includes('.')) return [{ holder: root, key: path }];
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
