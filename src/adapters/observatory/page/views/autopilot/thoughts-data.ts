import type {
  ClaimShowOutput,
  ClaimView,
  NodeShowOutput,
  NodeView,
  ThoughtGraph,
} from '../../../../../../generated/types/index.ts';
import { ask, type Question } from '../../kit/ask.ts';
import type { Served } from '../../kit/view.ts';
import { claimList, claimShow, nodeList, nodeShow } from './tools.ts';

/** A claim or a node, as both are shown. */
export interface Thought {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly text: string;
  readonly status: string;
  readonly scope: string;
  readonly asserted_ts: string;
  readonly tags: readonly string[];
  readonly sources: readonly string[];
  readonly confidence: number;
  readonly notes: string;
  /** From when until when it holds; empty: always. */
  readonly valid: string;
}

interface Edge {
  readonly edge_id: string;
  readonly edge_type: string;
  readonly from_id: string;
  readonly to_id: string;
}

export interface ShownThought {
  readonly thought: Thought;
  readonly edges: readonly Edge[];
  readonly graph: ThoughtGraph | undefined;
}

const shared = ({ text, status, scope, asserted_ts, tags, source_event_ids, confidence, notes }: ClaimView | NodeView) => ({
  text,
  status,
  scope,
  asserted_ts,
  tags,
  sources: source_event_ids,
  confidence,
  notes,
});

const ofClaim = (claim: ClaimView): Thought => ({
  id: claim.claim_id,
  type: claim.claim_type,
  title: '',
  valid: [claim.valid_from && `from ${claim.valid_from}`, claim.valid_to && `until ${claim.valid_to}`].filter(Boolean).join(' '),
  ...shared(claim),
});

const ofNode = (node: NodeView): Thought => ({
  id: node.node_id,
  type: node.node_type,
  title: node.title,
  valid: '',
  ...shared(node),
});

interface Asked {
  readonly project: string;
  readonly scope: 'effective';
  readonly all: boolean;
  readonly contains?: string;
}

interface Listed {
  readonly thoughts: readonly Thought[];
  readonly has_more: boolean;
  readonly question: Question<unknown>;
}

export type ThoughtKind = 'claims' | 'nodes';

const most = 500;
const around = { graph: true, depth: 2, include_inactive: true };

const claims = {
  title: 'Claims',
  one: 'claim',
  many: 'claims',
  types: ['fact', 'preference', 'assumption', 'goal'],
  empty: 'What the autopilot holds to be true, and what you prefer. It rests its decisions on them.',
  example: 'mi values set --text "Run the tests before you call anything done."',
} as const;

const nodes = {
  title: 'Nodes',
  one: 'node',
  many: 'nodes',
  types: ['decision', 'action', 'summary'],
  empty: 'Decisions, actions and summaries that runs have left for later ones.',
  example: 'mi run "Add CSV export to the reports page."',
} as const;

/** One question for the list, whichever of the two it is of. */
export async function listed(
  served: Served,
  kind: ThoughtKind,
  asked: Asked,
  type: string,
  signal: AbortSignal,
): Promise<Listed> {
  const input = { ...asked, limit: most };
  if (kind === 'claims') {
    const found = claims.types.find((each) => each === type);
    const question = claimList(served, { ...input, ...(found ? { type: [found] } : {}) });
    const { claims: all, has_more } = await ask(question, signal);
    return { thoughts: all.map(ofClaim), has_more, question };
  }
  const found = nodes.types.find((each) => each === type);
  const question = nodeList(served, { ...input, ...(found ? { type: [found] } : {}) });
  const { nodes: all, has_more } = await ask(question, signal);
  return { thoughts: all.map(ofNode), has_more, question };
}

/** One of them with its edges and what hangs together with it. */
export function showing(
  served: Served,
  kind: ThoughtKind,
  project: string,
  id: string,
): Question<ClaimShowOutput | NodeShowOutput> {
  return kind === 'claims' ? claimShow(served, { project, id, ...around }) : nodeShow(served, { project, id, ...around });
}

export const shownOf = (found: ClaimShowOutput | NodeShowOutput): ShownThought => ({
  thought: 'claim' in found ? ofClaim(found.claim) : ofNode(found.node),
  edges: found.edges,
  graph: found.graph,
});

export const thoughtKinds = { claims, nodes };
