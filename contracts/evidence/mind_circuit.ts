import { Closed, Const, defineEvidence, Prose, type Static, Text, Type } from '../kit/index.ts';
import { Place } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  state: Const('open'),
  threshold: Type.Integer({ minimum: 1 }),
  failures_total: Type.Integer({ minimum: 1 }),
  failures_consecutive: Type.Integer({ minimum: 1 }),
  schema_filename: Text(200),
  tag: Text(200),
  error: Prose(2000),
});
const record: Static<typeof fields> = {
  batch_id: 'b1',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  state: 'open',
  threshold: 2,
  failures_total: 3,
  failures_consecutive: 2,
  schema_filename: 'decide_next.json',
  tag: 'decide_b1',
  error: 'connect ECONNREFUSED 127.0.0.1:8080',
};

/** At most once a run: there is no way back before the run ends. */
export default defineEvidence({
  kind: 'mind_circuit',
  log: 'project',
  summary: 'The Mind failed so often in a row that it is not asked again in this run.',
  fields,
  valid: [{ name: 'two failures in a row', record }],
  invalid: [
    { name: 'closed again', record: { ...record, state: 'closed' }, because: 'the circuit only opens' },
    { name: 'no failure', record: { ...record, failures_consecutive: 0 }, because: 'only failures open it' },
  ],
});
