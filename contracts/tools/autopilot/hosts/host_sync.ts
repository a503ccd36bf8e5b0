import { defineTool, must, Type } from '../../../kit/index.ts';
import { InProject } from '../../../types/scope.ts';
import { HostSync } from '../../../types/workflow.ts';

export default defineTool({
  name: 'host_sync',
  title: 'Copy workflows to hosts',
  summary: 'Writes the enabled workflows into every bound workspace again, and takes away what is stale.',
  effect: 'act',
  ports: ['home_files', 'hosts'],
  changes_outside: true,
  idempotent: true,
  scope: 'project',
  target: 'project',
  render: 'lines',
  command: { path: ['host', 'sync'], succeeds_when: { ok: true }, examples: ['mi host sync', 'mi host sync --json'] },
  input: Type.Object({ ...InProject }),
  output: HostSync,
  errors: ['STORE_ERROR'],
  tells: ['host_sync'],
  rules: {
    'every-binding-is-written': must('Each enabled binding has a result that says what was written, linked and taken away.'),
    'a-sync-says-what-failed': must(
      'Where something could not be written, ok is false for that host and for the whole, and notes say what is in the way.',
    ),
    'one-copies-at-a-time': must(
      'Of several processes one copies at a time, and each copies what is there when it is its turn: the last one has copied what all of them changed.',
      { untested: 'a case is one process; test/domain/autopilot/workflows.test.ts has two stores' },
    ),
    'every-sync-is-recorded': must('A host_sync record holds the same results.'),
  },
});
