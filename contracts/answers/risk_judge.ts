import { defineAnswer, type Static } from '../kit/index.ts';
import { RiskJudgement } from '../types/mind-batch.ts';

const pushed: Static<typeof RiskJudgement> = {
  category: 'push',
  severity: 'high',
  should_ask_user: true,
  mitigation: ['Check which branch was pushed.', 'Revert the commit on the remote if it was main.'],
  learn_suggested: [
    {
      scope: 'project',
      severity: 'high',
      text: 'Ask before pushing to a remote.',
      rationale: 'A push went out that nobody had asked for.',
    },
  ],
};

export default defineAnswer({
  name: 'risk_judge',
  summary: 'Judges, after the fact, how risky the signals of a batch are and whether the user should be asked.',
  asked: 'After a batch whose commands or text show signs of risk.',
  answer: RiskJudgement,
  valid: [
    { name: 'a push that nobody asked for', answer: pushed },
    {
      name: 'a download that the task needs',
      answer: { category: 'network', severity: 'low', should_ask_user: false, mitigation: [], learn_suggested: [] },
    },
  ],
  invalid: [
    { name: 'no severity', answer: { ...pushed, severity: undefined }, because: 'severity is missing' },
    { name: 'an unknown category', answer: { ...pushed, category: 'security' }, because: 'security is not a category' },
    {
      name: 'a suggestion as text',
      answer: { ...pushed, learn_suggested: ['Ask first.'] },
      because: 'a suggestion is an object',
    },
    {
      name: 'a suggestion for a team',
      answer: { ...pushed, learn_suggested: [{ ...pushed.learn_suggested[0], scope: 'team' }] },
      because: 'scope is project or global',
    },
    { name: 'a score', answer: { ...pushed, score: 0.9 }, because: 'score is not a field' },
  ],
});
