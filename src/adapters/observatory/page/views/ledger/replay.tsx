import { useEffect, useState } from 'preact/hooks';
import type { ThoughtData } from '../../../../../../generated/types/index.ts';
import { go, here } from '../../kit/address.ts';
import { stamp } from '../../kit/time.ts';

/** Between two thoughts of a replay. */
const pause = 700;

/** Walks through a session thought by thought. At its end it follows what comes. */
export function Replay({ thoughts, upto }: { thoughts: readonly ThoughtData[]; upto: number | undefined }) {
  const [playing, setPlaying] = useState(false);
  const count = thoughts.length;
  const at = upto === undefined ? count : Math.min(upto, count);
  const to = (position: number) => go(here({ upto: position >= count ? undefined : Math.max(0, position) }), 'replace');
  /** One step for each position. */
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= count) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => to(at + 1), pause);
    return () => clearTimeout(timer);
  }, [playing, at, count]);
  const last = thoughts[at - 1];
  return (
    <fieldset class="replay" aria-label="Replay">
      <button
        type="button"
        onClick={() => {
          if (!playing && at >= count) to(0);
          setPlaying(!playing);
        }}
      >
        {playing ? 'Pause' : 'Replay'}
      </button>
      <input
        type="range"
        aria-label="Thoughts shown"
        min={0}
        max={count}
        value={at}
        aria-valuetext={`${at} of ${count}`}
        onInput={(event) => {
          setPlaying(false);
          to(Number(event.currentTarget.value));
        }}
      />
      <output>
        {at} of {count}
        {last && <small> {stamp(Date.parse(last.timestamp))}</small>}
      </output>
    </fieldset>
  );
}
