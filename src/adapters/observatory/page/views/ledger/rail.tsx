import type { Range } from '../../kit/range.ts';
import { scale } from '../../kit/scale.ts';
import type { Arc, Row } from './rows.ts';

/** Places of the chains across, in pixels, and of a thought's dot within its row. */
export const lanes = [64, 92] as const;
const dot = 24;

const seen = ({ from, to }: Arc, { first, last }: Range) => Math.max(from, to) >= first && Math.min(from, to) <= last;

/** Bends out to the left, the wider the farther it reaches. */
function bend({ from, to }: Arc, row: number): string {
  const [a, b] = [from * row + dot, to * row + dot];
  const out = lanes[0] - 10 - Math.min(44, 12 + Math.abs(to - from) * 5);
  return `M${lanes[0] - 7},${a} C${out},${a} ${out},${b} ${lanes[0] - 7},${b}`;
}

/** The chains, branches and what relates thoughts, behind the rows that are seen. */
export function Rail({ rows, arcs, range, row }: { rows: readonly Row[]; arcs: readonly Arc[]; range: Range; row: number }) {
  const lastMain = rows.findLastIndex((each) => each.kind === 'thought' && each.lane === 0);
  const from = Math.max(0, range.first);
  const until = Math.min(lastMain, range.last);
  const side = rows.slice(range.first, range.last).flatMap((each, more) => {
    const at = range.first + more;
    if (each.kind === 'branch') {
      const y = at * row;
      return [
        <path
          key={each.key}
          class="branch-line"
          d={`M${lanes[0]},${y - row + dot + 7} C${lanes[0]},${y + 6} ${lanes[1]},${y - 10} ${lanes[1]},${y + dot - 9}`}
        />,
      ];
    }
    if (each.lane === 1)
      return [<path key={each.key} class="branch-line" d={`M${lanes[1]},${(at - 1) * row + dot} V${at * row + dot}`} />];
    return [];
  });
  return (
    <svg class="rail" width={(lanes[1] + 16) * scale.value} height={rows.length * row * scale.value} aria-hidden="true">
      <g transform={`scale(${scale.value})`}>
        {until > from && (
          <path
            class="main-line"
            d={`M${lanes[0]},${from * row + (from === 0 ? dot : 0)} V${until * row + (until === lastMain ? dot : row)}`}
          />
        )}
        {side}
        {arcs
          .filter((arc) => seen(arc, range))
          .map((arc) => (
            <path key={`${arc.from} ${arc.to} ${arc.rel}`} class={`arc ${arc.rel}`} d={bend(arc, row)} />
          ))}
        {rows.slice(range.first, range.last).map((each, more) => {
          const y = (range.first + more) * row + dot;
          if (each.kind === 'branch') return <circle key={each.key} class="stub" cx={lanes[1]} cy={y} r={9} />;
          const last = !each.thought.nextThoughtNeeded;
          const kind = each.thought.isRevision ? 'revision' : last ? 'last' : '';
          return <circle key={each.key} class={`dot lane${each.lane} ${kind}`} cx={lanes[each.lane]} cy={y} r={last ? 7 : 5.5} />;
        })}
      </g>
    </svg>
  );
}
