import type { CipherEdge, CipherGraph } from '../../../generated/types/index.ts';
import { isStep, type Line, type Marker, markers, type Operator, type Step } from './cipher-rules.ts';

type Rel = CipherEdge['rel'];

/** What the references before the content mean, by what kind of step names them. */
const named: Readonly<Record<Marker, Rel>> = {
  H: 'follows',
  E: 'supports',
  C: 'derived_from',
  Q: 'asks_about',
  R: 'revises',
  P: 'follows',
  O: 'follows',
  A: 'follows',
  X: 'rejects',
};

/** What an operator just before a reference in the content means. */
const led: Partial<Readonly<Record<Operator, Rel>>> = {
  '→': 'leads_to',
  '∴': 'leads_to',
  '←': 'derived_from',
  '∵': 'derived_from',
  '⊕': 'supports',
  '⊖': 'contradicts',
};

function edgesOf({ step: from, marker, refs, content }: Step): CipherEdge[] {
  const edges: CipherEdge[] = refs.map(({ step: to, revises }) => ({ from, to, rel: revises ? 'revises' : named[marker] }));
  let before: Rel | undefined;
  for (const part of content) {
    if ('ref' in part) edges.push({ from, to: part.ref.step, rel: part.ref.revises ? 'revises' : (before ?? 'cites') });
    /** A blank between an operator and its reference is of no account. */
    if (!('text' in part && part.text.trim() === '')) before = 'operator' in part ? led[part.operator] : undefined;
  }
  return edges;
}

const keyOf = ({ from, to, rel }: CipherEdge) => `${from} ${rel} ${to}`;

/** What a text in cipher says as steps and how they relate; null where it holds no step. */
export function cipherGraph(lines: readonly Line[]): CipherGraph | null {
  const steps = lines.filter(isStep);
  if (steps.length === 0) return null;
  const edges = new Map(steps.flatMap(edgesOf).map((edge) => [keyOf(edge), edge]));
  return {
    nodes: steps.map(({ step, marker, confidence }) => ({
      step,
      type: markers[marker],
      ...(confidence === null ? {} : { confidence }),
    })),
    edges: [...edges.values()],
    stopped: lines.flatMap((line, i) =>
      isStep(line) || line.stopped === null ? [] : [{ line: i + 1, column: line.stopped + 1 }],
    ),
  };
}

/** Steps that are cited, and that neither the text nor the thoughts before it have. */
export function missingSteps({ nodes, edges }: CipherGraph, known: ReadonlySet<number>): number[] {
  const own = new Set(nodes.map(({ step }) => step));
  return [...new Set(edges.map(({ to }) => to).filter((step) => !own.has(step) && !known.has(step)))].sort((a, b) => a - b);
}
