import { defineTexts } from '../kit/index.ts';

/** The one page that explains how answers read and how a day goes. */
const help = [
  'NOEMA keeps your reasoning: tasks with proof, notes, branches, cards, and the trace of what happened. It is stored before it is answered.',
  '',
  'A DAY',
  '1. status — where you are, and one command to go on.',
  '2. tasks_macro_start task_title="…" — a task with gated steps, in focus. template=principal-task for work that others build on.',
  '3. tasks_snapshot — where the work stands and what comes next; in the morning, or for whoever takes over (tasks_handoff for a report).',
  '4. tasks_macro_close_step note="…" proof="CMD: …" — close the step at hand; again for the next one. Several receipts: a list, or proof=… again in a shell.',
  '5. tasks_macro_finish — the task is done, or status=ACTIVE to set it aside; with a report for whoever goes on.',
  '',
  'THINKING',
  '- think_card type=hypothesis card="…" — keep a thought; think_watch says what comes next, think_set_status how it ended.',
  '- macro_branch_note content="…" — keep a note. It goes to the task in focus. Add name=what-if/x to try it on a branch of its own; merge from=what-if/x merge_to_base=true brings it home, cards included.',
  '- macro_anchor_note anchor=a:cache content="…" — keep it with a part of the system, where everybody finds it.',
  '- search query="why kafka" — find anything again by words; without a query, the newest.',
  '- open id=notes@12 — read one thing again by its reference.',
  '',
  'HOW ANSWERS READ',
  'Portal tools answer in plain lines: the state, details that begin with "- " and carry references for open, then commands that can be called as they stand. Put your own words in place of <fill: …>; what is left blank counts as not given.',
  'ERROR: a typed error, what is wrong and | fix: how to mend it.',
  'WARNING: done, but look at this.',
  'MORE: there is more; the line carries the arguments for the next page.',
  'REFERENCE: an address worth keeping, such as notes@12.',
  'All other tools answer JSON: success, result, warnings, suggestions (ready calls), error.',
  '',
  'WORTH KNOWING',
  '- workspace says which project is meant; it may be left out when the server has a default one.',
  '- task, plan and target name what is meant; without them it is what is in focus. Focus and checkout are your own; a focus checks out the branch of its task.',
  '- Lists come in pages: pass next_cursor as cursor. max_chars bounds an answer, and truncated says when it was cut.',
  '- A branch is a snapshot: it sees its base as it was when it was made, and costs nothing to make.',
  '- Proof is what you ran and where its result is: "CMD: …" and "LINK: …". Placeholders do not count.',
  '- Values that look like secrets are hidden in answers.',
  '- help tool=tasks_block tells all that a tool takes. An answer may name a tool that your list lacks: the list then gains it.',
].join('\n');

export const workspaceTexts = defineTexts({
  'still-elsewhere-embedded': [
    'Exports, backups and copies of the file that were made before, and whatever an agent or a log kept of it.',
  ],
  'still-elsewhere-postgres': [
    'Dead row versions until VACUUM has run on the tables (autovacuum does it in its time), then the write-ahead log, replicas and archives until they are recycled.',
    'Exports, dumps and backups that were made before, and whatever an agent or a log kept of it.',
  ],
  'help-page': help,
  'no-target': {
    message: 'No plan or task is named, and none is in focus.',
    recovery: 'Name one as target to check it too.',
  },
});
