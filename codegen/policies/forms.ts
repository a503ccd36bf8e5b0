import { formsIn } from '../emit/forms.ts';
import type { Policy } from './index.ts';

/** A refusal shows nobody a regular expression: what a pattern asks for is said in words, the same everywhere. */
export const forms: Policy = {
  id: 'inputs/forms',
  check: ({ manifest: m }) =>
    [...formsIn(m)].flatMap(([pattern, words]) => {
      if (words.has('')) return [`${pattern} has no form: use Formed(pattern, words), or Words(most)`];
      return words.size > 1 ? [`${pattern} is said in ${words.size} ways: ${[...words].join(' / ')}`] : [];
    }),
};
