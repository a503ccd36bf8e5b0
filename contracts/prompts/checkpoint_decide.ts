import checkpoint_decide from '../answers/checkpoint_decide.ts';
import { advised, definePrompt, told, toldOf } from '../kit/index.ts';
import { notes, segment_evidence, standard, text } from './blocks.ts';
import { onlyIf, props } from './checks.ts';
import { outsideWords } from './common.ts';

const cuts = props({ should_checkpoint: { const: true } });

export default definePrompt({
  of: checkpoint_decide,
  role: 'You say whether a segment of work ends here, and whether something can be learned from it.',
  goal: [
    'At the end of a segment a summary is kept and the buffer of records is emptied. A segment is a stretch of work with one purpose: too long, and the summary blurs; too short, and nothing can be learned from it.',
  ],
  blocks: {
    ...standard,
    segment_records: segment_evidence,
    batch_id: text('records', 'The batch that just ended', 200),
    status_hint: text('records', 'How the run stands: not_done, done, blocked or max_batches', 100),
    planned_next_input: text('records', 'The next instruction for Hands; empty at the end of a run', 2000),
    note: { ...notes, title: 'Why this is asked now' },
  },
  rules: {
    ...outsideWords,
    'a-cut-has-a-kind': told(
      'checkpoint_kind says why the segment ends where should_checkpoint is true; it is none exactly where should_checkpoint is false.',
      {
        schema: onlyIf(
          cuts,
          props({ checkpoint_kind: { not: { const: 'none' } } }),
          props({ checkpoint_kind: { const: 'none' } }),
        ),
      },
    ),
    'no-cut-learns-nothing': told(
      'Where should_checkpoint is false, should_mine_workflow and should_mine_preferences are false.',
      {
        schema: onlyIf(
          props({ should_checkpoint: { const: false } }),
          props({ should_mine_workflow: { const: false }, should_mine_preferences: { const: false } }),
        ),
      },
    ),
    'the-end-of-a-run-is-a-cut': told(
      'Where status_hint is done, blocked or max_batches, the run ends: should_checkpoint is true, with that kind.',
      { given: props({ status_hint: { enum: ['done', 'blocked', 'max_batches'] } }), schema: cuts },
    ),
    'in-the-middle-is-no-cut': toldOf(
      'Where the next instruction goes on with the same purpose, should_checkpoint is false. A change of purpose, a finished part, a risk or an answer of the user may end a segment.',
    ),
    'learning-needs-something-to-learn': advised(
      'Mine a workflow where several steps were done that will come again; mine preferences where the user chose, corrected or refused something. Otherwise mine nothing.',
    ),
  },
});
