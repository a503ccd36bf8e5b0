import { type HandsOutcome, type HandsProblem, noThread } from '../../../kernel/hands.ts';
import { text } from '../../../kernel/says.ts';
import { cutWhole } from '../../../kernel/secrets/cut.ts';
import { sha256 } from '../../../kernel/sha256.ts';
import { problemText } from '../hands-config-rules.ts';
import { outageIn } from './outage-rules.ts';
import { end, goesOn, place, promptOf, type Run, record, saveOverlay, ts } from './state.ts';
import { waitOut } from './wait.ts';
import { mostWaits } from './wait-rules.ts';

const isKnown = (thread_id: string) => thread_id !== '' && thread_id !== noThread;

/** What was sent, and where its transcript is. */
export interface Sent {
  readonly input: string;
  readonly injection: string;
  readonly transcript: string;
}

async function send(run: Run, at: string, sent: Sent, resume: string | null): Promise<HandsOutcome> {
  const { hands, live, stop } = run.ctx.ports;
  const { injection, input, transcript } = sent;
  const prompt = promptOf(injection, input);
  await record(run, 'hands_input', {
    ...place(run, at),
    transcript_path: transcript,
    input,
    light_injection: injection,
    prompt_sha256: sha256(prompt),
  });
  const mode = resume === null ? 'exec' : 'resume';
  live.say({ kind: 'batch_start', batch_id: at, provider: hands.provider, mode, thread_id: run.thread_id, transcript });
  live.say({ kind: 'prompt', injection, input });
  const { root_path: cwd } = run.ctx.target;
  const { interrupt } = run.config.runtime;
  const { again: kill } = stop;
  const { signal } = run;
  return hands.run({ cwd, prompt, transcript, resume, interrupt, signal, kill }, (event) => live.say({ kind: 'hands', event }));
}

/** Sends it; where the provider of Hands is out for the moment, the same once more after a while: an outage costs time and no batch. */
async function sendPatiently(run: Run, at: string, first: Sent, resume: string | null): Promise<HandsOutcome & Sent> {
  let sent = first;
  for (let attempt = 0; ; attempt += 1) {
    const outcome = { ...(await send(run, at, sent, resume)), ...sent };
    const outage = outageIn(outcome);
    if (!outage || attempt >= mostWaits) return outcome;
    const { trouble, error } = outage;
    const waited = await waitOut(run, { ...outage, attempt }, (said) =>
      record(run, 'hands_wait', {
        ...place(run, at),
        ...said,
        trouble,
        error: cutWhole(error, 2000),
        transcript_path: outcome.transcript,
      }),
    );
    if (!waited) return outcome;
    sent = { ...first, transcript: await transcriptFor(run, `${at}_again_${attempt + 1}`) };
  }
}

/** A conversation of an earlier run that is gone: said, and begun anew. */
async function againAfterResume(run: Run, at: string, { exit_code, ...sent }: HandsOutcome & Sent): Promise<HandsOutcome & Sent> {
  const { provider } = run.ctx.ports.hands;
  const { input, injection } = sent;
  const notes = text('run-resume-failed', { thread: run.thread_id, exit_code });
  await record(run, 'hands_resume_failed', { ...place(run, at), provider, exit_code, notes, transcript_path: sent.transcript });
  run.thread_id = '';
  const transcript = await transcriptFor(run, `${at}_exec_after_resume_fail`);
  return sendPatiently(run, at, { input, injection, transcript }, null);
}

function transcriptFor(run: Run, name: string): Promise<string> {
  const now = run.ctx.ports.time.now();
  return run.ctx.reading(async ({ store }) => store.place.handsTranscript(name, now, run.ctx.newId()));
}

/** One batch of Hands, from the input that waits to its natural end. */
export async function runHands(run: Run, at: string): Promise<(HandsOutcome & Sent) | null> {
  const { hands, live } = run.ctx.ports;
  const injection = await run.knows.injection();
  if (!goesOn(run)) return null;
  const sent = { input: run.next_input, injection, transcript: await transcriptFor(run, at) };
  const resume = hands.canResume && isKnown(run.thread_id) ? run.thread_id : null;
  const first = await sendPatiently(run, at, sent, resume);
  const isLost = run.resumes && resume !== null && first.ended === 'exited' && first.exit_code !== 0 && !outageIn(first);
  const outcome = isLost && goesOn(run) ? await againAfterResume(run, at, first) : first;
  run.resumes = false;
  run.batches += 1;
  run.last_message = outcome.last_message;
  await keepThread(run, outcome.thread_id);
  live.say({ kind: 'hands_done', batch_id: at, exit_code: outcome.exit_code, thread_id: run.thread_id });
  if (outcome.problem !== null) end(run, 'blocked', 'hands_failed', failureText(outcome.problem));
  return wasRunning(outcome) ? outcome : null;
}

/** Hands did something, whatever became of it then. */
const wasRunning = ({ ended }: HandsOutcome): boolean => ended !== 'missing' && ended !== 'failed_to_start';

const failureText = (problem: HandsProblem): string => {
  const { message, fix } = problemText(problem);
  return `${message} ${fix}`;
};

/** Adopted where it is known; the next run may go on with it. */
async function keepThread(run: Run, thread_id: string): Promise<void> {
  if (!isKnown(thread_id) || thread_id === run.thread_id) return;
  run.thread_id = thread_id;
  run.segment = { ...run.segment, thread_id };
  const { provider } = run.ctx.ports.hands;
  await saveOverlay(run, { ...run.overlay, hands_state: { provider, thread_id, updated_ts: ts(run) } });
}
