// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { ContextGiveInput, ContextGiveOutput, ContextKeepInput, ContextKeepOutput } from "../types/index.ts";
import type { WriteCtx } from "./ctx.ts";
import type { Appliers } from "./appliers.ts";

/** Tools of context/hooks. */
export interface ContextHooksHandlers<Store> {
    /** For hooks of a host: the text to put into a conversation when it starts, when a prompt is sent, or when it is about to stop. What is given is written down. */
    context_give(input: ContextGiveInput, ctx: WriteCtx<Store, null, 'context_injected', never>): Promise<ContextGiveOutput>;
    /** For hooks of a host: writes down what is in progress before a conversation is compacted, and gives leases back when it ends. */
    context_keep(input: ContextKeepInput, ctx: WriteCtx<Store, null, 'note_added' | 'job_requeued' | 'runner_beat', never>): Promise<ContextKeepOutput>;
}

/** All that the room context brings along. */
export interface ContextRoom<Store, Writer, _Ports = unknown> {
  readonly handlers: ContextHooksHandlers<Store>;
  readonly appliers: Pick<Appliers<Writer>, 'context_injected'>;
  readonly targets: {  };
  readonly lines: {  };
}
