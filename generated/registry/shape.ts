// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
export type NullPlan = { readonly [field: string]: true | NullPlan };

export type Shrink =
  | { readonly drop: string }
  | { readonly shorten: string; readonly to: number }
  | { readonly cut: string }
  | {
      readonly list: string;
      readonly from: 'front' | 'back';
      readonly least?: number;
      readonly page?: { readonly at: string; readonly by: 'offset' | { readonly key: string; readonly ascending?: true } };
      readonly more?: string;
    };

export interface BudgetInfo {
  readonly knobs: readonly string[];
  readonly keep: readonly string[];
  readonly shrink: readonly Shrink[];
  readonly names_cuts_in?: string;
}

export interface ToolInfo {
  readonly name: string;
  readonly room: string;
  readonly group: string;
  readonly title: string;
  readonly effect: 'read' | 'write' | 'act';
  readonly reads_when?: { readonly without?: readonly string[]; readonly with?: string };
  readonly ports: readonly string[];
  readonly shows?: string;
  readonly tier: string;
  readonly render: 'json' | 'lines' | 'text';
  readonly scope: string;
  readonly target: string;
  readonly absent_workspace: 'allowed' | 'refused';
  readonly document: 'notes' | 'trace' | 'graph' | 'by_doc_kind' | null;
  readonly focus_unless: string | null;
  readonly focus: 'used' | 'ignored';
  readonly revision: 'checked' | null;
  readonly undo: readonly string[];
  readonly aliases: Readonly<Record<string, string>>;
  readonly budget: BudgetInfo | null;
  readonly preset: { readonly of: string; readonly fixed: Readonly<Record<string, unknown>> } | null;
  readonly redacted: boolean;
  readonly fields: readonly string[];
  readonly required: readonly string[];
  readonly nulls: NullPlan;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly tells: readonly string[];
}

/** Whose data a call works on: the field that names it, where one does. */
export interface ScopeInfo {
  readonly field: string | null;
}

export interface ToolsetInfo {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly summary: string;
}

export interface ResourceInfo {
  readonly uri_template: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
}

export interface CompletionInfo {
  readonly variable: string;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly list: string;
  readonly item: string;
  readonly newest: 'first' | 'last';
}

export interface ProductInfo {
  readonly name: string;
  readonly title: string;
  readonly rooms: readonly string[];
  readonly tools: Readonly<Record<string, ToolInfo>>;
  /** Smallest first; each holds those before it. */
  readonly toolsets: readonly ToolsetInfo[];
  readonly default_toolset: string | null;
  readonly instructions: string;
  readonly resources: readonly ResourceInfo[];
  readonly completions: readonly CompletionInfo[];
  /** What is listed in each toolset and in none before it, loaded when asked for. */
  readonly lists: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;
}

export interface SuggestionTemplate {
  readonly when?: Readonly<Record<string, unknown>>;
  readonly tool: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly reason: string;
  readonly priority: 'high' | 'medium' | 'low';
}

export interface CodeInfo {
  readonly message: string;
  readonly recovery: string;
  readonly status: number;
  readonly boundary: boolean;
  readonly suggest: readonly SuggestionTemplate[];
}

export interface SettingInfo {
  readonly name: string;
  readonly flag?: string;
  readonly env?: string;
  readonly type: 'string' | 'boolean' | 'integer' | 'choice';
  readonly choices?: readonly string[];
  readonly default?: string | number | boolean;
  readonly meaning: string;
  readonly on: readonly string[];
  readonly secret?: boolean;
}

export interface CommandInfo {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly options?: readonly { readonly flag: string; readonly meaning: string; readonly default?: string }[];
  readonly examples?: readonly string[];
}
