import { call, casesOf } from '../../../kit/index.ts';
import tool from './mi_runs.ts';

export default casesOf(tool, [
  {
    name: 'one run',
    proves: ['runs-are-listed-newest-first'],
    given: [call('mi_run', { task: 'Add CSV export to the reports page.' })],
    when: {},
    then: { result: { runs: [{ task: 'Add CSV export to the reports page.', status: 'done', reason: 'decided' }] } },
  },
  {
    name: 'only commands',
    proves: ['commands-are-no-runs'],
    given: [call('edge_create', { type: 'mentions', from: 'cl_1_0a1b2c3d', to: 'cl_2_0a1b2c3d' })],
    when: {},
    then: { result: { runs: [] } },
  },
]);
