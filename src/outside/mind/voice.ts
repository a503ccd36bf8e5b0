import type { AnswerSchema } from './schemas.ts';
import type { Transcript } from './transcript.ts';

/** One thing that a model is asked to say. */
export interface Turn {
  readonly system: string;
  readonly prompt: string;
  /** What it must look like; left out: free text. */
  readonly schema?: AnswerSchema;
  /** What it said before, and what is wrong with that. */
  readonly repair?: { readonly said: string; readonly request: string };
  readonly signal?: AbortSignal | undefined;
  /** Whether the model may be called once more for it. */
  readonly again?: (() => boolean) | undefined;
  readonly transcript: Transcript;
}

export interface Spoken {
  readonly text: string;
  readonly model: string;
  /** Why it ended before it was complete, and what to do about it. */
  readonly cut?: string;
}

/** A model, however it is reached. What goes wrong is thrown as a MindProblem. */
export interface Voice {
  readonly provider: string;
  /** Which form of the schema it takes. */
  readonly dialect: 'codex' | 'openai' | 'anthropic';
  /** What the first line of a transcript says about it. */
  readonly about: Readonly<Record<string, unknown>>;
  speak(turn: Turn): Promise<Spoken>;
}
