import { call, defineTool, matching, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { Budgeted } from '../../../types/budget.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { aMap, coreStoreClock, part } from '../../../worlds/anchors.ts';

const format = OneOf(['mermaid', 'text']);

export default defineTool({
  name: 'anchors_export',
  title: 'The map as text',
  summary: 'All anchors and how they hang together, as a Mermaid flowchart or as one line each.',
  effect: 'read',
  render: 'text',
  scope: 'workspace',
  budget: { knobs: ['max_chars'], keep: ['format', 'anchors_count', 'text'], shrink: [{ cut: 'text' }] },

  input: Type.Object({
    ...InWorkspace,
    format: Opt(OneOf(['mermaid', 'text'], { default: 'mermaid', description: 'mermaid (the default) or text.' })),
    ...Budgeted,
  }),
  output: Type.Object({
    format,
    anchors_count: Type.Integer({ minimum: 0 }),
    text: Type.String(),
    truncated: Type.Boolean(),
  }),
  errors: ['INVALID_INPUT'],

  rules: {
    'mermaid-is-a-flowchart': must(
      'mermaid is a flowchart TD with a node for each anchor, contains from parent to child, and depends_on.',
    ),
    'titles-cannot-break-the-chart': must('Quotes, brackets and line breaks in a title do not end its node.'),
    'secrets-stay-out-of-the-chart': must('A title that is hidden elsewhere is hidden in the chart.'),
    'node-names-differ': must('Two anchors never share a node, however alike their ids are.'),
    'text-is-a-line-each': must('text is a line for each anchor: id, kind, status, parent and depends_on.'),
    'the-same-map-is-the-same-text': must('The text is in the order of ids and holds no times.'),
    'the-text-comes-whole': must('The answer over the wire is the text itself.'),
    'an-unknown-format-is-refused': must('Any other format answers INVALID_INPUT.'),
    'the-text-fits-the-budget': must('With max_chars the text is cut to fit.'),
  },
  cases: [
    {
      name: 'a flowchart',
      proves: ['mermaid-is-a-flowchart', 'the-same-map-is-the-same-text', 'the-text-comes-whole'],
      given: [coreStoreClock],
      when: {},
      then: {
        result: {
          text: [
            'flowchart TD',
            '  A_a_clock["a:clock\\nClock"]',
            '  A_a_core["a:core\\nCore"]',
            '  A_a_store["a:store\\nStore"]',
            '  A_a_core -->|contains| A_a_store',
            '  A_a_store -->|depends_on| A_a_clock',
          ].join('\n'),
        },
        lines: [
          '^flowchart TD$',
          '^  A_a_clock\\["a:clock\\\\nClock"\\]$',
          '^  A_a_core\\[',
          '^  A_a_store\\[',
          '^  A_a_core -->\\|contains\\| A_a_store$',
          '^  A_a_store -->\\|depends_on\\| A_a_clock$',
        ],
      },
    },
    {
      name: 'lines',
      proves: ['text-is-a-line-each', 'the-same-map-is-the-same-text'],
      given: [coreStoreClock],
      when: { format: 'text' },
      then: {
        result: {
          text: [
            'a:clock | kind=component status=active parent=- depends_on=[]',
            'a:core | kind=boundary status=active parent=- depends_on=[]',
            'a:store | kind=component status=active parent=a:core depends_on=[a:clock]',
          ].join('\n'),
        },
      },
    },
    {
      name: 'a title with quotes',
      proves: ['titles-cannot-break-the-chart'],
      given: [aMap(part('a:x', { title: 'The "new"]\nstore' }))],
      when: {},
      then: { result: { text: 'flowchart TD\n  A_a_x["a:x\\nThe #quot;new#quot;] store"]' } },
    },
    {
      name: 'a title that is a secret',
      proves: ['secrets-stay-out-of-the-chart'],
      given: [aMap(part('a:x', { title: `AKIA${'Q7'.repeat(8)}` }))],
      when: {},
      then: { result: { text: 'flowchart TD\n  A_a_x["a:x\\n<redacted>"]' } },
    },
    {
      name: 'ids that are nearly the same',
      proves: ['node-names-differ'],
      given: [aMap(part('a:x-y'), part('a:x--y'), part('a:xy', { depends_on: ['a:x-y', 'a:x--y'] }))],
      when: {},
      then: {
        result: { text: matching(/A_a_xy -->\|depends_on\| A_a_x_y\n {2}A_a_xy -->\|depends_on\| A_a_x__y$/) },
      },
    },
    {
      name: 'an empty map',
      proves: ['mermaid-is-a-flowchart'],
      given: [call('init')],
      when: {},
      then: { result: { text: 'flowchart TD' } },
    },
    {
      name: 'a format nobody knows',
      proves: ['an-unknown-format-is-refused'],
      given: [call('init')],
      when: { format: 'dot' as 'text' },
      then: { error: 'INVALID_INPUT', message: 'mermaid, text' },
    },
    {
      name: 'a small page',
      proves: ['the-text-fits-the-budget'],
      given: [coreStoreClock],
      when: { max_chars: 120 },
      then: {
        result: { text: matching(/^flowchart TD[\s\S]*…$/) },
        warnings: ['BUDGET_TRUNCATED'],
      },
    },
  ],
});
