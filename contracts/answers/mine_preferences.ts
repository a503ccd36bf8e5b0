import { defineAnswer, type Static } from '../kit/index.ts';
import { MinedPreferences } from '../types/mind-learn.ts';

const small: Static<typeof MinedPreferences> = {
  suggestions: [
    {
      scope: 'global',
      text: 'Keep commits to one behaviour each.',
      rationale: 'The user split two large commits by hand.',
      confidence: 0.8,
      benefit: 'medium',
    },
  ],
  notes: '',
};
const [first] = small.suggestions;

export default defineAnswer({
  name: 'mine_preferences',
  summary: 'Names the few preferences or goals that the segment of work shows and that are likely to last.',
  asked: 'At a checkpoint that calls for preference mining, when it is switched on.',
  answer: MinedPreferences,
  valid: [
    { name: 'small commits', answer: small },
    { name: 'nothing that would last', answer: { suggestions: [], notes: 'One fix, no choices made.' } },
  ],
  invalid: [
    { name: 'no suggestions', answer: { notes: '' }, because: 'suggestions is missing; the list may be empty' },
    {
      name: 'a benefit in numbers',
      answer: { ...small, suggestions: [{ ...first, benefit: 0.5 }] },
      because: 'benefit is low, medium or high',
    },
    {
      name: 'more than certain',
      answer: { ...small, suggestions: [{ ...first, confidence: 2 }] },
      because: 'confidence is at most 1',
    },
    {
      name: 'a severity',
      answer: { ...small, suggestions: [{ ...first, severity: 'low' }] },
      because: 'a preference has no severity',
    },
  ],
});
