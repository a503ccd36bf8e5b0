import type { AnswerName, Answers } from '../../generated/registry/records.ts';

/** What went wrong when a model was asked. */
export type MindTrouble =
  /** There is nobody to ask: no program, no model or no key is configured. */
  | 'missing'
  /** The key was not accepted. */
  | 'auth'
  /** It could not be reached, or the connection broke. */
  | 'network'
  | 'rate_limited'
  /** It was reached and failed by itself. */
  | 'unavailable'
  /** It said no: to the request, or to the question. */
  | 'refused'
  | 'timeout'
  /** It answered more than an answer can be. */
  | 'too_large'
  /** Its answer did not fit the schema, and neither did the mended one. */
  | 'invalid'
  /** Whoever asked no longer wants to know. */
  | 'stopped';

/** Troubles that pass: whoever can wait may ask again later. */
export const passes = (kind: MindTrouble): boolean =>
  kind === 'network' || kind === 'rate_limited' || kind === 'unavailable' || kind === 'timeout';

export interface Question<N extends AnswerName = AnswerName> {
  /** Which of the questions it is; it decides what the answer must look like. */
  readonly name: N;
  readonly prompt: string;
  /** Names the transcript. */
  readonly tag: string;
  readonly signal?: AbortSignal | undefined;
  /** Asked each time before the model is called once more for the same question; false: no more of them. */
  readonly again?: (() => boolean) | undefined;
}

/** A request for text that no schema binds. */
export interface WritingRequest {
  readonly prompt: string;
  readonly system?: string | undefined;
  readonly tag: string;
  readonly signal?: AbortSignal | undefined;
}

interface Heard {
  readonly state: 'ok';
  /** As the provider calls it. */
  readonly model: string;
  /** File that holds what was asked and answered; empty where none could be written. */
  readonly transcript: string;
}

export interface MindFailure {
  readonly state: 'error';
  readonly kind: MindTrouble;
  /** What is wrong and what to do, in a few lines without secrets. */
  readonly error: string;
  readonly transcript: string;
  /** How long the provider asks to be left alone. */
  readonly retry_after_ms?: number;
}

export type Asked<N extends AnswerName = AnswerName> =
  | (Heard & {
      readonly answer: Answers[N];
      /** The first answer did not fit, and the second did. */
      readonly repaired: boolean;
    })
  | MindFailure;

export type Written = (Heard & { readonly text: string }) | MindFailure;

/**
 * The model that decides. It is never waited for without end, and never throws: what goes wrong comes back as a failure.
 * Answers have the shape that their question asks for; whether they make sense is for the caller to judge.
 */
export interface Mind {
  ask<N extends AnswerName>(question: Question<N>): Promise<Asked<N>>;
  write(request: WritingRequest): Promise<Written>;
}
