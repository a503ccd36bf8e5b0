import { call, casesOf, matching } from '../../../kit/index.ts';
import tool from './mi_show.ts';

const task = 'Add CSV export to the reports page.';
const node = (scope: string) =>
  call('node_create', { type: 'decision', text: 'Use a semicolon.', scope }, { save: { id: '/node_id' } });

export default casesOf(tool, [
  {
    name: 'the latest batch',
    proves: ['last-is-the-latest-batch'],
    given: [call('mi_run', { task })],
    when: { ref: 'last' },
    then: {
      result: {
        what: 'batch',
        evidence_log: matching(/evidence\.jsonl$/),
        batch: { batch_id: 'b0', mi_input: task, decide_next: { status: 'done' } },
      },
    },
  },
  {
    name: 'a node of all projects',
    proves: ['an-id-is-looked-for-in-the-project-first'],
    given: [node('global')],
    when: { ref: { $saved: 'id' } },
    then: { result: { what: 'node', scope: 'global', node: { text: 'Use a semicolon.' } } },
  },
  {
    name: 'a claim that is nowhere',
    proves: ['an-unknown-id-is-refused'],
    when: { ref: 'cl_1767800000_0a1b2c3d' },
    then: { error: 'UNKNOWN_ID', refusal: 'claim-is-not-known', names: ['cl_1767800000_0a1b2c3d'] },
  },
  {
    name: 'a record that is nowhere',
    proves: ['an-unknown-id-is-refused'],
    when: { ref: 'ev_run_1_000001' },
    then: { error: 'UNKNOWN_ID', refusal: 'shown-record-is-not-known', names: ['ev_run_1_000001'] },
  },
  {
    name: 'no reference at all',
    proves: ['what-means-nothing-is-refused'],
    when: { ref: 'everything' },
    then: { error: 'INVALID_INPUT', refusal: 'reference-means-nothing', fields: ['ref'] },
  },
  {
    name: 'what the Mind said before it said anything',
    proves: ['no-transcript-is-said'],
    when: { ref: 'mind' },
    then: { error: 'UNKNOWN_ID', refusal: 'no-transcript-is-kept' },
  },
  {
    name: 'a file of somebody else',
    proves: ['only-transcripts-are-read'],
    when: { ref: '/etc/hosts.jsonl' },
    then: { error: 'INVALID_INPUT', refusal: 'transcript-is-elsewhere', fields: ['ref'] },
  },
]);
