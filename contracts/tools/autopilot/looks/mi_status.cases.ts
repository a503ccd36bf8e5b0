import { call, casesOf, matching } from '../../../kit/index.ts';
import tool from './mi_status.ts';

export default casesOf(tool, [
  {
    name: 'before anything',
    proves: ['what-is-needed-most-comes-first', 'nothing-is-kept-by-looking'],
    when: {},
    then: {
      result: {
        config_validate: { ok: false },
        values: { values_base_present: false },
        project: { known: false },
        last: { bundle: null },
        next_steps: ['mi config validate', matching(/^mi values set/)],
      },
      after: [call('mi_status', {}, { result: { project: { known: false } } })],
    },
  },
  {
    name: 'after a run',
    proves: ['the-latest-batch-is-shown'],
    given: [call('mi_run', { task: 'Add CSV export to the reports page.' })],
    when: {},
    then: { result: { last: { bundle: { batch_id: 'b0', decide_next: { status: 'done' } } }, project: { known: true } } },
  },
]);
