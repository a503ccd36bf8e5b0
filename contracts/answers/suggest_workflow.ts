import { defineAnswer, type Static } from '../kit/index.ts';
import { WorkflowProposal } from '../types/workflow.ts';

const release: Static<typeof WorkflowProposal> = {
  should_suggest: true,
  suggestion: {
    signature: 'release: changelog, version, tag',
    benefit: 'high',
    confidence: 0.85,
    reason: 'The same three steps were done for the last two releases.',
    workflow: {
      version: 'v1',
      id: '',
      name: 'Release',
      enabled: false,
      trigger: { mode: 'task_contains', pattern: 'release' },
      mermaid: 'flowchart TD\n  s1 --> s2 --> s3',
      steps: [
        {
          id: 's1',
          kind: 'hands',
          title: 'Write the changelog',
          hands_input: 'Add what changed since the last tag to CHANGELOG.md.',
          check_input: '',
          risk_category: 'other',
          policy: 'allow',
          notes: '',
        },
        {
          id: 's2',
          kind: 'check',
          title: 'Run all tests',
          hands_input: '',
          check_input: 'npm test',
          risk_category: 'other',
          policy: 'values_judged',
          notes: '',
        },
        {
          id: 's3',
          kind: 'gate',
          title: 'Push the tag',
          hands_input: 'Push the tag to origin.',
          check_input: '',
          risk_category: 'push',
          policy: 'ask',
          notes: 'Starts the public build.',
        },
      ],
      source: { kind: 'suggested', reason: 'Seen twice.', evidence_refs: ['ev_run_1767800000_0a1b2c3d_000004'] },
      created_ts: '',
      updated_ts: '',
    },
  },
  notes: '',
};
const suggestion = release.suggestion;
const workflow = suggestion?.workflow;

export default defineAnswer({
  name: 'suggest_workflow',
  summary: 'Proposes a workflow that the segment of work has in common with work that will come again.',
  asked: 'At a checkpoint that calls for workflow mining, when it is switched on.',
  answer: WorkflowProposal,
  valid: [
    { name: 'how releases are made', answer: release },
    { name: 'nothing that would come again', answer: { should_suggest: false, suggestion: null, notes: 'A single bug fix.' } },
  ],
  invalid: [
    { name: 'no suggestion', answer: { ...release, suggestion: undefined }, because: 'suggestion is missing; it may be null' },
    { name: 'an empty suggestion', answer: { ...release, suggestion: {} }, because: 'without a suggestion it is null' },
    {
      name: 'a great benefit',
      answer: { ...release, suggestion: { ...suggestion, benefit: 'very_high' } },
      because: 'benefit is low, medium or high',
    },
    {
      name: 'a step as text',
      answer: { ...release, suggestion: { ...suggestion, workflow: { ...workflow, steps: ['Run all tests'] } } },
      because: 'a step is an object',
    },
    {
      name: 'a workflow with an owner',
      answer: { ...release, suggestion: { ...suggestion, workflow: { ...workflow, owner: 'ann' } } },
      because: 'a workflow has no owner',
    },
  ],
});
