import { Closed, Const, described, FreeObject, Nullable, named, OneOf, Opt, Prose, Text, Type } from '../kit/schema.ts';
import { Timestamp } from './ids.ts';
import { Benefit, Confidence, MindScope } from './mind.ts';
import { ClaimId, ProjectId, SegmentId, WorkflowId } from './mind-ids.ts';
import { HandsThreadId } from './mind-record.ts';
import { WorkflowStep, WorkflowTriggerMode } from './workflow.ts';

/** State files of a project of the autopilot. Each is written whole; a field that cannot be used is repaired alone. */

const MaybeTime = Type.String({ maxLength: 40, description: 'RFC 3339; empty when it has not happened.' });

export const ProjectIdentity = named(
  'ProjectIdentity',
  Closed({
    kind: OneOf(['git', 'path'], { description: 'Known by its repository, or by its path alone.' }),
    key: Text(4096, { description: 'What the project id is the hash of. Never holds credentials.' }),
    repo_key: Opt(Prose(4096, { description: 'The key without the folder inside the repository.' })),
    git_toplevel: Opt(Prose(4096, { description: 'Root of the working copy.' })),
    git_relpath: Opt(Prose(4096, { description: 'The folder inside the repository; empty at its root.' })),
    git_origin: Opt(Prose(4096, { description: 'Address of the remote origin, without credentials.' })),
    git_origin_norm: Opt(Prose(4096, { description: 'The same as host and path.' })),
    git_root_commit: Opt(Prose(64, { description: 'The first commit of the history.' })),
    root_path: Opt(Prose(4096, { description: 'Where the project was last seen.' })),
  }),
  'What makes a folder the same project after it was moved or cloned.',
);

export const HostBinding = named(
  'HostBinding',
  Closed({
    host: Text(64, { description: 'Name of the host, such as openclaw.' }),
    workspace_root: Text(4096, { description: 'Folder of the host, as it was typed.' }),
    enabled: Type.Boolean({ description: 'Whether a sync writes there.' }),
    generated_rel_dir: Prose(1024, { description: 'Folder below the workspace that holds what is generated.' }),
    register: Closed(
      {
        symlink_dirs: Type.Array(
          Closed({
            src: Text(1024, { description: 'Folder below the generated one whose entries are linked.' }),
            dst: Text(1024, { description: 'Folder below the workspace that gets the links.' }),
          }),
          { maxItems: 32, description: 'What is linked into the workspace.' },
        ),
      },
      { description: 'How the host learns of what was generated.' },
    ),
  }),
  'A workspace of another program that workflows are copied to.',
);

const { id: _, ...patchable } = WorkflowStep.properties;
const StepPatch = named(
  'WorkflowStepPatch',
  Closed({
    disabled: Opt(Type.Boolean({ description: 'Leave the step out.' })),
    ...Type.Partial(Type.Object(patchable)).properties,
  }),
  'What a project changes in one step of a global workflow.',
);

export const WorkflowOverride = named(
  'WorkflowOverride',
  Closed({
    enabled: Opt(Type.Boolean({ description: 'Whether the workflow may be triggered here.' })),
    name: Opt(Prose(400, { description: 'Another name.' })),
    mermaid: Opt(Type.String({ description: 'Another flowchart.' })),
    trigger: Opt(
      Closed(
        { mode: WorkflowTriggerMode, pattern: Prose(1000, { description: 'Text to find in the task.' }) },
        { description: 'Another trigger.' },
      ),
    ),
    steps_replace: Opt(Type.Array(WorkflowStep, { description: 'Other steps, where order or number differ.' })),
    step_patches: Opt(
      Type.Unsafe<Record<string, { disabled?: boolean } & Record<string, unknown>>>({
        type: 'object',
        additionalProperties: StepPatch,
        description: 'Changes by step id.',
      }),
    ),
  }),
  'What a project changes in a global workflow.',
);

export const WorkflowCursor = named(
  'WorkflowCursor',
  Closed({
    version: Const('v1', { description: 'Version of this shape.' }),
    active: Type.Boolean({ description: 'A workflow is under way.' }),
    workflow_id: Prose(128, { description: 'The workflow; empty when there was none.' }),
    workflow_name: Type.String({ description: 'Its name.' }),
    thread_id: HandsThreadId,
    started_ts: MaybeTime,
    updated_ts: MaybeTime,
    completed_step_ids: Type.Array(Type.String(), { description: 'Steps that are done.' }),
    next_step_id: Type.String({ description: 'The step to do next; empty when none is left.' }),
    last_batch_id: Prose(128, { description: 'The batch after which it was last moved.' }),
    last_confidence: Confidence,
    last_notes: Type.String({ description: 'What was said when it was last moved.' }),
    close_reason: Type.String({ description: 'Why it is over; empty while it is not.' }),
  }),
  'How far the workflow of a project got.',
);

export const ProjectOverlay = named(
  'ProjectOverlay',
  Closed({
    project_id: ProjectId,
    root_path: Prose(4096, { description: 'Where the project was last seen.' }),
    identity_key: Prose(4096, { description: 'What the project id is the hash of.' }),
    identity: ProjectIdentity,
    stack_hints: Type.Array(Type.String(), {
      maxItems: 32,
      description: 'Languages and tools in use, as the last run saw them.',
    }),
    testless_verification_strategy: Closed(
      {
        chosen_once: Type.Boolean({ description: 'The user has said how to check without tests.' }),
        claim_id: Type.Union([ClaimId, Const('')], { description: 'The claim that says it; empty for none.' }),
        rationale: Type.String({ description: 'Why it was chosen.' }),
      },
      { description: 'Points at the claim that says how to check a project without tests.' },
    ),
    host_bindings: Type.Array(HostBinding, { maxItems: 32, description: 'Where workflows are copied to.' }),
    hands_state: Closed(
      {
        provider: Prose(64, { description: 'Program whose conversation it is; empty for none.' }),
        thread_id: HandsThreadId,
        updated_ts: MaybeTime,
      },
      { description: 'The conversation of Hands that a later run may go on with.' },
    ),
    global_workflow_overrides: Type.Unsafe<Record<string, Record<string, unknown>>>({
      type: 'object',
      additionalProperties: WorkflowOverride,
      description: 'What this project changes in global workflows, by workflow id.',
    }),
    workflow_run: WorkflowCursor,
  }),
  'What the autopilot keeps about a project between runs.',
);

export const SegmentState = named(
  'SegmentState',
  Closed({
    version: Const('v1', { description: 'Version of this shape.' }),
    open: Type.Boolean({ description: 'Records still join it.' }),
    segment_id: SegmentId,
    created_ts: described(Timestamp, 'When it was opened.'),
    updated_ts: described(Timestamp, 'When a record last joined it.'),
    thread_id: HandsThreadId,
    task_hint: Prose(200, { description: 'Start of the task.' }),
    reason: Type.String({ description: 'Why it was opened: run_start, or checkpoint: and the kind.' }),
    records: Type.Array(FreeObject(), { maxItems: 40, description: 'Its records, made small.' }),
  }),
  'The records since the last checkpoint.',
);

const counted = {
  count: Type.Integer({ minimum: 0, description: 'In how many runs it was seen.' }),
  last_ts: MaybeTime,
  benefit: Benefit,
  confidence: Confidence,
};
const bySignature = <T>(entry: object, description: string) =>
  Type.Unsafe<Record<string, T>>({ type: 'object', additionalProperties: entry, description });

const WorkflowSighting = Closed({
  ...counted,
  reason: Opt(Type.String({ description: 'Why it is worth keeping.' })),
  workflow_name: Opt(Type.String({ description: 'What it was called.' })),
  workflow_id: Opt(described(WorkflowId, 'The workflow that it became.')),
  solidified_ts: Opt(MaybeTime),
});
const PreferenceSighting = Closed({
  ...counted,
  scope: MindScope,
  text: Type.String({ description: 'The preference.' }),
  rationale: Opt(Type.String({ description: 'What shows it.' })),
  suggestion_emitted: Opt(Type.Boolean({ description: 'It was suggested.' })),
  suggestion_ts: Opt(MaybeTime),
  applied_claim_ids: Opt(Type.Array(ClaimId, { description: 'Claims that it became.' })),
  solidified_ts: Opt(MaybeTime),
});

export const Candidates = named(
  'Candidates',
  Closed({
    version: Const('v1', { description: 'Version of this shape.' }),
    by_signature: Type.Union(
      [
        bySignature<Record<string, unknown>>(WorkflowSighting, 'Workflows seen, by signature.'),
        bySignature<Record<string, unknown>>(PreferenceSighting, 'Preferences seen, by signature.'),
      ],
      { description: 'What was seen, by signature.' },
    ),
  }),
  'How often a workflow or a preference was seen, before it is kept.',
);

export const SelectionEntry = named(
  'SelectionEntry',
  Closed({
    ts: described(Timestamp, 'When it was selected.'),
    root_path: Text(4096, { description: 'Folder of the project.' }),
    project_id: ProjectId,
    identity: ProjectIdentity,
  }),
  'A project that can be named instead of typed.',
);
export const ProjectSelection = named(
  'ProjectSelection',
  Closed({
    version: Const('v1', { description: 'Version of this shape.' }),
    last: Nullable(SelectionEntry, { description: 'What @last means.' }),
    pinned: Nullable(SelectionEntry, { description: 'What @pinned means.' }),
    aliases: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: SelectionEntry,
      description: 'What further @names mean.',
    }),
  }),
  'Projects that can be named from anywhere.',
);
