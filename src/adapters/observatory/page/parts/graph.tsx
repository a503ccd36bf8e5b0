import { graphlib, layout } from '@dagrejs/dagre';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { scale } from '../kit/scale.ts';
import { brief, inLines, plural } from '../kit/text.ts';

export interface GraphNode {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly faded?: boolean;
  /** How it stands, in a word beside its kind. */
  readonly state?: string;
}
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly rel: string;
}

interface Placed extends GraphNode {
  readonly x: number;
  readonly y: number;
}

const size = { width: 210, height: 70 };
const gap = { x: 34, y: 40 };
/** Above this, edges decide no longer where a node stands: that would take the browser seconds. */
const mostLaidOut = 400;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How an edge is drawn: past the nodes that lie between its ends, and where its name stands. */
interface Route {
  readonly points: readonly Point[];
  readonly label: Point;
}

const routeKey = ({ from, to, rel }: GraphEdge) => `${from} ${rel} ${to}`;

interface Plan {
  readonly nodes: readonly Placed[];
  readonly routes: ReadonlyMap<string, Route>;
  readonly width: number;
  readonly height: number;
}

const margin = 16;

/** Node by node from `top` down, so many in a row. */
const inRows = (nodes: readonly GraphNode[], across: number, top: number): Placed[] =>
  nodes.map((node, at) => ({
    ...node,
    x: margin + (at % across) * (size.width + gap.x),
    y: top + Math.floor(at / across) * (size.height + gap.y),
  }));

const heightOf = (count: number, across: number) => Math.ceil(count / across) * (size.height + gap.y);

/** So many in a row that all of them are about as wide as high. */
const acrossOf = (count: number) =>
  Math.max(1, Math.ceil(Math.sqrt((count * (size.height + gap.y)) / (size.width + gap.x)) * 1.3));

/** What hangs together by its edges, the rest in rows below it. */
function byEdges(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): Plan {
  const tied = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const graph = new graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: gap.x, ranksep: gap.y, marginx: margin, marginy: margin });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const id of tied) graph.setNode(id, { ...size });
  for (const { from, to, rel } of edges)
    graph.setEdge(from, to, { width: Math.min(24, rel.length) * 6, height: 14, labelpos: 'c' }, rel);
  layout(graph);
  const routes = edges.map((edge) => {
    const { points, x, y } = graph.edge(edge.from, edge.to, edge.rel) as { points: readonly Point[]; x: number; y: number };
    return [routeKey(edge), { points, label: { x, y } }] as const;
  });
  const { width: wide = 0, height: high = 0 } = tied.size > 0 ? graph.graph() : {};
  const placed = nodes
    .filter(({ id }) => tied.has(id))
    .map((node) => {
      const { x, y } = graph.node(node.id) as { x: number; y: number };
      return { ...node, x: x - size.width / 2, y: y - size.height / 2 };
    });
  const alone = nodes.filter(({ id }) => !tied.has(id));
  const across = Math.max(acrossOf(alone.length), Math.floor((wide - margin) / (size.width + gap.x)));
  const top = tied.size > 0 ? high + gap.y : margin;
  return {
    nodes: [...placed, ...inRows(alone, across, top)],
    routes: new Map(routes),
    width: Math.max(wide, margin + Math.min(alone.length, across) * (size.width + gap.x)),
    height: alone.length > 0 ? top + heightOf(alone.length, across) : high,
  };
}

/** The same kinds together. */
function byKind(nodes: readonly GraphNode[]): Plan {
  const across = acrossOf(nodes.length);
  return {
    nodes: inRows(
      [...nodes].sort((a, b) => a.kind.localeCompare(b.kind)),
      across,
      margin,
    ),
    routes: new Map(),
    width: margin + across * (size.width + gap.x),
    height: margin + heightOf(nodes.length, across),
  };
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest node in a direction: what lies straight ahead counts as nearer. */
function nearest(from: Placed, nodes: readonly Placed[], [dx, dy]: readonly [number, number]): Placed | undefined {
  let best: Placed | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    const [x, y] = [node.x - from.x, node.y - from.y];
    const ahead = x * dx + y * dy;
    if (ahead <= 1) continue;
    const far = ahead + 2 * Math.abs(x * dy - y * dx);
    if (far < shortest) [best, shortest] = [node, far];
  }
  return best;
}

interface GraphProps {
  readonly label: string;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

interface Seen {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Through the points, bent at each of them but the ends. */
function bent(points: readonly Point[]): string {
  const [first, ...rest] = points as [Point, ...Point[]];
  const last = rest.at(-1) ?? first;
  const bends = rest.slice(0, -1).map((point, at) => {
    const end = at === rest.length - 2 ? last : middle(point, rest[at + 1] as Point);
    return `Q${point.x},${point.y} ${end.x},${end.y}`;
  });
  return `M${first.x},${first.y} ${bends.length > 0 ? bends.join(' ') : `L${last.x},${last.y}`}`;
}

/** Where nothing was laid out, straight down or up. */
function between(from: Placed, to: Placed): Route {
  const down = to.y >= from.y;
  const begin = { x: from.x + size.width / 2, y: from.y + (down ? size.height : 0) };
  const end = { x: to.x + size.width / 2, y: to.y + (down ? 0 : size.height) };
  return { points: [begin, end], label: middle(begin, end) };
}

function Edge({ route: { points, label }, rel }: { route: Route; rel: string }) {
  return (
    <g class={`edge ${rel}`}>
      <path d={bent(points)} marker-end="url(#arrow)" />
      <text x={label.x} y={label.y + 4}>
        {brief(rel.replaceAll('_', ' '), 24)}
      </text>
    </g>
  );
}

/** A graph that can be moved, zoomed and walked through with arrows. Only what is seen is drawn. */
export function Graph({ label, nodes, edges, chosen, onChoose }: GraphProps) {
  const known = useMemo(() => new Set(nodes.map(({ id }) => id)), [nodes]);
  const own = useMemo(() => edges.filter(({ from, to }) => known.has(from) && known.has(to)), [edges, known]);
  const plan = useMemo(() => (nodes.length <= mostLaidOut ? byEdges(nodes, own) : byKind(nodes)), [nodes, own]);
  const at = useMemo(() => new Map(plan.nodes.map((node) => [node.id, node])), [plan]);
  const box = useRef<SVGSVGElement>(null);
  const [view, setView] = useState<Seen>({ x: 0, y: 0, scale: 1 });
  const [room, setRoom] = useState({ width: 800, height: 500 });
  const [active, setActive] = useState<string | undefined>(chosen);
  const drag = useRef<{ x: number; y: number } | null>(null);
  const focusing = useRef(false);

  useEffect(() => {
    const element = box.current as SVGSVGElement;
    const watcher = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  const show = (smallest: number) => {
    const fits = Math.min(scale.value, room.width / (plan.width + 20), room.height / (plan.height + 20));
    const zoomed = Math.max(smallest * scale.value, fits);
    const focus = at.get(chosen ?? '');
    const along = (has: number, needs: number, wanted: number | undefined) =>
      has >= needs ? -(has - needs) / 2 : Math.max(0, Math.min(needs - has, (wanted ?? 0) - has / 2));
    setView({
      x: along(room.width / zoomed, plan.width, focus && focus.x + size.width / 2),
      y: along(room.height / zoomed, plan.height, focus && focus.y + size.height / 2),
      scale: zoomed,
    });
  };
  /** Readable, around what is chosen; the button shows the whole. */
  useEffect(() => show(0.8), [plan, room]);

  useEffect(() => {
    if (!focusing.current) return;
    focusing.current = false;
    box.current?.querySelector<SVGGElement>('[tabindex="0"]')?.focus();
  });

  const zoom = (by: number) =>
    setView((before) => {
      const zoomed = Math.max(0.2, Math.min(2.5, before.scale * by));
      const [cx, cy] = [before.x + room.width / 2 / before.scale, before.y + room.height / 2 / before.scale];
      return { x: cx - room.width / 2 / zoomed, y: cy - room.height / 2 / zoomed, scale: zoomed };
    });

  const walk = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '-') return zoom(event.key === '+' ? 1.25 : 0.8);
    const direction = directions[event.key];
    const from = at.get(active ?? '') ?? plan.nodes[0];
    if (!direction || !from) return undefined;
    event.preventDefault();
    const to = nearest(from, plan.nodes, direction);
    if (!to) return undefined;
    focusing.current = true;
    setActive(to.id);
    const [width, height] = [room.width / view.scale, room.height / view.scale];
    const outside = to.x < view.x || to.x + size.width > view.x + width || to.y < view.y || to.y + size.height > view.y + height;
    if (outside) setView({ ...view, x: to.x - width / 2 + size.width / 2, y: to.y - height / 2 + size.height / 2 });
    return undefined;
  };

  const [width, height] = [room.width / view.scale, room.height / view.scale];
  const isSeen = ({ x, y }: Placed) =>
    x + size.width >= view.x - 60 && x <= view.x + width + 60 && y + size.height >= view.y - 60 && y <= view.y + height + 60;
  const drawn = plan.nodes.filter(isSeen);
  const lines = own.flatMap(({ from, to, rel }) => {
    const [a, b] = [at.get(from) as Placed, at.get(to) as Placed];
    const key = routeKey({ from, to, rel });
    return isSeen(a) || isSeen(b) ? [{ route: plan.routes.get(key) ?? between(a, b), rel, key }] : [];
  });
  const tabbed = active !== undefined && at.has(active) ? active : plan.nodes[0]?.id;
  return (
    <figure class="graph">
      <figcaption>
        {plural(nodes.length, 'node')}, {plural(own.length, 'edge')}
        {nodes.length > mostLaidOut && ', sorted by kind'}
        <button type="button" onClick={() => zoom(1.25)} aria-label="Larger">
          +
        </button>
        <button type="button" onClick={() => zoom(0.8)} aria-label="Smaller">
          −
        </button>
        <button type="button" onClick={() => show(0.1)}>
          Whole
        </button>
      </figcaption>
      <svg
        ref={box}
        role="group"
        aria-label={label}
        viewBox={`${view.x} ${view.y} ${width} ${height}`}
        onKeyDown={walk}
        onPointerDown={(event) => {
          drag.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={(event) => {
          const from = drag.current;
          if (!from || event.buttons === 0) return;
          drag.current = { x: event.clientX, y: event.clientY };
          setView((before) => ({
            ...before,
            x: before.x - (event.clientX - from.x) / before.scale,
            y: before.y - (event.clientY - from.y) / before.scale,
          }));
        }}
        onPointerUp={() => {
          drag.current = null;
        }}
        onWheel={(event) => {
          event.preventDefault();
          if (event.ctrlKey) return zoom(event.deltaY < 0 ? 1.1 : 0.9);
          return setView((before) => ({
            ...before,
            x: before.x + event.deltaX / before.scale,
            y: before.y + event.deltaY / before.scale,
          }));
        }}
      >
        <defs>
          <clipPath id="node-room">
            <rect width={size.width - 10} height={size.height} />
          </clipPath>
          <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0,0 L8,4 L0,8 Z" />
          </marker>
        </defs>
        {lines.map(({ key, ...line }) => (
          <Edge key={key} {...line} />
        ))}
        {drawn.map((node) => (
          <g
            key={node.id}
            class={`node ${node.kind} ${node.faded ? 'faded' : ''}`}
            transform={`translate(${node.x},${node.y})`}
            role="button"
            tabIndex={node.id === tabbed ? 0 : -1}
            aria-pressed={node.id === chosen}
            onFocus={() => setActive(node.id)}
            onClick={() => onChoose(node.id)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onChoose(node.id);
            }}
          >
            <rect width={size.width} height={size.height} rx="10" />
            <g clip-path="url(#node-room)">
              <text class="kind" x="12" y="19">
                {brief(node.state ? `${node.kind}, ${node.state}` : node.kind, 40)}{' '}
              </text>
              {inLines(node.title, 24, 2).map((line, at) => (
                <text key={line} x="12" y={38 + at * 18}>
                  {line}{' '}
                </text>
              ))}
            </g>
          </g>
        ))}
      </svg>
    </figure>
  );
}
