import { Closed, Const, Nullable, named, OneOf, Opt, Type } from '../kit/schema.ts';
import { Anchor, AnchorCard, AnchorId, AnchorStats } from './anchor.ts';
import { Entry, Meta } from './entry.ts';
import { GraphNodeId, GraphStatus, GraphTag, GraphText, GraphTitle, GraphType } from './graph.ts';
import { BranchName, DocName, EntityId, Seq, Timestamp, TimestampMs } from './ids.ts';
import { JobEvent, JobFields, JobId, JobMeta, RunnerLease } from './job.ts';
import { Degradation, Entity, ResumeCapsule } from './resume.ts';
import { ReasoningRef } from './scope.ts';
import { Step } from './step.ts';

export const OpenedEntry = named(
  'OpenedEntry',
  Closed({ kind: Const('doc_entry'), ref: Type.String(), entry: Entry, truncated: Type.Boolean() }),
);

const { job_id: _, task: __, anchor: ___, ...jobRest } = JobFields;
/** A job as `open` names its parts. */
const OpenJob = Closed({ id: JobId, ...jobRest, task_id: Nullable(EntityId), anchor_id: Nullable(Type.String()) });
const events = { events: Type.Array(JobEvent), has_more_events: Type.Boolean() };

export const OpenedJob = named(
  'OpenedJob',
  Closed({ kind: Const('job'), id: JobId, job: OpenJob, prompt: Opt(Type.String()), ...events, truncated: Type.Boolean() }),
);

export const OpenedJobEvent = named(
  'OpenedJobEvent',
  Closed({
    kind: Const('job_event'),
    ref: Type.String(),
    job: OpenJob,
    event: JobEvent,
    /** What happened right before it, newest first. */
    context: Closed(events),
    truncated: Type.Boolean(),
  }),
);

export const OpenedRunner = named(
  'OpenedRunner',
  Closed({
    kind: Const('runner'),
    id: Type.String(),
    status: OneOf(['offline', 'idle', 'live']),
    lease: RunnerLease,
    meta: Opt(JobMeta),
    truncated: Type.Boolean(),
  }),
);

const OpenedIds = Type.Array(GraphNodeId, { maxItems: 200 });

/** A card as it stands where it was committed last, with what it speaks for and against. */
export const OpenedCard = named(
  'OpenedCard',
  Closed({
    kind: Const('card'),
    id: GraphNodeId,
    /** Its newest version. */
    head: Closed({ seq: Seq, ts: Timestamp, ts_ms: TimestampMs, branch: BranchName, doc: DocName }),
    card: Closed({
      id: GraphNodeId,
      type: GraphType,
      title: Opt(GraphTitle),
      text: Opt(GraphText),
      status: Nullable(GraphStatus),
      tags: Type.Array(GraphTag, { maxItems: 100 }),
      meta: Opt(Meta),
    }),
    edges: Closed({ supports: OpenedIds, blocks: OpenedIds }),
    truncated: Type.Boolean(),
  }),
);

/** A plan or task as a place to go on from. */
export const OpenedTask = named(
  'OpenedTask',
  Closed({
    kind: OneOf(['plan', 'task']),
    id: EntityId,
    target: Entity,
    reasoning_ref: ReasoningRef,
    capsule: ResumeCapsule,
    step_focus: Nullable(Step),
    degradation: Degradation,
    truncated: Type.Boolean(),
  }),
);

/** A part of the project and what is known about it. */
export const OpenedAnchor = named(
  'OpenedAnchor',
  Closed({
    kind: Const('anchor'),
    id: AnchorId,
    /** False where cards name it and nobody put it on the map: then all but the id is derived. */
    anchor: Closed({ ...Anchor.properties, registered: Type.Boolean() }),
    stats: AnchorStats,
    cards: Type.Array(AnchorCard),
    count: Type.Integer({ minimum: 0 }),
    truncated: Type.Boolean(),
  }),
);

/** Everything that `open` can show; a room adds its own kinds here. */
export const Opened = named(
  'Opened',
  Type.Union([OpenedEntry, OpenedCard, OpenedTask, OpenedJob, OpenedJobEvent, OpenedRunner, OpenedAnchor]),
);
