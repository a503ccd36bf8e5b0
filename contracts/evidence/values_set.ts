import { Closed, Const, defineEvidence, type Static, Type } from '../kit/index.ts';
import { OrNothing } from '../types/mind.ts';
import { CompiledValues } from '../types/mind-learn.ts';

const fields = Closed({
  thread_id: Const(''),
  payload: Closed({
    values_text: Type.String({ minLength: 1 }),
    compiled_values: OrNothing(CompiledValues),
    notes: Type.String({ description: 'The command that set them.' }),
  }),
});
const record: Static<typeof fields> = {
  thread_id: '',
  payload: {
    values_text: 'Ask before anything leaves this machine. Test before you say done.',
    compiled_values: {
      version: 'v1',
      values_summary: ['Ask before anything leaves this machine.', 'Test before you say done.'],
      decision_procedure: { summary: 'Ask, then test.', mermaid: 'flowchart TD\n  A[Ask] --> B[Test]' },
    },
    notes: 'mi values set',
  },
};

export default defineEvidence({
  kind: 'values_set',
  log: 'global',
  summary: 'The user set the values; every values claim cites this record.',
  fields,
  valid: [
    { name: 'compiled', record },
    { name: 'not compiled', record: { ...record, payload: { ...record.payload, compiled_values: {}, notes: 'mi init' } } },
  ],
  invalid: [
    {
      name: 'no values',
      record: { ...record, payload: { ...record.payload, values_text: '' } },
      because: 'empty values are refused before they are recorded',
    },
    {
      name: 'half compiled',
      record: { ...record, payload: { ...record.payload, compiled_values: { version: 'v1' } } },
      because: 'compiled_values is whole or empty',
    },
    { name: 'in a batch', record: { ...record, batch_id: 'cli.values_set' }, because: 'global records belong to no batch' },
  ],
});
