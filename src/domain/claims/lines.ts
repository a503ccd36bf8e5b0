import type { ClaimsRoom } from '../../../generated/handlers/claims.ts';
import type {
  ClaimShowOutput,
  ClaimView,
  EdgeView,
  NodeShowOutput,
  NodeView,
  WhyEventOutput as WhyAnswered,
} from '../../../generated/types/index.ts';
import { brief, type Line, line, spaced } from '../../kernel/line.ts';

const longestText = 140;

const standing = (id: string, { scope, status }: Pick<ClaimView, 'scope' | 'status'>, type: string): Line =>
  line`${id} scope=${scope} status=${status} type=${type}`;

const claimLine = (claim: ClaimView): Line =>
  spaced(standing(claim.claim_id, claim, claim.claim_type), brief(claim.text, longestText));

const nodeLine = (node: NodeView): Line => spaced(standing(node.node_id, node, node.node_type), brief(node.title, longestText));

const edgeLine = ({ edge_id, from_id, edge_type, to_id, notes }: EdgeView): Line =>
  spaced(line`${edge_id} ${from_id} -${edge_type}-> ${to_id}`, notes ? line`— ${brief(notes, longestText)}` : '');

/** A text as it is, line by line. */
const textLines = (text: string): Line[] => text.split('\n').map((one) => line`${one}`);

const stands = (id: string, canonical_id: string): Line[] => (id === canonical_id ? [] : [line`same as: ${canonical_id}`]);

const about = ({ tags, source_event_ids, notes }: Pick<ClaimView, 'tags' | 'source_event_ids' | 'notes'>): Line[] => [
  ...(tags.length ? [line`tags: ${tags.join(', ')}`] : []),
  ...(source_event_ids.length ? [line`rests on: ${source_event_ids.join(', ')}`] : []),
  ...(notes ? [line`notes: ${notes}`] : []),
];

const labels = ({ visibility, confidence }: Pick<ClaimView, 'visibility' | 'confidence'>) =>
  line`visibility=${visibility} confidence=${confidence}`;

function claimLines({ claim, edges = [], mermaid, graph }: Partial<ClaimShowOutput>): Line[] {
  if (mermaid !== undefined) return textLines(mermaid);
  if (!claim) return [line`ok`];
  const { valid_from, valid_to } = claim;
  return [
    spaced(standing(claim.claim_id, claim, claim.claim_type), labels(claim)),
    ...textLines(claim.text),
    ...stands(claim.claim_id, claim.canonical_id),
    ...(valid_from || valid_to ? [line`holds: ${valid_from ?? ''} to ${valid_to ?? ''}`] : []),
    ...about(claim),
    ...edges.map(edgeLine),
    ...graphLines(graph),
  ];
}

function nodeLines({ node, edges = [], mermaid, graph }: Partial<NodeShowOutput>): Line[] {
  if (mermaid !== undefined) return textLines(mermaid);
  if (!node) return [line`ok`];
  return [
    spaced(standing(node.node_id, node, node.node_type), labels(node)),
    brief(node.title, longestText),
    ...(node.text === node.title ? [] : textLines(node.text)),
    ...stands(node.node_id, node.canonical_id),
    ...about(node),
    ...edges.map(edgeLine),
    ...graphLines(graph),
  ];
}

const graphLines = (graph: ClaimShowOutput['graph']): Line[] =>
  graph
    ? [
        line`graph: ${graph.claims.length} claims, ${graph.nodes.length} nodes, ${graph.edges.length} edges`,
        ...graph.claims.map(
          (claim) => line`- ${standing(claim.claim_id, claim, claim.claim_type)} ${brief(claim.text, longestText)}`,
        ),
        ...graph.nodes.map((node) => line`- ${standing(node.node_id, node, node.node_type)} ${brief(node.title, longestText)}`),
      ]
    : [];

/** What is explained, in a word: the kind of a record or of a claim, and its id. */
const targetLine = (target: WhyAnswered['target'] | undefined): Line => {
  if (!target) return line``;
  return target.target_type === 'claim'
    ? line`${target.claim_type} ${target.claim_id}`
    : line`${target.evidence_kind} ${target.event_id}`;
};

function whyLines({ state, trouble, status, confidence, target, explanation, notes, chosen = [] }: Partial<WhyAnswered>): Line[] {
  if (state !== 'ok') return [line`${state ?? 'error'}: ${trouble ?? ''}`];
  return [
    line`${status ?? ''} confidence=${confidence ?? 0} ${targetLine(target)}`,
    ...textLines(explanation || notes || '').filter(({ text }) => text !== ''),
    ...chosen.map((claim) => line`- ${claimLine(claim)}`),
  ];
}

const more = (has_more: boolean | undefined, last: string | undefined) => (has_more && last ? { after: last } : {});

export const claimsLines: ClaimsRoom<never, never, never>['lines'] = {
  claim_list: {
    state: ({ claims = [] }) => (claims.length ? claims.map(claimLine) : line`(no claims)`),
    more: ({ claims = [], has_more }) => more(has_more, claims.at(-1)?.claim_id),
  },
  claim_show: { state: claimLines },
  node_list: {
    state: ({ nodes = [] }) => (nodes.length ? nodes.map(nodeLine) : line`(no nodes)`),
    more: ({ nodes = [], has_more }) => more(has_more, nodes.at(-1)?.node_id),
  },
  node_show: { state: nodeLines },
  why_event: { state: whyLines },
  why_last: { state: whyLines },
  why_claim: { state: whyLines },
  edge_list: {
    state: ({ edges = [] }) => (edges.length ? edges.map(edgeLine) : line`(no edges)`),
    more: ({ edges = [], has_more }) => more(has_more, edges.at(-1)?.edge_id),
  },
};
