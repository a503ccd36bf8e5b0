import { Closed, Const, described, Nullable, named, OneOf, Opt, Type } from '../kit/schema.ts';
import { Anchor, AnchorCard, AnchorId, AnchorStats } from './anchor.ts';
import { Truncated } from './budget.ts';
import { Entry, Meta } from './entry.ts';
import { GraphNodeId, GraphStatus, GraphTag, GraphText, GraphTitle, GraphType } from './graph.ts';
import { AgentId, BranchName, DocName, EntityId, Seq, StepId, TaskId, Timestamp, TimestampMs } from './ids.ts';
import { JobEvent, JobFields, JobId, JobMeta, RunnerLease } from './job.ts';
import { Degradation, Entity, ResumeCapsule } from './resume.ts';
import { ReasoningRef } from './scope.ts';
import { Step } from './step.ts';

export const OpenedEntry = named(
  'OpenedEntry',
  Closed({
    kind: Const('doc_entry', { description: 'What was opened: an entry.' }),
    ref: Type.String({ description: 'Reference of the entry, <doc>@<seq>.' }),
    entry: described(Entry, 'The entry; of a note that was edited, the newest version seen here.'),
    versions: Opt(
      Type.Array(
        Closed({
          ref: Type.String({ description: 'Opens this version: <doc>@<seq>#<number of the version>.' }),
          ts: described(Timestamp, 'When it was written.'),
          branch: described(BranchName, 'Branch that it was written on.'),
          agent_id: Opt(described(AgentId, 'Who wrote it; absent when not said.')),
          shown: Type.Boolean({ description: 'True for the version in entry.' }),
        }),
        { description: 'All versions of a note that was edited, on all branches, oldest first; absent when there is but one.' },
      ),
    ),
    truncated: Truncated,
  }),
  'An entry of a document.',
);

export const Tombstone = named(
  'Tombstone',
  Closed({
    kind: Const('forgotten', { description: 'What was opened: something whose content was removed for good.' }),
    ref: Type.String({ description: 'The reference it was known by.' }),
    what: OneOf(['note', 'event', 'card', 'node'], { description: 'What it was.' }),
    ts: described(Timestamp, 'When it was forgotten.'),
    agent_id: Opt(described(AgentId, 'Who forgot it; absent when not said.')),
    reason: Type.String({ description: 'Why.' }),
    truncated: Truncated,
  }),
  'What is left of something that was forgotten.',
);

const { job_id: _, task: __, anchor: ___, ...jobRest } = JobFields;
/** A job as `open` names its parts. */
const OpenJob = Closed({
  id: described(JobId, 'Id of the job.'),
  ...jobRest,
  task_id: Nullable(EntityId, { description: 'Plan or task it is for; null when none.' }),
  anchor_id: Nullable(Type.String(), { description: 'Part of the project that it is about; null when none was named.' }),
});
const events = {
  events: Type.Array(JobEvent, { description: 'Newest events of the job, newest first.' }),
  has_more_events: Type.Boolean({ description: 'True when older events were left out.' }),
};

export const OpenedJob = named(
  'OpenedJob',
  Closed({
    kind: Const('job', { description: 'What was opened: a job.' }),
    id: described(JobId, 'Id of the job.'),
    job: described(OpenJob, 'The job.'),
    prompt: Opt(Type.String({ description: 'What the runner was told; only with include_drafts.' })),
    ...events,
    truncated: Truncated,
  }),
  'A job with its newest events.',
);

export const OpenedJobEvent = named(
  'OpenedJobEvent',
  Closed({
    kind: Const('job_event', { description: 'What was opened: an event of a job.' }),
    ref: Type.String({ description: 'Reference of the event, JOB-001@<seq>.' }),
    job: described(OpenJob, 'The job.'),
    event: described(JobEvent, 'The event.'),
    context: Closed(events, { description: 'What happened right before it, newest first.' }),
    truncated: Truncated,
  }),
  'One event of a job and what preceded it.',
);

export const OpenedRunner = named(
  'OpenedRunner',
  Closed({
    kind: Const('runner', { description: 'What was opened: a runner.' }),
    id: Type.String({ description: 'Name of the runner.' }),
    status: OneOf(['offline', 'idle', 'live'], {
      description: 'offline when its lease has run out, else what it reported last.',
    }),
    lease: RunnerLease,
    meta: Opt(JobMeta),
    truncated: Truncated,
  }),
  'A runner and its lease.',
);

const OpenedIds = Type.Array(GraphNodeId, { maxItems: 200 });

export const OpenedCard = named(
  'OpenedCard',
  Closed({
    kind: Const('card', { description: 'What was opened: a card.' }),
    id: described(GraphNodeId, 'Id of the card.'),
    head: Closed(
      {
        seq: described(Seq, 'Number of the version.'),
        ts: described(Timestamp, 'When it was written.'),
        ts_ms: TimestampMs,
        branch: described(BranchName, 'Branch it was written on.'),
        doc: described(DocName, 'Graph document it was written to.'),
      },
      { description: 'Which version it is, and where it was written.' },
    ),
    card: Closed(
      {
        id: described(GraphNodeId, 'Id of the card.'),
        type: GraphType,
        title: Opt(GraphTitle),
        text: Opt(GraphText),
        status: Nullable(GraphStatus, { description: 'State of the card, such as open; null when it has none.' }),
        tags: Type.Array(GraphTag, { maxItems: 100, description: 'Tags in lower case; [] for none.' }),
        meta: Opt(Meta),
      },
      { description: 'What the card says.' },
    ),
    edges: Closed(
      {
        supports: described(OpenedIds, 'Ids of cards that it supports.'),
        blocks: described(OpenedIds, 'Ids of cards that it blocks.'),
      },
      { description: 'Cards that this one supports and blocks.' },
    ),
    truncated: Type.Boolean({ description: 'True when not all edges are shown, or max_chars left something out.' }),
  }),
  'A card in its newest version, with what it supports and blocks.',
);

export const OpenedTask = named(
  'OpenedTask',
  Closed({
    kind: OneOf(['plan', 'task'], { description: 'What was opened: a plan or a task.' }),
    id: described(EntityId, 'Id of the plan or task.'),
    target: Entity,
    reasoning_ref: ReasoningRef,
    capsule: ResumeCapsule,
    step_focus: Nullable(Step, { description: 'First open step of the task; null for a plan or when none is open.' }),
    degradation: Degradation,
    truncated: Truncated,
  }),
  'A plan or task as a place to go on from.',
);

export const OpenedStep = named(
  'OpenedStep',
  Closed({
    kind: Const('step', { description: 'What was opened: a step.' }),
    id: described(StepId, 'Id of the step.'),
    task: described(TaskId, 'Task it belongs to.'),
    step: described(Step, 'The step.'),
    truncated: Truncated,
  }),
  'A step of a task.',
);

export const OpenedBranch = named(
  'OpenedBranch',
  Closed({
    kind: Const('branch', { description: 'What was opened: a branch.' }),
    id: described(BranchName, 'Name of the branch.'),
    base_branch: Nullable(BranchName, { description: 'Branch it was made from; null for a first branch.' }),
    base_seq: Nullable(Seq, { description: 'Number up to which it sees its base; null for a first branch.' }),
    created_at_ms: described(TimestampMs, 'When it was made.'),
    notes: Type.Array(Entry, { description: 'The newest notes that were written on it, oldest first.' }),
    has_more_notes: Type.Boolean({ description: 'True when there are older ones; show lists them all.' }),
    truncated: Truncated,
  }),
  'A branch and what was noted on it.',
);

export const OpenedAnchor = named(
  'OpenedAnchor',
  Closed({
    kind: Const('anchor', { description: 'What was opened: an anchor.' }),
    id: described(AnchorId, 'Id of the anchor.'),
    anchor: Closed(
      {
        ...Anchor.properties,
        registered: Type.Boolean({ description: 'True when the anchor is in the map; false when only cards name it.' }),
      },
      { description: 'The anchor; when registered is false all but its id is derived from cards.' },
    ),
    stats: AnchorStats,
    drafts: Type.Integer({ minimum: 0, maximum: 200, description: 'Drafts about it that are not shown, counted up to 200.' }),
    cards: Type.Array(AnchorCard, { description: 'Cards about it: pinned first, then by type, newest first.' }),
    count: Type.Integer({ minimum: 0, description: 'Number of cards found, before a budget cut them.' }),
    truncated: Truncated,
  }),
  'A part of the project and what is known about it.',
);

export const Opened = named(
  'Opened',
  Type.Union(
    [
      OpenedEntry,
      OpenedCard,
      OpenedTask,
      OpenedStep,
      OpenedBranch,
      OpenedJob,
      OpenedJobEvent,
      OpenedRunner,
      OpenedAnchor,
      Tombstone,
    ],
    {
      description: 'What was opened, told apart by kind.',
    },
  ),
);
