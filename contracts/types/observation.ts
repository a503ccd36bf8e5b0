import { Closed, named, Prose, Type } from '../kit/schema.ts';

/** What is seen without asking a model. */

const Counts = Type.Unsafe<Record<string, number>>({ type: 'object', additionalProperties: { type: 'integer', minimum: 0 } });

export const TranscriptObservation = named(
  'TranscriptObservation',
  Closed({
    event_type_counts: Counts,
    item_type_counts: Counts,
    file_paths: Type.Array(Prose(240), { maxItems: 30, uniqueItems: true }),
    non_command_actions: Type.Array(Type.String(), { maxItems: 20 }),
    errors: Type.Array(Prose(400), { maxItems: 5 }),
  }),
);

export const RepoObservation = named(
  'RepoObservation',
  Closed({
    project_root: Type.String(),
    stack_hints: Type.Array(Type.String()),
    has_tests: Type.Boolean(),
    test_hints: Type.Array(Type.String()),
    git_is_repo: Type.Boolean(),
    git_root: Prose(500),
    git_head: Prose(200, { description: 'The branch that is checked out.' }),
    git_status_porcelain: Prose(4000),
    git_diff_stat: Prose(4000),
    git_diff_cached_stat: Prose(4000),
  }),
);
