import { Closed, Nullable, named, OneOf, Type } from '../kit/schema.ts';
import { Benefit, Confidence, Flag, FreeList, FreeText, RiskCategory } from './mind.ts';

export const WorkflowTriggerMode = named(
  'WorkflowTriggerMode',
  OneOf(['manual', 'task_contains'], { description: 'When a workflow starts: by hand, or when the task contains a text.' }),
);

export const WorkflowStep = named(
  'WorkflowStep',
  Closed({
    id: FreeText('Unique within the workflow.'),
    kind: OneOf(['hands', 'check', 'gate'], {
      description: 'hands: Hands does it; check: it is verified; gate: it is decided whether to go on.',
    }),
    title: FreeText('The step in a few words.'),
    hands_input: FreeText('What Hands is told; empty for a gate.'),
    check_input: FreeText('How the step is checked; empty when it is not.'),
    risk_category: RiskCategory,
    policy: OneOf(['values_judged', 'allow', 'deny', 'ask'], { description: 'Who decides whether the step may run.' }),
    notes: FreeText('Anything worth knowing before the step.'),
  }),
  'One step of a workflow.',
);

export const WorkflowIr = named(
  'WorkflowIr',
  Closed({
    version: OneOf(['v1'], { description: 'Version of this shape.' }),
    id: FreeText('Empty until it is stored.'),
    name: FreeText('What people call it.'),
    enabled: Flag('May be triggered.'),
    trigger: Closed(
      { mode: WorkflowTriggerMode, pattern: FreeText('Text to find in the task; empty for manual.') },
      { description: 'When the workflow starts.' },
    ),
    mermaid: FreeText('A flowchart of the steps, or empty.'),
    steps: Type.Array(WorkflowStep, { description: 'The steps, in order.' }),
    source: Closed(
      {
        kind: OneOf(['manual', 'suggested'], { description: 'Written by hand, or suggested from evidence.' }),
        reason: FreeText('Why it exists.'),
        evidence_refs: FreeList('Evidence records it was drawn from.'),
      },
      { description: 'Where the workflow comes from.' },
    ),
    created_ts: FreeText('RFC 3339, or empty until it is stored.'),
    updated_ts: FreeText('RFC 3339, or empty until it is stored.'),
  }),
  'Text as a model or a person wrote it; the store gives id, version and times.',
);

export const WorkflowAdvance = named(
  'WorkflowAdvance',
  Closed({
    should_update: Flag('The evidence moves the workflow on.'),
    completed_step_ids: FreeList('All steps done so far: this list replaces the one before.'),
    next_step_id: FreeText('The step to do next; empty when none is left.'),
    should_close: Flag('The workflow is over.'),
    close_reason: FreeText('Why it is over; empty while it is not.'),
    confidence: Confidence,
    notes: FreeText('What the evidence shows.'),
  }),
  'How far a workflow got.',
);

export const WorkflowCandidate = named(
  'WorkflowCandidate',
  Closed({
    signature: FreeText('The same text whenever the same workflow is meant; occurrences are counted by it.'),
    benefit: Benefit,
    confidence: Confidence,
    reason: FreeText('Why it is worth keeping.'),
    workflow: WorkflowIr,
  }),
  'A workflow worth keeping.',
);
export const WorkflowProposal = named(
  'WorkflowProposal',
  Closed({
    should_suggest: Flag('The segment holds a workflow worth keeping.'),
    suggestion: Nullable(WorkflowCandidate, { description: 'The workflow; null when none is worth keeping.' }),
    notes: FreeText('Why.'),
  }),
  'Whether a segment holds a workflow worth keeping.',
);

export const WorkflowEdit = named(
  'WorkflowEdit',
  Closed({
    workflow: WorkflowIr,
    change_summary: FreeList('What changed, one sentence each.'),
    conflicts: FreeList('What in the request contradicts the values or the workflow.'),
    notes: FreeText('Anything the user should know.'),
  }),
  'A workflow after a requested change.',
);

export const HostSyncResult = named(
  'HostSyncResult',
  Closed({
    host: Type.String({ description: 'Name of the host.' }),
    project_id: Type.Optional(Type.String({ description: 'Project whose workflows it reads, where that is another one.' })),
    workspace_root: Type.String({ description: 'Folder that the host reads.' }),
    ok: Type.Boolean({ description: 'True when all was written.' }),
    files_n: Type.Integer({ minimum: 0, description: 'Files that stand there after the sync.' }),
    removed_n: Type.Integer({ minimum: 0, description: 'Stale files and links removed.' }),
    links_n: Type.Integer({ minimum: 0, description: 'Links that exist after the sync.' }),
    notes: Type.Array(Type.String(), { maxItems: 100, description: 'What could not be done, and why.' }),
  }),
  'What copying workflows to a host did.',
);

export const HostSync = named(
  'HostSync',
  Closed({
    ok: Type.Boolean({ description: 'Everything was written everywhere.' }),
    results: Type.Array(HostSyncResult, {
      maxItems: 256,
      description: 'One for each enabled binding; after a change of a global workflow, of every project.',
    }),
  }),
  'What copying workflows to the bound hosts did.',
);
