import { badInput, defineRefusals, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();
const named = Of({ name: S, example: S });

export const vcsRefusals = defineRefusals({
  'note-has-no-text': badInput('content is missing.', 'Send content, or template=initiative or template=decision.', 'content'),
  'note-has-two-texts': badInput(
    'content and template were both given.',
    'Send content, or template=initiative or template=decision.',
    'content',
  ),
  'branch-to-switch-to-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'branch to switch to', fix: 'Leave from out, or give it as name to make it.' },
    facts: Of({ id: S }),
    hints: [{ field: 'from', kind: 'other', expected: 'a branch that exists' }],
  },
  'branch-exists-already': {
    code: 'CONFLICT',
    says: { kind: 'branch', problem: 'Branch {id} exists already.', fix: 'Choose another name, or check it out.' },
    facts: Of({ id: S }),
  },
  'branch-is-checked-out': badInput('Branch {name} is checked out.', 'Check another branch out first.', 'name', Of({ name: S })),
  'branch-is-a-base': badInput(
    'Other branches were made from {name}: {derived}.',
    'Delete those first, or keep this one.',
    'name',
    Of({ name: S, derived: S }),
  ),
  'branch-belongs-to-an-entity': badInput(
    'Branch {name} belongs to {owner}.',
    'Delete {owner} instead, if that is meant.',
    'name',
    Of({ name: S, owner: S }),
  ),
  'branch-name-is-reserved': {
    code: 'INVALID_NAME',
    says: { kind: 'branch', because: 'task/ and plan/ are kept for the branches of tasks and plans' },
    facts: named,
  },
  'branch-name-doubles-a-separator': {
    code: 'INVALID_NAME',
    says: { kind: 'branch', because: 'it holds .. or //' },
    facts: named,
  },
  'branch-name-ends-in-a-separator': {
    code: 'INVALID_NAME',
    says: { kind: 'branch', because: 'it ends in / or .' },
    facts: named,
  },
  'branch-name-is-a-number': {
    code: 'INVALID_NAME',
    says: { kind: 'branch', because: 'it reads like the number of an entry' },
    facts: named,
  },
  'branch-name-is-a-tag': {
    code: 'INVALID_NAME',
    says: { kind: 'branch', because: 'a tag has this name' },
    facts: named,
  },
  'tag-name-is-a-branch': {
    code: 'INVALID_NAME',
    says: { kind: 'tag', because: 'a branch has this name' },
    facts: named,
  },
  'branch-has-no-commits': badInput('Branch {name} has no commits.', 'Commit something first.', 'from', Of({ name: S })),
  'tag-exists-already': {
    code: 'CONFLICT',
    says: { kind: 'tag', problem: 'Tag {id} exists already.', fix: 'Choose another name, or move it with force=true.' },
    facts: Of({ id: S }),
  },
  'ref-has-no-commits': badInput('{ref} has no commits.', 'Name a commit that exists.', 'ref', Of({ ref: S })),
  'commit-is-not-seen': badInput(
    'Commit {seq} is on {found} and not seen on {branch}.',
    'Merge it into {branch} first, or check {found} out.',
    'ref',
    Of({ seq: Type.Integer(), found: S, branch: S }),
  ),
});
