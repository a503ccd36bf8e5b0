import { Closed, defineTool, FreeObject, must, Nullable, Opt, Type, Words } from '../../../kit/index.ts';
import { ClaimId } from '../../../types/mind-ids.ts';
import { MaybeEventId } from '../../../types/mind-record.ts';

const flags = { compiles: '--no-compile', derives: '--no-values-claims', show: '--show' } as const;

export default defineTool({
  name: 'values_set',
  title: 'Say what you want',
  summary: 'Keeps what the user wants done and how, sums it up, and makes claims of it that decisions rest on.',
  effect: 'act',
  reads_when: { with: 'dry_run' },
  ports: ['mind'],
  scope: 'home',
  render: 'lines',
  command: [
    {
      path: ['values', 'set'],
      flags: { text: '--text <text>', ...flags },
      fixed: { said_by: 'mi values set' },
      stdin: ['text'],
      examples: ['mi values set --text "Ask before anything leaves this machine."', 'mi values set --text - < values.md'],
    },
    {
      path: ['init'],
      summary: 'Say what you want, to begin with: the same as values set.',
      flags: { text: '--values <text>', ...flags },
      fixed: { said_by: 'mi init' },
      stdin: ['text'],
      examples: ['mi init --values "Run the tests before you say done."', 'mi init --values - --dry-run < values.md'],
    },
  ],
  input: Type.Object({
    text: Words(200_000, { description: 'What you want done, and how, in your own words.' }),
    compiles: Opt(Type.Boolean({ default: true, description: 'Let the Mind sum it up and make claims of it.' })),
    derives: Opt(Type.Boolean({ default: true, description: 'Let the Mind make claims of it.' })),
    dry_run: Opt(Type.Boolean({ default: false, description: 'Sum it up and show it, and write nothing.' })),
    show: Opt(Type.Boolean({ default: false, description: 'Show the summary, and how decisions follow from it.' })),
    said_by: Opt(Type.String({ maxLength: 40, default: 'mi values set', description: 'The command that said it.' })),
  }),
  output: Closed({
    ok: Type.Boolean({ description: 'The values are kept, or would be.' }),
    dry_run: Type.Boolean({ description: 'Nothing was written.' }),
    values_event_id: MaybeEventId,
    raw_claim_id: Type.Union([ClaimId, Type.Literal('')], { description: 'The claim that holds them word by word.' }),
    summary_node_id: Type.String({ description: 'The node that sums them up; empty for none.' }),
    compiled_values: Nullable(FreeObject(), {
      description: 'The summary, and how decisions follow from it; null where nobody made one.',
    }),
    compile_error: Type.String({ description: 'Why there is no summary; empty where there is one, or none was asked for.' }),
    defaults_seed: Nullable(FreeObject(), {
      description: 'What was set of the settings that nobody had said; null where nothing was written.',
    }),
    values_claims: Closed(
      {
        state: Type.String({ description: 'applied, skipped or error.' }),
        applied: Nullable(FreeObject(), { description: 'What became of them; null where none were made.' }),
        retracted: Type.Array(ClaimId, { maxItems: 100, description: 'Earlier claims that no longer hold.' }),
        error: Type.String({ description: 'Why there are none; empty where there are.' }),
      },
      { description: 'The claims that decisions rest on.' },
    ),
    show: Type.Boolean({ description: 'The summary is to be shown.' }),
  }),
  errors: ['CONFLICT'],
  refuses: ['config-cannot-be-used'],
  tells: [
    'values_set',
    'mi_defaults_set',
    'claim_asserted',
    'claim_retracted',
    'node_asserted',
    'node_retracted',
    'edge_asserted',
  ],
  rules: {
    'values-are-kept-word-by-word': must('What was said is kept as a record and as a claim, whatever the Mind makes of it.'),
    'said-again-it-stays': must('A, B and A again leaves one active claim, which says A.'),
    'a-dry-run-writes-nothing': must('With dry_run=true nothing is written; the Mind is asked for the summary alone.'),
    'without-compiling-nobody-is-asked': must('With compiles=false the Mind is not asked, and no claims are made.'),
    'blank-values-are-refused': must('Values with nothing in them are INVALID_INPUT.'),
  },
});
