import type { Time } from '../../kernel/time.ts';
import { MindProblem } from './trouble.ts';

/** An answer is a few kilobytes; around it a provider may say how it got there. */
export const mostReplyBytes = 4 * 1024 * 1024;
/** Of what a model said. */
export const mostAnswerChars = 512 * 1024;

export interface Limited {
  readonly signal: AbortSignal;
  /** Why it was ended; nothing while it goes on. */
  problem(): MindProblem | undefined;
  /** Ends it. */
  end(problem: MindProblem): void;
  /** Takes back what would have ended it later. */
  done(): void;
}

const stopped = () => new MindProblem('stopped', 'Stopped before there was an answer.');

/** Nothing is started for somebody who no longer wants it. */
export function wanted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw stopped();
}

/** Work that ends when it takes too long, or when nobody wants it any more. */
export function limited(time: Time, { timeout_s, signal }: { timeout_s: number; signal?: AbortSignal | undefined }): Limited {
  const controller = new AbortController();
  const end = (problem: MindProblem) => controller.abort(problem);
  const stop = () => end(stopped());
  const late = () => end(new MindProblem('timeout', `No answer within ${timeout_s} s.`));
  const cancel = timeout_s > 0 ? time.after(timeout_s * 1000, late) : () => {};
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    problem: () => (controller.signal.aborted ? (controller.signal.reason as MindProblem) : undefined),
    end,
    done() {
      cancel();
      signal?.removeEventListener('abort', stop);
    },
  };
}

/** Waits, unless nobody wants it any more. */
export function pause(time: Time, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    let cancel = () => {};
    const over = () => {
      cancel();
      signal?.removeEventListener('abort', over);
      resolve();
    };
    signal?.addEventListener('abort', over);
    cancel = time.after(ms, over);
    if (signal?.aborted) over();
  });
}
