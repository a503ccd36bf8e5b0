import type { FactPayloads } from '../../../generated/handlers/ctx.ts';
import type {
  JournalFact,
  ObservatoryBranch,
  ObservatoryEvent,
  ObservatorySession,
  ObservatoryThought,
} from '../../../generated/types/index.ts';
import { type FoundThought, nodeId, type PlacedThought } from '../../records/sessions.ts';

type Data = ObservatoryEvent['data'];

/** A thought as watchers see it. */
export const observedThought = (session: string, data: FoundThought['data']): ObservatoryThought => ({
  id: nodeId(session, data.branchId ?? null, data.thoughtNumber),
  ...data,
});

/** A page of thoughts, the newest first, as chains that begin with the oldest. */
export function chainsOf(session: string, page: readonly PlacedThought[]) {
  const thoughts = page.toReversed().map(({ data }) => observedThought(session, data));
  const branches = new Map<string, ObservatoryBranch>();
  for (const thought of thoughts) {
    const { branchId: id, branchFromThought = 1 } = thought;
    if (id === undefined) continue;
    const branch = branches.get(id) ?? { id, name: null, fromThoughtNumber: branchFromThought, thoughts: [] };
    branch.thoughts.push(thought);
    branches.set(id, branch);
  }
  return {
    thoughts: thoughts.filter(({ branchId }) => branchId === undefined),
    branches: Object.fromEntries(branches),
  };
}

/** What is known about the things that facts are about. */
export interface Known {
  readonly thoughts: ReadonlyMap<number, FoundThought>;
  readonly sessions: ReadonlyMap<string, ObservatorySession>;
}

type Recorded = Omit<FactPayloads['thought_recorded'], 'thought' | 'cipher'>;

/** A thought that was recorded: a branch is begun, an earlier thought revised, or neither. */
function thoughtEvent(payload: Recorded, thought: ObservatoryThought): Pick<ObservatoryEvent, 'event' | 'data'> {
  const { sessionId, nodeId: id, prev, opens, branchId, branchFromThought, branchOrigin } = payload;
  const data: Data = { sessionId, thought, nodeId: id, parentId: prev };
  if (opens && branchId !== null && branchFromThought !== null)
    return {
      event: 'thought:branched',
      data: { ...data, newNodeId: id, branchId, fromThoughtNumber: branchFromThought, originNodeId: branchOrigin },
    };
  if (payload.isRevision && payload.revisesThought !== null)
    return {
      event: 'thought:revised',
      data: { ...data, newNodeId: id, originalThoughtNumber: payload.revisesThought, revisedNodeId: payload.revisesNode },
    };
  return { event: 'thought:added', data };
}

const tellers: Readonly<
  Record<string, (fact: JournalFact, known: Known) => Pick<ObservatoryEvent, 'event' | 'data'> | undefined>
> = {
  session_started({ payload }, { sessions }) {
    const { sessionId, title } = payload as FactPayloads['session_started'];
    const session = sessions.get(sessionId);
    return session && { event: 'session:started', data: { sessionId, title, session } };
  },
  session_closed({ payload }) {
    const { sessionId, thoughtCount } = payload as FactPayloads['session_closed'];
    return { event: 'session:ended', data: { sessionId, finalThoughtCount: thoughtCount } };
  },
  session_deleted({ payload }) {
    const { sessionId } = payload as FactPayloads['session_deleted'];
    return { event: 'session:deleted', data: { sessionId } };
  },
  thought_recorded({ seq, payload }, { thoughts }) {
    const recorded = payload as Recorded;
    const found = thoughts.get(seq);
    return found && thoughtEvent(recorded, observedThought(recorded.sessionId, found.data));
  },
  thought_critiqued({ payload }, { sessions }) {
    const { sessionId, nodeId: id } = payload as FactPayloads['thought_critiqued'];
    return sessions.has(sessionId) ? { event: 'thought:critiqued', data: { sessionId, nodeId: id } } : undefined;
  },
};

/** What a fact is to a watcher; nothing where it is none of its affair, or what it is about is gone. */
export function eventOf(fact: JournalFact, known: Known): ObservatoryEvent | undefined {
  const told = tellers[fact.kind]?.(fact, known);
  return told && { seq: fact.seq, ts: fact.ts, ...told };
}

/** Facts that watchers are told of. */
export const isTold = ({ kind }: JournalFact): boolean => Object.hasOwn(tellers, kind);
