import type { ThoughtInput, ThoughtRecordedFact } from '../../../generated/types/index.ts';
import { fault, refuse } from '../../kernel/fault.ts';
import { type BranchRow, nodeId, type SessionRow } from '../../records/sessions.ts';
import { cipherGraph } from './cipher-graph-rules.ts';
import { parseCipher } from './cipher-rules.ts';

type Chain = Pick<BranchRow, 'highest' | 'tail' | 'origin'>;

/** What is known about a session when a thought comes. */
export interface Known {
  readonly session: Pick<SessionRow, 'id' | 'highest' | 'tail'>;
  /** The branch that is named, if it is there. */
  readonly branch: BranchRow | undefined;
  has(branch: string | null, number: number): Promise<boolean>;
}

/** Where a branch begins: as it did before, or at the thought that is named. */
function originOf({ branchId, branchFromThought }: ThoughtInput, { branch }: Known): number | null {
  if (branchId === undefined) {
    if (branchFromThought !== undefined) throw refuse('branch-has-no-name');
    return null;
  }
  if (branch && branchFromThought !== undefined && branchFromThought !== branch.origin)
    throw refuse('branch-begins-elsewhere', { branch: branchId, origin: branch.origin });
  const origin = branch?.origin ?? branchFromThought;
  if (origin === undefined) throw refuse('branch-has-no-beginning', { branch: branchId });
  return origin;
}

/** The node that is revised: on the chain itself, else on the main one. */
async function revisedNode({ session, has }: Known, branchId: string | null, number: number): Promise<string> {
  if (branchId !== null && (await has(branchId, number))) return nodeId(session.id, branchId, number);
  if (await has(null, number)) return nodeId(session.id, null, number);
  throw fault('THOUGHT_NOT_FOUND', { session: session.id, thought: number, last: session.highest });
}

/** A number is used once on its chain; a revision whose number is used gets the next one. */
async function numberFor(wanted: number, chain: Chain | undefined, isRevision: boolean, isUsed: () => Promise<boolean>) {
  const highest = chain?.highest ?? 0;
  if (wanted > highest || !(await isUsed())) return wanted;
  if (!isRevision) throw refuse('thought-number-is-taken', { number: wanted, free: highest + 1 });
  return highest + 1;
}

function nodeBefore({ session, branch }: Known, branchId: string | null, origin: number | null): string | null {
  if (branchId === null) return session.tail === null ? null : nodeId(session.id, null, session.tail);
  return branch ? nodeId(session.id, branchId, branch.tail) : nodeId(session.id, null, origin as number);
}

/** What a thought becomes in its session, or why it cannot. */
export async function planThought(input: ThoughtInput, known: Known): Promise<ThoughtRecordedFact> {
  const { session, branch, has } = known;
  const { revisesThought } = input;
  const isRevision = input.isRevision || revisesThought !== undefined;
  if (isRevision && revisesThought === undefined) throw refuse('revision-revises-nothing');
  const branchId = input.branchId ?? null;
  const origin = originOf(input, known);
  if (origin !== null && !branch && !(await has(null, origin)))
    throw fault('THOUGHT_NOT_FOUND', { session: session.id, thought: origin, last: session.highest });
  const revisesNode = revisesThought === undefined ? null : await revisedNode(known, branchId, revisesThought);
  const chain = branchId === null ? { highest: session.highest } : branch;
  const thoughtNumber = await numberFor(input.thoughtNumber, chain as Chain | undefined, isRevision, () =>
    has(branchId, input.thoughtNumber),
  );
  return {
    sessionId: session.id,
    nodeId: nodeId(session.id, branchId, thoughtNumber),
    branchId,
    thoughtNumber,
    totalThoughts: Math.max(input.totalThoughts, thoughtNumber),
    nextThoughtNeeded: input.nextThoughtNeeded,
    isRevision,
    revisesThought: revisesThought ?? null,
    branchFromThought: origin,
    needsMoreThoughts: input.needsMoreThoughts,
    prev: nodeBefore(known, branchId, origin),
    revisesNode,
    branchOrigin: origin === null ? null : nodeId(session.id, null, origin),
    opens: branchId !== null && !branch,
    thought: input.thought,
    cipher: cipherGraph(parseCipher(input.thought)),
  };
}
