import type {
  SessionExport,
  SessionImportOutput,
  SessionStartedFact,
  ThoughtCritiquedFact,
  ThoughtNode,
  ThoughtRecordedFact,
} from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { iso } from '../../kernel/text.ts';
import { nodeId } from '../../records/sessions.ts';
import { cipherGraph } from './cipher-graph-rules.ts';
import { parseCipher } from './cipher-rules.ts';
import { Chains } from './import-chains-rules.ts';
import { type Adjust, branchNames, startedSession } from './import-names-rules.ts';
import { inOrder, moment } from './import-order-rules.ts';

type Node = SessionExport['nodes'][number];

/** What a file adds to what is here. */
export interface ImportPlan {
  /** Undefined: the session is here. */
  readonly session: SessionStartedFact | undefined;
  readonly thoughts: readonly ThoughtRecordedFact[];
  readonly critiques: readonly ThoughtCritiquedFact[];
  /** How many branches there are afterwards. */
  readonly branches: number;
  readonly adjusted: SessionImportOutput['adjusted'];
}

/** A node with what it is called here. */
interface Placed {
  readonly node: Node;
  readonly id: string;
  readonly branch: string | null;
}

/** Everything in a file that thoughts can refer to, by what it is called there and here. */
interface Known {
  readonly session: string;
  /** What a node of the file is called here. */
  called(id: string | undefined): string | undefined;
  has(id: string): boolean;
}

/** The node that is revised: the one that the file links, else by its number on the chain itself or on the main one. */
function revisedNode({ node: { data, revisesNode }, branch }: Placed, { session, called, has }: Known): string | null {
  const number = data.revisesThought;
  if (number === undefined) return null;
  const meant = [called(revisesNode) ?? '', nodeId(session, branch, number), nodeId(session, null, number)];
  return meant.find(has) ?? null;
}

/** A thought of a file, recorded now at the end of its chain. */
function recordedFact(placed: Placed, known: Known, chains: Chains, timestamp: string): ThoughtRecordedFact {
  const { id, branch, node } = placed;
  const { data } = node;
  const begun = chains.originOf(branch);
  if (begun !== undefined && (data.branchFromThought ?? begun) !== begun)
    throw refuse('imported-branch-differs', { branch: branch ?? '', here: begun, there: data.branchFromThought ?? begun });
  const origin = branch === null ? null : (begun ?? data.branchFromThought ?? 1);
  const branchOrigin = origin === null ? null : nodeId(known.session, null, origin);
  return {
    sessionId: known.session,
    nodeId: id,
    branchId: branch,
    thoughtNumber: data.thoughtNumber,
    totalThoughts: Math.max(data.totalThoughts, data.thoughtNumber),
    nextThoughtNeeded: data.nextThoughtNeeded,
    isRevision: data.isRevision === true || data.revisesThought !== undefined,
    revisesThought: data.revisesThought ?? null,
    branchFromThought: origin,
    needsMoreThoughts: data.needsMoreThoughts ?? false,
    prev: chains.last(branch, branchOrigin),
    revisesNode: revisedNode(placed, known),
    branchOrigin,
    opens: branch !== null && begun === undefined,
    thought: data.thought,
    cipher: cipherGraph(parseCipher(data.thought)),
    timestamp,
  };
}

/** What a thought says about itself; two that say the same are the same. */
const compared = ['thought', 'totalThoughts', 'nextThoughtNeeded', 'isRevision', 'revisesThought', 'needsMoreThoughts'] as const;

function refuseOther(fact: ThoughtRecordedFact, { data }: ThoughtNode): void {
  const here = { isRevision: false, revisesThought: null, needsMoreThoughts: false, ...data };
  const field = compared.find((one) => fact[one] !== here[one]);
  if (field !== undefined) throw refuse('imported-thought-differs', { thought: fact.nodeId, field });
}

/** Tells what is not as the file says of a thought that is new here. */
function tellAdjusted({ data }: Node, fact: ThoughtRecordedFact, { has }: Known, adjust: Adjust): void {
  const { nodeId: where, branchOrigin, branchFromThought, revisesThought, revisesNode } = fact;
  if (fact.opens && !has(branchOrigin ?? '')) adjust({ where, change: 'origin_is_missing', to: String(branchFromThought) });
  if (revisesThought !== null && revisesNode === null)
    adjust({ where, change: 'revised_is_missing', to: String(revisesThought) });
  if (branchFromThought === null && data.branchFromThought !== undefined) adjust({ where, change: 'branch_dropped' });
  if (moment(data.timestamp) === undefined) adjust({ where, change: 'time_is_missing' });
}

/** What another model said about a thought, where it is not here yet. */
function critiqueFact(
  { data }: Node,
  fact: ThoughtRecordedFact,
  here: ThoughtNode | undefined,
): ThoughtCritiquedFact | undefined {
  if (!data.critique) return undefined;
  const { text, model, timestamp } = data.critique;
  const said = here?.data.critique?.text;
  if (said !== undefined && said !== text) throw refuse('imported-thought-differs', { thought: fact.nodeId, field: 'critique' });
  if (said !== undefined) return undefined;
  const { sessionId, nodeId: about, branchId, thoughtNumber } = fact;
  const at = moment(timestamp);
  const critique = { text, model: model || 'unknown', timestamp: at === undefined ? (fact.timestamp ?? '') : iso(at) };
  return { sessionId, nodeId: about, branchId, thoughtNumber, critique };
}

/** What a file becomes here, where the session has these nodes already; or why it cannot. Nothing that is here is changed. */
export function planImport(file: SessionExport, isHere: boolean, nodes: readonly ThoughtNode[]): ImportPlan {
  const { id: session, createdAt } = file.session;
  const adjusted: SessionImportOutput['adjusted'] = [];
  const adjust: Adjust = (one) => void (adjusted.length < 100 && adjusted.push(one));
  const started = isHere ? undefined : startedSession(file, adjust);
  const ordered = inOrder(file.nodes);
  const names = branchNames(ordered, adjust);
  const placed = ordered.map((node): Placed => {
    const branch = names.get(node.data.branchId ?? '') ?? null;
    return { node, branch, id: nodeId(session, branch, node.data.thoughtNumber) };
  });
  const chains = new Chains(nodes);
  const called = new Map(placed.map(({ node, id }) => [node.id, id]));
  const inFile = new Set(placed.map(({ id }) => id));
  const known: Known = {
    session,
    called: (id) => (id === undefined ? undefined : called.get(id)),
    has: (id) => inFile.has(id) || chains.node(id) !== undefined,
  };
  const thoughts: ThoughtRecordedFact[] = [];
  const critiques: ThoughtCritiquedFact[] = [];
  const seen = new Set<string>();
  /** A thought without a time was thought when the one before it was. */
  let at = moment(createdAt) ?? 0;
  for (const one of placed) {
    if (seen.has(one.id)) throw refuse('imported-thought-stands-twice', { thought: one.id });
    seen.add(one.id);
    at = moment(one.node.data.timestamp) ?? at;
    const fact = recordedFact(one, known, chains, iso(at));
    const here = chains.node(one.id);
    if (here) refuseOther(fact, here);
    else {
      tellAdjusted(one.node, fact, known, adjust);
      thoughts.push(fact);
      chains.add(fact);
    }
    const critique = critiqueFact(one.node, fact, here);
    if (critique) critiques.push(critique);
  }
  return { session: started, thoughts, critiques, branches: chains.branches, adjusted };
}
