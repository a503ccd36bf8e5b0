import { useEffect, useRef, useState } from 'preact/hooks';
import { changes } from './answer.ts';
import { ask, type Question, Refusal } from './ask.ts';

export interface Part<Item, Cursor> {
  readonly items: readonly Item[];
  /** What to ask for next; null: this was the last part. */
  readonly next: Cursor | null;
}

export interface Pages<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly error: Refusal | undefined;
  readonly more: () => void;
}

interface Held<Item, Cursor> {
  readonly key: string;
  readonly items: readonly Item[];
  readonly next: Cursor | null;
  readonly loading: boolean;
  readonly error: Refusal | undefined;
}

/** What is new comes before what was there; what was there and is told again is replaced. */
export function joined<Item>(first: readonly Item[], held: readonly Item[], idOf: (item: Item) => string): Item[] {
  const told = new Set(first.map(idOf));
  return [...first, ...held.filter((item) => !told.has(idOf(item)))];
}

/** A list that is read part by part, the newest first; when something changes only its first part is read again. */
export function usePages<Result, Item, Cursor>(
  question: (cursor: Cursor | undefined) => Question<Result>,
  partOf: (result: Result, cursor: Cursor | undefined) => Part<Item, Cursor>,
  idOf: (item: Item) => string,
  topics: readonly string[],
): Pages<Item> {
  const key = JSON.stringify(question(undefined));
  const none: Held<Item, Cursor> = { key, items: [], next: null, loading: true, error: undefined };
  const [state, setState] = useState(none);
  const held = useRef(none);
  const changed = changes(topics);
  const give = (next: Held<Item, Cursor>) => {
    held.current = next;
    setState(next);
  };
  const failed = (error: unknown, signal?: AbortSignal) => {
    if (!signal?.aborted && error instanceof Refusal) give({ ...held.current, error, loading: false });
  };
  /** The key says what is asked. */
  useEffect(() => {
    const stop = new AbortController();
    if (held.current.key !== key) give(none);
    ask(question(undefined), stop.signal).then(
      (result) => {
        if (stop.signal.aborted) return;
        const { items, next } = partOf(result, undefined);
        const before = held.current;
        const again = before.items.length > 0;
        give({
          key,
          items: again ? joined(items, before.items, idOf) : items,
          next: again ? before.next : next,
          loading: false,
          error: undefined,
        });
      },
      (error: unknown) => failed(error, stop.signal),
    );
    return () => stop.abort();
  }, [key, changed]);
  const more = () => {
    const { next, loading, key: asked } = held.current;
    if (next === null || loading) return;
    give({ ...held.current, loading: true });
    ask(question(next)).then((result) => {
      if (held.current.key !== asked) return;
      const part = partOf(result, next);
      give({ ...held.current, items: [...held.current.items, ...part.items], next: part.next, loading: false, error: undefined });
    }, failed);
  };
  const shown = state.key === key ? state : none;
  return { items: shown.items, hasMore: shown.next !== null, loading: shown.loading, error: shown.error, more };
}
