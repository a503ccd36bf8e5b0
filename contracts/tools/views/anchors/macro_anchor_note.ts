import { Closed, defineTool, described, must, Nullable, OneOf, Opt, Type, Words } from '../../../kit/index.ts';
import { badAnchor, badCard } from '../../../refusals/sets.ts';
import { Anchor, AnchorDetails, AnchorKind, AnchorName, AnchorTitle } from '../../../types/anchor.ts';
import { CardCommitted, CardDocs, StepFocus, StepSelect } from '../../../types/card.ts';
import { cardTypes } from '../../../types/card-template.ts';
import { EntityId } from '../../../types/ids.ts';
import { InWorkspace, TargetRef } from '../../../types/scope.ts';

export default defineTool({
  name: 'macro_anchor_note',
  title: 'Note something about an anchor',
  summary:
    'Keep what is true of one part of the project (a module, a contract, data), so that whoever opens that part finds it. A new anchor needs title and kind.',
  effect: 'write',
  tier: 'daily',
  listed: {
    hint: 'remember about a component, module, file, area of the code; architecture knowledge',
    leaves_out: ['pin', 'status', 'description', 'aliases', 'parent_id', 'depends_on', 'target', 'step'],
  },
  render: 'lines',
  scope: 'workspace',
  target: 'thinking',

  input: Type.Object({
    ...InWorkspace,
    anchor: described(AnchorName, 'Part of the project, such as a:core; registered when it is new.'),
    content: Words(1_000_000, { description: 'What is to be kept about it.' }),
    title: Opt(described(AnchorTitle, 'What people call the part; needed when it is new.')),
    kind: Opt(described(AnchorKind, 'What the part is; needed when it is new.')),
    card_type: Opt(OneOf(cardTypes, { default: 'note', description: 'What the card is (note).' })),
    visibility: Opt(
      OneOf(['draft', 'canon'], {
        default: 'canon',
        description: 'canon: everybody who opens the anchor sees it; draft: only who asks for drafts.',
      }),
    ),
    pin: Opt(Type.Boolean({ default: false, description: 'Pin the card.' })),
    ...AnchorDetails,
    target: Opt(described(TargetRef, 'Plan or task to write the card to; left out with step: the anchor registry.')),
    step: StepSelect,
  }),
  output: Type.Object({
    anchor: Anchor,
    created: Type.Boolean({ description: 'True when this call registered the anchor.' }),
    scope: Closed(
      {
        ...CardDocs,
        target: Nullable(EntityId, { description: 'Plan or task that was meant; null when none.' }),
        step: Nullable(StepFocus, { description: 'Step the card belongs to; null when none.' }),
      },
      { description: 'Where the card was written.' },
    ),
    note: CardCommitted,
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID', 'CONFLICT'],
  refuses: [...badCard, 'card-says-something-else', ...badAnchor],
  warnings: ['ANCHOR_ALIAS_RESOLVED'],
  tells: ['anchor_saved', 'card_written'],

  rules: {
    'a-new-anchor-is-made': must(
      'An anchor that is not on the map is made, and the card bears its tag and names it in meta.anchor.',
    ),
    'a-new-anchor-needs-title-and-kind': must(
      'Without title or kind a new anchor answers INVALID_INPUT, and nothing is written.',
    ),
    'given-fields-are-updated': must('Fields that are given change a known anchor; the others stay.'),
    'a-note-alone-leaves-the-anchor': must('When no field of a known anchor changes, only the card is written.'),
    'what-is-noted-is-seen': must('Without visibility the card is canonical, whatever its type: who opens the anchor sees it.'),
    'visibility-can-be-said': must('visibility says who sees the card, whatever its type.'),
    'a-pin-is-a-tag': must('pin=true pins the card.'),
    'unscoped-notes-go-to-the-registry': must(
      'Without target and step the card goes to anchors-trace and anchors-graph on the branch checked out, whatever is in focus.',
    ),
    'a-target-takes-the-card': must('With target the card goes to the documents of that plan or task.'),
    'a-step-tags-the-card': must('With step the card belongs to that step of the target, or of the focus.'),
    'an-alias-means-its-anchor': must('An alias means its anchor, with the warning ANCHOR_ALIAS_RESOLVED.'),
    'relations-must-lead-somewhere': must(
      'A parent or dependency that is not on the map answers UNKNOWN_ID, and nothing is written.',
    ),
    'one-state-line-and-one-command': must('The answer is one state line and the command that opens the anchor.'),
  },
});
