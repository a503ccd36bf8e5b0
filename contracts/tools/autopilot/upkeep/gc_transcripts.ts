import { Closed, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { InProject } from '../../../types/scope.ts';
import { ArchivedTranscript } from '../../../types/upkeep.ts';

const Keep = (of: string, usual: number) =>
  Opt(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      default: usual,
      description: `How many of ${of} stay as they are (${usual}).`,
    }),
  );
const Folder = (of: string) =>
  Closed(
    {
      keep: Type.Integer({ minimum: 0, description: 'How many stay as they are.' }),
      planned: Type.Integer({ minimum: 0, description: 'How many are older than that.' }),
      results: Type.Array(ArchivedTranscript, { description: 'Those that are older, by name.' }),
    },
    { description: `Transcripts of ${of}.` },
  );

export default defineTool({
  name: 'gc_transcripts',
  title: 'Archive old transcripts',
  summary: 'Compresses older transcripts of the project into archive/ and leaves a line in their place that says where they are.',
  effect: 'act',
  reads_when: { unless: 'apply' },
  ports: ['home_files'],
  changes_outside: true,
  render: 'lines',
  scope: 'project',
  command: { path: ['gc', 'transcripts'], examples: ['mi gc transcripts', 'mi gc transcripts --keep-hands 10 --apply'] },
  input: Type.Object({
    ...InProject,
    keep_hands: Keep('the newest of Hands', 50),
    keep_mind: Keep('the newest of the Mind', 200),
    apply: Opt(Type.Boolean({ default: false, description: 'Do it; without it, only say what would be done.' })),
  }),
  output: Closed({
    dry_run: Type.Boolean({ description: 'Nothing was changed.' }),
    kept_since: Type.String({
      description: 'A run that has not ended began then: what is younger stays. Empty where there is none.',
    }),
    hands: Folder('Hands'),
    mind: Folder('the Mind'),
    truncated: Type.Boolean({ description: 'There was no room for all of them.' }),
  }),
  budget: {
    knobs: [],
    keep: ['dry_run'],
    shrink: [
      { list: 'mind.results', from: 'back' },
      { list: 'hands.results', from: 'back' },
    ],
  },
  errors: [],
  rules: {
    'looking-archives-nothing': must('Without apply the answer says what would be archived, and no file is changed.'),
    'older-transcripts-are-archived': must(
      'With apply, all but the newest are compressed into archive/, and each is replaced by one line that names its archive, sizes and checksum.',
    ),
    'what-is-archived-is-not-archived-again': must(
      'A transcript that is a line of this kind already is neither counted nor touched.',
    ),
    'a-run-that-goes-on-keeps-its-transcripts': must(
      'What was begun since the oldest run that has not ended, and wrote something within a day, is left as it is.',
      { untested: 'a case cannot leave a run unended; test/store/home/upkeep.test.ts does' },
    ),
  },
});
