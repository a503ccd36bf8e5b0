import type { TObject } from '@sinclair/typebox';
import type { ErrorCode } from '../errors/index.ts';
import type { Suggestion } from './codes.ts';

/** Which field is meant, and what it should hold; `{fact}` is filled in. */
export interface HintTemplate {
  readonly field: string;
  readonly kind:
    | 'missing_required'
    | 'unknown_field'
    | 'type'
    | 'choose_one'
    | 'length'
    | 'range'
    | 'pattern'
    | 'conflict'
    | 'other';
  readonly expected: string;
}

/** One way of saying no: an error code, with words of its own. Its id is a short sentence that is true when it is given. */
export interface Refusal {
  readonly code: ErrorCode;
  /** Facts of the code, as texts in which `{fact}` is filled in. */
  readonly says: Readonly<Record<string, string>>;
  /** What must be known to say it. A fact of the code that `says` leaves out comes from here. */
  readonly facts?: TObject;
  readonly hints?: readonly HintTemplate[];
  readonly suggest?: readonly Suggestion[];
}
export const defineRefusals = <const T extends Record<string, Refusal>>(refusals: T): T => refusals;

/** A call that an answer proposes; `{fact}` is filled in, and a parameter that is nothing but an unknown fact is left out. */
export interface NextCallSpec {
  readonly tool: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly reason: string;
  readonly priority?: 'high' | 'medium' | 'low';
  readonly facts?: TObject;
}
export const defineNextCalls = <const T extends Record<string, NextCallSpec>>(calls: T): T => calls;

/** A text, a list of texts, or a form with texts in it; `{fact}` is filled in wherever it stands. */
export type TextTree = string | boolean | number | null | readonly TextTree[] | { readonly [part: string]: TextTree };
export const defineTexts = <const T extends Record<string, TextTree>>(texts: T): T => texts;

/** Input that cannot be meant: what is wrong, what to do, the field to look at, and what must be known to say so. */
export const badInput = (problem: string, fix: string, field?: string, facts?: TObject): Refusal => ({
  code: 'INVALID_INPUT',
  says: { problem, fix },
  ...(facts ? { facts } : {}),
  ...(field === undefined ? {} : { hints: [{ field, kind: 'other', expected: fix }] }),
});
