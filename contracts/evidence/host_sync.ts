import { Closed, defineEvidence, OneOf, type Static } from '../kit/index.ts';
import { Place } from '../types/mind-record.ts';
import { HostSync, type HostSyncResult } from '../types/workflow.ts';

const fields = Closed({
  ...Place,
  source: OneOf(['workflow_solidified', 'cli.workflow', 'cli.host'], { description: 'What called for the sync.' }),
  sync: HostSync,
});
const result: Static<typeof HostSyncResult> = {
  host: 'openclaw',
  workspace_root: '/home/ann/claw',
  ok: true,
  files_n: 6,
  removed_n: 0,
  links_n: 1,
  notes: [],
};
const record: Static<typeof fields> = {
  batch_id: 'b2.host_sync',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  source: 'workflow_solidified',
  sync: { ok: true, results: [result] },
};

export default defineEvidence({
  kind: 'host_sync',
  log: 'project',
  summary: 'The workflows were written into the bound host workspaces.',
  fields,
  valid: [
    { name: 'one host', record },
    { name: 'no host is bound', record: { ...record, sync: { ok: true, results: [] } } },
    {
      name: 'something is in the way',
      record: {
        batch_id: 'cli.host_sync',
        thread_id: '',
        source: 'cli.host',
        sync: {
          ok: false,
          results: [{ ...result, ok: false, links_n: 0, notes: ['skills/mi-release exists and is not a link'] }],
        },
      },
    },
  ],
  invalid: [
    { name: 'another source', record: { ...record, source: 'cron' }, because: 'cron is not a source' },
    { name: 'no results', record: { ...record, sync: { ok: true } }, because: 'results is missing; the list may be empty' },
  ],
});
