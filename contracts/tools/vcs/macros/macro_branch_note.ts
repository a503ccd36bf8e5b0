import { anything, Closed, call, defineTool, must, Nullable, OneOf, Opt, Type, Words } from '../../../kit/index.ts';
import { NoteEntry, NoteFields, NoteText } from '../../../types/entry.ts';
import { BranchName, Seq, WorkspaceId } from '../../../types/ids.ts';
import { DocOr, InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'macro_branch_note',
  title: 'Note something, on a branch if you like',
  summary: 'Appends a note in one call. With name it makes (or reuses) that branch and checks it out first.',
  effect: 'write',
  tier: 'daily',
  render: 'lines',
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    name: Opt(BranchName),
    from: Opt(BranchName),
    doc: DocOr('notes'),
    content: Opt(NoteText),
    template: Opt(OneOf(['initiative', 'decision'], { description: 'A skeleton instead of content.' })),
    goal: Opt(Words(500, { description: "The template's goal line." })),
    ...NoteFields,
  }),
  output: Type.Object({
    workspace: WorkspaceId,
    branch: Closed({ name: BranchName, created: Type.Boolean(), base_branch: Nullable(BranchName), base_seq: Nullable(Seq) }),
    checkout: Closed({ previous: Nullable(BranchName), current: BranchName }),
    note: NoteEntry,
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT', 'INVALID_NAME', 'BRANCH_DEPTH_EXCEEDED'],
  warnings: ['BASE_IGNORED'],
  tells: ['branch_created', 'branch_checked_out', 'note_added'],

  rules: {
    'a-new-name-makes-the-branch': must(
      'With a new name the branch is made from from or the checkout, checked out, and noted on.',
    ),
    'a-known-name-is-reused': must(
      'With a name that exists, from is ignored with a warning, and the call goes on as checkout and append.',
    ),
    'from-alone-switches': must('With from alone that branch is checked out and noted on.'),
    'nothing-named-notes-the-checkout': must('With neither, the note goes to the checked-out branch.'),
    'created-is-true-only-when-made': must('branch.created is true only when this call made the branch.'),
    'content-or-template-is-needed': must(
      'Without content and template, or with both, the call answers INVALID_INPUT and writes nothing.',
    ),
    'a-template-becomes-the-note': must('A template fills the note with a skeleton that carries the goal.'),
    'an-unknown-from-is-refused': must(
      'An unknown from answers UNKNOWN_ID with ready calls: without from, or with it as the name.',
    ),
    'all-or-nothing': must('When the note is refused, neither branch nor checkout has changed.'),
    'one-state-line-and-one-command': must('The answer is one state line and the command status.'),
  },
  cases: [
    {
      name: 'a new branch',
      proves: ['a-new-name-makes-the-branch', 'created-is-true-only-when-made', 'one-state-line-and-one-command'],
      given: [call('init')],
      when: { name: 'idea', content: 'What if we cached?' },
      then: {
        result: {
          branch: { name: 'idea', created: true, base_branch: 'main', base_seq: anything },
          checkout: { previous: 'main', current: 'idea' },
          note: { branch: 'idea', doc: 'notes', content: 'What if we cached?' },
        },
        lines: ['^branch idea from main@[0-9]+ \\| note committed notes@[0-9]+$', '^status workspace='],
        tells: ['branch_created', 'branch_checked_out', 'note_added'],
      },
    },
    {
      name: 'a branch that exists',
      proves: ['a-known-name-is-reused', 'created-is-true-only-when-made'],
      given: [call('init'), call('branch_create', { name: 'idea' })],
      when: { name: 'idea', from: 'main', content: 'more' },
      then: {
        result: { branch: { name: 'idea', created: false }, checkout: { previous: 'main', current: 'idea' } },
        warnings: ['BASE_IGNORED'],
        lines: [
          '^checkout main -> idea \\| note committed notes@[0-9]+$',
          '^status workspace=',
          '^WARNING: BASE_IGNORED .* \\| fix: ',
        ],
        tells: ['branch_checked_out', 'note_added'],
      },
    },
    {
      name: 'back to main',
      proves: ['from-alone-switches'],
      given: [call('init'), call('branch_create', { name: 'idea' }), call('checkout', { ref: 'idea' })],
      when: { from: 'main', content: 'back' },
      then: {
        result: { branch: { name: 'main', created: false }, checkout: { previous: 'idea', current: 'main' } },
        lines: ['^checkout idea -> main \\| note committed', '^status'],
      },
    },
    {
      name: 'just a note',
      proves: ['nothing-named-notes-the-checkout'],
      when: { content: 'hello' },
      then: {
        result: { branch: { name: 'main', created: false }, note: { content: 'hello' } },
        lines: ['^note committed notes@[0-9]+ on main$', '^status'],
      },
    },
    {
      name: 'nothing to note',
      proves: ['content-or-template-is-needed', 'all-or-nothing'],
      given: [call('init')],
      when: { name: 'idea' },
      then: {
        error: 'INVALID_INPUT',
        after: [call('branch_list', {}, { result: { checkout: 'main', branches: [{ name: 'main' }] } })],
      },
    },
    {
      name: 'content and a template',
      proves: ['content-or-template-is-needed'],
      given: [call('init')],
      when: { content: 'x', template: 'decision' },
      then: { error: 'INVALID_INPUT' },
    },
    {
      name: 'a template with a goal',
      proves: ['a-template-becomes-the-note'],
      given: [call('init')],
      when: { template: 'initiative', goal: 'Halve the cold start' },
      then: {
        result: { note: { format: 'markdown', content: { $match: 'Halve the cold start' } } },
        lines: ['^note committed', '^status'],
      },
    },
    {
      name: 'a branch nobody made',
      proves: ['an-unknown-from-is-refused'],
      given: [call('init')],
      when: { from: 'nowhere', content: 'x' },
      then: {
        error: 'UNKNOWN_ID',
        lines: ['^ERROR: UNKNOWN_ID .* \\| fix: ', '^macro_branch_note content=x', '^macro_branch_note content=x .*name=nowhere'],
      },
    },
  ],
});
