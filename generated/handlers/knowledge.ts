// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { KnowledgeCreateNoteInput, KnowledgeCreateNoteOutput, KnowledgeCreatePatternInput, KnowledgeCreatePatternOutput, KnowledgeDeleteNoteInput, KnowledgeDeleteNoteOutput, KnowledgeDeletePatternInput, KnowledgeDeletePatternOutput, KnowledgeGetNoteInput, KnowledgeGetNoteOutput, KnowledgeGetPatternInput, KnowledgeGetPatternOutput, KnowledgeListNotesInput, KnowledgeListNotesOutput, KnowledgeListPatternsInput, KnowledgeListPatternsOutput, KnowledgeUpdateNoteInput, KnowledgeUpdateNoteOutput, KnowledgeUpdatePatternInput, KnowledgeUpdatePatternOutput, LedgerTarget } from "../types/index.ts";
import type { ReadCtx, WriteCtx } from "./ctx.ts";
import type { Appliers } from "./appliers.ts";

/** Tools of knowledge/scratchpad. */
export interface KnowledgeScratchpadHandlers<Store> {
    /** Begins a working note that agents share, under a topic; knowledge update_note adds to it. */
    knowledge_create_note(input: KnowledgeCreateNoteInput, ctx: WriteCtx<Store, LedgerTarget, 'scratchpad_created', never>): Promise<KnowledgeCreateNoteOutput>;
    /** Removes a scratchpad note for good. Needs confirm=true. */
    knowledge_delete_note(input: KnowledgeDeleteNoteInput, ctx: WriteCtx<Store, LedgerTarget, 'scratchpad_deleted', never>): Promise<KnowledgeDeleteNoteOutput>;
    /** One scratchpad note, whole. */
    knowledge_get_note(input: KnowledgeGetNoteInput, ctx: ReadCtx<Store, LedgerTarget, never>): Promise<KnowledgeGetNoteOutput>;
    /** Scratchpad notes, the one that was changed last first; by words if you like. */
    knowledge_list_notes(input: KnowledgeListNotesInput, ctx: ReadCtx<Store, LedgerTarget, never>): Promise<KnowledgeListNotesOutput>;
    /** Adds to the end of a scratchpad note (append), or replaces its title or content. */
    knowledge_update_note(input: KnowledgeUpdateNoteInput, ctx: WriteCtx<Store, LedgerTarget, 'scratchpad_updated', never>): Promise<KnowledgeUpdateNoteOutput>;
}

/** Tools of knowledge/patterns. */
export interface KnowledgePatternsHandlers<Store> {
    /** Keeps a way of reasoning that worked, with the sessions it was learned from, so that it is found and used again. */
    knowledge_create_pattern(input: KnowledgeCreatePatternInput, ctx: WriteCtx<Store, LedgerTarget, 'pattern_created', never>): Promise<KnowledgeCreatePatternOutput>;
    /** Removes a pattern for good. Needs confirm=true. */
    knowledge_delete_pattern(input: KnowledgeDeletePatternInput, ctx: WriteCtx<Store, LedgerTarget, 'pattern_deleted', never>): Promise<KnowledgeDeletePatternOutput>;
    /** One pattern of reasoning, whole. */
    knowledge_get_pattern(input: KnowledgeGetPatternInput, ctx: ReadCtx<Store, LedgerTarget, never>): Promise<KnowledgeGetPatternOutput>;
    /** Patterns of reasoning that were kept, the latest first; by tags or words if you like. */
    knowledge_list_patterns(input: KnowledgeListPatternsInput, ctx: ReadCtx<Store, LedgerTarget, never>): Promise<KnowledgeListPatternsOutput>;
    /** Changes what is given of a pattern and leaves the rest; its id stays. */
    knowledge_update_pattern(input: KnowledgeUpdatePatternInput, ctx: WriteCtx<Store, LedgerTarget, 'pattern_updated', never>): Promise<KnowledgeUpdatePatternOutput>;
}

/** All that the room knowledge brings along. */
export interface KnowledgeRoom<Store, Writer, _Ports = unknown> {
  readonly handlers: KnowledgeScratchpadHandlers<Store> & KnowledgePatternsHandlers<Store>;
  readonly appliers: Pick<Appliers<Writer>, 'pattern_created' | 'pattern_updated' | 'pattern_deleted' | 'scratchpad_created' | 'scratchpad_updated' | 'scratchpad_deleted'>;
  readonly targets: {  };
  readonly lines: {  };
}
