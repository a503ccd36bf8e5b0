// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly AnswerEntry: {
            readonly answer: components["schemas"]["JsonSchema"];
            readonly asked: string;
            readonly invalid: readonly components["schemas"]["ExampleEntry"][];
            readonly name: string;
            readonly summary: string;
            readonly valid: readonly components["schemas"]["ExampleEntry"][];
        };
        readonly ArgumentInfo: {
            readonly choices?: readonly string[];
            /** @description What ids begin with that may be typed, such as cl; host: the name of one. */
            readonly ids?: readonly string[];
            /** @description All words that are left make one text. */
            readonly joined?: boolean;
            readonly maximum?: number;
            readonly meaning: string;
            readonly minimum?: number;
            readonly name: string;
            readonly optional?: boolean;
            readonly type?: "string" | "boolean" | "integer" | "number" | "choice";
            readonly variadic?: boolean;
        };
        readonly BlockEntry: {
            readonly from: "user" | "records" | "outside";
            /** @description Characters that are shown of it. */
            readonly most: number;
            readonly name: string;
            readonly schema: components["schemas"]["JsonSchema"];
            readonly title: string;
        };
        readonly BudgetInfo: {
            readonly keep: readonly string[];
            readonly knobs: readonly string[];
            readonly names_cuts_in?: string;
            readonly shrink: readonly components["schemas"]["Shrink"][];
        };
        readonly CallEntry: {
            readonly call: string;
            readonly error?: string;
            readonly fields?: readonly string[];
            readonly lines?: readonly string[];
            readonly names?: readonly string[];
            readonly reconnect?: boolean;
            readonly refusal?: string;
            readonly result?: unknown;
            readonly save?: {
                readonly [key: string]: string;
            };
            readonly suggests?: readonly string[];
            readonly wait_ms?: number;
            readonly warnings?: readonly string[];
            readonly with: {
                readonly [key: string]: unknown;
            };
        };
        readonly CaseEntry: {
            readonly derived?: string;
            readonly given: readonly components["schemas"]["CallEntry"][];
            readonly id: string;
            readonly name: string;
            readonly proves: readonly string[];
            readonly server?: {
                readonly [key: string]: unknown;
            };
            readonly then: {
                readonly after?: readonly components["schemas"]["CallEntry"][];
                readonly error?: string;
                readonly fields?: readonly string[];
                readonly lines?: readonly string[];
                readonly longest?: number;
                readonly names?: readonly string[];
                readonly refusal?: string;
                readonly result?: unknown;
                readonly suggests?: readonly string[];
                readonly tells?: readonly string[];
                readonly warnings?: readonly string[];
            };
            /** @description The gateway that the call is made through. */
            readonly through?: string;
            readonly tool: string;
            readonly unscoped?: boolean;
            readonly when: {
                readonly [key: string]: unknown;
            };
        };
        readonly CodeEntry: {
            readonly boundary: boolean;
            readonly facts: components["schemas"]["JsonSchema"];
            readonly message: string;
            readonly recovery: string;
            readonly status?: number;
            readonly suggest: readonly components["schemas"]["SuggestionTemplate"][];
        };
        readonly CommandCall: {
            readonly fixed: {
                readonly [key: string]: unknown;
            };
            readonly json: string | null;
            readonly json_lines: readonly {
                readonly field: string;
                readonly item?: string;
                readonly option: string;
            }[];
            readonly json_spreads?: string;
            /** @description What the program remembers about where it was last used stays as it is. */
            readonly looks_only: boolean;
            readonly prints: string | null;
            /** @description Field → option or setting of the program that says it. */
            readonly shares: {
                readonly [key: string]: string;
            };
            readonly stdin: readonly string[];
            readonly succeeds_when: {
                readonly [key: string]: unknown;
            };
            readonly tool: string;
        };
        readonly CommandInfo: {
            readonly arguments: readonly components["schemas"]["ArgumentInfo"][];
            readonly by_default?: boolean;
            readonly calls?: components["schemas"]["CommandCall"];
            readonly examples: readonly string[];
            /** @description Exit code → what it means. */
            readonly exits: {
                readonly [key: string]: string;
            };
            readonly hidden?: boolean;
            readonly options: readonly components["schemas"]["OptionInfo"][];
            readonly passes_on?: boolean;
            readonly path: readonly string[];
            readonly rules?: {
                readonly [key: string]: components["schemas"]["RuleEntry"];
            };
            readonly summary: string;
        };
        readonly EvidenceEntry: {
            readonly fields: components["schemas"]["JsonSchema"];
            readonly invalid: readonly components["schemas"]["ExampleEntry"][];
            readonly kind: string;
            readonly log: string;
            readonly record: components["schemas"]["JsonSchema"];
            readonly summary: string;
            readonly valid: readonly components["schemas"]["ExampleEntry"][];
        };
        readonly ExampleEntry: {
            readonly because?: string;
            readonly name: string;
            readonly value: unknown;
        };
        readonly FactEntry: {
            readonly kept_elsewhere: readonly string[];
            /** @description A record of an EvidenceLog: evidence says its shape. */
            readonly logged?: boolean;
            readonly payload: components["schemas"]["JsonSchema"];
            readonly room: string;
            readonly summary: string;
            readonly yields?: components["schemas"]["JsonSchema"];
        };
        readonly GatewayInfo: {
            readonly begins: {
                readonly field: string;
                readonly tool: string;
            };
            readonly codes: {
                readonly [key: string]: string;
            };
            readonly name: string;
            readonly stages: readonly string[];
            readonly summary: string;
            readonly title: string;
            readonly toolset: string;
        };
        readonly HintTemplate: {
            readonly expected: string;
            readonly field: string;
            readonly kind: string;
        };
        /** @description JSON Schema 2020-12; $ref points to #/types/<Name>. */
        readonly JsonSchema: {
            readonly $ref?: string;
            readonly additionalProperties?: boolean | components["schemas"]["JsonSchema"];
            readonly anyOf?: readonly components["schemas"]["JsonSchema"][];
            readonly const?: unknown;
            readonly default?: unknown;
            readonly description?: string;
            readonly enum?: readonly unknown[];
            readonly items?: components["schemas"]["JsonSchema"];
            readonly maximum?: number;
            readonly maxItems?: number;
            readonly maxLength?: number;
            readonly minimum?: number;
            readonly minItems?: number;
            readonly minLength?: number;
            readonly pattern?: string;
            readonly patternProperties?: {
                readonly [key: string]: components["schemas"]["JsonSchema"];
            };
            readonly properties?: {
                readonly [key: string]: components["schemas"]["JsonSchema"];
            };
            readonly required?: readonly string[];
            readonly type?: string | readonly string[];
        };
        /** Noema manifest */
        readonly Manifest: {
            readonly answers: readonly components["schemas"]["AnswerEntry"][];
            readonly errors: {
                readonly [key: string]: components["schemas"]["CodeEntry"];
            };
            readonly evidence: readonly components["schemas"]["EvidenceEntry"][];
            readonly facts: {
                readonly [key: string]: components["schemas"]["FactEntry"];
            };
            readonly next_calls: {
                readonly [key: string]: components["schemas"]["NextCallEntry"];
            };
            /** @constant */
            readonly noema: "1";
            readonly products: readonly components["schemas"]["ProductEntry"][];
            readonly programs: readonly components["schemas"]["ProgramInfo"][];
            readonly prompt_words: components["schemas"]["PromptWords"];
            /** @description Blocks that situations have in common. */
            readonly prompt_world: {
                readonly [key: string]: unknown;
            };
            readonly prompts: readonly components["schemas"]["PromptEntry"][];
            readonly refusals: {
                readonly [key: string]: components["schemas"]["RefusalEntry"];
            };
            readonly scenarios: readonly components["schemas"]["ScenarioEntry"][];
            readonly scopes: {
                readonly [key: string]: {
                    readonly field: string | null;
                    readonly is?: string;
                    readonly summary: string;
                };
            };
            readonly settings: readonly components["schemas"]["SettingInfo"][];
            readonly signals: {
                readonly [key: string]: components["schemas"]["SignalEntry"];
            };
            readonly sockets: readonly components["schemas"]["SocketEntry"][];
            readonly targets: {
                readonly [key: string]: {
                    readonly room: string;
                    readonly summary: string;
                };
            };
            readonly texts: {
                readonly [key: string]: components["schemas"]["TextEntry"];
            };
            readonly tools: readonly components["schemas"]["ToolEntry"][];
            readonly types: {
                readonly [key: string]: components["schemas"]["JsonSchema"];
            };
            readonly warnings: {
                readonly [key: string]: components["schemas"]["CodeEntry"];
            };
        };
        readonly NextCallEntry: {
            readonly facts: components["schemas"]["JsonSchema"];
            readonly params: {
                readonly [key: string]: unknown;
            };
            readonly priority: "high" | "medium" | "low";
            readonly reason: string;
            readonly room: string;
            readonly tool: string;
        };
        readonly OperationInfo: {
            readonly in_turn: boolean;
            readonly operation: string;
            readonly reaches: number | null;
            readonly stage: number;
            readonly sub_operation: string | null;
            readonly unwraps: readonly string[];
        };
        readonly OptionInfo: {
            readonly choices?: readonly string[];
            readonly default?: string | number | boolean;
            readonly env?: string;
            /** @description The field of the tool that it says. */
            readonly field?: string;
            readonly flag: string;
            readonly hidden?: boolean;
            /** @description What ids begin with that may be typed, such as cl; host: the name of one. */
            readonly ids?: readonly string[];
            readonly maximum?: number;
            readonly meaning: string;
            readonly minimum?: number;
            /** @description The long flag with _ for -, without a leading no-. */
            readonly name: string;
            readonly repeatable?: boolean;
            readonly required?: boolean;
            /** @description What the field is when it is given, where that is one of several choices. */
            readonly says?: string;
            readonly type: "string" | "boolean" | "integer" | "number" | "choice";
        };
        readonly ProductEntry: {
            readonly as_of: {
                readonly most_facts: number;
            } | null;
            readonly channels: readonly {
                readonly facts: readonly string[] | null;
                readonly follows: "workspace" | "all";
                readonly name: string;
                readonly news: {
                    readonly args: {
                        readonly [key: string]: unknown;
                    };
                    readonly data: string | null;
                    readonly event: string;
                    readonly list: string | null;
                    readonly tool: string | null;
                    readonly upto: string | null;
                };
                readonly snapshot: {
                    readonly args: {
                        readonly [key: string]: unknown;
                    };
                    readonly event: string;
                    readonly of_topic: boolean;
                    readonly seq: string | null;
                    readonly tool: string;
                };
                readonly summary: string;
                readonly topic: {
                    readonly field: string;
                    readonly optional: boolean;
                } | null;
            }[];
            readonly completions: readonly {
                readonly args: {
                    readonly [key: string]: unknown;
                };
                readonly item: string;
                readonly list: string;
                readonly newest: "first" | "last";
                readonly tool: string;
                readonly variable: string;
            }[];
            readonly default_toolset: string | null;
            readonly gateway: components["schemas"]["GatewayInfo"] | null;
            readonly groups: readonly string[];
            readonly instructions: string;
            readonly name: string;
            readonly path: string;
            readonly places: boolean;
            readonly prompts: readonly {
                readonly args: {
                    readonly [key: string]: unknown;
                };
                readonly arguments: readonly {
                    readonly description: string;
                    readonly name: string;
                    readonly otherwise?: string;
                    readonly required?: boolean;
                }[];
                readonly description: string;
                readonly name: string;
                readonly text: string;
                readonly title: string;
                readonly tool?: string;
            }[];
            readonly resources: readonly {
                readonly args: {
                    readonly [key: string]: unknown;
                };
                readonly description: string;
                readonly field?: string;
                readonly name: string;
                readonly text?: string;
                readonly title: string;
                readonly tool?: string;
                readonly uri_template: string;
            }[];
            readonly server: string;
            readonly summary: string;
            readonly title: string;
            readonly toolsets: readonly {
                readonly aliases: readonly string[];
                readonly name: string;
                readonly summary: string;
            }[];
        };
        readonly ProgramInfo: {
            readonly commands: readonly components["schemas"]["CommandInfo"][];
            /** @description Error code → exit code of a command that is a tool; 1 where nothing is said. */
            readonly error_exits: {
                readonly [key: string]: number;
            };
            /** @description Exit code → what it means. */
            readonly exits: {
                readonly [key: string]: string;
            };
            /** @description Words that only lead to commands → what lies behind them. */
            readonly groups: {
                readonly [key: string]: string;
            };
            /** @description Field of what --json prints that holds warnings, where there are any. */
            readonly json_warnings?: string;
            readonly name: string;
            readonly options: readonly components["schemas"]["OptionInfo"][];
            readonly product: string;
            readonly shortcuts: readonly components["schemas"]["ShortcutInfo"][];
            readonly summary: string;
        };
        readonly PromptEntry: {
            readonly blocks: readonly components["schemas"]["BlockEntry"][];
            readonly goal: readonly string[];
            /** @description The answer that it asks for. */
            readonly name: string;
            readonly role: string;
            readonly rules: {
                readonly [key: string]: components["schemas"]["PromptRuleEntry"];
            };
            readonly situations: readonly components["schemas"]["SituationEntry"][];
        };
        readonly PromptRuleEntry: {
            readonly check?: components["schemas"]["RuleCheck"];
            readonly level: "must" | "should";
            readonly text: string;
            readonly untested?: string;
        };
        readonly PromptWords: {
            readonly background: string;
            readonly closing: string;
            readonly empty: string;
            readonly fields_title: string;
            readonly left_out: string;
            readonly reading: string;
            readonly rules_title: string;
            readonly sources: {
                readonly outside: string;
                readonly records: string;
                readonly user: string;
            };
        };
        readonly RefusalEntry: {
            readonly code: string;
            readonly facts: components["schemas"]["JsonSchema"];
            readonly hints: readonly components["schemas"]["HintTemplate"][];
            readonly room: string;
            readonly says: {
                readonly [key: string]: string;
            };
            readonly suggest: readonly components["schemas"]["SuggestionTemplate"][];
        };
        readonly RuleCheck: {
            readonly among?: readonly string[];
            readonly apart?: readonly string[];
            /** @description A part of JSON Schema 2020-12. */
            readonly given?: {
                readonly [key: string]: unknown;
            };
            readonly least?: readonly string[];
            readonly most_items?: readonly string[];
            readonly new?: readonly string[];
            readonly of?: readonly string[];
            readonly or?: readonly string[];
            /** @description A part of JSON Schema 2020-12. */
            readonly schema?: {
                readonly [key: string]: unknown;
            };
            readonly unique?: readonly string[];
        };
        readonly RuleEntry: {
            readonly level: "must" | "should";
            readonly text: string;
            readonly untested?: string;
        };
        readonly ScenarioEntry: {
            readonly files?: {
                readonly [key: string]: unknown;
            };
            readonly leaves?: {
                readonly [key: string]: unknown;
            };
            readonly name: string;
            readonly proves: readonly string[];
            readonly server?: {
                readonly [key: string]: unknown;
            };
            readonly steps: readonly components["schemas"]["CallEntry"][];
            readonly summary: string;
        };
        readonly SettingInfo: {
            readonly choices?: readonly string[];
            readonly default?: string | number | boolean;
            readonly env?: string;
            readonly env_aliases?: readonly string[];
            readonly flag?: string;
            readonly maximum?: number;
            readonly meaning: string;
            readonly minimum?: number;
            readonly name: string;
            readonly on: readonly string[] | "all";
            readonly products: readonly string[];
            readonly secret?: boolean;
            readonly type: "string" | "boolean" | "integer" | "number" | "choice";
        };
        readonly ShortcutInfo: {
            readonly examples: readonly string[];
            readonly matches: string;
            readonly meaning: string;
            readonly puts: readonly string[];
        };
        readonly Shrink: {
            readonly drop: string;
        } | {
            readonly shorten: string;
            readonly to: number;
        } | {
            readonly cut: string;
            readonly parts?: {
                readonly from: string;
                readonly next: string;
            };
        } | {
            readonly from: "front" | "back";
            readonly least?: number;
            readonly list: string;
            readonly more?: string;
            readonly page?: {
                readonly at: string;
                readonly by: "offset" | {
                    /** @constant */
                    readonly ascending?: true;
                    readonly key: string;
                };
            };
        };
        readonly SignalEntry: {
            readonly action?: string;
            readonly severity: string;
            readonly summary: string;
        };
        readonly SituationEntry: {
            readonly bad: readonly {
                readonly breaks: string;
                readonly name: string;
                /** @description Fields that the good answer has otherwise. */
                readonly with: {
                    readonly [key: string]: unknown;
                };
            }[];
            /** @description Those that differ from the common ones. */
            readonly blocks: {
                readonly [key: string]: unknown;
            };
            readonly expects: readonly {
                readonly rule: string;
                /** @description A part of JSON Schema 2020-12. */
                readonly schema: {
                    readonly [key: string]: unknown;
                };
            }[];
            readonly good: unknown;
            readonly id: string;
            readonly name: string;
        };
        readonly SocketEntry: {
            readonly cases: readonly {
                readonly id: string;
                readonly name: string;
                readonly proves: readonly string[];
                /** @description What is sent, waited for and called, in order: says, hears, hears_no, calls or refuses. */
                readonly steps: readonly {
                    readonly [key: string]: unknown;
                }[];
            }[];
            readonly name: string;
            /** @description Whose operations the cases call. */
            readonly product: string;
            readonly rules: {
                readonly [key: string]: components["schemas"]["RuleEntry"];
            };
            readonly summary: string;
        };
        readonly SuggestionTemplate: {
            readonly params: {
                readonly [key: string]: unknown;
            };
            readonly priority: "high" | "medium" | "low";
            readonly reason: string;
            readonly tool: string;
            readonly when?: {
                readonly [key: string]: unknown;
            };
        };
        readonly TextEntry: {
            readonly room: string;
            readonly text: unknown;
        };
        /** @description Where a tool stands on the command line of its product. */
        readonly ToolCommand: {
            readonly arguments?: readonly string[];
            readonly by_default?: boolean;
            readonly examples?: readonly string[];
            /** @description Exit code → what it means. */
            readonly exits?: {
                readonly [key: string]: string;
            };
            readonly fixed?: {
                readonly [key: string]: unknown;
            };
            readonly flags?: {
                readonly [key: string]: string;
            };
            readonly hidden?: boolean;
            readonly json?: string;
            readonly json_lines?: {
                readonly field: string;
                readonly flag: string;
                readonly item?: string;
                readonly meaning: string;
            } | readonly {
                readonly field: string;
                readonly flag: string;
                readonly item?: string;
                readonly meaning: string;
            }[];
            readonly json_spreads?: string;
            readonly leaves_out?: readonly string[];
            readonly looks_only?: boolean;
            readonly path: readonly string[];
            readonly prints?: string;
            readonly shares?: {
                readonly [key: string]: string;
            };
            readonly stdin?: readonly string[];
            readonly succeeds_when?: {
                readonly [key: string]: unknown;
            };
            readonly summary?: string;
        };
        readonly ToolEntry: {
            readonly absent_workspace?: "allowed" | "refused";
            readonly aliases: {
                readonly [key: string]: string;
            };
            /** @constant */
            readonly begins_in_unit?: true;
            readonly budget?: components["schemas"]["BudgetInfo"];
            readonly cases: readonly components["schemas"]["CaseEntry"][];
            readonly changes_outside?: boolean;
            readonly commands?: readonly components["schemas"]["ToolCommand"][];
            readonly destructive: boolean;
            readonly document?: "notes" | "trace" | "graph" | "by_doc_kind";
            readonly effect: "read" | "write" | "act";
            readonly errors: readonly string[];
            /** @constant */
            readonly focus?: "ignored";
            readonly focus_unless?: string;
            readonly group: string;
            readonly idempotent: boolean;
            readonly inner?: boolean;
            readonly input: components["schemas"]["JsonSchema"];
            readonly lines_bytes?: number;
            readonly listed?: {
                readonly always?: boolean;
                readonly hint?: string;
                readonly leaves_out?: readonly string[];
            };
            readonly most_bytes?: number;
            readonly name: string;
            readonly notes?: string;
            readonly operation?: components["schemas"]["OperationInfo"];
            readonly output: components["schemas"]["JsonSchema"];
            readonly ports?: readonly string[];
            readonly preset?: {
                readonly fixed: {
                    readonly [key: string]: unknown;
                };
                readonly of: string;
            };
            readonly reads_when?: {
                readonly unless?: string;
                readonly with?: string;
                readonly without?: readonly string[];
            };
            readonly refuses: readonly string[];
            readonly render: "json" | "lines" | "text";
            /** @constant */
            readonly revision?: "checked";
            readonly room: string;
            readonly rules: {
                readonly [key: string]: components["schemas"]["RuleEntry"];
            };
            readonly scope: string;
            readonly shows?: string;
            readonly summary: string;
            readonly target: string;
            readonly tells: readonly string[];
            readonly tier: string;
            readonly title: string;
            readonly undo?: readonly string[];
            readonly unredacted?: string;
            readonly warnings: readonly string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

export type AnswerEntry = components['schemas']['AnswerEntry'];
export type ArgumentInfo = components['schemas']['ArgumentInfo'];
export type BlockEntry = components['schemas']['BlockEntry'];
export type BudgetInfo = components['schemas']['BudgetInfo'];
export type CallEntry = components['schemas']['CallEntry'];
export type CaseEntry = components['schemas']['CaseEntry'];
export type CodeEntry = components['schemas']['CodeEntry'];
export type CommandCall = components['schemas']['CommandCall'];
export type CommandInfo = components['schemas']['CommandInfo'];
export type EvidenceEntry = components['schemas']['EvidenceEntry'];
export type ExampleEntry = components['schemas']['ExampleEntry'];
export type FactEntry = components['schemas']['FactEntry'];
export type GatewayInfo = components['schemas']['GatewayInfo'];
export type HintTemplate = components['schemas']['HintTemplate'];
export type JsonSchema = components['schemas']['JsonSchema'];
export type Manifest = components['schemas']['Manifest'];
export type NextCallEntry = components['schemas']['NextCallEntry'];
export type OperationInfo = components['schemas']['OperationInfo'];
export type OptionInfo = components['schemas']['OptionInfo'];
export type ProductEntry = components['schemas']['ProductEntry'];
export type ProgramInfo = components['schemas']['ProgramInfo'];
export type PromptEntry = components['schemas']['PromptEntry'];
export type PromptRuleEntry = components['schemas']['PromptRuleEntry'];
export type PromptWords = components['schemas']['PromptWords'];
export type RefusalEntry = components['schemas']['RefusalEntry'];
export type RuleCheck = components['schemas']['RuleCheck'];
export type RuleEntry = components['schemas']['RuleEntry'];
export type ScenarioEntry = components['schemas']['ScenarioEntry'];
export type SettingInfo = components['schemas']['SettingInfo'];
export type ShortcutInfo = components['schemas']['ShortcutInfo'];
export type Shrink = components['schemas']['Shrink'];
export type SignalEntry = components['schemas']['SignalEntry'];
export type SituationEntry = components['schemas']['SituationEntry'];
export type SocketEntry = components['schemas']['SocketEntry'];
export type SuggestionTemplate = components['schemas']['SuggestionTemplate'];
export type TextEntry = components['schemas']['TextEntry'];
export type ToolCommand = components['schemas']['ToolCommand'];
export type ToolEntry = components['schemas']['ToolEntry'];
