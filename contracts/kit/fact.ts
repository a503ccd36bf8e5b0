import type { TObject, TSchema } from '@sinclair/typebox';

export interface Fact {
  /** Past tense, one sentence. */
  readonly summary: string;
  readonly payload: TObject;
  /** What its applier answers: the row as callers see it. */
  readonly yields?: TSchema;
  /**
   * Fields that an applier stores in a row of their own which never changes; the journal leaves them out, so text is stored once. What
   * is kept in a row that changes stays in the journal too: else nobody could say later what it was.
   */
  readonly kept_elsewhere?: readonly string[];
  /** A record of an EvidenceLog: its shape is published with the other kinds of evidence. */
  readonly logged?: true;
}

export const defineFacts = <const T extends Record<string, Fact>>(facts: T): T => facts;
