import type { ErrorCode, ErrorFacts, NextCall } from '../../generated/handlers/codes.ts';
import type { Known, RefusalFacts, RefusalId } from '../../generated/handlers/says.ts';
import { refusals } from '../../generated/registry/refusals.ts';
import type { HintTemplate } from '../../generated/types/manifest.ts';
import { fill } from './fill.ts';

type Facts = Readonly<Record<string, unknown>>;

/** A failure that has a name in the contracts. Its text is made from the contract and these facts. */
export class Fault extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly facts: Facts,
    readonly next: readonly NextCall[] = [],
    /** Which of the refusals with this code it is, where the code alone does not say it. */
    readonly refusal: RefusalId | null = null,
    readonly hints: readonly HintTemplate[] = [],
  ) {
    super(code);
    this.name = 'Fault';
  }
}

/** A failure whose code says it all. */
export const fault = <C extends ErrorCode>(code: C, facts: ErrorFacts[C], next?: readonly NextCall[]): Fault =>
  new Fault(code, facts as Facts, next);

/** A refusal, in the words of its contract. */
export function refuse<I extends RefusalId>(id: I, ...given: [...Known<RefusalFacts[I]>, next?: readonly NextCall[]]): Fault {
  const [known = {}, next] = given as unknown as [facts?: Facts, next?: readonly NextCall[]];
  const { code, says, hints } = refusals[id] as (typeof refusals)[string];
  const said = Object.entries(says).map(([fact, words]) => [fact, fill(words, known)]);
  const pointed = hints.map(({ field, kind, expected }) => ({
    field: fill(field, known),
    kind,
    expected: fill(expected, known),
  }));
  return new Fault(code as ErrorCode, { ...known, ...Object.fromEntries(said) }, next, id, pointed);
}
