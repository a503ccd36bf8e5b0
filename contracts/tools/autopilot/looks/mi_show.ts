import { Closed, defineTool, FreeObject, must, OneOf, Opt, Text, Type } from '../../../kit/index.ts';
import { BatchBundle, FoundScope, RunHead, TranscriptEnd } from '../../../types/looks.ts';
import { InProject } from '../../../types/scope.ts';
import { WorkflowIr } from '../../../types/workflow.ts';

export default defineTool({
  name: 'mi_show',
  title: 'Show anything of the autopilot',
  summary:
    'Shows a record (ev_…), claim (cl_…), node (nd_…), edge (ed_…), workflow (wf_…) or run (run_…), a transcript by its path, or last, project, hands, mind.',
  effect: 'read',
  render: 'lines',
  scope: 'project',
  tier: 'reads',
  listed: { leaves_out: ['global'] },
  command: {
    path: ['show'],
    arguments: ['ref'],
    flags: { lines: '-n, --lines <count>' },
    json_spreads: 'batch',
    json_lines: { flag: '--jsonl', field: 'rows', meaning: 'Print rows of a transcript as they stand in it, one a line.' },
    examples: ['mi show last', 'mi show ev_run_1767800000_0a1b2c3d_000004', 'mi show hands -n 50', 'mi show project --json'],
  },
  input: Type.Object({
    ...InProject,
    ref: Text(4096, { description: 'An id, the path of a transcript, or last, project, hands or mind.' }),
    global: Opt(Type.Boolean({ default: false, description: 'Look for a record in the global log only.' })),
    lines: Opt(Type.Integer({ minimum: 1, maximum: 10_000, default: 200, description: 'How many rows of a transcript.' })),
  }),
  output: Closed({
    what: OneOf(['event', 'claim', 'node', 'edge', 'workflow', 'run', 'transcript', 'batch', 'project'], {
      description: 'What it is.',
    }),
    scope: FoundScope,
    event: Opt(FreeObject({ description: 'The record, as it stands in its log.' })),
    fault: Opt(Type.String({ description: 'Why the record is not what its contract says; left out where it is.' })),
    claim: Opt(FreeObject({ description: 'The claim, and whether it holds.' })),
    node: Opt(FreeObject({ description: 'The node, and whether it holds.' })),
    edge: Opt(FreeObject({ description: 'The edge.' })),
    workflow: Opt(WorkflowIr),
    run: Opt(RunHead),
    records: Opt(Type.Array(FreeObject(), { maxItems: 1000, description: 'The newest records of the run, in order.' })),
    batch: Opt(BatchBundle),
    project_root: Opt(
      Text(4096, { description: 'Folder of the project that the batch worked in; left out where it is not known.' }),
    ),
    project_dir: Opt(Text(4096, { description: 'Folder of what is kept about that project.' })),
    evidence_log: Opt(Text(4096, { description: 'The log that the batch stands in.' })),
    project: Opt(FreeObject({ description: 'Where the project is, where its files are, and its state between runs.' })),
    transcript: Opt(TranscriptEnd),
    rows: Opt(Type.Array(FreeObject(), { maxItems: 10_000, description: 'Rows of the transcript, in order.' })),
    truncated: Type.Boolean({ description: 'There was no room for all of it.' }),
  }),
  budget: {
    knobs: [],
    keep: ['what', 'scope'],
    shrink: [
      { list: 'rows', from: 'front' },
      { list: 'records', from: 'front' },
    ],
  },
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: [
    'claim-is-not-known',
    'node-is-not-known',
    'edge-is-not-known',
    'shown-record-is-not-known',
    'shown-workflow-is-not-known',
    'run-is-not-known',
    'reference-means-nothing',
    'no-transcript-is-kept',
    'transcript-is-elsewhere',
    'no-batch-was-run',
    'project-has-no-folder',
  ],
  warnings: ['LOG_LINES_PASSED_OVER', 'LOG_ENDS_UNFINISHED', 'RECORDS_BREAK_CONTRACTS'],
  rules: {
    'an-id-is-looked-for-in-the-project-first': must(
      'An id is looked for in the project and then among what is global, and the answer says where it was; with global=true a record in the global log only.',
    ),
    'an-unknown-id-is-refused': must('An id that is nowhere answers UNKNOWN_ID, with the nearest one where there is one.'),
    'what-means-nothing-is-refused': must('A reference of no known form is refused, and all forms are named.'),
    'no-transcript-is-said': must('hands or mind is refused where no transcript of it is kept.'),
    'only-transcripts-are-read': must('A path outside of the home folder is refused, whatever stands there.'),
    'last-is-the-latest-batch': must(
      'last shows what Hands was sent, what came of it and what was decided, of the newest batch, and where its project and its log are; a command line prints them as one object.',
    ),
    'lines-are-hidden-as-one-text': must(
      'What Hands printed over several lines, such as a key, is hidden as one text, also where it begins before the lines that are shown.',
      {
        untested:
          'a run writes transcripts; proved in test/domain/autopilot/hidden-lines-rules.test.ts and test/e2e/pilot-run.test.ts',
      },
    ),
    'what-is-no-record-is-said': must(
      'Lines that are no records, and a piece of one at the end, are said where they stand behind the oldest record that was read; of a claim, node or edge, wherever they stand in the files of its store. The answer is without them.',
    ),
    'a-record-that-breaks-its-contract-is-said': must(
      'Every record that is shown is held against its contract: a single one has what is wrong as its fault, of a batch or a run it is said.',
    ),
  },
});
