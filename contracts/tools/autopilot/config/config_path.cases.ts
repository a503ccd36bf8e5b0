import { casesOf, matching } from '../../../kit/index.ts';
import tool from './config_path.ts';

export default casesOf(tool, [
  {
    name: 'before there is a file',
    proves: ['the-path-is-answered-before-it-is-there'],
    when: {},
    then: { result: { path: matching(/config\.json$/), exists: false } },
  },
]);
