import type { TSchema } from '@sinclair/typebox';

/** Something that a call can be about. It is found before the handler runs, by the room that knows how. */
export interface Target {
  /** How it is named, and what is meant when it is not. */
  readonly summary: string;
  /** The room whose locator finds it. */
  readonly room: string;
  /** What the handler is given. */
  readonly found: TSchema;
}
export const defineTargets = <const T extends Record<string, Target>>(targets: T): T => targets;

/** Whose data a call works on. */
export interface Scope {
  readonly summary: string;
  /** The input field that names it; null where no field does. A server may have a default, so the field is never required. */
  readonly field: string | null;
  /** What it is called where there is but one, so that it can be written to without being named. */
  readonly is?: string;
}
export const defineScopes = <const T extends Record<string, Scope>>(scopes: T): T => scopes;
