import { badInput, defineRefusals } from '../kit/index.ts';

/** How values, settings and upkeep say no. */
export const knowledgeRefusals = defineRefusals({
  'no-setting-is-given': badInput('There is nothing to set.', 'Give ask_when_uncertain, refactor_intent, or both.'),
});
