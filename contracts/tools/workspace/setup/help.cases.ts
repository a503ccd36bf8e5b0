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
    name: 'one tool',
    proves: ['a-tool-is-told-whole', 'no-workspace-is-needed'],
    when: { tool: 'think_watch' },
    then: {
      result: {
        text: matching(
          /^think_watch: What to think about next\n[\s\S]*\n- trace_limit_steps \(whole number, from 0 to 200; default 20\): [\s\S]*\n- context_budget /,
        ),
      },
    },
  },
  {
    name: 'a tool that no list of a day shows',
    proves: ['a-tool-is-told-whole'],
    when: { tool: 'notes_commit' },
    then: { result: { text: matching(/^notes_commit: [\s\S]*\n- content \(text[^)]*; required\): /) } },
  },
  {
    name: 'a tool that does not exist',
    proves: ['an-unknown-tool-is-refused'],
    when: { tool: 'undo' },
    then: { error: 'UNKNOWN_ID', refusal: 'tool-is-not-known', names: ['undo'] },
  },
  {
    name: 'a small page',
    proves: ['the-text-fits-the-budget'],
    when: { max_chars: 120 },
    then: { result: { text: matching(/^[\s\S]{10,120}$/) }, warnings: ['BUDGET_TRUNCATED'] },
  },
]);
