import { defineAnswer, type Static } from '../kit/index.ts';
import { WorkflowAdvance } from '../types/workflow.ts';

const halfway: Static<typeof WorkflowAdvance> = {
  should_update: true,
  completed_step_ids: ['s1', 's2'],
  next_step_id: 's3',
  should_close: false,
  close_reason: '',
  confidence: 0.85,
  notes: 'The changelog is written and the version is raised; nothing is tagged yet.',
};

export default defineAnswer({
  name: 'workflow_progress',
  summary: 'Infers from the evidence which steps of the active workflow are done and which comes next.',
  asked: 'After every batch of Hands while a workflow is active.',
  answer: WorkflowAdvance,
  valid: [
    { name: 'two steps are done', answer: halfway },
    {
      name: 'the last step is done',
      answer: {
        ...halfway,
        completed_step_ids: ['s1', 's2', 's3'],
        next_step_id: '',
        should_close: true,
        close_reason: 'All steps are done.',
      },
    },
    {
      name: 'the evidence says nothing about it',
      answer: { ...halfway, should_update: false, completed_step_ids: [], next_step_id: '', confidence: 0, notes: '' },
    },
  ],
  invalid: [
    {
      name: 'no next step',
      answer: { ...halfway, next_step_id: undefined },
      because: 'next_step_id is missing; it is empty when none is left',
    },
    { name: 'a null next step', answer: { ...halfway, next_step_id: null }, because: 'next_step_id is text' },
    { name: 'steps by number', answer: { ...halfway, completed_step_ids: [1, 2] }, because: 'step ids are text' },
    { name: 'more than certain', answer: { ...halfway, confidence: 85 }, because: 'confidence is at most 1' },
    { name: 'a percentage', answer: { ...halfway, percent: 66 }, because: 'percent is not a field' },
  ],
});
