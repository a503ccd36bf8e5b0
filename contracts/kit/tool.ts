import { type Static, type TObject, type TSchema, Type } from '@sinclair/typebox';
import type { ErrorCode } from '../errors/index.ts';
import type { FactKind } from '../facts/index.ts';
import type { WarningCode } from '../warnings/index.ts';
import type { Budget } from './budget.ts';
import type { Rule } from './rule.ts';

/**
 * What `locate` finds before a handler runs.
 * - `document`: a branch and a document, from `target`, `branch` (or `ref`) and `doc`, else focus, else checkout
 * - `branch`: a branch from `ref`, else checkout
 * - `entity`: a plan or task from `target`, `task` or `plan`, else focus
 * - `entity_or_none`: the same, but there may be none
 * - `task`, `plan`: the same, but of that kind only
 * - `step`: a step of a task, by `step_id` or `path`
 * - `step_or_entity`: a step if one is named, else the plan or task itself
 * - `step_or_task`: the same, but of a task only
 * - `thinking`: a branch with its notes, trace and graph, from `target`, `branch` (or `ref`) and `*_doc`, else focus, else
 *   checkout; and the step of the task that `step` names
 */
export type TargetKind =
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

export interface ToolSpec<
  I extends TObject,
  O extends TSchema,
  E extends ErrorCode,
  W extends WarningCode,
  F extends FactKind,
  R extends Record<string, Rule>,
> {
  /** As on the wire, and as the file is called. */
  readonly name: string;
  readonly title: string;
  /** One or two sentences: what an agent reads when it chooses a tool. */
  readonly summary: string;
  /** More for the reference; not sent to agents. */
  readonly notes?: string;
  readonly effect: 'read' | 'write';
  /** The write happens only when this field (or one of these) is given; without it the call is a read. */
  readonly writes_with?: Extract<keyof Static<I>, string> | readonly Extract<keyof Static<I>, string>[];
  /** With this field true the call is a read, whatever else is given. */
  readonly reads_with?: Extract<keyof Static<I>, string>;
  /** A write that removes or hides something. */
  readonly destructive?: boolean;
  /** Repeating the same call changes nothing more. */
  readonly idempotent?: boolean;
  /** The smallest toolset that lists it. */
  readonly tier?: 'core' | 'daily' | 'full';
  /** `lines`: a portal, always rendered as the line protocol over MCP. `text`: one plain text. */
  readonly render?: 'json' | 'lines' | 'text';
  readonly scope: 'workspace' | 'none';
  /** Looks at the world beside the store (files, processes); no transaction is open while its handler runs. */
  readonly outside?: true;
  /**
   * The handler reads the answer of this tool and says how it leaves the house (as a file). Redacted and fitted as that
   * tool's own answer would be, it is delivered when no transaction is open; what the delivery says is the answer.
   */
  readonly delivers?: { readonly name: string };
  /** A read that makes sense before the workspace exists. */
  readonly absent_workspace?: 'allowed';
  readonly target?: TargetKind;
  /** The document that a `document` target means when none is named. */
  readonly document?: 'notes' | 'trace' | 'graph' | 'by_doc_kind';
  /** Focus is used only when this field is left out too. */
  readonly focus_unless?: 'doc';
  /** Only what the call names counts. */
  readonly focus?: 'ignored';

  /** The plan or task that is found must stand at `expected_revision`, where the caller says one (also as `expected_version`). */
  readonly revision?: 'checked';
  /** What history calls the operations of this tool, which undo and redo can invert. */
  readonly undo?: readonly string[];
  /** Runs other tools of its room inside its own transaction. */
  readonly inner?: boolean;
  /** other name → the field it stands for */
  readonly aliases?: Readonly<Record<string, string>>;
  readonly budget?: Budget;
  /** Why this tool's answers are not redacted. */
  readonly unredacted?: string;
  readonly input: I;
  readonly output: O;
  readonly errors: readonly E[];
  readonly warnings?: readonly W[];
  readonly tells?: readonly F[];
  readonly rules: R;
  /** Another tool with some of its fields fixed; it has no handler of its own. */
  readonly preset?: { readonly of: string; readonly fixed: Readonly<Record<string, unknown>> };
}

// biome-ignore lint/suspicious/noExplicitAny: the widest tool, for lists of tools
export type AnyTool = ToolSpec<TObject, TSchema, any, any, any, Record<string, Rule>>;

export function defineTool<
  I extends TObject,
  O extends TSchema,
  const E extends ErrorCode,
  const F extends FactKind,
  const R extends Record<string, Rule>,
  const W extends WarningCode = never,
>(spec: ToolSpec<I, O, E, W, F, R>): ToolSpec<I, O, E, W, F, R> {
  return spec;
}

/** Values for some fields of an input. */
type Fixed<I extends TObject, K extends keyof Static<I>> = { readonly [Field in K]-?: Static<I>[Field] };

/** A tool that is another with some of its fields fixed. What the other promises holds for it too; its rules are what is true besides. */
export function presetOf<
  I extends TObject,
  O extends TSchema,
  E extends ErrorCode,
  W extends WarningCode,
  F extends FactKind,
  R extends Record<string, Rule>,
  const K extends Extract<keyof Static<I>, string>,
  const Own extends Record<string, Rule>,
>(
  of: ToolSpec<I, O, E, W, F, R>,
  spec: {
    readonly name: string;
    readonly title: string;
    readonly summary: string;
    readonly tier?: 'core' | 'daily' | 'full';
    readonly fixed: Fixed<I, K>;
    readonly rules: Own;
  },
): ToolSpec<TObject<Omit<I['properties'], K>>, O, E, W, F, Own> & { readonly preset: { readonly fixed: Fixed<I, K> } } {
  const { fixed, tier = 'full', ...own } = spec;
  const input = Type.Omit(of.input, Object.keys(fixed)) as unknown as TObject<Omit<I['properties'], K>>;
  return { ...of, ...own, tier, input, preset: { of: of.name, fixed } };
}
