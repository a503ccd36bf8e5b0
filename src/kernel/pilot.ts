import type { HandsEvent } from './hands.ts';

/** What a run of the autopilot needs of whoever started it. */

export interface UserPort {
  /** What the user answers, in a line; empty when there is nobody, nothing was said, or the signal was given before. */
  ask(question: string, signal: AbortSignal): Promise<string>;
}

export interface TimePort {
  now(): number;
  /** Ends early, without a fault, when the signal is given. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** A signal that is given with the other one, or with this reason once so much time has passed. `forget` takes the latter back. */
  deadline(ms: number, reason: string, signal: AbortSignal): { readonly signal: AbortSignal; forget(): void };
}

/** Given when the run must end: by a key, by a command, or by a file. Its reason says by which. */
export interface StopPort {
  readonly signal: AbortSignal;
  /** Given when it was asked for again: whatever has not ended yet is killed. */
  readonly again?: AbortSignal;
}

/** What a run shows while it goes on. */
export type LiveEvent =
  | {
      readonly kind: 'batch_start';
      readonly batch_id: string;
      readonly provider: string;
      readonly mode: 'exec' | 'resume';
      readonly thread_id: string;
      readonly transcript: string;
    }
  | { readonly kind: 'prompt'; readonly injection: string; readonly input: string }
  | { readonly kind: 'hands'; readonly event: HandsEvent }
  | { readonly kind: 'hands_done'; readonly batch_id: string; readonly exit_code: number; readonly thread_id: string }
  /** A question was put to the Mind; the next event of another kind means that it was answered. */
  | { readonly kind: 'asking'; readonly name: string; readonly tag: string }
  /** A stage of a batch ended; what is worth saying about it, in order. */
  | {
      readonly kind: 'stage';
      readonly name: string;
      readonly batch_id: string;
      readonly said: Readonly<Record<string, string | number | boolean>>;
    }
  | { readonly kind: 'waiting'; readonly ms: number; readonly trouble: string }
  | { readonly kind: 'used'; readonly batches: number; readonly mind_calls: number; readonly minutes: number };

export interface LivePort {
  /** With a promise it asks to be spared until that is kept. */
  say(event: LiveEvent): void | Promise<void>;
}
