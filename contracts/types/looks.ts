import { Closed, FreeObject, Nullable, named, Opt, Prose, Type } from '../kit/schema.ts';
import { ConfigFault } from './config-answers.ts';
import { MindScope } from './mind.ts';
import { ProjectId } from './mind-ids.ts';

/** What is shown of runs: records as they were written, and what follows from them. */

const Line = (description: string) => Type.String({ description });
/** A record as it stands in its log; null where there is none. */
const Maybe = (description: string) => Nullable(FreeObject(), { description });
const Records = (description: string) => Type.Array(FreeObject(), { maxItems: 400, description });

export const LoggedRecord = named(
  'LoggedRecord',
  Closed({
    event_id: Line('Its id; empty in logs of older versions.'),
    kind: Line('What kind of record it is.'),
    byte: Type.Integer({ description: 'Where it stands in the log; send it as before for what is older.' }),
    fault: Nullable(Type.String(), { description: 'Why it is not what its contract says; null where it is.' }),
    record: FreeObject({ description: 'All of it.' }),
  }),
  'A record of an EvidenceLog.',
);

export const LogItem = named(
  'LogItem',
  Closed({
    seq: Type.Integer({ minimum: 1, description: 'Its number: later records of the log have higher ones.' }),
    ts: Line('When it was written; empty where it does not say.'),
    kind: Line('What kind of record it is.'),
    event_id: Line('Its id; empty in logs of older versions.'),
    run_id: Line('The run, or the command, that wrote it.'),
    fault: Nullable(Type.String(), { description: 'Why it is not what its contract says; null where it is.' }),
    record: FreeObject({ description: 'All of it.' }),
  }),
  'A record of the log of a project, with its number.',
);

export const TranscriptEnd = named(
  'TranscriptEnd',
  Closed({
    path: Line('The transcript.'),
    archived_path: Nullable(Type.String(), { description: 'The archive that it was read from; null where it is not archived.' }),
    truncated: Type.Boolean({ description: 'There is more before it.' }),
  }),
  'The end of a transcript of Hands or Mind.',
);

export const RunHead = named(
  'RunHead',
  Closed({
    run_id: Line('The run; its records bear it.'),
    task: Line('What it was asked to do; empty where no record says.'),
    status: Line('How it ended: done, not_done or blocked; open: it goes on, or was killed.'),
    reason: Line('What ended it; empty where no record says.'),
    started_ts: Line('When its first record was written.'),
    last_ts: Line('When its last record was written.'),
    records: Type.Integer({ description: 'How many records it has written.' }),
    before: Type.Integer({ description: 'Send it as before for older runs.' }),
    bound_to: Line('The task of a memory workspace that it worked on; empty for none.'),
  }),
  'A run in a few words.',
);

export const BatchBundle = named(
  'BatchBundle',
  Closed({
    run_id: Line('The run that it belongs to.'),
    batch_id: Line('The batch.'),
    thread_id: Line('The conversation of Hands.'),
    hands_transcript: Line('What Hands said; empty where nothing was kept.'),
    mi_input: Line('What Hands was sent.'),
    hands_last_message: Line('What Hands said last; empty where it cannot be found.'),
    evidence_item: Maybe('What was found out.'),
    check_plan: Maybe('Which checks were planned.'),
    auto_answer: Maybe('What was answered for the user.'),
    risk_event: Maybe('How a risk was judged.'),
    loop_guard: Maybe('That it went in circles.'),
    loop_break: Maybe('How the circle was left.'),
    decide_next: Maybe('What was decided; the last decision counts.'),
    why_trace: Maybe('The last explanation.'),
    learn_update: Maybe('How what was learned was put in order.'),
    state_corrupt_recent: Maybe('The last state file that could not be used, whenever that was.'),
    why_traces: Records('All explanations.'),
    learn_suggested: Records('Preferences that were suggested.'),
    learn_applied: Records('Suggestions that were applied.'),
    user_inputs: Records('What the user was asked, and answered.'),
    mind_transcripts: Type.Array(
      Closed({
        kind: Line('The record that names it.'),
        batch_id: Line('When it was asked.'),
        mind_transcript_ref: Line('The transcript.'),
        phase: Opt(Line('Which of two decisions it is.')),
      }),
      { maxItems: 400, description: 'What the Mind was asked, in order.' },
    ),
  }),
  'The latest batch: what Hands was sent, what came of it, and what was decided.',
);

export const Validity = Closed(
  {
    ok: Type.Boolean({ description: 'Nothing would keep a run from working.' }),
    errors: Type.Array(ConfigFault, { maxItems: 100, description: 'What would.' }),
    warnings: Type.Array(ConfigFault, { maxItems: 100, description: 'What looks odd.' }),
  },
  { description: 'What is wrong with the configuration.' },
);

export const KnownProject = named(
  'KnownProject',
  Closed({
    project_id: ProjectId,
    root_path: Prose(4096, { description: 'Where it was last seen; empty where that is not known.' }),
    last_ts: Line('When something was last written about it; empty where nothing was.'),
    running: Type.Boolean({ description: 'The last run has not ended, as far as its log says.' }),
  }),
  'A project that something is kept about.',
);

export const FoundScope = Nullable(MindScope, { description: 'Where it was found; null for what belongs to neither.' });
