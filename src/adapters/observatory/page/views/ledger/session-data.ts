import { useEffect, useRef, useState } from 'preact/hooks';
import type { Session, ThoughtData } from '../../../../../../generated/types/index.ts';
import { changes } from '../../kit/answer.ts';
import { ask, Refusal } from '../../kit/ask.ts';
import type { Served } from '../../kit/view.ts';
import { keyOf } from './rows.ts';
import { sessionGet } from './tools.ts';

export interface SessionData {
  readonly session: Session | undefined;
  /** In the order in which they were recorded. */
  readonly thoughts: readonly ThoughtData[];
  readonly complete: boolean;
  readonly error: Refusal | undefined;
  /** Keys of thoughts that came while it was looked at. */
  readonly fresh: ReadonlySet<string>;
}

const nothing: SessionData = { session: undefined, thoughts: [], complete: false, error: undefined, fresh: new Set() };

/** First a small page, so that something is seen at once; then large ones. */
const sizes = { first: 200, more: 1000 };

const byTime = (a: ThoughtData, b: ThoughtData) => (a.timestamp < b.timestamp ? -1 : a.timestamp > b.timestamp ? 1 : 0);

/** A session and its thoughts, page by page; when something was added, only what is new. */
export function useSession(served: Served, sessionId: string): SessionData {
  const [data, setData] = useState(nothing);
  const held = useRef(nothing);
  const changed = changes([`ledger/session/${sessionId}`]);
  const rewritten = changes([`ledger/session/${sessionId}/whole`]);
  const read = useRef(rewritten);
  /** Read again when something was added. */
  useEffect(() => {
    const stop = new AbortController();
    /** What was said about a thought later stands in the thought: all of it is read again. */
    if (read.current !== rewritten) held.current = { ...nothing, session: held.current.session };
    read.current = rewritten;
    const give = (next: SessionData) => {
      held.current = next;
      setData(next);
    };
    const readOn = async () => {
      const again = held.current.complete;
      for (;;) {
        const { thoughts, session: known } = held.current;
        const limit = known ? sizes.more : sizes.first;
        const page = await ask(sessionGet(served, { sessionId, limit, offset: thoughts.length }), stop.signal);
        const more = [...page.thoughts, ...Object.values(page.branches).flat()].sort(byTime);
        give({
          session: page.session,
          thoughts: [...thoughts, ...more],
          complete: !page.hasMore || more.length === 0,
          error: undefined,
          fresh: again ? new Set(more.map(keyOf)) : held.current.fresh,
        });
        if (held.current.complete) return;
      }
    };
    readOn().catch((error: unknown) => {
      if (!stop.signal.aborted && error instanceof Refusal) give({ ...held.current, error });
    });
    return () => stop.abort();
  }, [served, sessionId, changed, rewritten]);
  return data;
}
