import type { Static, TObject } from '@sinclair/typebox';

/** One kind of EvidenceLog record: a fact whose applier appends a line to a log. */
export interface Evidence<S extends TObject = TObject, K extends string = string> {
  readonly kind: K;
  readonly log: 'project' | 'global';
  readonly summary: string;
  /** Fields besides those that the writer adds (kind, ts, run_id, seq, event_id). */
  readonly fields: S;
  readonly valid: readonly { readonly name: string; readonly record: Static<S> }[];
  readonly invalid: readonly { readonly name: string; readonly record: unknown; readonly because: string }[];
}
export const defineEvidence = <S extends TObject, const K extends string>(spec: Evidence<S, K>): Evidence<S, K> => spec;

/** What a model must answer to one Mind prompt. */
export interface Answer<S extends TObject = TObject> {
  readonly name: string;
  readonly summary: string;
  /** When the loop asks it. */
  readonly asked: string;
  readonly answer: S;
  readonly valid: readonly { readonly name: string; readonly answer: Static<S> }[];
  readonly invalid: readonly { readonly name: string; readonly answer: unknown; readonly because: string }[];
}
export const defineAnswer = <S extends TObject>(spec: Answer<S>): Answer<S> => spec;
