import type { MinimalChecks } from '../../../../generated/types/index.ts';
import { text } from '../../../kernel/says.ts';
import { testlessPointer } from '../../claims/testless-rules.ts';
import { ask } from './ask.ts';
import { isWorthChecking, noChecks } from './check-rules.ts';
import type { Strategy } from './knowledge.ts';
import { contextNow, type Observed, standard } from './observe.ts';
import { end, place, type Run, record, saveOverlay } from './state.ts';
import { askUser } from './user.ts';

interface Planning {
  readonly batch_id: string;
  readonly tag: string;
}

/** Asks which checks should follow, and records the plan. */
async function plan(run: Run, seen: Observed, { batch_id, tag }: Planning): Promise<MinimalChecks | null> {
  const context = batch_id === seen.at ? seen.context : await contextNow(run);
  const blocks = { ...standard(run, context), repo_observation: seen.repo, recent_evidence: run.window };
  const reply = await ask(run, 'plan_min_checks', blocks, { batch_id, tag });
  const checks = reply.answer ?? noChecks(reply.note);
  await record(run, 'check_plan', { ...place(run, batch_id), mind_transcript_ref: reply.ref, checks });
  return reply.answer;
}

/** The checks that should follow a batch. A model is asked only where there is something to check. */
export async function planChecks(run: Run, seen: Observed): Promise<MinimalChecks> {
  const { at, n, hands, evidence, repo, asks } = seen;
  const said = (checks: MinimalChecks) => {
    const { should_run_checks, needs_testless_strategy } = checks;
    run.ctx.ports.live.say({
      kind: 'stage',
      name: 'plan_min_checks',
      batch_id: at,
      said: { should_run_checks, needs_testless_strategy },
    });
    return checks;
  };
  if (isWorthChecking({ exit_code: hands.exit_code, evidence, repo, asks }))
    return said((await plan(run, seen, { batch_id: at, tag: `checks_b${n}` })) ?? noChecks(''));
  const checks = noChecks(text('run-checks-skipped'));
  await record(run, 'check_plan', { ...place(run, at), mind_transcript_ref: '', checks });
  return said(checks);
}

/** Ids of records and names of transcripts for the plans that follow one that wants a strategy. */
const replans = {
  batch: {
    asked: 'after_testless',
    known: 'after_tls_claim',
    tags: { asked: 'checks_after_tls', known: 'checks_after_tls_claim' },
  },
  loop: {
    asked: 'loop_break_after_testless',
    known: 'loop_break_after_tls_claim',
    tags: { asked: 'checks_loopbreak_after_tls', known: 'checks_loopbreak_after_tls_claim' },
  },
} as const;

/**
 * A project without tests is asked about once: how its work is checked becomes a claim, and plans are made with it from then on.
 * Null where the run ended over it.
 */
export async function withStrategy(
  run: Run,
  seen: Observed,
  checks: MinimalChecks,
  within: keyof typeof replans = 'batch',
): Promise<MinimalChecks | null> {
  if (!checks.needs_testless_strategy) return checks;
  const { asked, known, tags } = replans[within];
  let planned = checks;
  if (!(await run.knows.strategy())) {
    if (!(await askForStrategy(run, seen, checks.testless_strategy_question.trim()))) return null;
    planned = (await plan(run, seen, { batch_id: `${seen.at}.${asked}`, tag: `${tags.asked}_b${seen.n}` })) ?? cleared(checks);
  }
  if (!planned.needs_testless_strategy) return planned;
  const again = await plan(run, seen, { batch_id: `${seen.at}.${known}`, tag: `${tags.known}_b${seen.n}` });
  return again ? { ...again, needs_testless_strategy: false } : cleared(planned);
}

const cleared = (checks: MinimalChecks): MinimalChecks => ({
  ...checks,
  needs_testless_strategy: false,
  notes: text('run-strategy-known', { notes: checks.notes }),
});

async function askForStrategy(run: Run, { at }: Observed, given: string): Promise<boolean> {
  const question = given || text('run-strategy-question');
  const answer = await askUser(run, question);
  if (!answer) {
    end(run, 'blocked', 'user_gave_no_answer', text('run-no-strategy'));
    return false;
  }
  const { event_id } = await record(run, 'user_input', { ...place(run, at), question, answer });
  await keepStrategy(run, answer, { source: 'user_input', rationale: text('run-strategy-by-user'), event_id });
  return true;
}

/** The claim is what counts; the overlay points at it. */
export async function keepStrategy(
  run: Run,
  strategy: string,
  said: { readonly source: 'user_input' | 'decide_next'; readonly rationale: string; readonly event_id: string },
): Promise<void> {
  const kept = await run.knows.setStrategy(strategy, said.source, said.event_id);
  await pointAt(run, kept, said.rationale);
}

export async function pointAt(run: Run, strategy: Strategy | null, rationale?: string): Promise<void> {
  const before = run.overlay.testless_verification_strategy;
  const found = testlessPointer(strategy ?? undefined, before);
  const pointer = rationale === undefined ? found : { ...found, rationale };
  if (JSON.stringify(before) === JSON.stringify(pointer)) return;
  await saveOverlay(run, { ...run.overlay, testless_verification_strategy: pointer });
}

/** Checks as a way out of a loop. */
export async function loopChecks(run: Run, seen: Observed, batch_id: string): Promise<MinimalChecks | null> {
  const planned = await plan(run, seen, { batch_id: `${batch_id}.loop_break_checks`, tag: `checks_loopbreak_${seen.at}` });
  return planned && withStrategy(run, seen, planned, 'loop');
}
