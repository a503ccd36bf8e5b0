import { call, casesOf, matching } from '../../../kit/index.ts';
import { aMap, coreStoreClock, part } from '../../../worlds/anchors.ts';
import tool from './anchors_export.ts';

export default casesOf(tool, [
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
    name: 'a password in quotes, which a chart writes as a word',
    proves: ['secrets-stay-out-of-the-chart'],
    given: [aMap(part('a:x', { title: 'with password="correct horse"' }))],
    when: {},
    then: { result: { text: 'flowchart TD\n  A_a_x["a:x\\nwith password=#quot;<redacted>#quot;"]' } },
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
    then: { error: 'INVALID_INPUT', names: ['mermaid', 'text'] },
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
]);
