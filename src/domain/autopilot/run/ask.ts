import type { AnswerName, Answers } from '../../../../generated/registry/records.ts';
import { type MindFailure, passes } from '../../../kernel/mind.ts';
import { cutWhole, joinWhole } from '../../../kernel/secrets/cut.ts';
import { afterFailure, afterSuccess } from '../circuit-rules.ts';
import { type Blocks, promptFor } from '../prompt-rules.ts';
import { isSpent, mayAsk, mayCallAgain } from './limits.ts';
import { isCut, place, type Run, record } from './state.ts';
import { waitOut } from './wait.ts';
import { mostWaits } from './wait-rules.ts';

/** What became of a question. Without an answer, `note` says why in a word that records can carry. */
export type Reply<N extends AnswerName> =
  | { readonly state: 'ok'; readonly answer: Answers[N]; readonly ref: string }
  | { readonly state: 'error' | 'skipped'; readonly answer: null; readonly ref: string; readonly note: string };

export const skipped = (note: string) => ({ state: 'skipped', answer: null, ref: '', note }) as const;

/**
 * Asks the Mind. It never fails: what went wrong is recorded, and the caller does without. A provider that is out for the moment is
 * waited for, so that an outage costs time and no batch; one that fails twice in a row is not asked again in this run.
 */
export async function ask<N extends AnswerName & keyof Blocks>(
  run: Run,
  name: N,
  blocks: Blocks[N],
  { batch_id, tag }: { readonly batch_id: string; readonly tag: string },
): Promise<Reply<N>> {
  const { mind, live } = run.ctx.ports;
  if (isCut(run)) return skipped('stopped');
  if (run.circuit.isOpen) return skipped('mind_circuit_open');
  if (!mayAsk(run)) return skipped('max_mind_calls');
  const prompt = promptFor(name, blocks);
  for (let attempt = 0; ; attempt += 1) {
    run.mind_calls += 1;
    live.say({ kind: 'asking', name, tag });
    const asked = await mind.ask({ name, prompt, tag, signal: run.signal, again: () => mayCallAgain(run) });
    if (asked.state === 'ok') {
      run.circuit = afterSuccess(run.circuit);
      run.mind_trouble = '';
      return { state: 'ok', answer: asked.answer, ref: asked.transcript };
    }
    if (asked.kind === 'stopped' || isCut(run)) return skipped('stopped');
    if (!passes(asked.kind) || attempt >= mostWaits || !(await waited(run, asked, { batch_id, tag, attempt })))
      return failed(run, name, asked, { batch_id, tag });
  }
}

/** Waits until the provider may be asked again; false where there is no time or no question left for it. */
async function waited(
  run: Run,
  { kind, error, retry_after_ms }: MindFailure,
  { batch_id, tag, attempt }: { readonly batch_id: string; readonly tag: string; readonly attempt: number },
): Promise<boolean> {
  if (isSpent(run)) return false;
  const trouble = kind as 'network' | 'rate_limited' | 'unavailable' | 'timeout';
  return waitOut(run, { trouble, attempt, retry_after_ms }, (said) =>
    record(run, 'mind_wait', { ...place(run, batch_id), trouble, tag, ...said, error: cutWhole(error, 2000) }),
  );
}

async function failed(
  run: Run,
  name: AnswerName,
  { error, transcript }: MindFailure,
  { batch_id, tag }: { readonly batch_id: string; readonly tag: string },
) {
  const said = cutWhole(error, 2000);
  run.mind_trouble = cutWhole(joinWhole(said), 400);
  run.ctx.ports.live.say({ kind: 'stage', name: 'mind_error', batch_id, said: { tag, error: run.mind_trouble } });
  const schema_filename = `${name}.json`;
  await record(run, 'mind_error', {
    ...place(run, batch_id),
    schema_filename,
    tag,
    mind_transcript_ref: transcript,
    error: said,
  });
  const { circuit, opened } = afterFailure(run.circuit);
  run.circuit = circuit;
  if (opened) {
    const { threshold, failures_total, failures_consecutive } = circuit;
    const counts = { threshold, failures_total, failures_consecutive };
    await record(run, 'mind_circuit', { ...place(run, batch_id), state: 'open', ...counts, schema_filename, tag, error: said });
  }
  return { state: 'error', answer: null, ref: transcript, note: `mind_error: ${cutWhole(said, 200)}` } as const;
}
