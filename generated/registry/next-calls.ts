// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { SuggestionTemplate } from './shape.ts';

export const nextCalls: Readonly<Record<string, SuggestionTemplate>> = {
  'see-what-both-changed': {"priority":"medium","tool":"graph_conflict_show","params":{"conflict_id":"{conflict_id}"},"reason":"Both changed {key}"},
  'keep-what-one-side-says': {"priority":"medium","tool":"graph_conflict_resolve","params":{"conflict_id":"{conflict_id}","resolution":"{resolution}"},"reason":"Keep what {whose} says"},
  'repeat-it-for-the-focus': {"priority":"medium","tool":"{tool}","params":{},"reason":"Do it to {focus}, which is in focus"},
  'repeat-it-all-the-same': {"priority":"medium","tool":"{tool}","params":{},"reason":"Do it all the same"},
  'see-how-it-stands-now': {"priority":"medium","tool":"open","params":{"id":"{id}"},"reason":"See how {id} stands now"},
};
