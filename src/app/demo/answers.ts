import type { AnswerName, Answers } from '../../../generated/registry/records.ts';
import { quietAnswers } from '../../adapters/conformance/quiet.ts';

/** What the user of the demo holds to; the Mind answers by it. */
export const demoValues = ['Exports use semicolons.', 'Tests are run before work counts as done.'] as const;

export const demoTask = 'Add a CSV export to the report.';

/** Words by which the story is told from what was said before. */
const told = {
  asked: 'comma or semicolon?',
  untested: 'Nobody has run the tests yet.',
  tested: 'node --test: every test passes.',
} as const;

type Telling = { readonly [N in AnswerName]?: (prompt: string) => Partial<Answers[N]> };

/** What a question is answered with, by what it shows. */
const answers: Telling = {
  compile_values: () => ({
    values_summary: [...demoValues],
    decision_procedure: {
      summary: 'Use what is settled; ask for what is not.',
      mermaid: 'flowchart TD\n  A[Settled?] --> B[Do it]',
    },
  }),
  values_claim_patch: (prompt) => ({
    claims: demoValues
      .filter((value) => prompt.includes(value))
      .map((text, i) => ({
        local_id: `v${i}`,
        claim_type: 'preference',
        text,
        scope: 'global',
        visibility: 'global',
        valid_from: null,
        valid_to: null,
        confidence: 1,
        source_event_ids: [/\bev_\w+/.exec(prompt)?.[0] ?? ''],
        tags: [],
        notes: '',
      })),
  }),
  extract_evidence: (prompt) => {
    if (prompt.includes('"I ran node --test'))
      return { results: [told.tested], actions: [{ kind: 'command', detail: 'node --test' }] };
    if (prompt.includes('I have not run the tests.'))
      return { actions: [{ kind: 'edit', detail: 'report.mjs, report.test.mjs' }], unknowns: [told.untested] };
    return { facts: ['report.mjs has rows and no export yet.'], actions: [{ kind: 'other', detail: 'report.mjs' }] };
  },
  plan_min_checks: (prompt) =>
    prompt.includes(told.untested) && !prompt.includes(told.tested)
      ? {
          should_run_checks: true,
          check_goals: ['The tests pass.'],
          hands_check_input: 'Run node --test and say what it prints.',
        }
      : {},
  auto_answer_to_hands: (prompt) =>
    prompt.includes(demoValues[0])
      ? { should_answer: true, confidence: 0.95, hands_answer_input: 'Use semicolons.', notes: demoValues[0] }
      : { needs_user_input: true, ask_user_question: 'Which separator should exports have, comma or semicolon?' },
  decide_next: (prompt) =>
    prompt.includes(told.tested)
      ? { next_action: 'stop', status: 'done', confidence: 0.95, notes: 'The export is written, and its tests pass.' }
      : { next_action: 'send_to_hands', status: 'not_done', next_hands_input: 'Go on.', confidence: 0.6 },
};

export function demoAnswer<N extends AnswerName>(name: N, prompt: string): Answers[N] {
  const answer = answers[name] as ((prompt: string) => Partial<Answers[N]>) | undefined;
  return { ...quietAnswers[name], ...answer?.(prompt) };
}
