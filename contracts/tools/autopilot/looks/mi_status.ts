import { Closed, defineTool, FreeObject, must, Nullable, Prose, Text, Type } from '../../../kit/index.ts';
import { BatchBundle, Validity } from '../../../types/looks.ts';
import { ProjectId } from '../../../types/mind-ids.ts';
import { HostBinding } from '../../../types/project-state.ts';
import { InProject } from '../../../types/scope.ts';

const Place = (description: string) => Text(4096, { description });

export default defineTool({
  name: 'mi_status',
  title: 'How things stand',
  summary: 'How things stand in a project: setup, values, the latest batch, what waits for the user, and what to do next.',
  effect: 'read',
  render: 'lines',
  scope: 'project',
  tier: 'reads',
  command: {
    path: ['status'],
    looks_only: true,
    by_default: true,
    examples: ['mi status', 'mi status --json', 'mi status --here --json'],
  },
  input: Type.Object({ ...InProject }),
  output: Closed({
    cwd: Place('Folder that the command was started in.'),
    effective_cd: Nullable(Prose(4096), { description: 'What was said by --cd, else by MI_CD; null when neither counts.' }),
    here: Type.Boolean({ description: 'Whether --here was given.' }),
    project_root: Place('Folder of the project that is meant.'),
    reason: Text(128, { description: 'How it was found.' }),
    config_validate: Validity,
    providers: Closed(
      {
        mind: Type.String({ description: 'Which model decides; empty where config.json cannot be used.' }),
        hands: Type.String({ description: 'Which agent works; empty where config.json cannot be used.' }),
      },
      { description: 'As configured.' },
    ),
    values: Closed(
      {
        values_base_present: Type.Boolean({ description: 'There are claims that decisions rest on.' }),
        values_summary_present: Type.Boolean({ description: 'They are summed up.' }),
        values_base_claims_sample: Type.Array(Type.String(), { maxItems: 3, description: 'Some of them.' }),
      },
      { description: 'Whether the user has said what they want.' },
    ),
    project: Closed(
      {
        project_id: ProjectId,
        known: Type.Boolean({ description: 'Something is kept about it.' }),
        project_dir: Place('Folder that keeps it.'),
        evidence_log: Place('The log.'),
        host_bindings: Type.Array(HostBinding, { maxItems: 32, description: 'Where workflows are copied to.' }),
        stopped: Type.Boolean({ description: 'Runs are held up by mi stop.' }),
      },
      { description: 'What is kept about the project.' },
    ),
    last: Closed(
      {
        bundle: Nullable(BatchBundle, { description: 'The latest batch; null before the first.' }),
        hands_last_message: Type.String({ description: 'What Hands said last.' }),
      },
      { description: 'What happened last.' },
    ),
    pending: Closed(
      {
        learn_suggested: Type.Array(FreeObject(), {
          maxItems: 6,
          description: 'Suggestions that nobody has applied, the newest first.',
        }),
        host_sync_ok: Type.Boolean({ description: 'The last copy of workflows to hosts went well, or there was none.' }),
        host_sync_recent: Nullable(FreeObject(), { description: 'That copy.' }),
      },
      { description: 'What waits for the user.' },
    ),
    next_steps: Type.Array(Type.String(), { maxItems: 3, description: 'Commands to go on with, the most needed first.' }),
    troubles: Type.Array(Type.String(), { maxItems: 50, description: 'State that cannot be used, and what it costs.' }),
  }),
  errors: ['UNKNOWN_ID'],
  refuses: ['project-has-no-folder'],
  warnings: ['LOG_LINES_PASSED_OVER', 'LOG_ENDS_UNFINISHED', 'RECORDS_BREAK_CONTRACTS'],
  rules: {
    'nothing-is-kept-by-looking': must('Nothing is written: neither @last, nor a folder for the project.'),
    'what-is-needed-most-comes-first': must(
      'Next steps are, in this order: a configuration that works, values, suggestions that wait, a run that did not end well, hosts; else a run.',
    ),
    'the-latest-batch-is-shown': must('After a run the latest batch and what was decided are shown.'),
    'what-is-no-record-is-said': must(
      'Lines that are no records, and a piece of one at the end, are said where they stand behind the oldest record that was read, and in the files that values are read from; the answer is without them.',
    ),
    'a-record-that-breaks-its-contract-is-said': must(
      'Every record that was read is held against its contract; one that does not hold it is shown as it stands, and said.',
    ),
  },
});
