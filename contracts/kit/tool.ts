import { type Static, type TObject, type TSchema, Type } from '@sinclair/typebox';
import type { ErrorCode } from '../errors/index.ts';
import type { FactKind } from '../facts/index.ts';
import type { RefusalId } from '../refusals/index.ts';
import type { ScopeName } from '../scopes.ts';
import type { TargetKind } from '../targets/index.ts';
import type { WarningCode } from '../warnings/index.ts';
import type { Budget } from './budget.ts';
import type { ToolCommand } from './command.ts';
import type { Rule } from './rule.ts';

/** What is outside of the store. */
export type PortName =
  /** Files: transcripts of hosts, exports, notebooks of others, and what a store leaves behind. */
  | 'transcripts'
  | 'exports'
  | 'books'
  | 'leftovers'
  /** Processes that run the cells of a notebook. */
  | 'cells'
  /** Whoever calls. */
  | 'client'
  /** A model that the server itself may ask for an opinion. */
  | 'adviser'
  /** The model that decides for the autopilot, and the agent that works for it. */
  | 'mind'
  | 'hands'
  /** The working copy of a project. */
  | 'repo'
  /** Workspaces of other programs, which workflows are copied to. */
  | 'hosts'
  /** Whoever started a run: what they answer, what they see, when they want it to end, and the time. */
  | 'user'
  | 'live'
  | 'stop'
  | 'time'
  /** The task of a memory workspace that a run works on. */
  | 'work'
  /** What is done to files of the autopilot as a whole: they are compressed, compacted, or what is derived is made anew. */
  | 'home_files';

/** How a list of tools shows one: a model reads the list before anything else, and some hosts show a part of it only. */
export interface Listed<Field extends string = string> {
  /** Fields that a working day does not need. They are taken all the same; `describe` and the reference tell of them. */
  readonly leaves_out?: readonly Field[];
  /** Words that people use for what it does, for hosts that let a model search for tools. */
  readonly hint?: string;
  /** Shown at once by hosts that show the others only when they are searched for. */
  readonly always?: true;
}

/** Where an operation stands behind the gateway of its product. */
export interface Operation {
  /** What `operation` says; left out: the name of the tool. The rest of the name is then what `subOperation` says. */
  readonly of?: string;
  /** The stage that a connection must have reached. */
  readonly stage: number;
  /** The stage that a connection has reached afterwards, if it was below. */
  readonly reaches?: number;
  /** Objects whose fields may also be sent beside them. */
  readonly unwraps?: readonly string[];
  /**
   * Operations of one connection happen in the order in which they came. An act, which may take long, waits for those before it and
   * is waited for until its first write only where it says so.
   */
  readonly in_turn?: true;
}

type OneCommand<I extends TObject, O extends TSchema> = ToolCommand<Extract<keyof Static<I>, string>, Static<O>>;
type CommandsOf<I extends TObject, O extends TSchema> = OneCommand<I, O> | readonly OneCommand<I, O>[];

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
  /**
   * - `read`: one snapshot of the store.
   * - `write`: one transaction, all of it or none.
   * - `act`: needs the world beside the store (a file, a process, a model, the client). Its handler gets ports, and reads and
   *   writes in units of their own; no transaction is open while a port is used.
   */
  readonly effect: 'read' | 'write' | 'act';
  /**
   * When a write or an act only reads: none of the fields in `without` is given, the field `with` is true, or the field `unless` is
   * not. Such a call of an act leaves nothing behind in the store, not even what is derived from files.
   */
  readonly reads_when?: {
    readonly without?: readonly Extract<keyof Static<I>, string>[];
    readonly with?: Extract<keyof Static<I>, string>;
    readonly unless?: Extract<keyof Static<I>, string>;
  };
  /** What an act may use of the outside world. */
  readonly ports?: readonly PortName[];
  /** An act whose first step is a unit: that one finds its target, and nothing outside is touched before. Spares it a look of its own. */
  readonly begins_in_unit?: true;
  /** An act that changes something outside the store, such as a file. */
  readonly changes_outside?: true;
  /** The tool whose answer an act sends outside: redacted and fitted as that tool's own answer would be. */
  readonly shows?: { readonly name: string };
  /** A write that removes or hides something. */
  readonly destructive?: boolean;
  /** Repeating the same call changes nothing more. */
  readonly idempotent?: boolean;
  /** The smallest toolset of its product that lists it; the largest, where none is said. */
  readonly tier?: string;
  readonly listed?: Listed<Extract<keyof Static<I>, string>>;
  readonly operation?: Operation;
  /** Where it stands on the command line of its product; several places are a list. */
  readonly command?: CommandsOf<I, O>;
  /** `lines`: a portal, always rendered as the line protocol over MCP. `text`: one plain text. */
  readonly render?: 'json' | 'lines' | 'text';
  /** The most bytes that its lines take unless a budget says otherwise; detail lines go first. */
  readonly lines_bytes?: number;
  readonly scope: ScopeName;
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
  /** The most that one call may carry where it holds a whole file; every other call is bounded alike. */
  readonly most_bytes?: number;
  /** Why this tool's answers are not redacted. */
  readonly unredacted?: string;
  readonly input: I;
  readonly output: O;
  readonly errors: readonly E[];
  /** How it says no, beside what the boundary refuses for every tool. */
  readonly refuses?: readonly RefusalId[];
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
  const More extends ErrorCode = never,
>(
  of: ToolSpec<I, O, E, W, F, R>,
  spec: {
    readonly name: string;
    readonly title: string;
    readonly summary: string;
    readonly tier?: string;
    readonly operation?: Operation;
    readonly command?: CommandsOf<TObject<Omit<I['properties'], K>>, O>;
    readonly fixed: Fixed<I, K>;
    /** What it may answer besides. */
    readonly errors?: readonly More[];
    readonly rules: Own;
  },
): ToolSpec<TObject<Omit<I['properties'], K>>, O, E | More, W, F, Own> & { readonly preset: { readonly fixed: Fixed<I, K> } } {
  const { fixed, errors = [], ...own } = spec;
  /** Where it is listed is its own affair; of a portal it is the way to the structure behind the lines. */
  const { tier: _, listed: __, render: ___, operation: ____, command: _____, ...shared } = of;
  const input = Type.Omit(of.input, Object.keys(fixed)) as unknown as TObject<Omit<I['properties'], K>>;
  return { ...shared, ...own, errors: [...of.errors, ...errors], input, preset: { of: of.name, fixed } };
}
