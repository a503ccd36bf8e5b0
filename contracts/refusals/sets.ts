/** Refusals that several tools share. */
export const badBranchName = [
  'branch-name-is-reserved',
  'branch-name-doubles-a-separator',
  'branch-name-ends-in-a-separator',
  'branch-name-is-a-number',
  'branch-name-is-a-tag',
] as const;

export const badRef = ['ref-is-not-known', 'entry-is-in-another-document'] as const;
