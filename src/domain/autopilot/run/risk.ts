import { text } from '../../../kernel/says.ts';
import { ask } from './ask.ts';
import { isYes } from './decide-rules.ts';
import { type Observed, standard } from './observe.ts';
import { recall } from './recall.ts';
import { assumedRisk, mustAsk } from './risk-policy-rules.ts';
import { end, place, type Run, record } from './state.ts';
import { askUser } from './user.ts';

const mostSignals = 20;

/** Judges what looks risky in a batch after the fact, and lets the user end the run over it. */
export async function judgeRisk(run: Run, { at, n, hands, context }: Observed): Promise<void> {
  const risk_signals = hands.risk_signals.slice(0, mostSignals);
  if (risk_signals.length === 0) return;
  await recall(run, `${at}.risk_recall`, 'risk_signal', `${risk_signals.join('\n')}\n${run.task}`);
  const reply = await ask(
    run,
    'risk_judge',
    { ...standard(run, context), risk_signals, last_message: hands.last_message },
    { batch_id: at, tag: `risk_b${n}` },
  );
  const risk = reply.answer ?? assumedRisk(risk_signals, text('run-risk-unjudged'));
  const { event_id } = await record(run, 'risk_event', { ...place(run, at), risk_signals, mind_transcript_ref: reply.ref, risk });
  const { category, severity } = risk;
  run.ctx.ports.live.say({ kind: 'stage', name: 'risk_judge', batch_id: at, said: { state: reply.state, category, severity } });
  await learn(run, {
    suggested: risk.learn_suggested,
    source: 'risk_judge',
    batch_id: at,
    ref: reply.ref,
    event_ids: [event_id],
  });
  if (!mustAsk(run.config.runtime.violation_response, risk)) return;
  const mitigation = risk.mitigation.slice(0, 3).map((line) => `\n- ${line}`);
  const question = text('run-risk-question', { category, severity, mitigation: mitigation.join('') });
  const answer = await askUser(run, question);
  if (answer === null) return;
  await record(run, 'user_input', { ...place(run, at), question, answer });
  if (!isYes(answer)) end(run, 'blocked', 'user_said_no', text('run-stopped-after-risk', { category, severity }));
}

type Learning = Parameters<Run['knows']['learn']>[0];

/** Keeps what the Mind thinks worth learning. */
export async function learn(run: Run, given: Omit<Learning, 'thread_id'>): Promise<readonly string[]> {
  const learned = await run.knows.learn({ ...given, thread_id: run.thread_id });
  if (!learned) return [];
  run.suggested.push(learned.event_id);
  return learned.applied_claim_ids;
}
