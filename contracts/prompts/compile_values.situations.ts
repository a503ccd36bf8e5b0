import { situationsOf } from '../kit/index.ts';
import compile_values from './compile_values.ts';

const chart =
  'flowchart TD\n  A[Next step] --> B{Leaves the machine?}\n  B -->|yes| C[Ask]\n  B -->|no| D[Do it and run the tests]';

export default situationsOf(compile_values, [
  {
    name: 'a careful maintainer',
    blocks: {
      values_text:
        'I maintain a web shop alone. What works for customers must go on working. Small changes. Always run the tests before you call something done. Never push, publish or install anything without asking me. Write so that the next reader understands it.',
    },
    good: {
      version: 'v1',
      values_summary: [
        'Keep what works for customers working.',
        'Prefer the smallest change that solves the problem.',
        'Run the tests before calling anything done.',
        'Ask before pushing, publishing or installing anything.',
        'Write for the next reader.',
      ],
      decision_procedure: {
        summary: 'First whether it reaches outside, then whether customers could notice, then whether tests show that it works.',
        mermaid: chart,
      },
    },
    bad: [
      {
        name: 'a chart of another kind',
        breaks: 'the-chart-is-a-flowchart',
        with: { decision_procedure: { summary: 'Ask first.', mermaid: 'graph LR\n  A --> B' } },
      },
      {
        name: 'a chart in a code block',
        breaks: 'the-chart-is-a-flowchart',
        with: { decision_procedure: { summary: 'Ask first.', mermaid: `\`\`\`mermaid\n${chart}\n\`\`\`` } },
      },
      {
        name: 'no procedure',
        breaks: 'a-summary-comes-with-a-procedure',
        with: { decision_procedure: { summary: '', mermaid: '' } },
      },
      {
        name: 'everything one can think of',
        breaks: 'the-summary-is-short',
        with: { values_summary: Array(13).fill('Be careful.') },
      },
      { name: 'blank sentences', breaks: 'the-summary-is-short', with: { values_summary: ['Run the tests.', ' '] } },
      { name: 'a version of its own', breaks: 'fits-the-schema', with: { version: 'v2' } },
    ],
  },
  {
    name: 'a text about something else',
    blocks: { values_text: 'asdf' },
    good: { version: 'v1', values_summary: [], decision_procedure: { summary: '', mermaid: '' } },
    bad: [],
  },
]);
