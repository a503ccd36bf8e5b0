// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { AlreadyDoneWarningFacts, AnchorAliasResolvedWarningFacts, AnchorUnregisteredWarningFacts, AsOfIncompleteWarningFacts, AsOfRefusedFacts, AsOfTooLargeFacts, BaseIgnoredWarningFacts, BatchFailedFacts, BatchStoppedWarningFacts, BranchDepthExceededFacts, BudgetExceededFacts, BudgetMinClampedWarningFacts, BudgetMinimalWarningFacts, BudgetTruncatedWarningFacts, CancelledFacts, CellNotFoundFacts, CheckpointsNotConfirmedFacts, CipherStepMissingWarningFacts, ConflictFacts, ContextEmptyForTargetWarningFacts, CritiqueNotMadeWarningFacts, ExpectedTargetMismatchFacts, FreePagesNotCleanWarningFacts, GraphDiffUnavailableWarningFacts, HostRefusedFacts, HostSyncIncompleteWarningFacts, InternalFacts, InvalidInputFacts, InvalidNameFacts, InvalidOperationFacts, InvalidPayloadFacts, IoErrorFacts, LogEndsUnfinishedWarningFacts, LogLinesPassedOverWarningFacts, LogPiecePutAsideWarningFacts, MergeNotSupportedFacts, MethodNotAllowedFacts, MindFailedFacts, NotInitializedFacts, NoteIgnoredWarningFacts, NotebookNotFoundFacts, OriginRefusedFacts, PlaybookGenericWarningFacts, ProjectGuardMismatchFacts, ProofMissingFacts, ProofMissingWarningFacts, ProofRequiredFacts, ProofWeakWarningFacts, ReasoningRefDerivedWarningFacts, RecordsBreakContractsWarningFacts, RegistryUnreachableFacts, RevisionMismatchFacts, SamplingNotSupportedWarningFacts, SessionDamagedWarningFacts, SessionExportFailedWarningFacts, SessionNotFoundFacts, StageRequirementNotMetFacts, StateNotUsedWarningFacts, StatePutAsideWarningFacts, StepBlockedWarningFacts, StepChildrenOpenWarningFacts, StepContextIgnoredWarningFacts, StepHeldWarningFacts, StorageErrorFacts, StoreBusyFacts, StoreErrorFacts, StrictTargetingRequiresExpectedTargetIdFacts, ThoughtNotFoundFacts, TraceSeqMetaInvalidBranchFromThoughtWarningFacts, TraceSeqMetaInvalidBranchIdWarningFacts, TraceSeqMetaInvalidNextThoughtNeededWarningFacts, TraceSeqMetaInvalidRevisesThoughtWarningFacts, TraceSeqMetaInvalidThoughtNumberWarningFacts, TraceSeqMetaInvalidTotalThoughtsWarningFacts, TraceSeqMetaMissingThoughtNumberWarningFacts, TraceSeqMetaRevisionMissingRevisesThoughtWarningFacts, TraceSeqMetaTotalThoughtsLtThoughtNumberWarningFacts, TranscriptsMaxFilesReachedWarningFacts, TranscriptsRefNotExactWarningFacts, TranscriptsRootMissingWarningFacts, TranscriptsScanTruncatedWarningFacts, UnauthorizedFacts, UnknownIdFacts, UnknownPathFacts, UnknownToolFacts, UnknownWorkspaceFacts, UnsupportedContentTypeFacts, WorkspaceLockedFacts } from "../types/index.ts";

export interface ErrorFacts {
    INVALID_INPUT: InvalidInputFacts;
    UNKNOWN_TOOL: UnknownToolFacts;
    UNKNOWN_WORKSPACE: UnknownWorkspaceFacts;
    NOT_INITIALIZED: NotInitializedFacts;
    WORKSPACE_LOCKED: WorkspaceLockedFacts;
    PROJECT_GUARD_MISMATCH: ProjectGuardMismatchFacts;
    BUDGET_EXCEEDED: BudgetExceededFacts;
    AS_OF_REFUSED: AsOfRefusedFacts;
    AS_OF_TOO_LARGE: AsOfTooLargeFacts;
    UNAUTHORIZED: UnauthorizedFacts;
    CANCELLED: CancelledFacts;
    STORE_BUSY: StoreBusyFacts;
    STORE_ERROR: StoreErrorFacts;
    INTERNAL: InternalFacts;
    HOST_REFUSED: HostRefusedFacts;
    ORIGIN_REFUSED: OriginRefusedFacts;
    UNKNOWN_PATH: UnknownPathFacts;
    METHOD_NOT_ALLOWED: MethodNotAllowedFacts;
    UNSUPPORTED_CONTENT_TYPE: UnsupportedContentTypeFacts;
    UNKNOWN_ID: UnknownIdFacts;
    INVALID_NAME: InvalidNameFacts;
    CONFLICT: ConflictFacts;
    REVISION_MISMATCH: RevisionMismatchFacts;
    EXPECTED_TARGET_MISMATCH: ExpectedTargetMismatchFacts;
    STRICT_TARGETING_REQUIRES_EXPECTED_TARGET_ID: StrictTargetingRequiresExpectedTargetIdFacts;
    MERGE_NOT_SUPPORTED: MergeNotSupportedFacts;
    BRANCH_DEPTH_EXCEEDED: BranchDepthExceededFacts;
    IO_ERROR: IoErrorFacts;
    CHECKPOINTS_NOT_CONFIRMED: CheckpointsNotConfirmedFacts;
    PROOF_REQUIRED: ProofRequiredFacts;
    PROOF_MISSING: ProofMissingFacts;
    BATCH_FAILED: BatchFailedFacts;
    SESSION_NOT_FOUND: SessionNotFoundFacts;
    THOUGHT_NOT_FOUND: ThoughtNotFoundFacts;
    NOTEBOOK_NOT_FOUND: NotebookNotFoundFacts;
    CELL_NOT_FOUND: CellNotFoundFacts;
    REGISTRY_UNREACHABLE: RegistryUnreachableFacts;
    INVALID_OPERATION: InvalidOperationFacts;
    STAGE_REQUIREMENT_NOT_MET: StageRequirementNotMetFacts;
    INVALID_PAYLOAD: InvalidPayloadFacts;
    STORAGE_ERROR: StorageErrorFacts;
    MIND_FAILED: MindFailedFacts;
}

export interface WarningFacts {
    BUDGET_TRUNCATED: BudgetTruncatedWarningFacts;
    BUDGET_MINIMAL: BudgetMinimalWarningFacts;
    BUDGET_MIN_CLAMPED: BudgetMinClampedWarningFacts;
    AS_OF_INCOMPLETE: AsOfIncompleteWarningFacts;
    FREE_PAGES_NOT_CLEAN: FreePagesNotCleanWarningFacts;
    BASE_IGNORED: BaseIgnoredWarningFacts;
    PROOF_WEAK: ProofWeakWarningFacts;
    PROOF_MISSING: ProofMissingWarningFacts;
    STEP_HELD: StepHeldWarningFacts;
    ALREADY_DONE: AlreadyDoneWarningFacts;
    NOTE_IGNORED: NoteIgnoredWarningFacts;
    STEP_CHILDREN_OPEN: StepChildrenOpenWarningFacts;
    STEP_BLOCKED: StepBlockedWarningFacts;
    CONTEXT_EMPTY_FOR_TARGET: ContextEmptyForTargetWarningFacts;
    GRAPH_DIFF_UNAVAILABLE: GraphDiffUnavailableWarningFacts;
    REASONING_REF_DERIVED: ReasoningRefDerivedWarningFacts;
    STEP_CONTEXT_IGNORED: StepContextIgnoredWarningFacts;
    ANCHOR_ALIAS_RESOLVED: AnchorAliasResolvedWarningFacts;
    ANCHOR_UNREGISTERED: AnchorUnregisteredWarningFacts;
    TRANSCRIPTS_ROOT_MISSING: TranscriptsRootMissingWarningFacts;
    TRANSCRIPTS_SCAN_TRUNCATED: TranscriptsScanTruncatedWarningFacts;
    TRANSCRIPTS_MAX_FILES_REACHED: TranscriptsMaxFilesReachedWarningFacts;
    TRANSCRIPTS_REF_NOT_EXACT: TranscriptsRefNotExactWarningFacts;
    BATCH_STOPPED: BatchStoppedWarningFacts;
    PLAYBOOK_GENERIC: PlaybookGenericWarningFacts;
    TRACE_SEQ_META_MISSING_THOUGHT_NUMBER: TraceSeqMetaMissingThoughtNumberWarningFacts;
    TRACE_SEQ_META_INVALID_THOUGHT_NUMBER: TraceSeqMetaInvalidThoughtNumberWarningFacts;
    TRACE_SEQ_META_INVALID_BRANCH_FROM_THOUGHT: TraceSeqMetaInvalidBranchFromThoughtWarningFacts;
    TRACE_SEQ_META_INVALID_BRANCH_ID: TraceSeqMetaInvalidBranchIdWarningFacts;
    TRACE_SEQ_META_REVISION_MISSING_REVISES_THOUGHT: TraceSeqMetaRevisionMissingRevisesThoughtWarningFacts;
    TRACE_SEQ_META_INVALID_REVISES_THOUGHT: TraceSeqMetaInvalidRevisesThoughtWarningFacts;
    TRACE_SEQ_META_INVALID_TOTAL_THOUGHTS: TraceSeqMetaInvalidTotalThoughtsWarningFacts;
    TRACE_SEQ_META_TOTAL_THOUGHTS_LT_THOUGHT_NUMBER: TraceSeqMetaTotalThoughtsLtThoughtNumberWarningFacts;
    TRACE_SEQ_META_INVALID_NEXT_THOUGHT_NEEDED: TraceSeqMetaInvalidNextThoughtNeededWarningFacts;
    CIPHER_STEP_MISSING: CipherStepMissingWarningFacts;
    CRITIQUE_NOT_MADE: CritiqueNotMadeWarningFacts;
    SESSION_DAMAGED: SessionDamagedWarningFacts;
    SAMPLING_NOT_SUPPORTED: SamplingNotSupportedWarningFacts;
    SESSION_EXPORT_FAILED: SessionExportFailedWarningFacts;
    HOST_SYNC_INCOMPLETE: HostSyncIncompleteWarningFacts;
    STATE_PUT_ASIDE: StatePutAsideWarningFacts;
    LOG_LINES_PASSED_OVER: LogLinesPassedOverWarningFacts;
    LOG_ENDS_UNFINISHED: LogEndsUnfinishedWarningFacts;
    LOG_PIECE_PUT_ASIDE: LogPiecePutAsideWarningFacts;
    RECORDS_BREAK_CONTRACTS: RecordsBreakContractsWarningFacts;
    STATE_NOT_USED: StateNotUsedWarningFacts;
}

export type ErrorCode = keyof ErrorFacts;
export type WarningCode = keyof WarningFacts;

export type WarnFor<C extends string> = <T extends C & WarningCode>(code: T, facts: WarningFacts[T]) => void;

/** A call that may be made next, as it stands in the contracts and with what is known here. */
export interface NextCall {
  readonly tool: string;
  readonly params: Record<string, unknown>;
  readonly reason: string;
  readonly priority?: 'high' | 'medium' | 'low';
}

