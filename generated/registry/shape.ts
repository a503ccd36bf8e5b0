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
  readonly effect: 'read' | 'write';
  readonly writes_with?: readonly string[];
  readonly reads_with?: string;
  readonly tier: 'core' | 'daily' | 'full';
  readonly render: 'json' | 'lines' | 'text';
  readonly scope: 'workspace' | 'none';
  readonly outside: boolean;
  readonly delivers?: string;
  readonly target:
    | 'none'
    | 'document'
    | 'branch'
    | 'entity'
    | 'entity_or_none'
    | 'task'
    | 'plan'
    | 'step'
    | 'step_or_entity'
    | 'step_or_task'
    | 'thinking';
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
  readonly minimum?: number;
  readonly maximum?: number;
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
