import { casesOf } from '../../../kit/index.ts';
import tool from './transcripts_open.ts';

/** In the project of the server. */
const nowhere = 'no-such-folder/noema-conformance';

export default casesOf(tool, [
  {
    name: 'a file that is not there',
    proves: ['an-unknown-file-is-refused'],
    when: { root_dir: nowhere, ref: { path: '2026/01/02/rollout-x.jsonl', line: 1 } },
    then: { error: 'UNKNOWN_ID' },
  },
  {
    name: 'a path upwards',
    proves: ['a-path-out-of-root-is-refused'],
    when: { root_dir: nowhere, ref: { path: '../elsewhere/rollout-x.jsonl', line: 1 } },
    then: { error: 'INVALID_INPUT', refusal: 'path-leaves-the-root', fields: ['ref.path'] },
  },
  {
    name: 'a path upwards in disguise',
    proves: ['a-path-out-of-root-is-refused'],
    when: { root_dir: nowhere, ref: { path: 'a/../../noema-conformance-2/x.jsonl', byte: 0 } },
    then: { error: 'INVALID_INPUT', refusal: 'path-leaves-the-root', fields: ['ref.path'] },
  },
  {
    name: 'an absolute path',
    proves: ['an-absolute-path-is-refused'],
    when: { root_dir: nowhere, ref: { path: '/no-such-folder/noema-conformance/x.jsonl', byte: 0 } },
    then: { error: 'INVALID_INPUT', refusal: 'path-is-absolute' },
  },
  {
    name: 'a file of another kind',
    proves: ['only-jsonl-can-be-opened'],
    when: { root_dir: nowhere, ref: { path: 'config.toml', line: 1 } },
    then: { error: 'INVALID_INPUT', refusal: 'path-is-no-transcript' },
  },
  {
    name: 'no place in the file',
    proves: ['line-or-byte-not-both'],
    when: { root_dir: nowhere, ref: { path: 'x.jsonl' } },
    then: { error: 'INVALID_INPUT', refusal: 'line-or-byte-is-needed' },
  },
  {
    name: 'two places in the file',
    proves: ['line-or-byte-not-both'],
    when: { root_dir: nowhere, ref: { path: 'x.jsonl', line: 1, byte: 0 } },
    then: { error: 'INVALID_INPUT', refusal: 'line-or-byte-is-needed' },
  },
  {
    name: 'the whole disk',
    proves: ['a-root-elsewhere-is-refused'],
    when: { ref: { path: 'tmp/x.jsonl', line: 1 }, root_dir: '/' },
    then: { error: 'INVALID_INPUT', refusal: 'root-is-not-allowed', fields: ['root_dir'] },
  },
  {
    name: 'what the kernel shows',
    proves: ['a-root-elsewhere-is-refused'],
    when: { ref: { path: 'tmp/x.jsonl', line: 1 }, root_dir: '/proc/self' },
    then: { error: 'INVALID_INPUT', refusal: 'root-is-not-allowed', fields: ['root_dir'] },
  },
  {
    name: 'a folder that is neither here nor allowed',
    proves: ['a-root-elsewhere-is-refused'],
    when: { ref: { path: 'tmp/x.jsonl', line: 1 }, root_dir: '/no-such-folder/noema-conformance' },
    then: { error: 'INVALID_INPUT', refusal: 'root-is-not-allowed', fields: ['root_dir'] },
  },
]);
