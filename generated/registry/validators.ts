// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
/** Validators are compiled ahead, and loaded by room when first needed. */
export interface Problem {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Record<string, unknown>;
}
export type Validate = ((value: unknown) => boolean) & { errors?: readonly Problem[] | null };
type Validators = Record<string, Validate>;

export const inputs: Readonly<Record<string, () => Promise<Validators>>> = {
  // @ts-ignore built, not committed: it has no declarations
  anchors: () => import('../validators/anchors-inputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  sessions: () => import('../validators/sessions-inputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  vcs: () => import('../validators/vcs-inputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  autopilot: () => import('../validators/autopilot-inputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  claims: () => import('../validators/claims-inputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  notes: () => import('../validators/notes-inputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  context: () => import('../validators/context-inputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  views: () => import('../validators/views-inputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  workspace: () => import('../validators/workspace-inputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  graph: () => import('../validators/graph-inputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  knowledge: () => import('../validators/knowledge-inputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  models: () => import('../validators/models-inputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  notebooks: () => import('../validators/notebooks-inputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  tasks: () => import('../validators/tasks-inputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  think: () => import('../validators/think-inputs.js') as Promise<unknown> as Promise<Validators>,
};

export const outputs: Readonly<Record<string, () => Promise<Validators>>> = {
  // @ts-ignore built, not committed: it has no declarations
  anchors: () => import('../validators/anchors-outputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  sessions: () => import('../validators/sessions-outputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  vcs: () => import('../validators/vcs-outputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  autopilot: () => import('../validators/autopilot-outputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  claims: () => import('../validators/claims-outputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  notes: () => import('../validators/notes-outputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  context: () => import('../validators/context-outputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  views: () => import('../validators/views-outputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  workspace: () => import('../validators/workspace-outputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  graph: () => import('../validators/graph-outputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  knowledge: () => import('../validators/knowledge-outputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  models: () => import('../validators/models-outputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  notebooks: () => import('../validators/notebooks-outputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  tasks: () => import('../validators/tasks-outputs.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  think: () => import('../validators/think-outputs.js') as Promise<unknown> as Promise<Validators>,
};

export type Kind = 'text' | 'number' | 'truth' | 'list' | 'object';

/** What a field may be, and what may stand in it where it may be a list. */
export interface Takes {
  readonly is: readonly Kind[];
  readonly of?: readonly Kind[];
}

/** A place where text may stand for more than it says. */
export interface Reading {
  readonly path: string;
  /** An id whose number may lack its leading zeros. */
  readonly counted?: { readonly prefixes: readonly string[]; readonly digits: number };
  /** An object of which {text} is all that was sent. */
  readonly shorthand?: Readonly<Record<string, unknown>>;
}

export const readings = () =>
  // @ts-ignore built, not committed: it has no declarations
  import('../validators/readings.js') as Promise<unknown> as Promise<{ readonly readings: Readonly<Record<string, readonly Reading[]>> }>;

/** By the room that the facts belong to. */
export const facts: Readonly<Record<string, () => Promise<Validators>>> = {
  // @ts-ignore built, not committed: it has no declarations
  workspace: () => import('../validators/workspace-facts.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  notes: () => import('../validators/notes-facts.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  vcs: () => import('../validators/vcs-facts.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  graph: () => import('../validators/graph-facts.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  think: () => import('../validators/think-facts.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  anchors: () => import('../validators/anchors-facts.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  tasks: () => import('../validators/tasks-facts.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  context: () => import('../validators/context-facts.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  sessions: () => import('../validators/sessions-facts.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  knowledge: () => import('../validators/knowledge-facts.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  notebooks: () => import('../validators/notebooks-facts.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  claims: () => import('../validators/claims-facts.js') as Promise<unknown> as Promise<Validators>,
  // @ts-ignore built, not committed: it has no declarations
  autopilot: () => import('../validators/autopilot-facts.js') as Promise<unknown> as Promise<Validators>,
};

/** What a model answered, by the name of its question: all that is wrong with it is said. */
// @ts-ignore built, not committed: it has no declarations
export const answers = () => import('../validators/answers.js') as Promise<unknown> as Promise<Validators>;

/** Whole records of an EvidenceLog, by kind. */
// @ts-ignore built, not committed: it has no declarations
export const evidence = () => import('../validators/evidence.js') as Promise<unknown> as Promise<Validators>;

/** Files that people write: what is left out is filled in, and all that is wrong is said. */
// @ts-ignore built, not committed: it has no declarations
export const files = () => import('../validators/files.js') as Promise<unknown> as Promise<Validators>;

/** What rules and situations of prompts ask: `v_<prompt>__<rule>`, `…__given`, `v_<situation>__expects__<n>`, with _ for every other sign. */
// @ts-ignore built, not committed: it has no declarations
export const promptRules = () => import('../validators/prompt-rules.js') as Promise<unknown> as Promise<Validators>;
