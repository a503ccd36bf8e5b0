import why_trace from '../answers/why_trace.ts';
import { definePrompt, FreeObject, told, toldOf } from '../kit/index.ts';
import { ClaimViews, IdList } from '../types/prompt.ts';
import { block, notes, text } from './blocks.ts';
import { onlyIf, props, words } from './checks.ts';
import { outsideWords } from './common.ts';

export default definePrompt({
  of: why_trace,
  role: 'You pick the fewest claims that explain why something was decided or holds.',
  goal: [
    'The user asks why. The candidates were found by search and links; most of them have nothing to do with it. An honest "not from these" is a good answer.',
  ],
  blocks: {
    as_of_ts: text('records', 'The moment that is asked about', 100),
    target: block(
      'outside',
      'What is to be explained: a record of the log, or a claim',
      FreeObject({ description: 'A record or a claim.' }),
    ),
    candidate_claim_ids: block('records', 'Claims that may be chosen, by id; no others', IdList),
    candidate_claims: block('records', 'The same claims, shortened', ClaimViews),
    notes,
  },
  rules: {
    ...outsideWords,
    'only-candidates-are-chosen': told('Choose among the candidates alone, by their whole id.', {
      among: ['chosen_claim_ids[]'],
      of: ['candidate_claim_ids[]'],
    }),
    'a-claim-is-chosen-once': told('Name each claim once.', { unique: ['chosen_claim_ids[]'] }),
    'few-are-chosen': told('Choose the fewest that together explain it, at most 10.', {
      schema: props({ chosen_claim_ids: { maxItems: 10 } }),
    }),
    'ok-has-claims-and-words': told(
      'Where status is ok, chosen_claim_ids is not empty and explanation says in a few sentences how they lead to the target. Otherwise chosen_claim_ids is [].',
      {
        schema: onlyIf(
          props({ status: { const: 'ok' } }),
          props({ chosen_claim_ids: { minItems: 1 }, explanation: words }),
          props({ chosen_claim_ids: { maxItems: 0 } }),
        ),
      },
    ),
    'likeness-is-no-reason': toldOf(
      'A claim explains the target if without it another decision would have been as likely. Where no candidate does, status is insufficient.',
    ),
  },
});
