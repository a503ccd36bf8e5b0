import { constants } from 'node:os';
import { defaultInterrupt, type HandsEnd, type InterruptPolicy } from '../../kernel/hands.ts';
import type { Time } from '../../kernel/time.ts';
import type { Family } from './family.ts';

/** Why a batch is ended before its time; the later in this list outranks the earlier. */
export const causes = ['interrupted', 'timed_out', 'transcript_failed', 'stopped'] as const satisfies readonly HandsEnd[];
export type Cause = (typeof causes)[number];

interface Step {
  readonly signal: NodeJS.Signals;
  readonly after_ms: number;
}

const nextStepMs = 2000;
/** What even this does not end is stuck in the system. */
const lastWaitMs = 5000;

const isSignal = (name: string): name is NodeJS.Signals => Object.hasOwn(constants.signals, name);

/** When to send which signal, counted from the first. A list without a signal that can be sent means the usual one. */
export function stepsOf({ signal_sequence, escalation_ms }: Pick<InterruptPolicy, 'signal_sequence' | 'escalation_ms'>): Step[] {
  const known = signal_sequence.filter(isSignal);
  const signals = known.length > 0 ? known : (defaultInterrupt.signal_sequence as NodeJS.Signals[]);
  let at = 0;
  return signals.map((signal, i) => {
    if (i > 0) at = Math.max(at, escalation_ms[i - 1] ?? at + nextStepMs);
    return { signal, after_ms: at };
  });
}

/** Only an interrupt keeps to its policy; everything else ends for certain. */
function stepsFor(cause: Cause, policy: InterruptPolicy): Step[] {
  const steps = stepsOf(policy);
  const last = steps.at(-1);
  if (cause === 'interrupted' || last?.signal === 'SIGKILL') return steps;
  return [...steps, { signal: 'SIGKILL', after_ms: (last?.after_ms ?? 0) + nextStepMs }];
}

export interface EndingWorld {
  readonly family: Family;
  readonly policy: InterruptPolicy;
  readonly time: Time;
  /** Is told of what was asked for, and of each signal that was sent. */
  readonly says: (cause: Cause, what: string) => void;
}

/** Ends a process and all that came from it: first politely, then less so. */
export class Ending {
  cause: Cause | null = null;
  #steps: Step[] = [];
  #began = 0;
  #next = 0;
  #last: NodeJS.Signals | null = null;
  #cancel = () => {};

  constructor(readonly world: EndingWorld) {}

  /** The first request begins the sequence; one that outranks it changes what it is called and how it ends. */
  request(cause: Cause, why: string): void {
    if (this.cause !== null && causes.indexOf(cause) <= causes.indexOf(this.cause)) return;
    const isFirst = this.cause === null;
    this.cause = cause;
    this.#steps = stepsFor(cause, this.world.policy);
    this.world.says(cause, `requested=1 ${why}`);
    if (isFirst) {
      this.#began = this.world.time.now();
      this.#step();
    } else this.#wait();
  }

  /** Nobody waits any longer: the last signal is sent at once. */
  kill(): void {
    if (this.cause === null || this.#last === 'SIGKILL') return;
    this.#steps = [...this.#steps.slice(0, this.#next), { signal: 'SIGKILL', after_ms: 0 }];
    this.#step();
  }

  #step(): void {
    const { family, says } = this.world;
    const step = this.#steps[this.#next];
    if (!step) return;
    if (this.#next === 0) family.signalGroup(step.signal);
    else family.signalAll(step.signal);
    this.#next += 1;
    this.#last = step.signal;
    says(this.cause as Cause, `sent=${step.signal}`);
    this.#wait();
  }

  #wait(): void {
    this.#cancel();
    const step = this.#steps[this.#next];
    if (!step) return;
    const { time } = this.world;
    this.#cancel = time.after(Math.max(0, this.#began + step.after_ms - time.now()), () => this.#step());
  }

  /** The leader is gone. Those that it left behind get the signal that it got, and what follows; resolves with whether any still live. */
  async leftBehind(): Promise<boolean> {
    const { family, time } = this.world;
    if (this.#last !== null && family.living().length > 0) family.signalAll(this.#last);
    const last = this.#steps.at(-1);
    const giveUp = new AbortController();
    const wait = Math.max(0, this.#began + (last?.after_ms ?? 0) - time.now()) + lastWaitMs;
    const cancel = time.after(wait, () => giveUp.abort());
    const gone = await family.gone(giveUp.signal, () => this.#last === 'SIGKILL');
    cancel();
    this.#cancel();
    return !gone;
  }

  cancel(): void {
    this.#cancel();
  }
}
