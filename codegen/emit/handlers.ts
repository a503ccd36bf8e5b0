import { Project } from 'ts-morph';
import type { Files, Manifest, ToolEntry } from '../manifest.ts';
import { factType, handlersType, inputType, outputType, pascal, yieldType } from '../names.ts';
import { banner, groupBy } from './text.ts';

const union = (names: readonly string[]) => (names.length ? names.map((n) => `'${n}'`).join(' | ') : 'never');

const project = () => new Project({ useInMemoryFileSystem: true, manipulationSettings: { useTrailingCommas: true } });

const targetTypes = {
  none: 'null',
  document: 'DocumentTarget',
  branch: 'BranchTarget',
  entity: 'EntityTarget',
  entity_or_none: 'EntityTarget | null',
  task: 'EntityTarget',
  plan: 'EntityTarget',
  step: 'StepTarget',
  step_or_entity: 'StepOrEntityTarget',
  step_or_task: 'StepOrEntityTarget',
  thinking: 'ThinkingTarget',
};

const targetType = (tool: ToolEntry) => targetTypes[tool.target];

/** One interface per group: a contract without a handler does not compile. */
export function emitHandlers(m: Manifest): Files {
  const files: Files = new Map();
  const own = m.tools.filter((tool) => !tool.preset);
  for (const [room, tools] of groupBy(own, (t) => t.room)) {
    const source = project().createSourceFile(`${room}.ts`);
    const used = new Set(tools.map((t) => targetType(t).replace(' | null', '')).filter((t) => t !== 'null'));
    source.addImportDeclaration({
      isTypeOnly: true,
      moduleSpecifier: '../types/index.ts',
      namedImports: tools.flatMap((t) => [inputType(t.name), outputType(t.name)]).sort(),
    });
    source.addImportDeclaration({
      isTypeOnly: true,
      moduleSpecifier: './ctx.ts',
      namedImports: [
        'ToolCtx',
        ...used,
        ...(tools.some((t) => t.inner) ? ['InnerCalls'] : []),
        ...(tools.some((t) => t.delivers) ? ['Delivery'] : []),
      ].sort(),
    });
    for (const [group, members] of groupBy(tools, (t) => t.group))
      source.addInterface({
        name: handlersType(room, group),
        isExported: true,
        typeParameters: ['Store'],
        docs: [`Tools of ${room}/${group}.`],
        methods: members.map((tool) => ({
          name: tool.name,
          docs: [tool.summary],
          parameters: [
            { name: 'input', type: inputType(tool.name) },
            {
              name: 'ctx',
              type: `ToolCtx<${tool.outside ? 'null' : 'Store'}, ${targetType(tool)}, ${union(tool.tells)}, ${union(tool.warnings)}>${tool.inner ? ' & InnerCalls' : ''}`,
            },
          ],
          returnType: tool.delivers
            ? `Promise<Delivery<${outputType(tool.delivers)}, ${outputType(tool.name)}>>`
            : `Promise<${outputType(tool.name)}>`,
        })),
      });
    files.set(`generated/handlers/${room}.ts`, banner + source.getFullText());
  }
  files.set('generated/handlers/ctx.ts', banner + ctxSource(m));
  files.set('generated/handlers/appliers.ts', banner + appliersSource(m));
  files.set('generated/handlers/index.ts', banner + indexSource(m, own));
  return files;
}

function indexSource(m: Manifest, own: ToolEntry[]): string {
  const source = project().createSourceFile('index.ts');
  const groups = [...groupBy(own, (t) => `${t.room}/${t.group}`).keys()].map((key) => key.split('/') as [string, string]);
  for (const [room, members] of groupBy(groups, ([room]) => room))
    source.addImportDeclaration({
      isTypeOnly: true,
      moduleSpecifier: `./${room}.ts`,
      namedImports: members.map(([r, g]) => handlersType(r, g)),
    });
  source.addInterface({
    name: 'Handlers',
    isExported: true,
    typeParameters: ['Store'],
    docs: ['Every group of handlers that a running house needs.'],
    extends: groups.map(([r, g]) => `${handlersType(r, g)}<Store>`),
  });
  source.addTypeAlias({ name: 'ToolName', isExported: true, type: union(m.tools.map((t) => t.name)) });
  return source.getFullText();
}

function ctxSource(m: Manifest): string {
  const source = project().createSourceFile('ctx.ts');
  source.addImportDeclaration({
    isTypeOnly: true,
    moduleSpecifier: '../types/index.ts',
    namedImports: [
      'Step',
      'StepFocus',
      'Suggestion',
      ...Object.keys(m.facts).map(factType),
      ...Object.entries(m.facts).flatMap(([k, f]) => (f.yields ? [yieldType(k)] : [])),
    ].sort(),
  });
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
  source.addStatements(`
export type FactKind = keyof FactPayloads;

/** Appends a fact and applies it at once, inside the transaction of the call. */
export type Tell<K extends FactKind> = <T extends K>(kind: T, payload: FactPayloads[T]) => Promise<FactRows[T]>;

/** A stretch of one branch: entries with after < seq <= upto. */
export interface Segment {
  readonly branch_id: number;
  readonly after: number;
  readonly upto: number;
}

/** A branch as it was found: its name, and the stretches that make up what is seen on it, newest first. */
export interface BranchTarget {
  readonly branch: string;
  readonly branch_id: number;
  readonly base_branch: string | null;
  readonly base_seq: number | null;
  readonly view: readonly Segment[];
}

/** A plan or task; what only the other kind has is empty. */
export interface EntityTarget {
  readonly id: string;
  readonly kind: 'plan' | 'task';
  readonly title: string;
  readonly description: string | null;
  readonly context: string | null;
  readonly status: 'TODO' | 'ACTIVE' | 'DONE';
  readonly priority: 'LOW' | 'MEDIUM' | 'HIGH' | null;
  readonly domain: string | null;
  readonly tags: string[];
  readonly depends_on: string[];
  readonly parent: string | null;
  readonly contract: string | null;
  readonly contract_data: Record<string, unknown> | null;
  readonly contract_versions: number;
  readonly checklist: { steps: string[]; current: number; doc: string | null };
  readonly steps: { total: number; completed: number };
  /** The place that the next step at the top gets; places are never given out twice. */
  readonly next_step: number;
  readonly revision: number;
  readonly created_at_ms: number;
  readonly updated_at_ms: number;
  readonly completed_at_ms: number | null;
  readonly reasoning_ref: { branch: string; notes_doc: string; graph_doc: string; trace_doc: string };
}

/** A step, and the task it belongs to. */
export interface StepTarget {
  readonly task: EntityTarget;
  readonly step: Step;
}

/** A plan or task, and the step of it that was named, if one was. */
export interface StepOrEntityTarget {
  readonly entity: EntityTarget;
  readonly step: Step | null;
}

/** A document on a branch, and the plan or task it was found through. */
export interface DocumentTarget extends BranchTarget {
  readonly doc: string;
  readonly entity: EntityTarget | null;
}

/** Where thinking is kept: a branch with its three documents, the plan or task they belong to, and the step that is meant. */
export interface ThinkingTarget extends BranchTarget {
  readonly notes_doc: string;
  readonly trace_doc: string;
  readonly graph_doc: string;
  readonly entity: EntityTarget | null;
  readonly step: StepFocus | null;
}

export interface CallSuggestion {
  readonly tool: string;
  readonly params: Record<string, unknown>;
  readonly reason: string;
  readonly priority?: 'high' | 'medium' | 'low';
}

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

/** An answer that leaves the house, and how: called with what may be shown of it, when the store is closed again. */
export interface Delivery<Answer, Receipt> {
  readonly answer: Answer;
  readonly deliver: (shown: Record<string, unknown>) => Promise<Receipt>;
}

/** The only way in which a handler cuts a text: what may not be shown is hidden first, since half a secret looks like none. */
export interface Short {
  /** To so many characters, with an ellipsis. */
  readonly chars: (text: string, most: number) => string;
  /** To so many bytes of UTF-8. */
  readonly bytes: (text: string, most: number) => string;
  /** The part around the first place of some words; undefined where they are not shown. */
  readonly around: (text: string, words: string, most: number) => string | undefined;
}

/** What a handler is given: everything found, nothing to write with but \`tell\`. */
export interface ToolCtx<Store, Target, Facts extends FactKind, Warnings extends string> {
  readonly workspace: string;
  readonly target: Target;
  readonly store: Store;
  readonly tell: Tell<Facts>;
  readonly warn: WarnFor<Warnings>;
  readonly suggest: (next: CallSuggestion) => void;
  /** Calls as an answer may carry them: only such as their tools admit, each after what shows a tool that is hidden. */
  readonly ready: (calls: readonly CallSuggestion[]) => Promise<Suggestion[]>;
  /** The newest number of the workspace. */
  readonly seq: () => number;
  readonly now_ms: number;
  readonly agent_id: string | null;
  readonly progress: (done: number, total: number) => void;
  readonly short: Short;
}
`);
  source.addImportDeclaration({ isTypeOnly: true, moduleSpecifier: './codes.ts', namedImports: ['WarnFor'] });
  return source.getFullText();
}

function appliersSource(m: Manifest): string {
  const source = project().createSourceFile('appliers.ts');
  source.addImportDeclaration({ isTypeOnly: true, moduleSpecifier: './ctx.ts', namedImports: ['FactPayloads', 'FactRows'] });
  source.addInterface({
    name: 'Applying',
    isExported: true,
    typeParameters: ['Writer'],
    docs: ['What an applier is given besides the fact itself.'],
    properties: [
      { name: 'workspace', type: 'string', isReadonly: true },
      { name: 'seq', type: 'number', isReadonly: true, docs: ["The fact's number; an entry it writes bears the same one."] },
      { name: 'ts_ms', type: 'number', isReadonly: true },
      { name: 'db', type: 'Writer', isReadonly: true },
      {
        name: 'next_seq',
        type: '() => number',
        isReadonly: true,
        docs: ['A further number, for a second entry of the same fact.'],
      },
    ],
  });
  source.addInterface({
    name: 'Appliers',
    isExported: true,
    typeParameters: ['Writer'],
    docs: ['One writer per fact: a fact without an applier does not compile.'],
    properties: Object.keys(m.facts).map((kind) => ({
      name: kind,
      type: `(fact: FactPayloads['${kind}'], at: Applying<Writer>) => Promise<FactRows['${kind}']>`,
    })),
  });
  return source.getFullText();
}

export const emitCodes = (m: Manifest): Files => {
  const source = project().createSourceFile('codes.ts');
  const facts = (codes: string[], suffix: string) => codes.map((code) => ({ name: code, type: `${pascal(code)}${suffix}` }));
  const errors = Object.keys(m.errors);
  const warnings = Object.keys(m.warnings);
  source.addImportDeclaration({
    isTypeOnly: true,
    moduleSpecifier: '../types/index.ts',
    namedImports: [...errors.map((c) => `${pascal(c)}Facts`), ...warnings.map((c) => `${pascal(c)}WarningFacts`)].sort(),
  });
  source.addInterface({ name: 'ErrorFacts', isExported: true, properties: facts(errors, 'Facts') });
  source.addInterface({ name: 'WarningFacts', isExported: true, properties: facts(warnings, 'WarningFacts') });
  source.addStatements(`
export type ErrorCode = keyof ErrorFacts;
export type WarningCode = keyof WarningFacts;

export type WarnFor<C extends string> = <T extends C & WarningCode>(code: T, facts: WarningFacts[T]) => void;

/** A call that mends what went wrong, known only where it went wrong. */
export interface NextCall {
  readonly tool: string;
  readonly params: Record<string, unknown>;
  readonly reason: string;
}
`);
  return new Map([['generated/handlers/codes.ts', banner + source.getFullText()]]);
};
