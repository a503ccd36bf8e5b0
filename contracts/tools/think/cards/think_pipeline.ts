import { defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { Closed } from '../../../kit/schema.ts';
import { badStages } from '../../../refusals/sets.ts';
import { CardDocs, CardInput, CardPlace, CardsApplied } from '../../../types/card.ts';
import { NoteFormat } from '../../../types/entry.ts';
import { GraphNodeId, GraphStatus } from '../../../types/graph.ts';
import { DocName, Seq, Timestamp, TimestampMs } from '../../../types/ids.ts';
import { PipelineStage, stages } from '../../../types/pipeline.ts';
import { InWorkspace } from '../../../types/scope.ts';

const each = <T>(of: T) => Object.fromEntries(stages.map((stage) => [stage, of])) as Record<(typeof stages)[number], T>;

export default defineTool({
  name: 'think_pipeline',
  title: 'Commit a line of thought',
  summary: 'Commits frame, hypothesis, test, evidence and decision, or some of them, as cards that each support the one before.',
  effect: 'write',
  scope: 'workspace',
  target: 'thinking',

  input: Type.Object({
    ...InWorkspace,
    ...each(Opt(CardInput)),
    status: Opt(Closed(each(Opt(GraphStatus)), { description: 'The status of a stage, by its name.' })),
    note_decision: Opt(Type.Boolean({ default: false, description: 'Keep the decision as a note too.' })),
    note_title: Opt(
      Type.String({
        minLength: 1,
        maxLength: 500,
        pattern: '\\S',
        form: 'text that is not blank',
        default: 'Decision',
        description: 'Title of that note (Decision).',
      }),
    ),
    note_format: Opt(NoteFormat),
    notes_doc: Opt(described(DocName, 'Notes document for that note; left out: that of target, focus or the default.')),
    ...CardPlace,
  }),
  output: Type.Object({
    ...CardDocs,
    notes_doc: described(DocName, 'Notes document that was meant.'),
    cards: Type.Array(
      Closed({
        stage: PipelineStage,
        card_id: described(GraphNodeId, 'Id of the card.'),
        inserted: Type.Boolean({ description: 'False when the same card was there already.' }),
        edges_upserted: Type.Integer({ description: 'Edges that were created or changed.' }),
        last_seq: Nullable(Seq, { description: 'Number of the new version; null when nothing was written.' }),
      }),
      { maxItems: stages.length, description: 'The cards that were written, in the order of the stages.' },
    ),
    graph_applied: CardsApplied,
    decision_note: Nullable(
      Closed({
        card_id: described(GraphNodeId, 'Decision card that the note repeats.'),
        doc: described(DocName, 'Notes document.'),
        seq: described(Seq, 'Number of the note.'),
        ts: described(Timestamp, 'When it was written.'),
        ts_ms: TimestampMs,
      }),
      { description: 'The note with the decision; null unless note_decision.' },
    ),
    last_seq: Nullable(Seq, { description: 'Number of the last new version; null when nothing was written.' }),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID', 'CONFLICT'],
  refuses: [...badStages],
  warnings: ['NOTE_IGNORED'],
  tells: ['card_written', 'note_added'],

  rules: {
    'each-stage-is-a-card': must('Each stage that is given becomes a card of that type, in the order frame … decision.'),
    'each-supports-the-one-before': must('Each card supports the nearest stage before it that is given.'),
    'a-stage-is-needed': must('Without any stage the call answers INVALID_INPUT.'),
    'status-is-by-stage': must('status gives a stage its status; it wins over the one in the card.'),
    'status-needs-its-stage': must('A status for a stage that is not given, or that is none, answers INVALID_INPUT.'),
    'all-or-none': must('When one card is refused, nothing of the call is stored.'),
    'a-decision-can-be-noted': must(
      'note_decision writes what the decision says into notes_doc, with note_title and note_format.',
    ),
    'no-decision-no-note': must('note_decision without a decision writes no note and warns NOTE_IGNORED.'),
    'a-step-scopes-every-stage': must('With step every card gets its tag and meta.step, and the note gets meta.step.'),
    'the-same-again-is-a-no-op': must('The same cards under the same ids change nothing, and the note is not written again.'),
    'who-wrote-it-is-kept': must('agent_id is kept with every entry.'),
  },
});
