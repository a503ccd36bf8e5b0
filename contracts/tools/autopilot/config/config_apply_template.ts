import { Closed, defineTool, must, Type } from '../../../kit/index.ts';
import { ConfigBackupName, ConfigPath, TemplateName } from '../../../types/config-answers.ts';

export default defineTool({
  name: 'config_apply_template',
  title: 'Apply a template',
  summary: 'Lays a template over config.json: what it says counts, everything else stays. The file as it was is kept.',
  effect: 'write',
  render: 'lines',
  scope: 'home',
  command: {
    path: ['config', 'apply-template'],
    arguments: ['name'],
    looks_only: true,
    examples: ['mi config apply-template mind.anthropic'],
  },
  input: Type.Object({ name: TemplateName }),
  output: Closed({ path: ConfigPath, name: TemplateName, backup: ConfigBackupName('The file as it was, below backups/.') }),
  errors: ['UNKNOWN_ID', 'CONFLICT'],
  refuses: ['config-template-is-not-known', 'config-cannot-be-used'],
  tells: ['config_backed_up', 'config_saved'],
  rules: {
    'what-the-template-leaves-out-stays': must(
      'Fields of the file that the template does not name stay, and what the file leaves out is not written into it.',
    ),
    'an-unknown-template-is-refused': must('A template that there is not is UNKNOWN_ID, and nothing is written.'),
  },
});
