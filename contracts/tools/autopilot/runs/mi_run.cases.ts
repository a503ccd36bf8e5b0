import { call, casesOf } from '../../../kit/index.ts';
import tool from './mi_run.ts';

export default casesOf(tool, [
  {
    name: 'done in one batch',
    proves: ['a-run-says-how-it-ended', 'what-was-sent-is-written-first'],
    when: { task: 'Add CSV export to the reports page.' },
    then: {
      result: { run: { status: 'done', reason: 'decided', batches: 1 } },
      after: [
        call(
          'mi_tail',
          { kind: ['run_start', 'hands_input', 'evidence', 'run_end'] },
          {
            result: { records: [{ kind: 'run_start' }, { kind: 'hands_input' }, { kind: 'evidence' }, { kind: 'run_end' }] },
          },
        ),
      ],
    },
  },
]);
