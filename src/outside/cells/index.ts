import type { Cells, NotStarted } from '../../kernel/cells.ts';
import { foldersBelow } from './folders.ts';
import { installPackages } from './install.ts';
import { findNpm } from './npm.ts';
import { standing, thisProcess } from './owner.ts';
import { canConfine } from './permission.ts';
import { runCell } from './run.ts';
import { Seats } from './seats.ts';

export interface CellOptions {
  /** Where runs and packages are kept; null: in a folder that goes when the process ends. */
  readonly folder?: string | null;
  /** How long a run may take. */
  readonly timeMs?: number;
  readonly installMs?: number;
  /** How much memory a run may use, in MiB. */
  readonly memoryMb?: number;
  /** How many run at a time. */
  readonly most?: number;
  /** How long one more waits for its turn. */
  readonly patienceMs?: number;
  /** The environment that npm finds its registry by. */
  readonly env?: NodeJS.ProcessEnv;
  /** Where npm is; null: nowhere; left out: looked for. */
  readonly npm?: string | null;
}

/** Between the end of a run's time and the moment at which it is gone. */
const marginMs = 30_000;

const whyNot = (error: unknown): NotStarted => ({
  kind: 'unstarted',
  detail: (error as NodeJS.ErrnoException).code ?? String(error),
});

export interface CellRunner extends Cells {
  /** Removes what servers left behind that are no longer there. */
  sweep(): Promise<void>;
  /** Ends what runs, and runs nothing more. */
  halt(): void;
}

export function createCells(options: CellOptions = {}): CellRunner {
  const { folder = null, timeMs = 30_000, installMs = 120_000, memoryMb = 512, most = 4, patienceMs = 30_000 } = options;
  const { env = process.env } = options;
  const folders = foldersBelow(folder);
  const seats = new Seats(most);
  const halted = new AbortController();

  /** In its turn, until it is called off or the server stops. */
  async function seated<T>(signal: AbortSignal, work: (until: AbortSignal) => Promise<T>): Promise<T | NotStarted> {
    const until = AbortSignal.any([signal, halted.signal]);
    if (!(await seats.take(patienceMs, until)))
      return until.aborted ? { kind: 'unstarted', detail: 'ECANCELED' } : { kind: 'busy', most };
    try {
      return await work(until);
    } catch (error) {
      return whyNot(error);
    } finally {
      seats.release();
    }
  }

  return {
    supported: canConfine,
    get runner() {
      return thisProcess();
    },
    lives: (runner) => standing(runner) !== 'gone',
    longestMs: { run: timeMs + patienceMs + marginMs, install: installMs + patienceMs + marginMs },
    run: (order, signal) => seated(signal, (until) => runCell({ folders, timeMs, memoryMb }, order, until)),
    install: async (order, signal, tick) => {
      const npm = options.npm === undefined ? findNpm(env) : options.npm;
      if (!npm) return { kind: 'no-npm' };
      return seated(signal, (until) => installPackages({ folders, timeMs: installMs, npm, env }, order, until, tick));
    },
    sweep: () => folders.sweep(),
    halt: () => halted.abort('stopped'),
  };
}
