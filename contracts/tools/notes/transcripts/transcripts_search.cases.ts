import { casesOf, ofLength } from '../../../kit/index.ts';
import tool from './transcripts_search.ts';

const nowhere = '/no-such-folder/noema-conformance';

export default casesOf(tool, [
  {
    name: 'a folder that is not there',
    proves: ['a-missing-root-is-empty'],
    when: { root_dir: nowhere, query: 'cache', cwd_prefix: '/srv/app', role: 'assistant' },
    then: {
      result: {
        root_dir: nowhere,
        filters: { cwd_prefix: '/srv/app', role: 'assistant', dedupe: true },
        scanned: { files: 0, bytes: 0, truncated: false },
        projects: ofLength(0),
        hits: ofLength(0),
        has_more: false,
        truncated: false,
      },
      warnings: ['TRANSCRIPTS_ROOT_MISSING'],
      tells: [],
    },
  },
]);
