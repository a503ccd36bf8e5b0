/** Refusals that several tools share. */
export const badBranchName = [
  'branch-name-is-reserved',
  'branch-name-doubles-a-separator',
  'branch-name-ends-in-a-separator',
  'branch-name-is-a-number',
  'branch-name-is-a-tag',
] as const;

export const badRef = ['ref-is-not-known', 'entry-is-in-another-document'] as const;

/** What saving an anchor may answer. */
export const badAnchor = [
  'anchor-is-not-known',
  'alias-is-taken',
  'alias-is-an-anchor-of-this-call',
  'alias-is-an-anchor-to-merge',
  'alias-is-an-anchor-to-rename',
  'anchor-is-named-twice',
  'new-anchor-lacks-a-field',
] as const;
