import { Closed, defineFacts, described, Nullable, Opt, Type } from '../kit/index.ts';
import { CipherGraph } from '../types/cipher.ts';
import { Timestamp } from '../types/ids.ts';
import { Domain } from '../types/model.ts';
import {
  BranchId,
  Critique,
  NavigationContext,
  NodeId,
  Session,
  SessionId,
  SessionTags,
  SessionTitle,
  ThoughtNode,
  ThoughtNumber,
} from '../types/session.ts';

export const sessionFacts = defineFacts({
  session_started: {
    summary: 'A session of reasoning was started.',
    payload: Type.Object({
      sessionId: SessionId,
      title: SessionTitle,
      description: Nullable(Type.String()),
      tags: SessionTags,
      times: Opt(
        Closed(
          { createdAt: Timestamp, updatedAt: Timestamp, lastAccessedAt: Timestamp },
          { description: 'Of one that was started elsewhere, before it was imported.' },
        ),
      ),
    }),
    yields: Session,
  },
  thought_recorded: {
    summary: 'A thought was added to a session, on its main chain or on a branch.',
    payload: Type.Object({
      sessionId: SessionId,
      nodeId: NodeId,
      branchId: Nullable(BranchId),
      thoughtNumber: ThoughtNumber,
      totalThoughts: ThoughtNumber,
      nextThoughtNeeded: Type.Boolean(),
      isRevision: Type.Boolean(),
      revisesThought: Nullable(ThoughtNumber),
      branchFromThought: Nullable(ThoughtNumber),
      needsMoreThoughts: Type.Boolean(),
      prev: Nullable(NodeId),
      revisesNode: Nullable(NodeId),
      branchOrigin: Nullable(NodeId),
      /** The first of its branch. */
      opens: Type.Boolean(),
      thought: Type.String(),
      cipher: Nullable(CipherGraph),
      timestamp: Opt(described(Timestamp, 'When it was thought, if it was imported later.')),
    }),
    yields: Closed({ node: ThoughtNode, session: Session }),
    kept_elsewhere: ['thought', 'cipher'],
  },
  thought_critiqued: {
    summary: 'Another model said something about a thought.',
    payload: Type.Object({
      sessionId: SessionId,
      nodeId: NodeId,
      branchId: Nullable(BranchId),
      thoughtNumber: ThoughtNumber,
      critique: Critique,
    }),
    kept_elsewhere: ['critique'],
  },
  session_closed: {
    summary: 'A session ended: its last thought asked for no other.',
    payload: Type.Object({ sessionId: SessionId, thoughtCount: Type.Integer(), exportPath: Nullable(Type.String()) }),
  },
  session_resumed: {
    summary: 'Somebody went on with a session.',
    payload: Type.Object({ sessionId: SessionId }),
    yields: Session,
  },
  session_mended: {
    summary: 'A session goes on without what was missing of it or could not be read.',
    payload: Type.Object({ sessionId: SessionId, missing: Type.Array(Type.String()), unreadable: Type.Array(Type.String()) }),
  },
  session_deleted: {
    summary: 'A session was removed with all its thoughts.',
    payload: Type.Object({ sessionId: SessionId }),
  },
  ledger_moved: {
    summary: 'A connection reached another stage, session, domain, root or place.',
    payload: Type.Object({
      connection: Type.String(),
      stage: Type.Integer(),
      session: Nullable(SessionId),
      domain: Nullable(Domain),
      root: Nullable(Type.String()),
      navigation: NavigationContext,
      told: Type.Array(Type.String()),
      from: Opt(Type.String({ description: 'The connection whose place it took over.' })),
    }),
  },
});
