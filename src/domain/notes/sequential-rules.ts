import type { Entry, SequentialGraph } from '../../../generated/types/index.ts';

type Node = SequentialGraph['nodes'][number];

const formats = new Set(['trace_sequential_step', 'trace_step']);
const whole = (value: unknown): number | null => (Number.isInteger(value) && (value as number) >= 1 ? (value as number) : null);

function nodeOf(entry: Entry): Node | undefined {
  if (entry.kind !== 'note' || !formats.has(entry.format ?? '') || !entry.meta) return undefined;
  const { thoughtNumber, branchFromThought, branchId, isRevision, revisesThought } = entry.meta;
  const number = whole(thoughtNumber);
  if (number === null) return undefined;
  return {
    thoughtNumber: number,
    seq: entry.seq,
    ts_ms: entry.ts_ms,
    branchFromThought: whole(branchFromThought),
    branchId: typeof branchId === 'string' && branchId !== '' ? branchId : null,
    isRevision: isRevision === true,
    revisesThought: whole(revisesThought),
  };
}

const inOrder = (numbers: Iterable<number>) => [...new Set(numbers)].sort((a, b) => a - b);

/** How the thoughts among these entries branch and revise each other; null where there are none. */
export function sequentialGraph(entries: readonly Entry[]): SequentialGraph | null {
  const latest = new Map<number, Node>();
  for (const entry of entries) {
    const node = nodeOf(entry);
    if (node) latest.set(node.thoughtNumber, node);
  }
  if (latest.size === 0) return null;
  const nodes = [...latest.values()].sort((a, b) => a.thoughtNumber - b.thoughtNumber);
  const missing = (refs: (number | null)[]) => inOrder(refs.filter((n): n is number => n !== null && !latest.has(n)));
  const revised = (node: Node) => (node.isRevision ? node.revisesThought : null);
  return {
    nodes,
    edges: nodes.flatMap((node) => [
      ...(node.branchFromThought === null
        ? []
        : [
            {
              rel: 'branch',
              from: node.branchFromThought,
              to: node.thoughtNumber,
              ...(node.branchId ? { branchId: node.branchId } : {}),
            },
          ]),
      ...(revised(node) === null ? [] : [{ rel: 'revision', from: revised(node) as number, to: node.thoughtNumber }]),
    ]),
    missing: { branchFromThought: missing(nodes.map((n) => n.branchFromThought)), revisesThought: missing(nodes.map(revised)) },
  };
}
