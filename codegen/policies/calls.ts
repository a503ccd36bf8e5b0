import type { CallEntry, Manifest } from '../manifest.ts';

/** One call that a case or scenario makes, and what it expects of it. */
export interface MadeCall {
  readonly where: string;
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
  readonly error?: string;
  readonly refusal?: string;
  readonly derived: boolean;
}

const made = (where: string, calls: readonly CallEntry[]): MadeCall[] =>
  calls.map(({ call, with: input, result, error, refusal }, i) => ({
    where: `${where}[${i}]`,
    tool: call,
    input,
    result,
    error,
    refusal,
    derived: false,
  }));

/** Every call of every case and scenario. A derived case is prepared like its example, which is listed already. */
export const callsOf = (m: Manifest): MadeCall[] => [
  ...m.tools
    .flatMap((tool) => tool.cases)
    .filter((c) => !c.through)
    .flatMap((c) => [
      ...(c.derived ? [] : made(`${c.id} given`, c.given)),
      {
        where: c.id,
        tool: c.tool,
        input: c.when,
        result: c.then.result,
        error: c.then.error,
        refusal: c.then.refusal,
        derived: c.derived !== undefined,
      },
      ...made(`${c.id} after`, c.then.after ?? []),
    ]),
  ...m.scenarios.flatMap((s) => made(`scenario "${s.name}" step`, s.steps)),
];
