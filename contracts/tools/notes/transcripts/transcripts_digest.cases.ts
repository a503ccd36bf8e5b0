import { casesOf, matching, ofLength } from '../../../kit/index.ts';
import tool from './transcripts_digest.ts';

/** In the project of the server. */
const nowhere = 'no-such-folder/noema-conformance';

export default casesOf(tool, [
  {
    name: 'a folder that is not there',
    proves: ['a-missing-root-is-empty', 'nothing-is-stored'],
    when: { root_dir: nowhere, cwd_prefix: '/srv/app' },
    then: {
      result: {
        root_dir: matching(/no-such-folder\/noema-conformance$/),
        filters: { cwd_prefix: '/srv/app', mode: 'summary' },
        scanned: { files: 0, bytes: 0, truncated: false, skipped: { folders: 0, files: 0, malformed_lines: 0, long_lines: 0 } },
        digest: ofLength(0),
        truncated: false,
      },
      warnings: ['TRANSCRIPTS_ROOT_MISSING'],
      tells: [],
    },
  },
  {
    name: 'the whole disk',
    proves: ['a-root-elsewhere-is-refused'],
    when: { root_dir: '/' },
    then: { error: 'INVALID_INPUT', refusal: 'root-is-not-allowed', fields: ['root_dir'] },
  },
  {
    name: 'what the kernel shows',
    proves: ['a-root-elsewhere-is-refused'],
    when: { root_dir: '/proc/self' },
    then: { error: 'INVALID_INPUT', refusal: 'root-is-not-allowed', fields: ['root_dir'] },
  },
  {
    name: 'a folder that is neither here nor allowed',
    proves: ['a-root-elsewhere-is-refused'],
    when: { root_dir: '/no-such-folder/noema-conformance' },
    then: { error: 'INVALID_INPUT', refusal: 'root-is-not-allowed', fields: ['root_dir'] },
  },
]);
