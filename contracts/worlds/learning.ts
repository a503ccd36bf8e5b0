import { type Call, call } from '../kit/index.ts';
import { claimSaying } from './claims.ts';

/**
 * A run. The Mind of cases decides by what stands in the task: `[checkpoint]` makes it end a segment, and `[suggest]` makes it
 * suggest that pushing is asked about first. With `[replace]`, what it mines takes the place of every claim that it is shown.
 */
export const runOf = (task: string): Call => call('mi_run', { task });

/** A run that suggested something, known by the id of the suggestion, its record and its claim. */
export const suggesting: readonly Call[] = [
  runOf('Fix the export. [suggest]'),
  call(
    'mi_tail',
    { kind: ['learn_suggested'], lines: 1 },
    {
      save: {
        suggestion: '/records/0/record/id',
        suggested_by: '/records/0/event_id',
        learned: '/records/0/record/applied_claim_ids/0',
      },
    },
  ),
];

/** A claim that was mined in place of another, known by its record; so is the one that it replaced. */
export const replacing: readonly Call[] = [
  ...claimSaying('dates', 'Dates are stored in UTC.', { claim_type: 'fact', tag: ['dates'] }),
  call('mi_tail', { kind: ['claim_supersede'], lines: 1 }, { save: { dates_by: '/records/0/event_id' } }),
  runOf('Where are dates stored? [replace]'),
  call('claim_mine', {}, { save: { mined_by: '/event_id', mined: '/applied/written/0/claim_id' } }),
];
