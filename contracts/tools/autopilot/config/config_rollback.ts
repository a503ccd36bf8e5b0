import { Closed, defineTool, must, Text, Type } from '../../../kit/index.ts';
import { ConfigBackup, ConfigPath } from '../../../types/config-answers.ts';

export default defineTool({
  name: 'config_rollback',
  title: 'Take a template back',
  summary: 'Makes config.json again what it was before the last template was applied.',
  effect: 'write',
  render: 'lines',
  scope: 'home',
  command: { path: ['config', 'rollback'], looks_only: true, examples: ['mi config rollback'] },
  input: Type.Object({}),
  output: Closed({
    path: ConfigPath,
    restored: Text(4096, { description: 'The backup that stands there now.' }),
    replaced: ConfigBackup('What stood there until now, below backups/; null where nothing did.'),
  }),
  errors: ['UNKNOWN_ID'],
  refuses: ['no-backup-is-named'],
  tells: ['config_backed_up', 'config_restored'],
  rules: {
    'the-file-is-as-it-was': must(
      'The file is what it was before, letter by letter, and what stood there meanwhile is kept too.',
    ),
    'a-backup-is-used-once': must('Without a backup, and after a rollback, there is nothing to go back to: UNKNOWN_ID.'),
  },
});
