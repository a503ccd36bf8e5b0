import type {
  AppliedPatch,
  ClaimPatch,
  CrossProjectRecallFact,
  DefaultsClaimSyncFact,
  LearnSuggestedFact,
  LearnSuggestion,
  MinedPreferences,
  ThoughtDbUse,
} from '../../../../generated/types/index.ts';
import type { DecideContext as ShownContext } from '../../claims/context-rules.ts';
import type { SolidPreference } from '../../claims/preference-rules.ts';
import type { NodeDraft } from './node-rules.ts';

/** What the Thought DB holds for one decision. */
export interface DecideContext {
  /** As prompts show it. */
  readonly shown: ShownContext;
  /** As the record of the decision names it. */
  readonly use: ThoughtDbUse;
}

export interface Strategy {
  readonly claim_id: string;
  readonly strategy: string;
}

/** What a run asks and tells the Thought DB. */
export interface Knowledge {
  settings(): Promise<{ readonly ask_when_uncertain: boolean }>;
  /** What goes before the input of every batch. */
  injection(): Promise<string>;
  context(about: {
    readonly task: string;
    readonly last_message: string;
    readonly window: readonly Readonly<Record<string, unknown>>[];
  }): Promise<DecideContext>;
  /** Makes sure that the operational defaults are claims; says what it did. */
  seedDefaults(): Promise<DefaultsClaimSyncFact['sync']>;
  strategy(): Promise<Strategy | null>;
  /** How the project is checked without tests: who said so, and the record that it rests on. */
  setStrategy(strategy: string, source: 'user_input' | 'decide_next', event_id: string): Promise<Strategy>;
  /** Null where it is switched off, has nothing new to ask, or finds nothing. */
  recall(
    reason: CrossProjectRecallFact['reason'],
    query: string,
  ): Promise<Omit<CrossProjectRecallFact, 'batch_id' | 'thread_id'> | null>;
  /** Null where nothing valid was suggested. Claims are written where the configuration says so. */
  learn(given: {
    readonly suggested: readonly LearnSuggestion[];
    readonly source: LearnSuggestedFact['source'];
    readonly batch_id: string;
    readonly thread_id: string;
    readonly ref: string;
    readonly event_ids: readonly string[];
  }): Promise<{ readonly event_id: string; readonly applied_claim_ids: readonly string[] } | null>;
  /** Counts what was mined, and says what has been seen often enough to be suggested. */
  countPreferences(mined: MinedPreferences): Promise<readonly SolidPreference[]>;
  preferenceApplied(signature: string, applied_claim_ids: readonly string[]): Promise<void>;
  applyMined(patch: ClaimPatch, allowed: readonly string[]): Promise<AppliedPatch>;
  writeNodes(drafts: readonly NodeDraft[]): Promise<{
    readonly nodes: { node_id: string; node_type: NodeDraft['node_type'] }[];
    readonly edges: { edge_id: string; edge_type: 'derived_from'; from_id: string; to_id: string }[];
  }>;
  /** At the end of a run: makes few claims of many suggestions, where that is due. */
  consolidate(given: { readonly batch_id: string; readonly suggested: readonly string[] }): Promise<void>;
  /** At the end of a run: explains its last decision. */
  explain(given: { readonly batch_id: string }): Promise<void>;
  /** Written for others who read it; nothing here does. */
  snapshotViews(): Promise<void>;
}
