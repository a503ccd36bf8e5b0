import { casesOf, matching, ofLength } from '../../../kit/index.ts';
import tool from './transcripts_search.ts';

/** In the project of the server. */
const nowhere = 'no-such-folder/noema-conformance';

export default casesOf(tool, [
  {
    name: 'a folder that is not there',
    proves: ['a-missing-root-is-empty'],
    when: { root_dir: nowhere, query: 'cache', cwd_prefix: '/srv/app', role: 'assistant' },
    then: {
      result: {
        root_dir: matching(/no-such-folder\/noema-conformance$/),
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
  {
    name: 'the whole disk',
    proves: ['a-root-elsewhere-is-refused'],
    when: { query: 'x', root_dir: '/' },
    then: { error: 'INVALID_INPUT', refusal: 'root-is-not-allowed', fields: ['root_dir'] },
  },
  {
    name: 'what the kernel shows',
    proves: ['a-root-elsewhere-is-refused'],
    when: { query: 'x', root_dir: '/proc/self' },
    then: { error: 'INVALID_INPUT', refusal: 'root-is-not-allowed', fields: ['root_dir'] },
  },
  {
    name: 'a folder that is neither here nor allowed',
    proves: ['a-root-elsewhere-is-refused'],
    when: { query: 'x', root_dir: '/no-such-folder/noema-conformance' },
    then: { error: 'INVALID_INPUT', refusal: 'root-is-not-allowed', fields: ['root_dir'] },
  },
]);
