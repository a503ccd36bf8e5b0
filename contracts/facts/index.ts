import { anchorFacts } from './anchors.ts';
import { cardFacts } from './cards.ts';
import { graphFacts } from './graph.ts';
import { jobFacts } from './jobs.ts';
import { noteFacts } from './notes.ts';
import { stepFacts } from './steps.ts';
import { taskFacts } from './tasks.ts';
import { vcsFacts } from './vcs.ts';
import { workspaceFacts } from './workspace.ts';

export const facts = {
  ...workspaceFacts,
  ...noteFacts,
  ...vcsFacts,
  ...graphFacts,
  ...cardFacts,
  ...anchorFacts,
  ...jobFacts,
  ...taskFacts,
  ...stepFacts,
};
export type FactKind = keyof typeof facts;
