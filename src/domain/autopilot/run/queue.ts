import type { LoopExit, LoopPattern, MinimalChecks } from '../../../../generated/types/index.ts';
import { text } from '../../../kernel/says.ts';
import { cutWhole } from '../../../kernel/secrets/cut.ts';
import { checkText } from './arbitrate-rules.ts';
import { ask, skipped } from './ask.ts';
import { checkpoint } from './checkpoint.ts';
import { loopChecks } from './checks.ts';
import { isGoodbye } from './decide-rules.ts';
import { afterAdvice, afterDetour, mostDetours, mostIdle } from './effect-rules.ts';
import { repetitionIn, signatureOf, withSignature } from './guard-rules.ts';
import { contextNow, type Observed, standard } from './observe.ts';
import { end, goesOn, place, type Run, record } from './state.ts';
import { askUser } from './user.ts';

interface Queueing {
  readonly batch_id: string;
  /** Why it is sent, in a word. */
  readonly reason: string;
  readonly checks: MinimalChecks;
}

/** What Hands is told next, unless it has been told so in circles: then a way out is looked for. */
export async function queue(run: Run, seen: Observed, next: string, { batch_id, reason, checks }: Queueing): Promise<void> {
  if (!goesOn(run)) return;
  if (next.trim() === '') return end(run, 'blocked', 'nothing_to_send', text('run-nothing-to-send'));
  run.signatures = withSignature(run.signatures, signatureOf(seen.hands.last_message, next));
  const pattern = repetitionIn(run.signatures) ?? (run.seen.idle >= mostIdle ? 'idle' : null);
  const input = pattern ? await wayOut(run, seen, next, { batch_id, reason, checks, pattern }) : next;
  if (input === null || !goesOn(run)) return;
  await checkpoint(run, seen.at, { planned_next_input: input, status_hint: 'not_done', note: `before_continue: ${reason}` });
  if (goesOn(run)) run.next_input = input;
}

type Looping = Queueing & { readonly pattern: LoopPattern };

/** What to say instead; null where the run ends over it. */
async function wayOut(run: Run, seen: Observed, next_input: string, looping: Looping): Promise<string | null> {
  const { batch_id, pattern } = looping;
  const { detours } = run.seen;
  const isSpent = detours >= mostDetours;
  const reason = isSpent ? text('run-loop-spent', { pattern, n: detours }) : text('run-loop-reason', { pattern });
  await record(run, 'loop_guard', {
    ...place(run, batch_id),
    pattern,
    hands_last_message: cutWhole(seen.hands.last_message, 800),
    next_input: cutWhole(next_input, 800),
    reason,
  });
  const blocks = {
    ...standard(run, await contextNow(run)),
    repo_observation: seen.repo,
    recent_evidence: run.window,
    pattern,
    reason,
    last_message: seen.hands.last_message,
    planned_next_input: next_input,
  };
  const reply = isSpent ? skipped(reason) : await ask(run, 'loop_break', blocks, { batch_id, tag: `loopbreak_${batch_id}` });
  await record(run, 'loop_break', {
    ...place(run, batch_id),
    pattern,
    reason,
    state: reply.state,
    mind_transcript_ref: reply.ref,
    output: reply.answer ?? {},
  });
  if (!goesOn(run)) return null;
  const detour = reply.answer ? await detourOf(run, seen, reply.answer, looping) : '';
  if (!goesOn(run)) return null;
  const input = detour || (await overridden(run, batch_id, reply.answer?.ask_user_question.trim() ?? ''));
  if (input === null) return null;
  run.signatures = [];
  run.seen = detour ? afterDetour(run.seen) : afterAdvice(run.seen);
  return input;
}

/** What the Mind wants Hands to be told instead; empty where that is nothing. */
async function detourOf(run: Run, seen: Observed, exit: LoopExit, { batch_id, checks }: Looping): Promise<string> {
  switch (exit.action) {
    case 'stop_done':
    case 'stop_blocked':
      end(run, exit.action === 'stop_done' ? 'done' : 'blocked', 'loop', exit.notes || text('run-loop-ended'));
      return '';
    case 'rewrite_next_input':
      return exit.rewritten_next_input.trim();
    case 'run_checks_then_continue':
      return checkText(checks) || checkText((await loopChecks(run, seen, batch_id)) ?? checks);
    default:
      return '';
  }
}

/** The last resort: what the user wants instead, where they want to be asked. */
async function overridden(run: Run, batch_id: string, asked: string): Promise<string | null> {
  const { ask_when_uncertain } = await run.knows.settings();
  if (!ask_when_uncertain) {
    end(run, 'blocked', 'loop', text('run-loop-ended'));
    return null;
  }
  const question = asked || text('run-loop-question');
  const answer = await askUser(run, question);
  if (answer === null) return null;
  await record(run, 'user_input', { ...place(run, `${batch_id}.loop_break`), question, answer });
  if (!isGoodbye(answer)) return answer;
  end(run, 'blocked', 'loop', text('run-loop-ended'));
  return null;
}
