import { defineTexts } from '../kit/index.ts';

/** What the demo says around the commands that it runs. */
export const demoTexts = defineTexts({
  'demo-begins':
    'A project, an agent and a Mind, all in {folder}. The agent and the Mind are scripted; what the agent says it does is done. Nothing else is touched.',
  'demo-taken': '{folder} holds something already. Name a folder that is empty or not there yet.',
  'demo-looks': 'To look further:',
});
