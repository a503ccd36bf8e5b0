import { Closed, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { ConfigBackup, ConfigPath } from '../../../types/config-answers.ts';

export default defineTool({
  name: 'config_init',
  title: 'Write a configuration',
  summary: 'Writes config.json with everything as it usually is, to be edited. One that is there stays as it is.',
  effect: 'write',
  idempotent: true,
  render: 'lines',
  scope: 'home',
  command: { path: ['config', 'init'], looks_only: true, examples: ['mi config init'] },
  input: Type.Object({
    force: Opt(
      Type.Boolean({ default: false, description: 'Write it anew; the one that is there is kept, and can be rolled back to.' }),
    ),
  }),
  output: Closed({
    path: ConfigPath,
    written: Type.Boolean({ description: 'False where one was there already.' }),
    backup: ConfigBackup('What was there before, below backups/; null where nothing was replaced.'),
  }),
  errors: [],
  tells: ['config_backed_up', 'config_saved'],
  rules: {
    'the-first-time-it-is-written': must('Where there is no config.json, one is written.'),
    'a-file-that-is-there-stays': must('A config.json that is there is not touched, also one that cannot be used.'),
    'force-keeps-what-was-there': must('With force the file is written anew, and a rollback brings the old one back.'),
  },
});
