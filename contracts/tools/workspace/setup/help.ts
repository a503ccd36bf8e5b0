import { defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { WorkspaceId } from '../../../types/ids.ts';

export default defineTool({
  name: 'help',
  title: 'How to use the tools',
  summary:
    'Read once when unsure: the daily flow, what the answer lines mean and how to prove work, on one page. Needs no workspace.',
  effect: 'read',
  tier: 'daily',
  listed: { hint: 'how to use noema memory, guide, manual', leaves_out: ['max_chars'] },
  render: 'text',
  scope: 'none',
  budget: { knobs: ['max_chars'], keep: ['text'], shrink: [{ cut: 'text' }] },

  input: Type.Object({ workspace: Opt(WorkspaceId), ...Budgeted }),
  output: Type.Object({
    text: Type.String({ description: 'How to work with this server, as plain text.' }),
    truncated: Opt(Truncated),
  }),
  errors: [],

  rules: {
    'no-workspace-is-needed': must('help answers without a workspace and writes nothing.'),
    'the-tags-are-explained': must('The text explains the line protocol: ERROR, WARNING, MORE and REFERENCE.'),
    'the-day-is-explained': must('The text teaches the daily flow, from status to tasks_macro_finish, in fewer than 40 lines.'),
    'the-text-fits-the-budget': must('With max_chars the text is cut to fit.'),
  },
});
