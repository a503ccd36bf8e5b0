import { Closed, named, OneOf, Type } from '../kit/schema.ts';

export const modelNames = [
  'rubber-duck',
  'five-whys',
  'pre-mortem',
  'steelmanning',
  'fermi-estimation',
  'trade-off-matrix',
  'decomposition',
  'inversion',
  'abstraction-laddering',
  'constraint-relaxation',
  'assumption-surfacing',
  'adversarial-thinking',
  'time-horizon-shifting',
  'impact-effort-grid',
  'opportunity-cost',
] as const;

export const ModelName = named('ModelName', OneOf(modelNames, { description: 'A mental model by name, such as five-whys.' }));

export const ModelTag = named(
  'ModelTag',
  OneOf(['debugging', 'planning', 'decision-making', 'risk-management', 'problem-solving', 'analysis'], {
    description: 'What mental models are for, such as planning.',
  }),
);

export const Domain = named(
  'Domain',
  OneOf(['debugging', 'planning', 'architecture', 'decision-making', 'risk-management', 'development', 'research'], {
    description: 'A field of work; it decides which mental models are listed first.',
  }),
);

const tags = Type.Array(ModelTag, { maxItems: 6, description: 'What it is for.' });

export const ModelSummary = named(
  'ModelSummary',
  Closed({
    name: ModelName,
    title: Type.String({ description: 'What it is called.' }),
    description: Type.String({ description: 'What one does with it, in a sentence.' }),
    tags,
  }),
  'A mental model as a list shows it.',
);

export const ModelPage = {
  name: ModelName,
  title: Type.String({ description: 'What it is called.' }),
  tags,
  content: Type.String({ description: 'How to use it, as Markdown: when, process, principle, example, traps.' }),
};

export const TagDefinition = named(
  'TagDefinition',
  Closed({ name: ModelTag, description: Type.String({ description: 'When models with this tag help.' }) }),
  'A tag of mental models.',
);
