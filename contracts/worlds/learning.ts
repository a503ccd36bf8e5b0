import { type Call, call } from '../kit/index.ts';

/**
 * A run. The Mind of cases decides by what stands in the task: `[checkpoint]` makes it end a segment, and `[suggest]` makes it
 * suggest that pushing is asked about first.
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
