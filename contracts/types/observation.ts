import { Closed, described, named, Prose, Type } from '../kit/schema.ts';

/** What is seen without asking a model. */

const Counts = Type.Unsafe<Record<string, number>>({
  type: 'object',
  additionalProperties: { type: 'integer', minimum: 0 },
  description: 'Number of each, by name.',
});

export const TranscriptObservation = named(
  'TranscriptObservation',
  Closed({
    event_type_counts: described(Counts, 'Number of events of each type.'),
    item_type_counts: described(Counts, 'Number of items of each type.'),
    file_paths: Type.Array(Prose(240), { maxItems: 30, uniqueItems: true, description: 'Files that were mentioned.' }),
    non_command_actions: Type.Array(Type.String(), { maxItems: 20, description: 'Actions other than commands.' }),
    errors: Type.Array(Prose(400), { maxItems: 5, description: 'Error messages, shortened.' }),
  }),
  'What a transcript shows without asking a model.',
);

export const RepoObservation = named(
  'RepoObservation',
  Closed({
    project_root: Type.String({ description: 'Absolute path of the project.' }),
    stack_hints: Type.Array(Type.String(), { description: 'Signs of languages and tools in use.' }),
    has_tests: Type.Boolean({ description: 'True when tests were found.' }),
    test_hints: Type.Array(Type.String(), { description: 'Signs of tests, such as folders and scripts.' }),
    git_is_repo: Type.Boolean({ description: 'True when it is a git repository.' }),
    git_root: Prose(500, { description: 'Root of the repository; empty when there is none.' }),
    git_head: Prose(200, { description: 'The branch that is checked out.' }),
    git_status_porcelain: Prose(4000, { description: 'Output of git status --porcelain, shortened.' }),
    git_diff_stat: Prose(4000, { description: 'Output of git diff --stat, shortened.' }),
    git_diff_cached_stat: Prose(4000, { description: 'Output of git diff --cached --stat, shortened.' }),
  }),
  'What the repository shows without asking a model.',
);
