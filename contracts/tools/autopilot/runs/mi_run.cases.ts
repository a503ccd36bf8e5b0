import { call, casesOf } from '../../../kit/index.ts';
import tool from './mi_run.ts';

export default casesOf(tool, [
  {
    name: 'done in one batch',
    proves: ['a-run-says-how-it-ended', 'what-was-sent-is-written-first'],
    when: { task: 'Add CSV export to the reports page.' },
    then: {
      result: { status: 'done', reason: 'decided', batches: 1, ok: true, plan: null },
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
  {
    name: 'only said',
    proves: ['a-dry-run-writes-nothing'],
    when: { task: 'Add CSV export to the reports page.', max_batches: 3, dry_run: true },
    then: {
      result: { reason: 'dry_run', batches: 0, mind_calls: 0, ok: true, plan: { resumes: '', limits: { max_batches: 3 } } },
      after: [call('mi_tail', {}, { result: { records: [] } })],
    },
  },
  {
    name: 'a task that is not there',
    proves: ['an-unknown-task-begins-nothing'],
    when: { task: 'Add CSV export.', bind: 'TASK-404' },
    then: { error: 'UNKNOWN_ID', refusal: 'bound-task-is-not-there', after: [call('mi_tail', {}, { result: { records: [] } })] },
  },
  {
    name: 'nothing to do',
    proves: ['nothing-to-do-is-refused'],
    when: { max_batches: 2 },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'run-is-asked-for-nothing',
      after: [call('mi_tail', {}, { result: { records: [] } })],
    },
  },
]);
