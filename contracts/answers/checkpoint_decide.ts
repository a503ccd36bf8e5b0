import { defineAnswer, type Static } from '../kit/index.ts';
import { CheckpointVerdict } from '../types/mind-learn.ts';

const cut: Static<typeof CheckpointVerdict> = {
  should_checkpoint: true,
  checkpoint_kind: 'subtask_complete',
  should_mine_workflow: true,
  should_mine_preferences: false,
  confidence: 0.8,
  notes: 'The export is finished; the import comes next.',
};

export default defineAnswer({
  name: 'checkpoint_decide',
  summary: 'Says whether a segment of work ends here and what is worth learning from it.',
  asked: 'Before each next instruction to Hands and once at the end of a run.',
  answer: CheckpointVerdict,
  valid: [
    { name: 'a part of the task is finished', answer: cut },
    {
      name: 'nothing ends here',
      answer: {
        should_checkpoint: false,
        checkpoint_kind: 'none',
        should_mine_workflow: false,
        should_mine_preferences: false,
        confidence: 1,
        notes: '',
      },
    },
  ],
  invalid: [
    {
      name: 'no mining flag',
      answer: { ...cut, should_mine_preferences: undefined },
      because: 'should_mine_preferences is missing',
    },
    { name: 'a kind of its own', answer: { ...cut, checkpoint_kind: 'milestone' }, because: 'milestone is not a kind' },
    { name: 'no kind as null', answer: { ...cut, checkpoint_kind: null }, because: 'without a kind it is none' },
    { name: 'more than certain', answer: { ...cut, confidence: 1.2 }, because: 'confidence is at most 1' },
    {
      name: 'claim mining',
      answer: { ...cut, should_mine_claims: true },
      because: 'claims are mined by setting, not by this answer',
    },
  ],
});
