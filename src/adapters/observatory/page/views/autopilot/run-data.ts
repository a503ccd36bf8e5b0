import { useEffect, useRef, useState } from 'preact/hooks';
import type { LogItem } from '../../../../../../generated/types/index.ts';
import { changes } from '../../kit/answer.ts';
import { ask, Refusal } from '../../kit/ask.ts';
import type { Served } from '../../kit/view.ts';
import { topicOf } from './places.ts';
import { miRecords } from './tools.ts';

export interface RunData {
  /** In the order in which they were written. */
  readonly items: readonly LogItem[];
  readonly complete: boolean;
  readonly error: Refusal | undefined;
  /** Those after this number came while it was looked at. */
  readonly freshAfter: number;
}

const nothing: RunData = { items: [], complete: false, error: undefined, freshAfter: Number.MAX_SAFE_INTEGER };

/** The records of a run, page by page; when something was written, only what is new. */
export function useRun(served: Served, project: string, run: string): RunData {
  const [data, setData] = useState(nothing);
  const held = useRef(nothing);
  const changed = changes([topicOf(project)]);
  /** Read again when something was written. */
  useEffect(() => {
    const stop = new AbortController();
    const give = (next: RunData) => {
      held.current = next;
      setData(next);
    };
    const read = async () => {
      const { complete: again, items: before } = held.current;
      const freshAfter = again ? (before.at(-1)?.seq ?? 0) : nothing.freshAfter;
      for (;;) {
        const { items } = held.current;
        const after = items.at(-1)?.seq ?? 0;
        const { records, has_more } = await ask(miRecords(served, { project, run, after, limit: 200 }), stop.signal);
        const complete = !has_more || records.length === 0;
        if (!again || records.length > 0 || held.current.error)
          give({ items: [...items, ...records], complete, error: undefined, freshAfter });
        if (complete) return;
      }
    };
    read().catch((error: unknown) => {
      if (!stop.signal.aborted && error instanceof Refusal) give({ ...held.current, error });
    });
    return () => stop.abort();
  }, [served, project, run, changed]);
  return data;
}
