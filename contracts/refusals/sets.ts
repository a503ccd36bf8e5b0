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

/** What writing a card may answer. */
export const badCard = [
  'card-field-is-no-text',
  'card-field-holds-a-nul',
  'card-field-is-too-long',
  'card-field-holds-a-bar',
  'card-tags-are-no-list',
  'card-tag-is-no-text',
  'card-meta-is-no-object',
  'card-type-is-not-known',
  'card-has-too-many-tags',
  'card-id-belongs-to-tasks',
  'card-says-nothing',
] as const;

/** What writing several stages of thought may answer. */
export const badStages = [...badCard, 'card-says-something-else', 'no-stage-is-given', 'status-has-no-stage'] as const;
