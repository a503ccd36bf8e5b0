import { usualAutopilotConfig } from '../../generated/registry/usual.ts';
import type { HandsProvider, TranscriptObservation } from '../../generated/types/index.ts';

/** Hands is the command line of a coding agent. One batch is one run of it, from a prompt to its natural end. */

export type HandsStream = 'stdout' | 'stderr';

/** What a batch shows while it runs. */
export type HandsEvent =
  | { readonly kind: 'thread'; readonly thread_id: string }
  | { readonly kind: 'command_started'; readonly command: string }
  | { readonly kind: 'command_ended'; readonly command: string; readonly exit_code: number | null; readonly output: string }
  | { readonly kind: 'message'; readonly text: string }
  /** A line that is no event. */
  | { readonly kind: 'line'; readonly stream: HandsStream; readonly text: string }
  /** Every line as it came; what it means follows. */
  | { readonly kind: 'raw'; readonly stream: HandsStream; readonly text: string };

/** Hears what happens. While it answers with a promise nothing more is read, so that a slow watcher holds Hands back. */
export type HandsWatch = (event: HandsEvent) => void | Promise<void>;

export type InterruptMode = 'off' | 'on_high_risk' | 'on_any_external';

/** When a running batch is stopped, and how: the first signal at once, the others so many milliseconds after the first. */
export interface InterruptPolicy {
  readonly mode: InterruptMode;
  readonly signal_sequence: readonly string[];
  readonly escalation_ms: readonly number[];
}

export const defaultInterrupt: InterruptPolicy = usualAutopilotConfig.runtime.interrupt;

export interface HandsLimits {
  /** How long a batch may take. */
  readonly total_ms?: number;
  /** How long it may print nothing. */
  readonly silent_ms?: number;
}

export interface HandsBatch {
  /** Root of the project. */
  readonly cwd: string;
  readonly prompt: string;
  /** The file to write; it must not exist yet. */
  readonly transcript: string;
  /** The conversation to go on with; null begins one. */
  readonly resume: string | null;
  readonly interrupt: InterruptPolicy;
  readonly limits?: HandsLimits;
  /** Ends the batch and everything it started. A reason that is a text is written into the transcript. */
  readonly signal: AbortSignal;
  /** Once it is given, what the other signal has not ended yet is killed. */
  readonly kill?: AbortSignal | undefined;
}

/** Why a batch could not be run. `text('hands-…')` words it. */
export type HandsProblem =
  | { readonly kind: 'program-missing' | 'program-not-executable' | 'interpreter-missing'; readonly program: string }
  | { readonly kind: 'folder-missing'; readonly folder: string }
  | { readonly kind: 'prompt-too-long'; readonly program: string; readonly bytes: number }
  | { readonly kind: 'prompt-not-an-argument'; readonly program: string }
  | { readonly kind: 'thread-unusable'; readonly thread_id: string }
  | { readonly kind: 'not-configured' }
  | { readonly kind: 'transcript-failed'; readonly path: string; readonly code: string }
  | { readonly kind: 'start-failed'; readonly program: string; readonly code: string };

export type HandsEnd =
  /** It ended by itself, well or not. */
  | 'exited'
  /** A command or a line called for it, by the interrupt policy. */
  | 'interrupted'
  /** The caller wanted it. */
  | 'stopped'
  /** It took too long, or printed nothing for too long. */
  | 'timed_out'
  /** There is no such program. */
  | 'missing'
  | 'failed_to_start'
  /** What it printed could not be kept, so it was stopped. */
  | 'transcript_failed';

export interface HandsCommand {
  readonly command: string;
  /** Null when it is not known: it was cut short, or nobody said. */
  readonly exit_code: number | null;
  /** The beginning and the end of what it printed. */
  readonly output: string;
}

/** What the lines of a batch say when they are read together. */
export interface HandsRead {
  /** Null when no line named one. */
  readonly thread_id: string | null;
  readonly last_message: string;
  /** The newest, in their order. */
  readonly commands: readonly HandsCommand[];
  readonly commands_total: number;
  readonly observation: TranscriptObservation;
  readonly risk_signals: readonly string[];
  /** Whether there were events, and not only text. */
  readonly saw_events: boolean;
}

export interface HandsOutcome extends Omit<HandsRead, 'thread_id'> {
  readonly ended: HandsEnd;
  /** Set when `ended` is missing, failed_to_start or transcript_failed. */
  readonly problem: HandsProblem | null;
  /** The conversation as it can be resumed; `unknown` when there is none. It may differ from the one that was to be resumed. */
  readonly thread_id: string;
  /** As a shell says it: 126 and 127 for what could not be started, 128 and more for a signal. */
  readonly exit_code: number;
  readonly signal: string | null;
  readonly duration_ms: number;
  /** Something that it started still runs. */
  readonly left_running: boolean;
}

export interface Hands {
  readonly provider: HandsProvider;
  readonly canResume: boolean;
  /** Whatever goes wrong with Hands is in the outcome; it rejects only when the watcher does. */
  run(batch: HandsBatch, watch: HandsWatch): Promise<HandsOutcome>;
}

/** Makes sense of the lines of one batch. What it keeps does not grow with what is printed. */
export interface HandsReader {
  /** `whole` is false where the line was longer than what is kept of one. */
  line(stream: HandsStream, text: string, whole: boolean): readonly HandsEvent[];
  /** A line that was put into the transcript about the batch itself. */
  meta(): void;
  /** What in an event calls for an interrupt, if anything does. */
  alarm(event: HandsEvent, mode: InterruptMode): string | null;
  read(): HandsRead;
}

export const noThread = 'unknown';

/** An id that can be handed to a command line: it is no option, and it fits into a record. */
export const isThreadId = (id: string): boolean => id !== noThread && /^[A-Za-z0-9][A-Za-z0-9._:@/-]{0,199}$/.test(id);
