import { Closed, Const, defineEvidence, type Static, Text, Type } from '../kit/index.ts';
import { Place } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  items: Type.Array(
    Closed({
      path: Text(4096),
      label: Text(200),
      error: Type.String(),
      quarantined_to: Type.String({ description: 'Where the file went; empty when it could not be moved.' }),
      quarantine_error: Type.String({ description: 'Why it could not be moved; empty when it was.' }),
      used_default: Const(true),
    }),
    { minItems: 1 },
  ),
});
const item: Static<typeof fields>['items'][number] = {
  path: '/home/ann/.mind-incarnation/projects/3f2a9c41d07be856/overlay.json',
  label: 'overlay',
  error: 'Unexpected end of JSON input',
  quarantined_to: '/home/ann/.mind-incarnation/projects/3f2a9c41d07be856/overlay.json.corrupt.20260107T153320Z',
  quarantine_error: '',
  used_default: true,
};
const record: Static<typeof fields> = { batch_id: 'b0.state_recovery', thread_id: '', items: [item] };

export default defineEvidence({
  kind: 'state_corrupt',
  log: 'project',
  summary: 'State files could not be read; they were put aside and defaults were used.',
  fields,
  valid: [{ name: 'an overlay cut short', record }],
  invalid: [
    { name: 'nothing corrupt', record: { ...record, items: [] }, because: 'the record exists only for a broken file' },
    {
      name: 'no default',
      record: { ...record, items: [{ ...item, used_default: false }] },
      because: 'a broken file always gives way to its default',
    },
    { name: 'no label', record: { ...record, items: [{ ...item, label: undefined }] }, because: 'label is missing' },
  ],
});
