import { type Signal, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { ask, type Question, Refusal } from './ask.ts';
import { keyOf } from './asked.ts';

/** How often something was changed, by its topic. Who reads a topic reads again when it is touched. */
const topics = new Map<string, Signal<number>>();

function topic(name: string): Signal<number> {
  const known = topics.get(name) ?? signal(0);
  topics.set(name, known);
  return known;
}

/** Says that what a topic stands for has changed. */
export function touch(...names: readonly string[]): void {
  for (const name of names) topic(name).value += 1;
}

/** After a break nobody knows what has changed. */
export function touchAll(): void {
  for (const name of topics.keys()) topic(name).value += 1;
}

export const changes = (names: readonly string[]): number => names.reduce((sum, name) => sum + topic(name).value, 0);

export interface Answer<Result> {
  /** The newest answer; that of the question before stays until there is one. */
  readonly data: Result | undefined;
  readonly error: Refusal | undefined;
  readonly loading: boolean;
}

/** What was answered lately: going back shows it at once. */
const lately = new Map<string, unknown>();
const most = 60;

function keep(key: string, data: unknown): void {
  lately.delete(key);
  lately.set(key, data);
  if (lately.size > most) lately.delete(lately.keys().next().value as string);
}

const asRefusal = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal('INTERNAL', String(error), 'Reload the page.');

/** Runs while it is shown, again when its key or a topic changes; never twice at the same time. */
export function useLoaded<Result>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Result>,
  names: readonly string[],
): Answer<Result> {
  const changed = changes(names);
  const [state, setState] = useState<Answer<Result> & { readonly key: string | null }>({
    key,
    data: key === null ? undefined : (lately.get(key) as Result | undefined),
    error: undefined,
    loading: key !== null,
  });
  /** The key says what load does. */
  useEffect(() => {
    if (key === null) return undefined;
    const stop = new AbortController();
    setState((before) =>
      before.key === key
        ? { ...before, loading: true }
        : { key, data: (lately.get(key) as Result | undefined) ?? undefined, error: undefined, loading: true },
    );
    load(stop.signal).then(
      (data) => {
        if (stop.signal.aborted) return;
        keep(key, data);
        setState({ key, data, error: undefined, loading: false });
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setState((before) => ({ ...before, error: asRefusal(error), loading: false }));
      },
    );
    return () => stop.abort();
  }, [key, changed]);
  return state;
}

export function useAnswer<Result>(question: Question<Result> | null, names: readonly string[] = []): Answer<Result> {
  const key = question === null ? null : keyOf(question);
  /** The past does not change. */
  const topics = question?.as_of === undefined ? names : [];
  return useLoaded(key, (signal) => ask(question as Question<Result>, signal), topics);
}
