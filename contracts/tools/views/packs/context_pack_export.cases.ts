import { call, casesOf } from '../../../kit/index.ts';
import { aTaskToThinkAbout } from '../../../worlds/cards.ts';
import tool from './context_pack_export.ts';

const out_file = 'pack.json';

export default casesOf(tool, [
  {
    name: 'a path upwards',
    proves: ['a-way-out-is-refused'],
    given: [call('init')],
    when: { out_file: '../../../../../../../../../../../../noema-conformance/pack.json' },
    then: { error: 'INVALID_INPUT', refusal: 'out-file-leads-outside', fields: ['out_file'] },
  },
  {
    name: 'an absolute path elsewhere',
    proves: ['a-way-out-is-refused'],
    given: [call('init')],
    when: { out_file: '/noema-conformance/pack.json' },
    then: { error: 'INVALID_INPUT', refusal: 'out-file-leads-outside', fields: ['out_file'] },
  },
  {
    name: 'among what version control keeps',
    proves: ['a-way-out-is-refused'],
    given: [call('init')],
    when: { out_file: '.git/noema-conformance/pack.json' },
    then: { error: 'INVALID_INPUT', refusal: 'out-file-leads-outside', fields: ['out_file'] },
  },
  {
    name: 'a file of another kind',
    proves: ['only-json-is-written'],
    given: [call('init')],
    when: { out_file: 'README.md' },
    then: { error: 'INVALID_INPUT', refusal: 'out-file-is-no-json' },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-branch-is-refused'],
    given: [call('init')],
    when: { out_file, ref: 'nowhere' },
    then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
  },
  {
    name: 'a target and a branch',
    proves: ['target-excludes-places'],
    given: aTaskToThinkAbout,
    when: { out_file, target: 'TASK-001', ref: 'main' },
    then: { error: 'INVALID_INPUT', refusal: 'target-and-documents-are-given', fields: ['target'] },
  },
]);
