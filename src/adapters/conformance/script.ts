/** What Hands does in one batch. */
export interface ScriptedBatch {
  readonly says?: string;
  readonly commands?: readonly { readonly command: string; readonly exit_code?: number; readonly output?: string }[];
  readonly exit_code?: number;
}

/** Who answers while a call of the autopilot runs: the Mind by the name of the question, Hands by batches, the user by lines. */
export interface Script {
  readonly mind?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  readonly hands?: readonly ScriptedBatch[];
  readonly user?: readonly string[];
}

/** The n-th item of a list; where it is used up, its last one again. */
export const nth = <T>(items: readonly T[], n: number): T | undefined => items[Math.min(n, items.length - 1)];
