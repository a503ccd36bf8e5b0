import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { go, here, moment } from '../kit/address.ts';
import { now, stamp } from '../kit/time.ts';

/** From when on there is anything to look back at, in milliseconds; null: there is nothing. */
export const begin = signal<number | null>(null);

/** The oldest moment of the view at hand, where it knows better; null: it has a scrubber of its own. */
const oldest = signal<number | null | undefined>(undefined);

/** A view whose past begins later, or that walks through it by itself, says so. */
export function useOldest(ms: number | null | undefined): void {
  useEffect(() => {
    oldest.value = ms;
    return () => {
      oldest.value = undefined;
    };
  }, [ms]);
}

const positions = 1000;
/** While it is being moved nothing is read: each moment takes the server some work. */
const restsMs = 180;

/** Shows the page as of any moment. At its right end it is live. */
export function Scrubber() {
  const from = oldest.value === undefined ? begin.value : oldest.value;
  const [moved, setMoved] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (from === null) return null;
  const end = Math.max(now.value, from + 1);
  const at = moment.value;
  const place = at === null ? positions : Math.round(((at - from) / (end - from)) * positions);
  const momentAt = (position: number) =>
    position >= positions ? null : Math.round(from + ((end - from) * position) / positions);
  const stay = (position: number) => {
    clearTimeout(timer.current);
    setMoved(null);
    go(here({ at: momentAt(position) ?? undefined }), 'replace');
  };
  const move = (position: number) => {
    clearTimeout(timer.current);
    setMoved(position);
    timer.current = setTimeout(() => stay(position), restsMs);
  };
  const shown = moved === null ? at : momentAt(moved);
  return (
    <footer class={`scrubber ${at === null ? '' : 'past'}`}>
      <label>
        <span>As of</span>
        <input
          type="range"
          min={0}
          max={positions}
          value={Math.max(0, Math.min(positions, moved ?? place))}
          aria-valuetext={shown === null ? 'now' : stamp(shown)}
          onInput={(event) => move(Number(event.currentTarget.value))}
          onChange={(event) => stay(Number(event.currentTarget.value))}
        />
      </label>
      <output>{shown === null ? 'now' : stamp(shown)}</output>
      {at !== null && (
        <button type="button" onClick={() => go(here({ at: undefined }), 'replace')}>
          Back to now
        </button>
      )}
    </footer>
  );
}
