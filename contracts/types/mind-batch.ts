import { Closed, Nullable, named, OneOf, Type } from '../kit/schema.ts';
import { Confidence, Flag, FreeList, FreeText, LearnSuggestion, RiskCategory, RiskSeverity, RunStatus } from './mind.ts';

/** What the Mind is asked in the course of one batch. */

export const EvidenceItem = named(
  'EvidenceItem',
  Closed({
    facts: FreeList('What is now known to be true.'),
    actions: Type.Array(
      Closed({
        kind: OneOf(['command', 'edit', 'other'], { description: 'What sort of action it was.' }),
        detail: FreeText('The command, the file, or what was done.'),
      }),
      { description: 'What was done.' },
    ),
    results: FreeList('What the actions brought about.'),
    unknowns: FreeList('What the transcript leaves open; anything here calls for checks.'),
    risk_signals: FreeList('Signs of an action outside the project or hard to take back.'),
  }),
  'What a batch showed, drawn from its transcript.',
);

export const RiskJudgement = named(
  'RiskJudgement',
  Closed({
    category: RiskCategory,
    severity: RiskSeverity,
    should_ask_user: Flag('The user should decide whether to go on.'),
    mitigation: FreeList('What would lessen the harm.'),
    learn_suggested: Type.Array(LearnSuggestion, { description: 'Preferences that would prevent it next time.' }),
  }),
  'How risky an action was, and what to do about it.',
);

export const MinimalChecks = named(
  'MinimalChecks',
  Closed({
    should_run_checks: Flag('Hands should run checks before anything else.'),
    needs_testless_strategy: Flag('The project has no tests and nobody has yet said how to verify without them.'),
    testless_strategy_question: FreeText('What to ask the user about that; empty when nothing is to be asked.'),
    check_goals: FreeList('What the checks should show.'),
    commands_hints: FreeList('Commands that are likely to show it.'),
    hands_check_input: FreeText('The instruction that makes Hands run the checks; empty when none should run.'),
    notes: FreeText('Why.'),
  }),
  'Which checks to run, if any.',
);

export const HandsReply = named(
  'HandsReply',
  Closed({
    should_answer: Flag('The question of Hands can be answered from what is known.'),
    confidence: Confidence,
    hands_answer_input: FreeText('The reply to send to Hands; empty when there is none.'),
    needs_user_input: Flag('Only the user can answer.'),
    ask_user_question: FreeText('The question for the user; empty when there is none.'),
    unanswered_questions: FreeList('Questions of Hands that the reply leaves open.'),
    notes: FreeText('Why.'),
  }),
  'Whether and how to answer a question of Hands.',
);

export const TestlessStrategy = named(
  'TestlessStrategy',
  Closed({
    strategy: FreeText('How work is verified in a project without tests.'),
    rationale: FreeText('Why this way.'),
  }),
  'How work is verified where there are no tests.',
);

export const NextMove = named(
  'NextMove',
  Closed({
    next_action: OneOf(['send_to_hands', 'ask_user', 'stop'], {
      description: 'Send the next instruction, ask the user, or stop.',
    }),
    status: RunStatus,
    confidence: Confidence,
    next_hands_input: FreeText('The next instruction for Hands; empty unless next_action is send_to_hands.'),
    ask_user_question: FreeText('The question for the user; empty unless next_action is ask_user.'),
    learn_suggested: Type.Array(LearnSuggestion, { description: 'Preferences worth learning from this batch.' }),
    update_project_overlay: Closed(
      {
        set_testless_strategy: Nullable(TestlessStrategy, {
          description: 'Strategy to keep for the project; null to leave it as it is.',
        }),
      },
      { description: 'What to change in the settings of the project.' },
    ),
    notes: FreeText('Why.'),
  }),
  'What to do after a batch.',
);

export const LoopExit = named(
  'LoopExit',
  Closed({
    action: OneOf(['rewrite_next_input', 'run_checks_then_continue', 'stop_done', 'stop_blocked', 'ask_user'], {
      description: 'What to do instead of repeating.',
    }),
    confidence: Confidence,
    rewritten_next_input: FreeText('A different instruction for Hands; empty unless action is rewrite_next_input.'),
    check_intent: FreeText('What checks should find out; empty unless action is run_checks_then_continue.'),
    ask_user_question: FreeText('The question for the user; empty unless action is ask_user.'),
    notes: FreeText('Why.'),
  }),
  'How to leave a loop of repeated instructions.',
);
