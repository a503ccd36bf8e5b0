import type { ErrorCode, ErrorFacts, NextCall } from '../../generated/handlers/codes.ts';

/** A failure that has a name in the contracts. Its text is made from the contract and these facts. */
export class Fault extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly facts: Readonly<Record<string, unknown>>,
    readonly next: readonly NextCall[] = [],
  ) {
    super(code);
    this.name = 'Fault';
  }
}

export const fault = <C extends ErrorCode>(code: C, facts: ErrorFacts[C], next?: readonly NextCall[]): Fault =>
  new Fault(code, facts as Readonly<Record<string, unknown>>, next);
