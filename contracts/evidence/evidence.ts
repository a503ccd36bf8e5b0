import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { EvidenceItem } from '../types/mind-batch.ts';
import { Place, TranscriptRef } from '../types/mind-record.ts';
import { RepoObservation, TranscriptObservation } from '../types/observation.ts';

const fields = Closed({
  ...Place,
  hands_transcript_ref: TranscriptRef,
  mind_transcript_ref: TranscriptRef,
  mi_input: Type.String(),
  transcript_observation: TranscriptObservation,
  repo_observation: RepoObservation,
  ...EvidenceItem.properties,
});
const record: Static<typeof fields> = {
  batch_id: 'b0',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  hands_transcript_ref: 'transcripts/hands/20260107T153320Z_b0.jsonl',
  mind_transcript_ref: 'transcripts/mind/20260107T153512Z_extract_b0.jsonl',
  mi_input: 'Add CSV export to the reports page.',
  transcript_observation: {
    event_type_counts: { 'thread.started': 1, 'item.completed': 7 },
    item_type_counts: { command_execution: 3, agent_message: 2, file_change: 2 },
    file_paths: ['src/reports/export.ts', 'test/export.test.ts'],
    non_command_actions: ['type=file_change paths=src/reports/export.ts'],
    errors: [],
  },
  repo_observation: {
    project_root: '/home/ann/shop',
    stack_hints: ['node'],
    has_tests: true,
    test_hints: ['npm test'],
    git_is_repo: true,
    git_root: '/home/ann/shop',
    git_head: 'main',
    git_status_porcelain: ' M src/reports/export.ts\n?? test/export.test.ts',
    git_diff_stat: ' src/reports/export.ts | 41 +++++++++',
    git_diff_cached_stat: '',
  },
  facts: ['The reports page has a CSV button.'],
  actions: [{ kind: 'command', detail: 'npm test' }],
  results: ['48 tests pass.'],
  unknowns: [],
  risk_signals: [],
};
const seen = record.transcript_observation;

export default defineEvidence({
  kind: 'evidence',
  log: 'project',
  summary: 'What a batch of Hands brought: what a model read off it, and what was seen in transcript and repository.',
  fields,
  valid: [
    { name: 'a batch that ran the tests', record },
    {
      name: 'the Mind did not answer',
      record: {
        ...record,
        mind_transcript_ref: '',
        facts: [],
        actions: [],
        results: [],
        unknowns: ['mind_circuit_open: the batch was not read'],
        risk_signals: [],
      },
    },
  ],
  invalid: [
    { name: 'no facts', record: { ...record, facts: undefined }, because: 'facts is missing; the list may be empty' },
    {
      name: 'a negative count',
      record: { ...record, transcript_observation: { ...seen, item_type_counts: { error: -1 } } },
      because: 'a count is at least 0',
    },
    {
      name: 'many errors',
      record: { ...record, transcript_observation: { ...seen, errors: Array(6).fill('failed') } },
      because: 'at most 5 errors are kept',
    },
    { name: 'no repository', record: { ...record, repo_observation: null }, because: 'repo_observation is always given' },
  ],
});
