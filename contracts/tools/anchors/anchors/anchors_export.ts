import { defineTool, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { InWorkspace } from '../../../types/scope.ts';

const format = OneOf(['mermaid', 'text'], { description: 'Format of the text.' });

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
    anchors_count: Type.Integer({ minimum: 0, description: 'Number of anchors in the text.' }),
    text: Type.String({ description: 'The map, as a Mermaid flowchart or as plain lines.' }),
    truncated: Truncated,
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
});
