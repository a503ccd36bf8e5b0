/** A share between 0 and 1 as a line. */
export const Bar = ({ of, label }: { of: number; label: string }) => (
  <svg class="bar-of" role="img" aria-label={label}>
    <rect class="all" width="100%" height="100%" rx="3" />
    <rect class="part" width={`${Math.max(0, Math.min(100, of * 100))}%`} height="100%" rx="3" />
  </svg>
);

/** A share between 0 and 1 as a bar with its name. */
export const Share = ({ name, of, said }: { name: string; of: number; said?: string }) => (
  <div class="plot share">
    <span>{name}</span>
    <Bar of={of} label={`${name}: ${said ?? `${Math.round(of * 100)}%`}`} />
    <strong>{said ?? `${Math.round(of * 100)}%`}</strong>
  </div>
);

/** How much happened when: the time from first to last in equal parts. */
export function Pulse({ name, times, parts = 48 }: { name: string; times: readonly number[]; parts?: number }) {
  const first = Math.min(...times);
  const span = Math.max(1, Math.max(...times) - first);
  const counts = new Array<number>(parts).fill(0);
  for (const time of times) {
    const part = Math.min(parts - 1, Math.floor(((time - first) / span) * parts));
    counts[part] = (counts[part] ?? 0) + 1;
  }
  const most = Math.max(1, ...counts);
  return (
    <figure class="plot pulse">
      <svg viewBox={`0 0 ${parts * 4} 28`} preserveAspectRatio="none" role="img" aria-label={name}>
        {counts.map((count, at) => {
          const height = count === 0 ? 1 : 3 + (count / most) * 25;
          /** A part of time is its place. */
          return <rect key={at} class={count === 0 ? 'none' : ''} x={at * 4} y={28 - height} width="3" height={height} rx="1" />;
        })}
      </svg>
      <figcaption aria-hidden="true">{name}</figcaption>
    </figure>
  );
}
