import type { Manifest } from '../manifest.ts';
import { factType, yieldType } from '../names.ts';
import { refName } from '../schema.ts';
import { emptySource } from './source.ts';
import { banner } from './text.ts';

/** `Name`, `Name | null` or `null`: what a handler is given for a kind of target. */
export function foundType(m: Manifest, kind: string): string {
  const { $ref, anyOf } = m.inner.found[kind] ?? {};
  if ($ref) return refName($ref);
  return (anyOf ?? [{ type: 'null' }]).map((option) => (option.$ref ? refName(option.$ref) : 'null')).join(' | ');
}

const foundNames = (m: Manifest) =>
  [...new Set(Object.keys(m.targets).flatMap((kind) => foundType(m, kind).split(' | ')))].filter((name) => name !== 'null');

const shared = `
export type FactKind = keyof FactPayloads;
export type TargetKind = keyof Targets;

/** Appends a fact and applies it at once, inside the transaction of the call. */
export type Tell<K extends FactKind> = <T extends K>(kind: T, payload: FactPayloads[T]) => Promise<FactRows[T]>;

/** How one tool called by another ended; what a failed one had told is taken back. */
export type InnerOutcome =
  | {
      readonly success: true;
      readonly result: Record<string, unknown>;
      readonly warnings: { code: string; message: string; recovery: string }[];
    }
  | { readonly success: false; readonly error: { code: string; message: string; recovery: string } };

/** Calls of tools inside the transaction of the call that makes them. */
export interface InnerCalls {
  readonly inner: (tool: string, args: Record<string, unknown>) => Promise<InnerOutcome>;
  /** What a tool is, if there is one of that name. */
  readonly known: (tool: string) => { readonly room: string; readonly undoable: boolean } | undefined;
}

/** What every handler is given, whatever its effect. */
export interface CallCtx<Target, Warnings extends string> {
  readonly workspace: string;
  readonly target: Target;
  readonly warn: WarnFor<Warnings>;
  readonly suggest: (next: NextCall) => void;
  /** Calls as an answer may carry them: only such as their tools admit, each after what shows a tool that is hidden. */
  readonly ready: (calls: readonly NextCall[]) => Promise<Suggestion[]>;
  readonly now_ms: number;
  /** An id that nobody has given out before: a UUID. */
  readonly newId: () => string;
  readonly agent_id: string | null;
  /** What is remembered about the caller between its calls; undefined where nobody stays. */
  readonly connection: { get(key: string): unknown; set(key: string, value: unknown): void } | undefined;
  /** Tells whoever waits how far it is; how much there is in all may not be known. */
  readonly progress: (done: number, total?: number) => void;
  readonly short: Short;
}

/** A handler that reads: one snapshot. */
export interface ReadCtx<Store, Target, Warnings extends string> extends CallCtx<Target, Warnings> {
  readonly store: Store;
  /** The newest number of the workspace. */
  readonly seq: () => number;
}

/** A handler that writes: one transaction, and nothing to write with but \`tell\`. */
export interface WriteCtx<Store, Target, Facts extends FactKind, Warnings extends string> extends ReadCtx<Store, Target, Warnings> {
  readonly tell: Tell<Facts>;
}

/** One snapshot inside an act. */
export interface Reading<Store, Target> {
  readonly store: Store;
  readonly target: Target;
  readonly seq: () => number;
}

/** One transaction inside an act. No port can be used while it runs. */
export interface Writing<Store, Target, Facts extends FactKind> extends Reading<Store, Target> {
  readonly tell: Tell<Facts>;
}

/** A handler that needs the world beside the store. No transaction is open while it waits. */
export interface ActCtx<Store, Target, Facts extends FactKind, Warnings extends string, Ports> extends CallCtx<Target, Warnings> {
  readonly reading: <T>(work: (at: Reading<Store, Target>) => Promise<T>) => Promise<T>;
  readonly writing: <T>(work: (at: Writing<Store, Target, Facts>) => Promise<T>) => Promise<T>;
  readonly ports: Ports;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** An act that sends the answer of another tool outside: what may be shown of it. */
export interface Showing<Answer> {
  readonly shown: (answer: Answer) => Promise<Record<string, unknown>>;
}

/** The only way in which a handler cuts a text or joins its lines: what may not be shown is hidden first, since half a secret looks like none. */
export interface Short {
  /** To so many characters, with an ellipsis. */
  readonly chars: (text: string, most: number) => string;
  /** To so many bytes of UTF-8. */
  readonly bytes: (text: string, most: number) => string;
  /** The part around the first place of some words; undefined where they are not shown. */
  readonly around: (text: string, words: string, most: number) => string | undefined;
  /** All of it, on one line: a setting on a line of its own is told by where the line ends. */
  readonly line: (text: string) => string;
}

/** Finds what a call is about, or says why it cannot. */
export type Locate<Store, Found> = (given: {
  readonly tool: ToolInfo;
  readonly args: Readonly<Record<string, unknown>>;
  readonly store: Store;
  /** The handle of the connection that the call came over; null where nobody stays connected. */
  readonly connection: string | null;
  /** A value as an answer may show it. */
  readonly redact: <T>(value: T) => T;
}) => Promise<Found>;

/** A line that nobody's text can break or forge, as src/kernel/line.ts makes it. */
export interface LineText {
  readonly text: string;
}

/** How a portal's answer reads, a line each; a cut answer may lack any field. */
export interface Lines<Result> {
  readonly state: (result: Partial<Result>) => LineText | readonly LineText[];
  /** What stands below it, in the order in which it is read; where room is short, what has the highest rank is left out. */
  readonly details?: (result: Partial<Result>) => readonly { readonly line: LineText; readonly rank: number }[];
  /** Calls that stand in the answer itself, to be shown as commands. */
  readonly next?: (result: Partial<Result>) => readonly Suggestion[];
  /** The arguments that lead to further pages, where there are some. */
  readonly more?: (result: Partial<Result>) => Readonly<Record<string, unknown>>;
}
`;

export function ctxSource(m: Manifest): string {
  const source = emptySource('ctx.ts');
  const found = foundNames(m);
  source.addImportDeclaration({
    isTypeOnly: true,
    moduleSpecifier: '../types/index.ts',
    namedImports: [
      'Suggestion',
      ...found,
      ...Object.keys(m.facts).map(factType),
      ...Object.entries(m.facts).flatMap(([k, f]) => (f.yields ? [yieldType(k)] : [])),
    ].sort(),
  });
  source.addImportDeclaration({ isTypeOnly: true, moduleSpecifier: './codes.ts', namedImports: ['NextCall', 'WarnFor'] });
  source.addImportDeclaration({ isTypeOnly: true, moduleSpecifier: '../registry/shape.ts', namedImports: ['ToolInfo'] });
  source.addInterface({
    name: 'FactPayloads',
    isExported: true,
    properties: Object.keys(m.facts).map((kind) => ({ name: kind, type: factType(kind), docs: [m.facts[kind]?.summary ?? ''] })),
  });
  source.addInterface({
    name: 'FactRows',
    isExported: true,
    docs: ['What telling a fact answers.'],
    properties: Object.entries(m.facts).map(([kind, fact]) => ({ name: kind, type: fact.yields ? yieldType(kind) : 'void' })),
  });
  source.addInterface({
    name: 'Targets',
    isExported: true,
    docs: ['What a handler is given for each kind of target.'],
    properties: Object.entries(m.targets).map(([kind, { summary }]) => ({
      name: kind,
      type: foundType(m, kind),
      docs: [summary],
    })),
  });
  source.addStatements(shared);
  source.addExportDeclaration({
    isTypeOnly: true,
    moduleSpecifier: '../types/index.ts',
    namedExports: [...Object.keys(m.inner.types)].sort(),
  });
  return banner + source.getFullText();
}
