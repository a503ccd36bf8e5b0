import { defineTexts } from '../../kit/index.ts';
import { findingModels } from './debugging.ts';
import { decidingModels } from './deciding.ts';
import { planningModels } from './planning.ts';

/** A model as a page; lists come as lines. */
const page = [
  '# {title}',
  '',
  '{description}',
  '',
  '## When to Use',
  '',
  '{when}',
  '',
  '## Process',
  '',
  '{process}',
  '',
  '## Key Principle',
  '',
  '{principle}',
  '',
  '## Example',
  '',
  '{example}',
  '',
  '## Traps',
  '',
  '{traps}',
  '',
].join('\n');

export const modelsTexts = defineTexts({
  ...findingModels,
  ...planningModels,
  ...decidingModels,
  'mental-model-page': page,
  'mental-model-tags': {
    debugging: 'Something behaves otherwise than it should, and the reason is not known.',
    planning: 'Work lies ahead and shall be ordered, sized or made safe.',
    'decision-making': 'One of several ways has to be chosen, and the choice has to hold.',
    'risk-management': 'What could go wrong shall be known before it does.',
    'problem-solving': 'A goal is clear, and the way to it is not.',
    analysis: 'Something shall be understood before anything is decided.',
  },
  /** What somebody who works in a domain is shown first. */
  'mental-model-domains': {
    debugging: ['rubber-duck', 'five-whys'],
    planning: [
      'pre-mortem',
      'assumption-surfacing',
      'fermi-estimation',
      'decomposition',
      'time-horizon-shifting',
      'impact-effort-grid',
      'inversion',
    ],
    architecture: ['trade-off-matrix', 'abstraction-laddering', 'decomposition', 'constraint-relaxation'],
    'decision-making': ['steelmanning', 'trade-off-matrix', 'opportunity-cost', 'time-horizon-shifting'],
    'risk-management': ['pre-mortem', 'adversarial-thinking', 'inversion'],
    development: ['rubber-duck', 'five-whys', 'decomposition'],
    research: ['assumption-surfacing', 'fermi-estimation', 'abstraction-laddering'],
  },
});
