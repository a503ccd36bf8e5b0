import {
  type HandsBatch,
  type HandsEnd,
  type HandsOutcome,
  type HandsProblem,
  type HandsReader,
  type HandsWatch,
  noThread,
} from '../../kernel/hands.ts';
import { systemTime, type Time } from '../../kernel/time.ts';
import type { Hide } from '../secrets.ts';
import { type Plan, Running, reasonOf } from './running.ts';
import { start } from './start.ts';
import { type MakeFile, openTranscript } from './transcript.ts';

export interface HandsWorld {
  readonly time?: Time;
  readonly makeFile?: MakeFile;
  /** Takes keys out of what an agent prints, before anybody keeps or shows it; left out: there are none. */
  readonly hide?: Hide;
}

const codes: Partial<Record<HandsProblem['kind'], number>> = { 'program-missing': 127, 'program-not-executable': 126 };

/** One run of a program, from its start to the last line of its transcript. */
export async function runBatch(
  plan: Plan | HandsProblem,
  batch: HandsBatch,
  watch: HandsWatch,
  reader: HandsReader,
  { time = systemTime, makeFile, hide = (text) => text }: HandsWorld = {},
): Promise<HandsOutcome> {
  const began = time.now();
  const outcome = (
    ended: HandsEnd,
    {
      problem = null,
      exit_code = 1,
      signal = null,
      left_running = false,
      duration_ms = time.now() - began,
    }: Partial<HandsOutcome> = {},
  ): HandsOutcome => {
    const read = reader.read();
    const thread_id = read.thread_id ?? batch.resume ?? noThread;
    return { ...read, ended, problem, thread_id, exit_code, signal, duration_ms, left_running };
  };
  const notStarted = (problem: HandsProblem): HandsOutcome => {
    const ended = problem.kind === 'program-missing' ? 'missing' : 'failed_to_start';
    return outcome(ended, { problem, exit_code: codes[problem.kind] ?? 1 });
  };
  if (batch.signal.aborted) return outcome('stopped', { exit_code: 130 });
  if (!('command' in plan)) return notStarted(plan);

  const opened = await openTranscript(batch.transcript, time.now, makeFile);
  if (opened.kind === 'failed') return notStarted({ kind: 'transcript-failed', path: batch.transcript, code: opened.code });
  const { transcript } = opened;
  const kind = plan.provider === 'cli' ? `cli.${plan.kind}` : plan.kind;
  const thread = plan.kind === 'resume' ? { thread_id: batch.resume } : {};
  transcript.header({ kind, ...thread, cwd: plan.command.cwd, argv: plan.shown.map(hide) });

  if (batch.signal.aborted) {
    transcript.row('meta', `mi.stop.requested=1 reason=${reasonOf(batch.signal)}`);
    await transcript.close();
    return outcome('stopped', { exit_code: 130 });
  }
  const starting = await start(plan.command);
  if (starting.kind === 'failed') {
    transcript.row('meta', `mi.${plan.provider}.start_failed=${starting.problem.kind}`);
    await transcript.close();
    return notStarted(starting.problem);
  }
  const running = new Running(plan, batch, watch, reader, { child: starting.child, transcript, time, hide });
  const { cause, exit_code, signal, left_running } = await running.end();
  const ended = cause ?? 'exited';
  const duration_ms = time.now() - began;
  running.meta(
    `mi.${plan.provider}.exit_code=${exit_code} duration_ms=${duration_ms}` +
      `${signal ? ` signal=${signal}` : ''}${cause ? ` ended=${cause}` : ''}${left_running ? ' left_running=1' : ''}`,
  );
  await transcript.close();
  if (running.defect) throw running.defect.error;
  if (transcript.failure !== null && ended !== 'stopped') {
    const problem = { kind: 'transcript-failed', path: batch.transcript, code: transcript.failure } as const;
    return outcome('transcript_failed', { problem, exit_code, signal, left_running, duration_ms });
  }
  return outcome(ended, { exit_code, signal, left_running, duration_ms });
}
