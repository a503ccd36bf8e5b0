import { defineTexts } from '../kit/index.ts';

const cipher = [
  '# Cipher',
  '',
  'A short notation for reasoning. A line in it is a step; the server reads steps and keeps how they hang together. Lines that are no steps are kept as text.',
  '',
  '    S<number>|<marker>|<references>|<content>',
  '',
  'References may be left out: `S1|O|Pages are slow`. Number steps as you number thoughts.',
  '',
  '| Marker | Step |',
  '|---|---|',
  '| `H` | hypothesis |',
  '| `E` | evidence for the steps it names |',
  '| `C` | conclusion from them |',
  '| `Q` | question |',
  '| `R` | revision: `S16\\|R\\|^S12\\|It was the network` |',
  '| `P` | plan |',
  '| `O` | observation |',
  '| `A` | assumption |',
  '| `X` | rejects the steps it names |',
  '',
  '| Sign | Meaning |',
  '|---|---|',
  '| `→` `∴` | leads to, therefore |',
  '| `←` `∵` | derived from, because |',
  '| `∧` `∨` `¬` | and, or, not |',
  '| `⊕` `⊖` | supports, contradicts |',
  '',
  'References: `S1,S2` before the content, `[S3]` inside it, `^S3` or `^[S3]` for what is revised. A sign just before a reference says how the two relate: `⊖[S2]`.',
  'How sure you are stands at the end, in percent: `S2|H|S1|The index is missing (80%)`.',
  '',
  '    S1|O|Users report slow pages',
  '    S2|H|S1|Queries are slow (60%)',
  '    S3|E|S2|The log shows 2 s on average',
  '    S4|C|S2,S3|∴ Add an index on users.email',
  '',
].join('\n');

const patterns = [
  '# Patterns of reasoning',
  '',
  'A session is a numbered chain of thoughts. `totalThoughts` is an estimate and may change; nothing is ever overwritten.',
  '',
  '- **Forwards**: 1, 2, 3 … from what is known to what follows. For exploring.',
  '- **Backwards**: begin with the goal under the highest number, then ask what must hold just before it, down to 1. For plans.',
  '- **Branching**: two ways are open. `branchFromThought=3 branchId="cache"` begins one of them; go on with `branchId="cache"`, and come back to the main chain by leaving it out. Say on the main chain what the branch showed.',
  '- **Revising**: an earlier thought was wrong. `isRevision=true revisesThought=2`, under a number of its own; say what changed your mind.',
  '- **Interleaved**: think, act with another tool, think about what came of it. Note the result before you interpret it.',
  '- **First principles**: list what is certain, drop what is only usual, build up again from the rest.',
  '',
  'Good habits: one idea in a thought; observations apart from conclusions; a number in place of "much"; the next check named. End with `nextThoughtNeeded=false` and the conclusion.',
  'Signs of trouble: the same idea again in other words; a branch that nobody returns from; a conclusion that cites nothing.',
  '',
].join('\n');

const init = [
  '# Beginning',
  '',
  'One tool, `thoughtbox_gateway`, takes `operation` and the fields of it.',
  '',
  '1. `get_state` says where this connection stands. `list_sessions` shows what there is.',
  '2. `start_new` with `sessionTitle` begins, `load_context` with `sessionId` goes on. (stage 1)',
  '3. `cipher` loads the notation. (stage 2)',
  '4. `thought` with `thought`, `thoughtNumber`, `totalThoughts`, `nextThoughtNeeded`; the last one says `nextThoughtNeeded=false`.',
  '5. `session` reads, searches, measures, exports and imports; `knowledge` keeps what was learned; `mental_models` has frames to think with; `notebook` runs code beside words (`thoughtbox://notebook/operations`).',
  '',
  '`project`, `task` and `aspect` of `start_new` file a session; `navigate` goes there, and with `domain` to stage 3.',
  'After a lost connection `get_state` with `resume` goes on where the last answer was; its `connection` names it.',
  '',
].join('\n');

const architecture = [
  '# How this server is built',
  '',
  'A call names an operation. It is held against the stage that the connection has reached, then against the contract of the operation, then done in one transaction: a fact is written to a journal, and with it the rows that are read later.',
  '',
  '- **Sessions** hold thoughts: a main chain and branches. A thought is a node `session:number`, on a branch `session:branch:number`, that knows the one before it, what it revises and where its branch begins.',
  '- **Cipher** is read when a thought is recorded; steps and relations are kept with it.',
  '- **Stages** (entry, init_complete, cipher_loaded, domain_active) belong to a connection and are kept in the store behind its name.',
  '- **Knowledge** is what outlives sessions: patterns of reasoning, and scratchpad notes that agents share.',
  '- **Notebooks** hold cells: titles, words and code. Code is run as a process of its own, kept apart from the server.',
  '- **Mental models** are part of the program.',
  '',
].join('\n');

const analysis = [
  '# Reading the figures of a session',
  '',
  '`session` with `subOperation=analyze` answers figures that are counted, not judged.',
  '',
  '- `linearityScore` near 1: straight on. Low: many revisions and branches, which is good where the question was hard and bad where nothing was settled by them.',
  '- `revisionRate` above a third: look at what was assumed too early.',
  '- `hasConvergence` false with branches: no thought of the main chain says what they showed.',
  '- `isComplete` false: the session has no conclusion.',
  '- `cipher.supported` below `cipher.hypotheses`: ideas without evidence.',
  '',
  'Then name the thoughts that mattered to `extract_learnings` in `keyMoments`: decisions, insights and pivots become patterns, revisions become anti-patterns. `knowledge` with `subOperation=create_pattern` keeps the ones worth keeping.',
  '',
].join('\n');

const assets = [
  'This server keeps a ledger of reasoning behind one tool, `thoughtbox_gateway`.',
  '',
  'Operations: `get_state`, `list_sessions`, `navigate`, `load_context`, `start_new`, `list_roots`, `bind_root`; then `cipher` and `session` (list, get, search, resume, export, import, analyze, extract_learnings, delete) and `knowledge` (create_pattern, list_patterns, get_pattern, update_pattern, delete_pattern, create_note, list_notes, get_note, update_note, delete_note); then `thought`, `notebook` (create, list, load, list_cells, get_cell, add_cell, update_cell, run_cell, install_deps, export) and `mental_models` (list_models, get_model, list_tags).',
  '',
  'Resources: `thoughtbox://init`, `thoughtbox://architecture`, `thoughtbox://cipher`, `thoughtbox://patterns-cookbook`, `thoughtbox://session-analysis-guide`, `thoughtbox://notebook/operations`, `thoughtbox://notebooks`, `thoughtbox://mental-models`, and `thoughtbox://notebooks/<notebookId>` for each notebook, `thoughtbox://mental-models/<tag>/<model>` for each model.',
  '',
  'Prompts: `list_mcp_assets`, `interleaved-thinking`, `subagent-summarize`, `evolution-check`.',
  '',
  'Say which of these would help with what I am doing, and begin with `get_state`.',
].join('\n');

const interleaved = [
  'Work on this by thinking and acting in turns: {task}',
  '',
  '1. Start a session with `start_new`, load `cipher`, and say in the first thought what would count as done and which tools you have.',
  '2. Think: one `thought` that names the next question and the cheapest way to answer it.',
  '3. Act: use another tool for exactly that.',
  '4. Observe: a `thought` with what came of it, before you interpret it; then go on with 2.',
  '5. When two ways look equally good, follow one on a branch and say on the main chain what it showed. When something you relied on turns out wrong, revise it.',
  '6. End with a thought that answers the task and names its evidence, with `nextThoughtNeeded=false`.',
  '',
  'At most {thoughts_limit} thoughts. Remove files made on the way at the end: {clear_folder}.',
].join('\n');

const summarize = [
  'Hand this to an agent with a context of its own, so that the thoughts themselves do not come back here:',
  '',
  '- Find the session with `session` `search`, or `list_sessions`.',
  '- Read it with `session` `get`, page by page, branches included.',
  '- Find out: {request}.',
  '- Answer in at most ten lines, each with the numbers of the thoughts that it rests on. Say what was revised, and what stayed open.',
  '',
  'Keep only that answer.',
].join('\n');

const evolution = [
  'A new thought may change what earlier ones mean. The new one: {newThought}. Held against: {priorThoughts}, in {sessionId}.',
  '',
  'For each earlier thought say one of: it stands; it stands, and the new one supports it; it must be revised, and how; it is out of date.',
  'Then record what changes: a `thought` with `isRevision` and `revisesThought` for each that must be revised, in cipher where a relation matters (`⊕[S2]`, `⊖[S3]`, `^S4`). Record nothing where nothing changes.',
].join('\n');

export const sessionsTexts = defineTexts({
  'ledger-guide-cipher': cipher,
  'ledger-guide-patterns': patterns,
  'ledger-guide-init': init,
  'ledger-guide-architecture': architecture,
  'ledger-guide-analysis': analysis,
  'ledger-prompt-assets': assets,
  'ledger-prompt-interleaved': interleaved,
  'ledger-prompt-summarize': summarize,
  'ledger-prompt-evolution': evolution,
  'critique-system':
    "You review single steps of somebody else's reasoning. Name gaps in the logic, assumptions that were not said, and explanations that were not considered. Be brief, be concrete, and do not repeat the step.",
  'critique-request':
    'Thoughts before it:\n{before}\n\nThe thought to review, number {number}:\n{thought}\n\nWhat is weak about it, and what would settle it?',
  'critique-words': {
    none: 'none',
    refused: 'the client refused or did not answer in time',
  },
  'session-default-title': 'Reasoning session {time}',
  'session-page-facts': 'Tags: {tags}  \nCreated: {created}  \nThoughts: {thoughts}',
  'session-page-words': { no_tags: 'none', main: 'Main chain' },
  'session-page-branch': 'Branch {branch}, from thought {from}',
  'session-page-thought': 'Thought {number}/{total}',
  'integrity-missing':
    '{file} is missing: the manifest names it, and it is not there. Put it back from a copy, or go on without it: session, subOperation=resume, repair=true.',
  'integrity-no-manifest':
    '{file} is missing. Title and tags are those that were known last, if any were. It is written anew with the next thought, or with session, subOperation=resume, repair=true; put it back from a copy first if it said more.',
  'integrity-unreadable':
    '{file} is there and cannot be read ({why}). Correct it or put it back from a copy; or go on without it: session, subOperation=resume, repair=true puts it aside as {file}.corrupt.<time>.',
  'integrity-inconsistent':
    '{file} can be read and is not consistent with the rest: {why}. It counts as it stands. Correct it if it was changed by mistake.',
  'integrity-reasons': {
    not_json: 'it is no JSON',
    too_long: 'it is too long',
    not_utf8: 'it is no UTF-8 text',
    manifest: 'it holds no manifest',
    thought: 'it holds no thought',
    number: 'its thoughtNumber is another than that of its name',
    branch: 'its branchId is another than that of its folder',
    id: 'its id belongs to another session or thought',
    prev: 'the thought before it is not there',
    origin: 'it does not say where its branch begins',
    checksum: 'thoughts were changed after it was written',
  },
  'learning-pattern':
    '# Pattern from "{title}"\n\nThought {number}, significance {significance}.\n\n> {thought}\n\n{summary}\n\nSource: session {session}, thought {number}.\n',
  'learning-anti-pattern':
    '# Anti-pattern from "{title}"\n\nThought {revised} was revised by thought {number}.\n\nBefore:\n\n> {before}\n\nAfter:\n\n> {thought}\n\n{summary}\n\nSource: session {session}, thoughts {revised} and {number}.\n',
  'learning-words': {
    unrated: 'not rated',
    needs_moments: 'Patterns and anti-patterns need keyMoments: name the thoughts that mattered.',
  },
});
