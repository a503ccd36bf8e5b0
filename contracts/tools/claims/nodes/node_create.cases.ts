import { call, casesOf, saved } from '../../../kit/index.ts';
import tool from './node_create.ts';

const line = 'Semicolons, because the office expects them. '.repeat(4).trim();

export default casesOf(tool, [
  {
    name: 'a decision that cites a record',
    proves: ['a-node-cites-what-it-rests-on'],
    given: [call('settings_set', { scope: 'project', ask_when_uncertain: 'ask' }, { save: { event: '/event_id' } })],
    when: {
      type: 'decision',
      title: 'Semicolons in exports',
      text: 'Exports use semicolons.',
      cite: [saved('event')],
      tag: ['csv'],
    },
    then: {
      tells: ['node_create', 'node_asserted'],
      after: [
        call(
          'node_list',
          { tag: ['csv'] },
          { result: { nodes: [{ title: 'Semicolons in exports', status: 'active', confidence: 1, scope: 'project' }] } },
        ),
        call('mi_tail', { kind: ['node_create'] }, { result: { records: [{ record: { cite_event_ids: [saved('event')] } }] } }),
      ],
    },
  },
  {
    name: 'a summary without a title, everywhere',
    proves: ['the-first-line-is-the-title'],
    when: { type: 'summary', scope: 'global', text: `${line}\nMore.` },
    then: {
      after: [
        call('node_list', { scope: 'global' }, { result: { nodes: [{ title: line.slice(0, 140), visibility: 'global' }] } }),
      ],
    },
  },
  {
    name: 'a record that nobody wrote',
    proves: ['what-is-cited-is-there'],
    when: { type: 'action', text: 'Moved files.', cite: ['ev_run_1_0a1b2c3d_000001'] },
    then: {
      error: 'UNKNOWN_ID',
      refusal: 'cited-record-is-not-known',
      after: [call('node_list', { all: true }, { result: { nodes: [] } })],
    },
  },
]);
