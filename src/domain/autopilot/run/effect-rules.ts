/** What a batch brought about, as far as it can be seen without believing anybody's words. */
export interface Effects {
  /** The working tree as it was left. */
  readonly tree: string;
  /** What was run, and how it ended. */
  readonly commands: readonly string[];
  readonly files: readonly string[];
  /** What Hands asks. */
  readonly questions: readonly string[];
}

export interface Seen {
  readonly tree: string;
  readonly things: ReadonlySet<string>;
  /** Batches in a row without an effect. */
  readonly idle: number;
  /** Ways out of a loop that were tried since the last effect. */
  readonly detours: number;
}

export const nothingSeen: Seen = { tree: '', things: new Set(), idle: 0, detours: 0 };

/** So many batches without an effect are a loop, whatever they say. */
export const mostIdle = 3;

/** So many ways out that led to nothing are enough: the next loop is for the user to end. */
export const mostDetours = 2;

/** A batch has an effect when the tree changed, or something was run, touched or asked that had not been before. */
export function afterBatch(before: Seen, { tree, commands, files, questions }: Effects): Seen {
  const things = [
    ...commands.map((command) => `run ${command}`),
    ...files.map((file) => `file ${file}`),
    ...questions.map((question) => `ask ${question}`),
  ];
  const isNew = before.tree !== tree || things.some((thing) => !before.things.has(thing));
  const seen = { tree, things: new Set([...before.things, ...things]) };
  return isNew ? { ...seen, idle: 0, detours: 0 } : { ...seen, idle: before.idle + 1, detours: before.detours };
}

/** A way out was found: it has its own time to show an effect. */
export const afterDetour = (before: Seen): Seen => ({ ...before, idle: 0, detours: before.detours + 1 });

/** Somebody who knows has spoken: whatever led to nothing before is forgotten. */
export const afterAdvice = (before: Seen): Seen => ({ ...before, idle: 0, detours: 0 });
