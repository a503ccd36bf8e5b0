import { counted, defineTool, must, Opt, Text, Type } from '../../../kit/index.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { shrinkCards } from '../../../types/card-shrink.ts';
import { Opened } from '../../../types/opened.ts';
import { shrinkTarget, stripCapsule, trimCapsule } from '../../../types/resume-shrink.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'open',
  title: 'Open one thing by its reference',
  summary: 'Read one thing whole by the reference that other answers carry, such as notes@12, CARD-3 or TASK-001. Reads only.',
  effect: 'read',
  tier: 'daily',
  listed: { hint: 'read show get note card task by id or reference' },
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['kind', 'ref', 'id', 'status', 'capsule'],
    names_cuts_in: 'degradation.truncated_fields',
    shrink: [
      { list: 'versions', from: 'front' },
      { shorten: 'notes[].content', to: 256 },
      { drop: 'notes[].meta' },
      { list: 'notes', from: 'front', more: 'has_more_notes' },
      { drop: 'entry.meta' },
      { drop: 'entry.payload' },
      { drop: 'meta' },
      { list: 'context.events', from: 'back', more: 'context.has_more_events' },
      { list: 'events', from: 'back', more: 'has_more_events' },
      { drop: 'event.meta' },
      { drop: 'card.meta' },
      { list: 'edges.blocks', from: 'back' },
      { list: 'edges.supports', from: 'back' },
      { drop: 'card.tags' },
      { cut: 'prompt' },
      { cut: 'entry.content' },
      { cut: 'card.text' },
      ...shrinkTarget('target'),
      { drop: 'step_focus' },
      { drop: 'target' },
      { drop: 'reasoning_ref' },
      ...shrinkCards('cards'),
      { drop: 'anchor.refs' },
      { drop: 'anchor.aliases' },
      { drop: 'anchor.description' },
      { drop: 'cards' },
      ...trimCapsule('capsule'),
      { drop: 'degradation' },
      ...stripCapsule('capsule'),
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    id: Text(512, {
      ...counted('PLAN', 'TASK', 'JOB'),
      description:
        'The reference: CARD-… or another card id, <doc>@<seq>, TASK-001, PLAN-001, STEP-…, s:0, what-if/x, JOB-001, JOB-001@<seq>, runner:<id>, a:core.',
    }),
    limit: Limit(20, 50),
    include_drafts: Opt(Type.Boolean({ default: false, description: 'Show drafts and long parts too.' })),
    ...Budgeted,
  }),
  aliases: { all_lanes: 'include_drafts' },
  output: Opened,
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: [
    'card-leads-nowhere',
    'reference-leads-nowhere',
    'reference-has-no-known-form',
    'entry-is-in-another-document',
    'job-is-not-known',
    'job-event-is-not-known',
    'event-is-of-another-job',
    'runner-is-not-known',
    'anchor-is-not-known',
    'path-leads-nowhere',
    'step-leads-nowhere',
  ],
  warnings: ['ANCHOR_ALIAS_RESOLVED', 'ANCHOR_UNREGISTERED'],

  rules: {
    'an-entry-opens-by-its-number': must('<doc>@<seq> opens the entry with that number.'),
    'a-note-opens-in-its-newest-version': must(
      'A note that was edited opens as it is seen on the checkout, else on its own branch; versions says which there are.',
    ),
    'what-was-forgotten-says-so': must('What was forgotten opens as kind=forgotten: by whom, when and why.'),
    'a-version-opens-by-its-number': must('<doc>@<seq>#<version> opens that version of a note, also one that was edited since.'),
    'a-wrong-document-is-named': must('When the entry stands in another document, INVALID_INPUT names the right reference.'),
    'zeros-may-be-left-out': must('TASK-1 opens TASK-001; so do PLAN-1 and JOB-1 what they mean.'),
    'an-unknown-number-is-refused': must('A number that no entry has answers UNKNOWN_ID.'),
    'an-unknown-form-is-refused': must('A reference of no known form answers INVALID_INPUT, which lists the forms.'),
    'the-whole-text-comes-if-it-fits': must('Without a budget the whole text is shown.'),
    'a-task-opens-by-its-id': must(
      'TASK-… and PLAN-… open where that plan or task stands: what it is, its documents, its capsule, and the first open step by path.',
    ),
    'a-task-opens-as-it-is-resumed': must('The capsule is that of tasks_resume_super with view=focus_only.'),
    'drafts-open-with-an-audit': must('With include_drafts=true the capsule of a plan or task is that of view=audit.'),
    'the-capsule-survives-small-budgets': must('With max_chars=500 an opened task still says where, why and what next.'),
    'opening-leaves-the-focus': must('Opening a plan or task never moves the focus.'),
    'an-unknown-task-is-refused': must('A plan or task that does not exist answers UNKNOWN_ID.'),
    'a-step-opens-by-its-id': must('STEP-… opens that step, with the task that it belongs to.'),
    'a-step-opens-by-its-path': must(
      's:0 opens that step of the task in focus; where none is in focus, it answers INVALID_INPUT.',
    ),
    'a-branch-opens-by-its-name': must(
      'The name of a branch opens it, with the newest notes that were written on it, when nothing else has that form and no card that id.',
    ),
    'an-unknown-step-is-refused': must('A step that does not exist answers UNKNOWN_ID.'),
    'a-card-opens-by-its-id': must(
      'CARD-… opens the card as it stands on the branch of its newest commit, with the cards that it supports and blocks.',
    ),
    'every-card-id-opens': must('Any other id that think_card took opens its card too, when nothing else has that form.'),
    'a-node-opens-as-a-card': must(
      'A node of that id that graph_apply wrote opens, from the graph of the focus or the checkout.',
    ),
    'drafts-open': must('A card opens by its id whether it is a draft or not.'),
    'the-newest-version-opens': must(
      'The card is shown with what changed since it was committed; head says which version that is.',
    ),
    'an-unknown-card-is-refused': must('A CARD-… that nobody wrote, or that was deleted, answers UNKNOWN_ID.'),
    'a-cut-is-said': must('When the text is cut to max_chars, truncated is true.'),
    'a-job-opens-by-its-id': must('JOB-… opens the job with its newest events first, at most limit of them.'),
    'a-prompt-is-a-long-part': must('The prompt of a job is shown only with include_drafts=true.'),
    'a-job-event-opens-by-its-number': must('JOB-…@<seq> opens that event and what happened right before it.'),
    'an-event-of-another-job-is-named': must('When the event belongs to another job, INVALID_INPUT names the right reference.'),
    'a-runner-opens-by-its-name': must('runner:<id> opens its lease; status is offline once the lease has run out.'),
    'an-anchor-opens-by-its-name': must(
      'a:… opens an anchor with its cards from everywhere, canonical ones first; drafts only when asked for: else they are counted and offered.',
    ),
    'all-lanes-means-drafts': must('all_lanes is another name of include_drafts.'),
    'an-alias-opens-its-anchor': must('An alias opens its anchor, with the warning ANCHOR_ALIAS_RESOLVED.'),
    'an-anchor-that-cards-name-opens': must(
      'An anchor that is on no map but named by cards opens with registered=false and the warning ANCHOR_UNREGISTERED; nothing is written.',
    ),
    'an-unknown-anchor-is-refused': must(
      'An anchor that neither map nor cards know answers UNKNOWN_ID with a call that makes it.',
    ),
    'an-unknown-job-or-runner-is-refused': must('A job, event or runner that nobody knows answers UNKNOWN_ID with a next call.'),
  },
});
