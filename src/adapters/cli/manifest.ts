import type { CommandInfo, SettingInfo } from '../../../generated/registry/shape.ts';

/** JSON Schema as the manifest writes it; `$ref` points to `#/types/<Name>`. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly description?: string;
  readonly additionalProperties?: boolean | Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

export interface CallEntry {
  readonly call: string;
  readonly with: Readonly<Record<string, unknown>>;
  readonly save?: Readonly<Record<string, string>>;
}

export interface CaseEntry {
  readonly id: string;
  readonly name: string;
  readonly proves: readonly string[];
  readonly server?: Readonly<Record<string, unknown>>;
  readonly unscoped?: boolean;
  readonly derived?: string;
  readonly given: readonly CallEntry[];
  readonly when: Readonly<Record<string, unknown>>;
  readonly then: { readonly error?: string };
}

export interface RuleEntry {
  readonly level: 'must' | 'should';
  readonly text: string;
  readonly untested?: string;
}

export interface ToolEntry {
  readonly name: string;
  readonly room: string;
  readonly group: string;
  readonly title: string;
  readonly summary: string;
  readonly notes?: string;
  readonly effect: 'read' | 'write';
  readonly delivers?: string;
  readonly destructive: boolean;
  readonly idempotent: boolean;
  readonly tier: 'core' | 'daily' | 'full';
  readonly scope: 'workspace' | 'none';
  readonly preset?: { readonly of: string; readonly fixed: Readonly<Record<string, unknown>> };
  readonly aliases: Readonly<Record<string, string>>;
  readonly budget?: unknown;
  readonly input: Schema;
  readonly output: Schema;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly tells: readonly string[];
  readonly rules: Readonly<Record<string, RuleEntry>>;
  readonly cases: readonly CaseEntry[];
}

export interface CodeEntry {
  readonly message: string;
  readonly recovery: string;
  readonly facts: Schema;
  readonly status?: number;
  readonly boundary: boolean;
  readonly suggest: readonly {
    readonly when?: Readonly<Record<string, unknown>>;
    readonly tool: string;
    readonly params: Readonly<Record<string, unknown>>;
    readonly reason: string;
  }[];
}

export interface SignalEntry {
  readonly severity: string;
  readonly summary: string;
  readonly action?: string;
}

export interface FactEntry {
  readonly summary: string;
  readonly payload: Schema;
  readonly yields?: Schema;
  readonly kept_elsewhere: readonly string[];
}

export interface ExampleEntry {
  readonly name: string;
  readonly value: unknown;
  readonly because?: string;
}

export interface EvidenceEntry {
  readonly kind: string;
  readonly log: string;
  readonly summary: string;
  readonly record: Schema;
  readonly valid: readonly ExampleEntry[];
  readonly invalid: readonly ExampleEntry[];
}

export interface AnswerEntry {
  readonly name: string;
  readonly summary: string;
  readonly asked: string;
  readonly answer: Schema;
  readonly valid: readonly ExampleEntry[];
  readonly invalid: readonly ExampleEntry[];
}

/** What these commands read of generated/manifest.json. */
export interface Manifest {
  readonly types: Readonly<Record<string, Schema>>;
  readonly tools: readonly ToolEntry[];
  readonly errors: Readonly<Record<string, CodeEntry>>;
  readonly warnings: Readonly<Record<string, CodeEntry>>;
  readonly signals: Readonly<Record<string, SignalEntry>>;
  readonly facts: Readonly<Record<string, FactEntry>>;
  readonly evidence: readonly EvidenceEntry[];
  readonly answers: readonly AnswerEntry[];
  readonly scenarios: readonly { readonly name: string; readonly proves: readonly string[] }[];
  readonly settings: readonly SettingInfo[];
  readonly commands: readonly CommandInfo[];
}

/** It is large: only the commands that show contracts load it. */
export const loadManifest = async (): Promise<Manifest> => (await import('../../../generated/manifest.json')).default as Manifest;
