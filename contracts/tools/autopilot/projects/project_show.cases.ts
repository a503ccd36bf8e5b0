import { casesOf, matching } from '../../../kit/index.ts';
import tool from './project_show.ts';

export default casesOf(tool, [
  {
    name: 'a project that nothing is kept about',
    proves: ['folder-and-identity-are-shown', 'files-are-named-before-they-are-there'],
    when: {},
    then: {
      result: {
        root_path: matching(/^\//),
        identity: { kind: 'path', key: matching(/^path:\//) },
        known: false,
        files: { evidence_log: matching(/evidence\.jsonl$/), overlay: matching(/overlay\.json$/) },
        overlay: null,
      },
    },
  },
]);
