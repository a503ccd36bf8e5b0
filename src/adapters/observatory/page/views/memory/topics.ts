/** Topics that facts of a kind touch, by how the kind begins. */
const touched: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(plan|task|step|contract|evidence|focus|undo|redo)/, ['tasks', 'graph']],
  [/^(job|runner)/, ['jobs']],
  [/^anchor/, ['anchors']],
  [/^content_forgotten/, ['tasks', 'jobs', 'anchors', 'graph']],
  [/^(branch|tag|head)/, ['branches', 'graph']],
  [/^(graph|card|note|trace)/, ['graph', 'anchors']],
];

/** All that can change in a workspace. */
export const allTopics = (workspace: string): readonly string[] =>
  [...new Set(['journal', ...touched.flatMap(([, names]) => names)])].map((name) => `memory/${workspace}/${name}`);

export const topicsOf = (workspace: string, kind: string): readonly string[] => [
  ...new Set(
    ['journal', ...touched.flatMap(([begins, names]) => (begins.test(kind) ? names : []))].map(
      (name) => `memory/${workspace}/${name}`,
    ),
  ),
];
