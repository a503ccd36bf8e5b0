import type { SessionExport } from '../../../generated/types/index.ts';

type Node = SessionExport['nodes'][number];

/** A moment that can be kept; undefined where a file says none. */
export function moment(text: string | undefined): number | undefined {
  const ms = Date.parse(text ?? '');
  return Number.isFinite(ms) && ms >= 0 ? ms : undefined;
}

/** When a thought was recorded: a moment, and its place among those of the same moment. */
interface When {
  readonly ms: number;
  readonly step: number;
}

/** Not before the one that it follows; one that stands before it in the file comes before it in any case. */
function when(own: number | undefined, follows: When | undefined, standsBefore: boolean): When {
  if (!follows) return { ms: own ?? 0, step: 0 };
  if (own !== undefined && own > follows.ms) return { ms: own, step: 0 };
  return standsBefore ? follows : { ms: follows.ms, step: follows.step + 1 };
}

/**
 * The nodes of a file in the order in which they were recorded. Their times say so, but a node never comes before the one that it
 * follows: clocks may differ, and some programs sort by number. Where nothing else decides, the file does.
 */
export function inOrder(nodes: readonly Node[]): Node[] {
  const places = new Map(nodes.flatMap(({ id }, i) => (id === undefined ? [] : [[id, i] as const])));
  const before = nodes.map(({ prev }) => (prev === undefined ? undefined : places.get(prev)));
  const times = new Map<number, When>();
  for (const start of nodes.keys()) {
    /** Back to one whose time is known; links that go round in a circle end where they meet. */
    const path = new Set<number>();
    for (let i: number | undefined = start; i !== undefined && !times.has(i) && !path.has(i); i = before[i]) path.add(i);
    for (const i of [...path].reverse()) {
      const follows = before[i];
      const known = follows === undefined ? undefined : times.get(follows);
      times.set(i, when(moment(nodes[i]?.data.timestamp), known, (follows ?? i) < i));
    }
  }
  return nodes
    .map((node, i) => ({ node, i, ...(times.get(i) as When) }))
    .sort((a, b) => a.ms - b.ms || a.step - b.step || a.i - b.i)
    .map(({ node }) => node);
}
