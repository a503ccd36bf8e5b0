import workflow_progress from '../answers/workflow_progress.ts';
import { advised, definePrompt, FreeObject, told, toldOf } from '../kit/index.ts';
import { WorkflowIr } from '../types/workflow.ts';
import { block, last_message, standard, text } from './blocks.ts';
import { empty, onlyIf, props, wordsWhere } from './checks.ts';
import { outsideWords } from './common.ts';

export default definePrompt({
  of: workflow_progress,
  role: 'You say how far the active workflow has got, from what the last batch showed.',
  goal: [
    'A workflow is guidance for Hands, and no protocol: Hands may do several steps in one batch, in its own order, and does not report steps. You only keep the cursor in step with what happened. The user is not asked about it.',
  ],
  blocks: {
    ...standard,
    workflow: block('records', 'The active workflow', WorkflowIr),
    workflow_run: block('records', 'How far it had got before', FreeObject({ description: 'The cursor of the workflow.' })),
    latest_evidence: block('outside', 'What the last batch showed', FreeObject({ description: 'Evidence of the batch.' })),
    batch_input: text('records', 'The instruction of the last batch'),
    last_message,
  },
  rules: {
    ...outsideWords,
    'only-steps-of-the-workflow': told('Name steps by the ids that they have in the workflow.', {
      among: ['completed_step_ids[]', 'next_step_id'],
      of: ['workflow.steps[].id'],
    }),
    'a-step-is-done-once': told(
      'completed_step_ids lists all steps that are done so far, each once: it replaces the list before.',
      {
        unique: ['completed_step_ids[]'],
      },
    ),
    'the-next-step-is-not-done': told('next_step_id is a step that is not done yet; empty when none is left.', {
      apart: ['next_step_id', 'completed_step_ids[]'],
    }),
    'closing-says-why': told('close_reason says why where should_close is true, and is empty otherwise.', {
      schema: wordsWhere('close_reason', props({ should_close: { const: true } })),
    }),
    'no-evidence-changes-nothing': told(
      'Where the evidence says nothing about the steps, should_update is false, should_close is false, completed_step_ids is [] and next_step_id is empty.',
      {
        schema: onlyIf(
          props({ should_update: { const: false } }),
          props({ should_close: { const: false }, completed_step_ids: { maxItems: 0 }, next_step_id: empty }),
        ),
      },
    ),
    'a-step-needs-evidence': toldOf('A step is done when the evidence shows its outcome; that Hands says so is not enough.'),
    'doubt-keeps-it-open': advised('In doubt a step is not done, and confidence is low.'),
  },
});
