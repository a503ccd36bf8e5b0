import type { HandsReply, MinimalChecks } from '../../../../generated/types/index.ts';
import { text } from '../../../kernel/says.ts';
import { answerTo } from './answer.ts';
import { answerText, beforeDeciding, checkText, joined } from './arbitrate-rules.ts';
import { withStrategy } from './checks.ts';
import type { Observed } from './observe.ts';
import { queue } from './queue.ts';
import { recall } from './recall.ts';
import { end, goesOn, place, type Run, record } from './state.ts';
import { askUser } from './user.ts';

/** What the batch has left to say or to ask before anybody decides. The checks where it is left to decide; null where it is settled. */
export async function arbitrate(
  run: Run,
  seen: Observed,
  planned: MinimalChecks,
  reply: HandsReply | null,
): Promise<MinimalChecks | null> {
  const last_message = seen.hands.last_message;
  const first = beforeDeciding(reply, planned, { last_message, hasStrategy: false });
  if (first.kind === 'ask') {
    await askInstead(run, seen, planned, first.question);
    return null;
  }
  const checks = await withStrategy(run, seen, planned);
  if (!checks || !goesOn(run)) return null;
  const move = beforeDeciding(reply, checks, { last_message, hasStrategy: true });
  if (move.kind === 'send') {
    await queue(run, seen, move.text, { batch_id: seen.at, reason: 'answer_or_checks', checks });
    return null;
  }
  return checks;
}

/** Memory is asked once more before the user is. */
async function askInstead(run: Run, seen: Observed, checks: MinimalChecks, asked: string): Promise<void> {
  const { at, n } = seen;
  const question = asked || text('run-generic-question');
  await recall(run, `${at}.before_user_recall`, 'before_ask_user', `${question}\n${run.task}`);
  const batch_id = `${at}.after_recall`;
  const again = await answerTo(run, seen, checks, { batch_id, tag: `autoanswer_retry_after_recall_b${n}`, question });
  if (!goesOn(run)) return;
  const known = answerText(again);
  if (known !== '') {
    await queue(run, seen, joined(known, checkText(checks)), { batch_id, reason: 'answered_after_recall', checks });
    return;
  }
  const answer = await askForAnswer(run, at, again.ask_user_question.trim() || question);
  if (answer !== null)
    await queue(run, seen, joined(answer, checkText(checks)), { batch_id: at, reason: 'user_answered', checks });
}

/** What the user says; null where nothing was said, and the run is over. */
export async function askForAnswer(run: Run, batch_id: string, question: string): Promise<string | null> {
  const answer = await askUser(run, question);
  if (!answer) {
    end(run, 'blocked', 'user_gave_no_answer', text('run-no-answer'));
    return null;
  }
  await record(run, 'user_input', { ...place(run, batch_id), question, answer });
  return answer;
}
