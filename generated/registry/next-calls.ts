// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { SuggestionTemplate } from './shape.ts';

export const nextCalls: Readonly<Record<string, SuggestionTemplate>> = {
  'go-on-with-the-focus': {"priority":"high","tool":"tasks_snapshot","params":{},"reason":"Go on with {focus}"},
  'read-the-last-entry': {"priority":"medium","tool":"open","params":{"id":"{ref}"},"reason":"Read what was written last"},
  'start-the-first-task': {"priority":"medium","tool":"tasks_macro_start","params":{"task_title":"First task"},"reason":"Start the first task"},
  'keep-this-window': {"priority":"low","tool":"macro_branch_note","params":{},"reason":"Keep this window as a note"},
  'read-more-of-each-session': {"priority":"medium","tool":"transcripts_digest","params":{},"reason":"Read more of each session"},
  'look-for-last-answers': {"priority":"medium","tool":"transcripts_digest","params":{},"reason":"Look for the last answers instead"},
  'look-for-summaries': {"priority":"medium","tool":"transcripts_digest","params":{},"reason":"Look for summaries instead"},
  'note-on-the-checkout': {"priority":"medium","tool":"macro_branch_note","params":{},"reason":"Note it on the checked-out branch"},
  'note-on-a-new-branch': {"priority":"medium","tool":"macro_branch_note","params":{},"reason":"Make that branch and note it there"},
  'see-the-status': {"priority":"medium","tool":"status","params":{},"reason":"See where you are"},
  'see-what-both-changed': {"priority":"medium","tool":"graph_conflict_show","params":{"conflict_id":"{conflict_id}"},"reason":"Both changed {key}"},
  'keep-what-one-side-says': {"priority":"medium","tool":"graph_conflict_resolve","params":{"conflict_id":"{conflict_id}","resolution":"{resolution}"},"reason":"Keep what {whose} says"},
  'put-it-on-the-map': {"priority":"medium","tool":"macro_anchor_note","params":{"anchor":"{anchor}","title":"{title}","kind":"component","content":"{title} is a part of the project that has a name now."},"reason":"Put {anchor} on the map"},
  'see-what-is-known-about-it': {"priority":"medium","tool":"anchor_snapshot","params":{"anchor":"{anchor}"},"reason":"See what is known about {anchor}"},
  'see-the-next-anchors': {"priority":"medium","tool":"anchors_list","params":{},"reason":"See the next ones"},
  'check-the-map': {"priority":"medium","tool":"anchors_lint","params":{},"reason":"Check how the map hangs together"},
  'see-the-drafts-about-it': {"priority":"medium","tool":"open","params":{"id":"{id}","include_drafts":true},"reason":"See the drafts about it"},
  'repeat-it-for-the-focus': {"priority":"medium","tool":"{tool}","params":{},"reason":"Do it to {focus}, which is in focus"},
  'repeat-it-all-the-same': {"priority":"medium","tool":"{tool}","params":{},"reason":"Do it all the same"},
  'see-how-it-stands-now': {"priority":"medium","tool":"open","params":{"id":"{id}"},"reason":"See how {id} stands now"},
};
