import { defineTool, matching, must, Opt, Type } from '../../../kit/index.ts';
import { Budgeted } from '../../../types/budget.ts';
import { WorkspaceId } from '../../../types/ids.ts';

export default defineTool({
  name: 'help',
  title: 'How to use the tools',
  summary: 'The daily flow, what the answer lines mean, and how to prove work, on one page. Needs no workspace.',
  effect: 'read',
  tier: 'daily',
  render: 'text',
  scope: 'none',
  budget: { knobs: ['max_chars'], keep: ['text'], shrink: [{ cut: 'text' }] },

  input: Type.Object({ workspace: Opt(WorkspaceId), ...Budgeted }),
  output: Type.Object({ text: Type.String(), truncated: Opt(Type.Boolean()) }),
  errors: [],

  rules: {
    'no-workspace-is-needed': must('help answers without a workspace and writes nothing.'),
    'the-tags-are-explained': must('The text explains the line protocol: ERROR, WARNING, MORE and REFERENCE.'),
    'the-day-is-explained': must('The text teaches the daily flow, from status to tasks_macro_finish, in fewer than 40 lines.'),
    'the-text-fits-the-budget': must('With max_chars the text is cut to fit.'),
  },
  cases: [
    {
      name: 'the whole page',
      proves: ['no-workspace-is-needed', 'the-tags-are-explained'],
      when: {},
      then: { result: { text: matching(/ERROR:[\s\S]*WARNING:[\s\S]*MORE:[\s\S]*REFERENCE:/) } },
    },
    {
      name: 'the day',
      proves: ['the-day-is-explained'],
      when: {},
      then: {
        result: {
          text: matching(
            /^(?=[\s\S]*status[\s\S]*tasks_macro_start[\s\S]*tasks_snapshot[\s\S]*tasks_macro_close_step[\s\S]*tasks_macro_finish[\s\S]*think_card[\s\S]*macro_branch_note[\s\S]*macro_anchor_note)(?:[^\n]*\n){20,38}[^\n]*$/,
          ),
        },
      },
    },
    {
      name: 'a small page',
      proves: ['the-text-fits-the-budget'],
      when: { max_chars: 120 },
      then: { result: { text: matching(/^[\s\S]{10,120}$/) }, warnings: ['BUDGET_TRUNCATED'] },
    },
  ],
});
