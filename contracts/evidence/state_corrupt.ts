import { Closed, Const, defineEvidence, type Static, Text, Type } from '../kit/index.ts';
import { Place } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  items: Type.Array(
    Closed({
      path: Text(4096),
      label: Text(200),
      error: Type.String(),
      quarantined_to: Type.String({ description: 'Where it went; empty when it could not be moved, or stays.' }),
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
  summary: 'Files could not be read, in whole or in part: state files, which were put aside, and lines of logs.',
  fields,
  valid: [
    { name: 'an overlay cut short', record },
    {
      name: 'a line that is no record',
      record: {
        ...record,
        items: [{ ...item, label: 'evidence', error: 'lines that are no records: 1, …', quarantined_to: '' }],
      },
    },
  ],
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
