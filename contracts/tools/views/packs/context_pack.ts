import { defineTool, must, Type } from '../../../kit/index.ts';
import { shrinkCapsule, shrinkCards } from '../../../types/card-shrink.ts';
import { Pack, PackInput } from '../../../types/pack.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { shrinkEntries } from '../../../types/shrink.ts';

export default defineTool({
  name: 'context_pack',
  title: 'Everything needed to go on',
  summary: 'Notes, trace and cards of one place in one bounded answer: what is known, what stands out, what to do next.',
  effect: 'read',
  scope: 'workspace',
  target: 'thinking',
  budget: {
    knobs: ['max_chars', 'context_budget'],
    keep: ['capsule', 'stats'],
    shrink: [
      { drop: 'lane_summary' },
      ...shrinkEntries('notes.entries', 'notes.pagination'),
      ...shrinkEntries('trace.entries', 'trace.pagination'),
      { drop: 'trace.sequential' },
      ...shrinkCards('cards'),
      ...(['signals.evidence', 'signals.decisions', 'signals.blockers'] as const).flatMap((at) => shrinkCards(at)),
      { list: 'engine.actions', from: 'back' },
      { list: 'engine.signals', from: 'back' },
      { drop: 'engine' },
      { drop: 'notes' },
      { drop: 'trace' },
      { drop: 'cards' },
      { drop: 'signals' },
      { drop: 'bridge' },
      ...shrinkCapsule,
    ],
  },

  input: Type.Object({ ...InWorkspace, ...PackInput }),
  output: Type.Object(Pack),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  warnings: ['CONTEXT_EMPTY_FOR_TARGET'],

  rules: {
    'notes-trace-and-cards-together': must(
      'The newest notes and trace entries, oldest first, and the cards that think_context lists stand in one answer.',
    ),
    'the-place-is-said': must('requested repeats what was asked for; branch and docs say what that meant.'),
    'a-limit-of-zero-leaves-out': must('notes_limit, trace_limit, limit_cards and the limits of signals leave out what is 0.'),
    'signals-are-cards': must(
      'signals lists the newest decisions and evidence, and as blockers open cards that bear the tag blocker or block another open card that is shown; stats counts them.',
    ),
    'the-engine-speaks': must('The engine reports at most 6 signals and 2 actions about the cards and the trace.'),
    'the-capsule-says-where-why-next': must('The capsule, a context_pack_capsule, says where, why and what next.'),
    'the-capsule-survives-small-budgets': must('With max_chars=400 the capsule still says where, why and what next.'),
    'a-step-narrows': must('With step only cards, signals, notes and trace entries of that step are shown.'),
    'a-step-needs-a-task': must('step together with ref or a document, or without a task, answers INVALID_INPUT.'),
    'target-excludes-places': must('target together with ref or a document answers INVALID_INPUT.'),
    'places-may-be-named': must('ref, notes_doc, trace_doc and graph_doc name what is read.'),
    'focus-is-the-default': must('Without target and places the documents of the focus are read.'),
    'drafts-are-hidden': must('Cards and note entries that are drafts are left out, unless they belong to the step asked for.'),
    'drafts-can-be-shown': must(
      'include_drafts, all_lanes and view=audit show drafts; lane_summary then counts the cards of each lane.',
    ),
    'an-empty-target-is-bridged': must(
      'When nothing was noted or thought for the target and the branch checked out has something, bridge says what, and CONTEXT_EMPTY_FOR_TARGET is warned of.',
    ),
    'a-target-with-context-is-not-bridged': must('A target with a note, a card or a draft has no bridge.'),
    'thoughts-are-linked': must('trace.sequential links numbered thoughts of the entries that are shown.'),
    'nothing-is-written': must('With read_only or without, nothing is written.'),
  },
});
