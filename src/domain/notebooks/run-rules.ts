import type { Execution } from '../../../generated/types/index.ts';
import type { Ended, Said, Unreadable } from '../../kernel/cells.ts';
import { text } from '../../kernel/says.ts';

/** What came of a run, for its cell and for whoever asked. */
export interface RunResult {
  readonly status: 'completed' | 'failed';
  readonly output: string;
  readonly error: string | null;
  readonly execution: Execution;
}

const whole = ({ head, tail, cut }: Said): string => (cut === 0 ? head : head + text('cell-output-cut', { bytes: cut }) + tail);

/** Why it failed: how it was ended, then what it said itself. */
function errorOf({ by, exitCode }: Ended, stdout: string, stderr: string): string {
  if (by !== 'exit') return [text('cell-run-words')[by], stderr || stdout].filter(Boolean).join('\n');
  return stderr || stdout || text('cell-run-silent', { code: exitCode });
}

export function resultOf(ended: Ended): RunResult {
  const [stdout, stderr] = [whole(ended.stdout), whole(ended.stderr)];
  const success = ended.by === 'exit' && ended.exitCode === 0;
  return {
    status: success ? 'completed' : 'failed',
    output: stdout || stderr,
    error: success ? null : errorOf(ended, stdout, stderr),
    execution: {
      success,
      exitCode: ended.exitCode,
      endedBy: ended.by,
      stdout,
      stderr,
      durationMs: ended.durationMs,
      cutBytes: ended.stdout.cut + ended.stderr.cut,
    },
  };
}

/** Code that was never run. */
export function unreadableResult({ filename, line, column, problem, snippet }: Unreadable): RunResult {
  const error = text('cell-run-unreadable', { filename, line, column, problem, snippet });
  return {
    status: 'failed',
    output: '',
    error,
    execution: { success: false, exitCode: -1, endedBy: 'unreadable', stdout: '', stderr: error, durationMs: 0, cutBytes: 0 },
  };
}

/** An installation that had nothing to do. */
export const nothingToInstall = (): RunResult =>
  resultOf({
    kind: 'ended',
    by: 'exit',
    exitCode: 0,
    durationMs: 0,
    stdout: { head: text('cell-run-words').nothing, tail: '', bytes: 0, cut: 0 },
    stderr: { head: '', tail: '', bytes: 0, cut: 0 },
  });

/** What a run leaves in its cell. */
export const kept = ({ status, output, error, execution }: RunResult) => ({
  status,
  endedBy: execution.endedBy,
  exitCode: execution.exitCode,
  durationMs: execution.durationMs,
  output: (status === 'completed' ? output : execution.stdout) || null,
  error,
  cutBytes: execution.cutBytes,
});

/** What whoever asked for it is told. */
export const told = ({ output, error, execution }: RunResult) => ({ success: execution.success, output, error, execution });
