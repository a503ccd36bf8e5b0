import { Closed, named, OneOf, Opt, Type } from '../kit/schema.ts';

const Step = Type.Integer({ minimum: 1, description: 'Number of a step: 12 for S12.' });

export const CipherNode = named(
  'CipherNode',
  Closed({
    step: Step,
    type: OneOf(
      ['hypothesis', 'evidence', 'conclusion', 'question', 'revision', 'plan', 'observation', 'assumption', 'rejected'],
      { description: 'What kind of step it is, by its marker.' },
    ),
    confidence: Opt(Type.Integer({ minimum: 0, maximum: 100, description: 'How sure, in percent; left out: not said.' })),
  }),
  'A step of reasoning in cipher notation.',
);

export const CipherEdge = named(
  'CipherEdge',
  Closed({
    from: Type.Integer({ minimum: 1, description: 'The step that says it.' }),
    to: Type.Integer({ minimum: 1, description: 'The step that it is said of.' }),
    rel: OneOf(['supports', 'contradicts', 'derived_from', 'leads_to', 'revises', 'rejects', 'asks_about', 'follows', 'cites'], {
      description: 'How they relate.',
    }),
  }),
  'How one step relates to another.',
);

export const CipherGraph = named(
  'CipherGraph',
  Closed({
    nodes: Type.Array(CipherNode, { description: 'Steps, in the order in which they stand.' }),
    edges: Type.Array(CipherEdge, { description: 'What they say of each other and of earlier steps.' }),
    stopped: Type.Array(
      Closed({
        line: Type.Integer({ minimum: 1, description: 'Line of the thought, from 1.' }),
        column: Type.Integer({ minimum: 1, description: 'Where it stopped being a step, from 1.' }),
      }),
      { description: 'Lines that begin as a step and do not go on as one; they are kept as text.' },
    ),
  }),
  'What a thought in cipher notation says, as steps and relations.',
);
