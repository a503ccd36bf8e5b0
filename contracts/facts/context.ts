import { Closed, defineFacts, Opt, Type } from '../kit/index.ts';
import { Conversation, HookEvent, HookHost, HookSource } from '../types/hook.ts';
import { AgentId, BranchName, DocName } from '../types/ids.ts';

export const contextFacts = defineFacts({
  context_injected: {
    summary: 'Stored things were put into a conversation: which ones, into which conversation of which host, and when.',
    payload: Type.Object({
      /** Where it is written down. */
      branch_id: Type.Integer(),
      branch: BranchName,
      doc: DocName,
      host: HookHost,
      conversation: Conversation,
      event: HookEvent,
      source: Opt(HookSource),
      /** What was put in, in the order of its lines. */
      refs: Type.Array(Type.String()),
      bytes: Type.Integer(),
      agent_id: Opt(AgentId),
    }),
    yields: Closed({ ref: Type.String() }),
  },
});
