import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Range, rangeSeen } from '../kit/range.ts';
import { scale } from '../kit/scale.ts';

interface RowsProps {
  readonly label: string;
  readonly count: number;
  /** Height of every row, in pixels; where letters are larger, it is too. */
  readonly row: number;
  readonly keyOf: (at: number) => string;
  /** One row; `tab` is its place in the order of the keyboard. */
  readonly render: (at: number, tab: 0 | -1) => ComponentChildren;
  /** What is drawn behind the rows that are seen. */
  readonly behind?: (range: Range) => ComponentChildren;
  /** A row that is to be in sight. */
  readonly show?: number;
  readonly class?: string;
}

const moves: Readonly<Record<string, (at: number, count: number, page: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  j: (at) => at + 1,
  k: (at) => at - 1,
  PageDown: (at, _, page) => at + page,
  PageUp: (at, _, page) => at - page,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A list of any length, of which only what is seen is drawn. Arrows walk through it. */
export function Rows({ label, count, row: written, keyOf, render, behind, show, class: own = '' }: RowsProps) {
  const row = written * scale.value;
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(600);
  const [active, setActive] = useState(0);
  const focusing = useRef(false);
  /** Keys may come faster than rows are drawn. */
  const walked = useRef(0);
  const activate = (at: number) => {
    walked.current = at;
    setActive(at);
  };

  useLayoutEffect(() => {
    const element = box.current as HTMLDivElement;
    const watcher = new ResizeObserver(() => setHeight(element.clientHeight));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  const rowAt = (at: number) => box.current?.querySelector<HTMLElement>(`[data-at="${at}"] :is(a,button)`);

  const bringIntoSight = (at: number) => {
    const element = box.current;
    if (!element) return;
    if (at * row < element.scrollTop) element.scrollTop = at * row;
    else if ((at + 1) * row > element.scrollTop + element.clientHeight) element.scrollTop = (at + 1) * row - element.clientHeight;
  };

  /** Only when another row is to be shown. */
  useEffect(() => {
    if (show === undefined || show < 0) return;
    activate(show);
    bringIntoSight(show);
  }, [show]);

  useEffect(() => {
    const found = focusing.current && rowAt(walked.current);
    if (!found) return;
    focusing.current = false;
    found.focus();
  });

  const walk = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const to = Math.max(0, Math.min(count - 1, move(walked.current, count, Math.max(1, Math.floor(height / row) - 1))));
    activate(to);
    bringIntoSight(to);
    /** At once where it is drawn already: the next key may follow before anything is drawn again. */
    const drawn = rowAt(to);
    if (drawn) drawn.focus();
    else focusing.current = true;
  };

  const at = Math.min(active, Math.max(0, count - 1));
  const range = rangeSeen(top, height, row, count);
  const drawn = Array.from({ length: Math.max(0, range.last - range.first) }, (_, more) => range.first + more);
  if (count > 0 && (at < range.first || at >= range.last)) drawn.push(at);
  return (
    <div ref={box} class={`rows ${own}`} onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
      <div class="rows-all" style={{ height: `${count * row}px` }}>
        {behind?.(range)}
        <ul aria-label={label} onKeyDown={walk}>
          {drawn.map((index) => (
            <li
              key={keyOf(index)}
              class="row"
              aria-setsize={count}
              aria-posinset={index + 1}
              data-at={index}
              style={{ top: `${index * row}px`, height: `${row}px` }}
              onFocusCapture={() => activate(index)}
            >
              {render(index, index === at ? 0 : -1)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
