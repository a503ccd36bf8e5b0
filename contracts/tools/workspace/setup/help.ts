import { defineTool, must, Opt, Text, Type } from '../../../kit/index.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { WorkspaceId } from '../../../types/ids.ts';

export default defineTool({
  name: 'help',
  title: 'How to use the tools',
  summary:
    'Read once when unsure: the daily flow, what the answer lines mean and how to prove work, on one page. With tool: all that one tool takes.',
  effect: 'read',
  tier: 'daily',
  listed: { hint: 'how to use noema memory, guide, manual, describe a tool, fields, arguments', leaves_out: ['max_chars'] },
  render: 'text',
  scope: 'none',
  budget: { knobs: ['max_chars'], keep: ['text'], shrink: [{ cut: 'text' }] },

  input: Type.Object({
    workspace: Opt(WorkspaceId),
    tool: Opt(Text(64, { description: 'A tool, listed or not: its fields, also those that no list shows.' })),
    ...Budgeted,
  }),
  output: Type.Object({
    text: Type.String({ description: 'How to work with this server, or with one tool, as plain text.' }),
    truncated: Opt(Truncated),
  }),
  errors: ['UNKNOWN_ID'],
  refuses: ['tool-is-not-known'],

  rules: {
    'no-workspace-is-needed': must('help answers without a workspace and writes nothing.'),
    'the-tags-are-explained': must('The text explains the line protocol: ERROR, WARNING, MORE and REFERENCE.'),
    'the-day-is-explained': must('The text teaches the daily flow, from status to tasks_macro_finish, in fewer than 40 lines.'),
    'a-tool-is-told-whole': must(
      'With tool the text names every field of that tool, what it takes, what it means and what is meant without it; also of a tool that is not listed.',
    ),
    'an-unknown-tool-is-refused': must('A tool that does not exist answers UNKNOWN_ID, which names tools like it.'),
    'the-text-fits-the-budget': must('With max_chars the text is cut to fit.'),
  },
});
