import { casesOf, ofLength } from '../../../kit/index.ts';
import tool from './transcripts_digest.ts';

const nowhere = '/no-such-folder/noema-conformance';

export default casesOf(tool, [
  {
    name: 'a folder that is not there',
    proves: ['a-missing-root-is-empty', 'nothing-is-stored'],
    when: { root_dir: nowhere, cwd_prefix: '/srv/app' },
    then: {
      result: {
        root_dir: nowhere,
        filters: { cwd_prefix: '/srv/app', mode: 'summary' },
        scanned: { files: 0, bytes: 0, truncated: false, skipped: { folders: 0, files: 0, malformed_lines: 0, long_lines: 0 } },
        digest: ofLength(0),
        truncated: false,
      },
      warnings: ['TRANSCRIPTS_ROOT_MISSING'],
      tells: [],
    },
  },
]);
