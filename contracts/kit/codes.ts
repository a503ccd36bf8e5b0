import type { TObject } from '@sinclair/typebox';

/** A next call, with `{fact}` filled in from what the error or warning knows. */
export interface Suggestion {
  /** Only when the facts hold these values. */
  readonly when?: Readonly<Record<string, string | boolean>>;
  readonly tool: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly reason: string;
  readonly priority?: 'high' | 'medium' | 'low';
}

export interface Code {
  readonly message: string;
  readonly recovery: string;
  /** What must be known to say it; the placeholders of `message` and `recovery`. */
  readonly facts: TObject;
  readonly suggest?: readonly Suggestion[];
  /** HTTP status of an error on `POST /v1/tools/{name}`. */
  readonly status?: number;
}

export const defineErrors = <const T extends Record<string, Code>>(codes: T): T => codes;
export const defineWarnings = <const T extends Record<string, Code>>(codes: T): T => codes;

export interface Signal {
  readonly severity: 'critical' | 'high' | 'warning' | 'info';
  readonly summary: string;
  /** The kind of action that the engine offers with it. */
  readonly action?: string;
}
export const defineSignals = <const T extends Record<string, Signal>>(signals: T): T => signals;
