import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
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

/** Shows the page as of any moment. At its right end it is live. */
export function Scrubber() {
  const begin = oldest.value;
  if (begin === null) return null;
  const end = Math.max(now.value, begin + 1);
  const at = moment.value;
  const place = at === null ? positions : Math.round(((at - begin) / (end - begin)) * positions);
  const move = (position: number) => {
    const to = position >= positions ? undefined : Math.round(begin + ((end - begin) * position) / positions);
    go(here({ at: to }), 'replace');
  };
  return (
    <footer class={`scrubber ${at === null ? '' : 'past'}`}>
      <label>
        <span>As of</span>
        <input
          type="range"
          min={0}
          max={positions}
          value={Math.max(0, Math.min(positions, place))}
          aria-valuetext={at === null ? 'now' : stamp(at)}
          onInput={(event) => move(Number(event.currentTarget.value))}
        />
      </label>
      <output>{at === null ? 'now' : stamp(at)}</output>
      {at !== null && (
        <button type="button" onClick={() => go(here({ at: undefined }), 'replace')}>
          Back to now
        </button>
      )}
    </footer>
  );
}
