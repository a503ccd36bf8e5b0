/** Names that a workspace starts with. */
export const defaults = { branch: 'main', docs: { notes: 'notes', graph: 'graph', trace: 'trace' } };

/** How many branches one may stand on. */
export const maxBranchDepth = 64;
