import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { Place } from '../types/mind-record.ts';

const fields = Closed({ ...Place, strategy: Type.String({ minLength: 1 }), rationale: Type.String() });
const record: Static<typeof fields> = {
  batch_id: 'b2',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  strategy: 'Open the reports page and export one report.',
  rationale: 'The user said so in an earlier run.',
};

/** Where the Mind sets it: a decision says many things, and the claim rests on a record that says this alone. What a user says stands in user_input. */
export default defineEvidence({
  kind: 'testless_strategy_set',
  log: 'project',
  summary: 'How the project is verified without tests was set, and the claim cites this record.',
  fields,
  valid: [{ name: 'by hand', record }],
  invalid: [
    { name: 'no strategy', record: { ...record, strategy: '' }, because: 'strategy is not empty' },
    { name: 'no rationale', record: { ...record, rationale: undefined }, because: 'rationale is missing' },
  ],
});
