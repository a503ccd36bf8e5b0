import compile_values from '../answers/compile_values.ts';
import { advised, definePrompt, told } from '../kit/index.ts';
import { text } from './blocks.ts';
import { flowchart, items, onlyIf, props, words } from './checks.ts';

export default definePrompt({
  of: compile_values,
  role: 'You turn what the user wrote about values, habits and preferences into short sentences and a procedure to decide by.',
  goal: [
    "The autopilot answers the questions of Hands in the user's name, plans checks, judges risks and decides when work is done. A person will read your summary to see whether it was understood.",
    'Some things hold whatever the user writes: the autopilot never blocks or rewrites single commands of Hands, never makes Hands report step by step, keeps behaviour when it is asked to refactor unless told otherwise, and judges from evidence whether work is done instead of asking the user to accept it. Do not contradict them.',
  ],
  blocks: { values_text: text('user', 'What the user wrote about values', 40_000) },
  rules: {
    'the-summary-is-short': told(
      'Put into values_summary 5 to 12 sentences, each a rule that can be followed by itself; fewer where the text says less, none where it says nothing about values.',
      { schema: props({ values_summary: { maxItems: 12, ...items(words) } }) },
    ),
    'a-summary-comes-with-a-procedure': told(
      'Where there is a summary, say in decision_procedure.summary in which order things are weighed, and draw it in decision_procedure.mermaid.',
      {
        schema: onlyIf(
          props({ values_summary: { minItems: 1 } }),
          props({ decision_procedure: props({ summary: words, mermaid: words }) }),
        ),
      },
    ),
    'the-chart-is-a-flowchart': told(
      'decision_procedure.mermaid begins with "flowchart TD", or is empty where there is nothing to decide by.',
      { schema: props({ decision_procedure: props({ mermaid: flowchart }) }) },
    ),
    'nothing-is-added': advised(
      'Keep to what the text says. Add no value of your own, soften nothing, and keep its limits and exceptions.',
    ),
  },
});
