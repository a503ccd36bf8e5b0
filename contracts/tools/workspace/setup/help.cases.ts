import { casesOf, matching } from '../../../kit/index.ts';
import tool from './help.ts';

export default casesOf(tool, [
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
]);
