import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { go, here, moment } from '../kit/address.ts';
import { now, stamp } from '../kit/time.ts';

/** The oldest moment that the view at hand can show, in milliseconds; null: it shows the present only. */
export const oldest = signal<number | null>(null);

/** A view that can show the past says from when on. */
export function useOldest(ms: number | null): void {
  useEffect(() => {
    oldest.value = ms;
    return () => {
      oldest.value = null;
    };
  }, [ms]);
}

const positions = 1000;
/** While it is being moved nothing is read: each moment takes the server some work. */
const restsMs = 180;

/** Shows the page as of any moment. At its right end it is live. */
export function Scrubber() {
  const begin = oldest.value;
  const [moved, setMoved] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (begin === null) return null;
  const end = Math.max(now.value, begin + 1);
  const at = moment.value;
  const place = at === null ? positions : Math.round(((at - begin) / (end - begin)) * positions);
  const momentAt = (position: number) =>
    position >= positions ? null : Math.round(begin + ((end - begin) * position) / positions);
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
