import { defineTexts } from '../kit/index.ts';

export const graphTexts = defineTexts({
  'edge-end-is-missing': 'Edge {key} has an end that is no live node: {missing}.',
  'graph-conflicts-are-open': {
    message: 'Graph conflicts that wait to be resolved: {open}.',
    recovery: 'See them with graph_conflicts and decide each with graph_conflict_resolve.',
  },
});
