import { call, casesOf } from '../../../kit/index.ts';
import tool from './mi_stop.ts';

const hold = call('mi_stop', { hold: true });

export default casesOf(tool, [
  {
    name: 'held, and lifted',
    proves: ['a-hold-lasts'],
    given: [hold],
    when: { lift: true },
    then: {
      result: { held: false, lifted: true },
      after: [
        call('mi_stop', {}, { result: { held: false } }),
        call('mi_stop', { hold: true }, { result: { held: true } }),
        call('mi_run', { task: 'Add CSV export.' }, { result: { status: 'blocked', reason: 'stopped', batches: 0 } }),
      ],
    },
  },
  {
    name: 'a stop while all is held',
    proves: ['a-hold-outlasts-a-stop'],
    given: [hold],
    when: {},
    then: { result: { held: true, lifted: false } },
  },
  {
    name: 'both at once',
    proves: ['one-or-the-other'],
    when: { hold: true, lift: true },
    then: { error: 'INVALID_INPUT', refusal: 'stop-is-held-or-lifted' },
  },
]);
