import type { ModelName } from '../../../generated/types/index.ts';

/** In the order of the catalog; a name that is missing does not compile. */
const places: Readonly<Record<ModelName, number>> = {
  'rubber-duck': 1,
  'five-whys': 2,
  'pre-mortem': 3,
  steelmanning: 4,
  'fermi-estimation': 5,
  'trade-off-matrix': 6,
  decomposition: 7,
  inversion: 8,
  'abstraction-laddering': 9,
  'constraint-relaxation': 10,
  'assumption-surfacing': 11,
  'adversarial-thinking': 12,
  'time-horizon-shifting': 13,
  'impact-effort-grid': 14,
  'opportunity-cost': 15,
};

export const modelNames = (Object.keys(places) as ModelName[]).sort((a, b) => places[a] - places[b]);
