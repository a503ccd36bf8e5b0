import type { HandsReply, MinimalChecks } from '../../../../generated/types/index.ts';
import { ask } from './ask.ts';
import { type Observed, standard } from './observe.ts';
import { place, type Run, record } from './state.ts';

const noReply = (notes: string): HandsReply => ({
  should_answer: false,
  confidence: 0,
  hands_answer_input: '',
  needs_user_input: false,
  ask_user_question: '',
  unanswered_questions: [],
  notes,
});

interface Answering {
  readonly batch_id: string;
  readonly tag: string;
  /** What is to be answered; the message of Hands, unless another question is meant. */
  readonly question: string;
}

/** Asks whether a question can be answered from values and evidence, and records the reply. */
export async function answerTo(
  run: Run,
  seen: Observed,
  check_plan: MinimalChecks,
  { batch_id, tag, question }: Answering,
): Promise<HandsReply> {
  const reply = await ask(
    run,
    'auto_answer_to_hands',
    {
      ...standard(run, seen.context),
      repo_observation: seen.repo,
      check_plan,
      recent_evidence: run.window,
      last_message: question,
    },
    { batch_id, tag },
  );
  const auto_answer = reply.answer ?? noReply(reply.note);
  await record(run, 'auto_answer', { ...place(run, batch_id), mind_transcript_ref: reply.ref, auto_answer });
  const { should_answer, needs_user_input, confidence } = auto_answer;
  const said = { state: reply.state, should_answer, needs_user_input, confidence };
  run.ctx.ports.live.say({ kind: 'stage', name: 'auto_answer_to_hands', batch_id, said });
  return auto_answer;
}

/** Null where Hands asked nothing. */
export async function autoAnswer(run: Run, seen: Observed, checks: MinimalChecks): Promise<HandsReply | null> {
  const { at, n, hands, asks } = seen;
  if (!asks) return null;
  return answerTo(run, seen, checks, { batch_id: at, tag: `autoanswer_b${n}`, question: hands.last_message });
}
