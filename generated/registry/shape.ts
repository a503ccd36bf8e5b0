// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { BudgetInfo, CodeEntry, ProductEntry, RefusalEntry, ToolEntry } from '../types/manifest.ts';

export type { BudgetInfo, Shrink, SuggestionTemplate } from '../types/manifest.ts';

export type NullPlan = { readonly [field: string]: true | NullPlan };

type Said = 'name' | 'room' | 'group' | 'title' | 'effect' | 'reads_when' | 'begins_in_unit' | 'shows' | 'tier' | 'render' | 'lines_bytes' | 'most_bytes' | 'scope' | 'target' | 'aliases';
type Told = 'errors' | 'refuses' | 'warnings' | 'tells';

export interface ToolInfo extends Pick<ToolEntry, Said | Told>, Required<Pick<ToolEntry, 'ports' | 'absent_workspace' | 'undo'>> {
  readonly operation: NonNullable<ToolEntry['operation']> | null;
  readonly document: NonNullable<ToolEntry['document']> | null;
  readonly focus_unless: string | null;
  readonly focus: 'used' | 'ignored';
  readonly revision: 'checked' | null;
  readonly budget: BudgetInfo | null;
  readonly preset: NonNullable<ToolEntry['preset']> | null;
  readonly redacted: boolean;
  readonly fields: readonly string[];
  readonly required: readonly string[];
  readonly nulls: NullPlan;
}

/** Whose data a call works on: the field that names it, where one does, or what it is always called. */
export interface ScopeInfo {
  readonly field: string | null;
  readonly is?: string;
}

export type ToolsetInfo = ProductEntry['toolsets'][number];
export type ResourceInfo = ProductEntry['resources'][number];
export type GatewayInfo = NonNullable<ProductEntry['gateway']>;
export type CompletionInfo = ProductEntry['completions'][number];
export type ChannelInfo = ProductEntry['channels'][number];

export interface ProductInfo extends Omit<ProductEntry, 'summary' | 'groups'> {
  readonly rooms: readonly string[];
  readonly tools: Readonly<Record<string, ToolInfo>>;
  /** What a server of it takes over HTTP, loaded when asked for. */
  readonly openapi: () => Promise<{ readonly default: unknown }>;
  /** What is listed in each toolset and in none before it, loaded when asked for. */
  readonly lists: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;
  /** All that each tool takes, as plain text by its name. */
  readonly pages: () => Promise<{ readonly default: unknown }>;
}

export type RefusalInfo = Omit<RefusalEntry, 'room' | 'facts'> & {
  /** Given for any tool; others only for those that declare it. */
  readonly boundary: boolean;
};

export interface CodeInfo extends Omit<CodeEntry, 'facts' | 'status'> {
  readonly status: number;
}
