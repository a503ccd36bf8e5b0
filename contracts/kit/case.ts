import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { BoundaryCode, ErrorCode } from '../errors/index.ts';
import type { FactKind } from '../facts/index.ts';
import type { RefusalId } from '../refusals/index.ts';
import type { ScopeField } from '../scopes.ts';
import type { WarningCode } from '../warnings/index.ts';
import type { Expected, Sent } from './expect.ts';
import type { Rule } from './rule.ts';
import type { AnyTool, ToolSpec } from './tool.ts';

/** What Hands does in one batch of a scripted run. */
export interface ScriptedBatch {
  /** Its last message. */
  readonly says?: string;
  readonly commands?: readonly { readonly command: string; readonly exit_code?: number; readonly output?: string }[];
  readonly exit_code?: number;
}

/**
 * Who answers while a call of the autopilot runs: the Mind, by the name of the question; Hands, batch by batch; the user, line by
 * line. Of a list that is used up the last item is said again; where nothing is said, the quietest answer is given.
 */
export interface Script {
  readonly mind?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  readonly hands?: readonly ScriptedBatch[];
  readonly user?: readonly string[];
}

/** How the server under test is started; a runner that cannot configure its server skips such cases. */
export interface ServerOptions {
  readonly workspace?: string;
  readonly workspace_lock?: boolean;
  readonly project_guard?: string;
  readonly toolset?: string;
  readonly agent_id?: string;
  readonly proof_policy?: 'off' | 'warn' | 'require';
  readonly script?: Script;
}

/** A call that prepares the world, or looks at it afterwards. Checked against its tool at generation. */
export interface Call {
  readonly call: string;
  readonly with: Readonly<Record<string, unknown>>;
  /** name → JSON pointer into the result */
  readonly save?: Readonly<Record<string, string>>;
  readonly result?: unknown;
  readonly error?: string;
  readonly refusal?: RefusalId;
  readonly fields?: readonly string[];
  readonly names?: readonly string[];
  readonly warnings?: readonly WarningCode[];
  readonly suggests?: readonly string[];
  readonly lines?: readonly string[];
  /** Ends the connection first and opens a new one: what is asked must have been stored. */
  readonly reconnect?: boolean;
  /** Lets this much time pass first, so that a lease can run out. */
  readonly wait_ms?: number;
}

export const call = (
  name: string,
  input: Readonly<Record<string, unknown>> = {},
  more: Omit<Call, 'call' | 'with'> = {},
): Call => ({ call: name, with: input, ...more });

/** What names a scope may be left out: the runner adds it. */
type Input<I> = { [K in keyof Omit<I, ScopeField>]: Sent<Omit<I, ScopeField>[K]> } & { [K in ScopeField]?: Sent<string> };

/** What the boundary adds to the result of a tool with a budget. */
interface BudgetReport {
  readonly max_chars: number;
  readonly used_chars: number;
  readonly truncated: boolean;
}

export interface Case<I, O, E extends string, F extends string, R extends string> {
  /** A short sentence without "should". */
  readonly name: string;
  readonly proves: readonly R[];
  readonly server?: ServerOptions;
  /** The runner adds no workspace: the server's default is meant. */
  readonly unscoped?: true;
  readonly given?: readonly Call[];
  readonly when: Input<I>;
  readonly then: {
    readonly result?: Expected<O> & { readonly budget?: Expected<BudgetReport> };
    readonly error?: E;
    /** How it is refused; compared where the answer says. */
    readonly refusal?: RefusalId;
    /** Fields of the input that the error points at: in its hints, or in its message where it has none. */
    readonly fields?: readonly string[];
    /** Values that the message holds as they are: ids, numbers, names that the caller gave. */
    readonly names?: readonly string[];
    /** The most characters that the error's message may have. */
    readonly longest?: number;
    readonly warnings?: readonly WarningCode[];
    readonly tells?: readonly F[];
    /** Tools that the answer suggests. */
    readonly suggests?: readonly string[];
    /** For line-protocol tools: one regular expression per line, all lines. */
    readonly lines?: readonly string[];
    readonly after?: readonly Call[];
  };
}

// biome-ignore lint/suspicious/noExplicitAny: a case of any tool
export type AnyCase = Case<any, any, any, any, any>;

/** The cases of one tool. */
export interface ToolCases {
  readonly of: AnyTool;
  readonly cases: readonly AnyCase[];
}

/** Facts that the store tells by itself, before any tool does. */
type StoreTold = 'workspace_created' | 'project_guard_bound';

/** Cases typed by their tool: its rules, input, output, errors and facts. The first one is the example in the docs. */
export const casesOf = <
  I extends TObject,
  O extends TSchema,
  E extends ErrorCode,
  W extends WarningCode,
  F extends FactKind,
  R extends Record<string, Rule>,
>(
  tool: ToolSpec<I, O, E, W, F, R>,
  cases: readonly Case<Static<I>, Static<O>, NoInfer<E> | BoundaryCode, NoInfer<F> | StoreTold, Extract<keyof R, string>>[],
): ToolCases => ({ of: tool as unknown as AnyTool, cases });
