import { call, casesOf, matching } from '../../../kit/index.ts';
import tool from './mi_projects.ts';

export default casesOf(tool, [
  {
    name: 'one that was worked in',
    proves: ['every-project-is-listed'],
    given: [call('mi_run', { task: 'Add CSV export to the reports page.' })],
    when: {},
    then: { result: { projects: [{ root_path: matching(/^\//), running: false, last_ts: matching(/^20/) }] } },
  },
]);
