import type { HandsReply, MinimalChecks, NextMove } from '../../../../generated/types/index.ts';
import { text } from '../../../kernel/says.ts';
import { answerTo } from './answer.ts';
import { askForAnswer } from './arbitrate.ts';
import { answerText, checkText, joined } from './arbitrate-rules.ts';
import { ask } from './ask.ts';
import { keepStrategy } from './checks.ts';
import { isGoodbye, routeOf } from './decide-rules.ts';
import { contextNow, type Observed, standard } from './observe.ts';
import { queue } from './queue.ts';
import { recall } from './recall.ts';
import { learn } from './risk.ts';
import { end, goesOn, place, type Run, record } from './state.ts';
import { askUser } from './user.ts';

type Strategy = NonNullable<NextMove['update_project_overlay']['set_testless_strategy']>;
type Phase = 'initial' | 'after_user';

interface Deciding {
  readonly seen: Observed;
  readonly checks: MinimalChecks;
  readonly reply: HandsReply | null;
}

/** Asks what to do next, and records and keeps what comes of it. Null where nobody could say. */
async function move(run: Run, { seen, checks, reply }: Deciding, phase: Phase): Promise<NextMove | null> {
  const { at, n, hands, repo } = seen;
  const context = await contextNow(run);
  const cursor = run.overlay.workflow_run;
  const workflow = cursor.active ? (await run.works.effective()).find(({ id }) => id === cursor.workflow_id) : undefined;
  const tag = phase === 'initial' ? `decide_b${n}` : `decide_after_user_b${n}`;
  const answered = await ask(
    run,
    'decide_next',
    {
      ...standard(run, context),
      workflow: workflow ?? {},
      workflow_run: cursor,
      repo_observation: repo,
      check_plan: checks,
      auto_answer: reply ?? {},
      recent_evidence: run.window,
      last_message: hands.last_message,
    },
    { batch_id: at, tag },
  );
  const { answer: decision, ref: mind_transcript_ref } = answered;
  if (!decision) return null;
  const { next_action, status, confidence, notes, ask_user_question, next_hands_input } = decision;
  const { event_id } = await record(run, 'decide_next', {
    ...place(run, at),
    phase,
    next_action,
    status,
    confidence,
    notes,
    ask_user_question,
    next_hands_input,
    mind_transcript_ref,
    thought_db: context.use,
    decision,
  });
  run.ctx.ports.live.say({ kind: 'stage', name: 'decide_next', batch_id: at, said: { status, next_action, confidence } });
  const strategy = decision.update_project_overlay.set_testless_strategy;
  if (strategy && strategy.strategy.trim() !== '') await setStrategy(run, at, strategy);
  await learn(run, {
    suggested: decision.learn_suggested,
    source: phase === 'initial' ? 'decide_next' : 'decide_next.after_user',
    batch_id: phase === 'initial' ? at : `${at}.after_user`,
    ref: mind_transcript_ref,
    event_ids: [event_id],
  });
  return decision;
}

/** A decision says many things: the claim cites a record that says this alone. */
async function setStrategy(run: Run, at: string, { strategy: said, rationale }: Strategy): Promise<void> {
  const strategy = said.trim();
  const { event_id } = await record(run, 'testless_strategy_set', { ...place(run, at), strategy, rationale });
  await keepStrategy(run, strategy, { source: 'decide_next', rationale, event_id });
}

export async function decide(run: Run, deciding: Deciding): Promise<void> {
  const decision = await move(run, deciding, 'initial');
  if (!goesOn(run)) return;
  if (!decision) return withoutDecision(run, deciding);
  await follow(run, deciding, decision, 'initial');
}

async function follow(run: Run, deciding: Deciding, decision: NextMove, phase: Phase): Promise<void> {
  const route = routeOf(decision, phase);
  const { seen, checks } = deciding;
  if (route.kind === 'stop') end(run, route.status, 'decided', route.notes);
  else if (route.kind === 'send') await queue(run, seen, route.text, { batch_id: seen.at, reason: 'decided', checks });
  else if (route.kind === 'ask') await askInstead(run, deciding, route.question);
  else end(run, 'blocked', route.kind, text(route.kind === 'asked_again' ? 'run-asked-again' : 'run-nothing-to-send'));
}

/** Values, evidence and memory are asked before the user is; then it is decided once more. */
async function askInstead(run: Run, deciding: Deciding, asked: string): Promise<void> {
  const { seen, checks } = deciding;
  const { at, n } = seen;
  let question = asked || seen.hands.last_message.trim() || text('run-generic-question');
  for (const attempt of ['', 'after_recall'] as const) {
    if (attempt) await recall(run, `${at}.from_decide.before_user_recall`, 'before_ask_user', `${question}\n${run.task}`);
    const batch_id = attempt ? `${at}.from_decide.${attempt}` : `${at}.from_decide`;
    const tag = attempt ? `autoanswer_from_decide_after_recall_b${n}` : `autoanswer_from_decide_b${n}`;
    const reply = await answerTo(run, seen, checks, { batch_id, tag, question });
    if (!goesOn(run)) return;
    const known = answerText(reply);
    if (known !== '') {
      await queue(run, seen, joined(known, checkText(checks)), { batch_id, reason: 'answered', checks });
      return;
    }
    question = reply.ask_user_question.trim() || question;
  }
  const answer = await askForAnswer(run, at, question);
  if (answer === null) return;
  const decision = await move(run, deciding, 'after_user');
  if (!goesOn(run)) return;
  if (decision) await follow(run, deciding, decision, 'after_user');
  else await queue(run, seen, joined(answer, checkText(checks)), { batch_id: at, reason: 'user_answered', checks });
}

const undecided = ({ mind_trouble: error }: Run): string =>
  error === '' ? text('run-no-decision') : text('run-no-decision-because', { error });

/** Nobody could decide: the user is asked for an instruction, where that is wanted. */
async function withoutDecision(run: Run, { seen, checks }: Deciding): Promise<void> {
  const { ask_when_uncertain } = await run.knows.settings();
  if (!ask_when_uncertain) return end(run, 'blocked', 'no_decision', undecided(run));
  const waits = run.circuit.isOpen && seen.asks;
  const question = waits ? seen.hands.last_message.trim() : text('run-decide-question');
  const answer = await askUser(run, question);
  if (answer === null) return;
  await record(run, 'user_input', { ...place(run, seen.at), question, answer });
  if (isGoodbye(answer)) return end(run, 'blocked', 'no_decision', undecided(run));
  await queue(run, seen, answer, { batch_id: seen.at, reason: 'user_override', checks });
}
