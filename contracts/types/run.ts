import { Closed, described, Nullable, named, Opt, Type } from '../kit/schema.ts';
import { StepPath, TaskId, WorkspaceId } from './ids.ts';
import { RunStatus } from './mind.ts';
import { HandsProvider, HandsThreadId } from './mind-record.ts';

export const RunLimits = Closed(
  {
    max_batches: Type.Integer({ minimum: 1, description: 'Most batches.' }),
    max_minutes: Nullable(Type.Number({ minimum: 0, description: 'Most minutes.' }), { description: 'Most minutes; null: any.' }),
    max_mind_calls: Nullable(Type.Integer({ minimum: 0, description: 'Most calls.' }), {
      description: 'Most calls of the Mind; null: any.',
    }),
  },
  { description: 'What the run may use.' },
);

export const RunPlan = named(
  'RunPlan',
  Closed({
    provider: HandsProvider,
    resumes: Type.String({ description: 'The conversation of Hands that it would go on with; empty where it would begin one.' }),
    workflow_id: Type.String({ description: 'The workflow that the task would start; empty for none.' }),
    limits: RunLimits,
    prompt: Type.String({ description: 'What Hands would be sent first, word for word.' }),
  }),
  'What a run would begin with.',
);

export const RunSummary = named(
  'RunSummary',
  Closed({
    run_id: Type.String({ description: 'The run; its records bear it. Empty for a dry run.' }),
    ok: Type.Boolean({ description: 'The task is done; of a dry run: it was planned.' }),
    status: RunStatus,
    reason: Type.String({ description: 'What ended it.' }),
    notes: Type.String({ description: 'The same in words.' }),
    batches: Type.Integer({ description: 'Batches of Hands.' }),
    mind_calls: Type.Integer({ description: 'Calls of the Mind: its questions, and whatever of them was asked again.' }),
    minutes: Type.Number({ description: 'From start to end.' }),
    thread_id: HandsThreadId,
    project_dir: Type.String({ description: 'Folder that keeps everything about the project.' }),
    evidence_log: Type.String({ description: 'The log.' }),
    transcripts_dir: Type.String({ description: 'What Hands and Mind said, word for word.' }),
    bound_to: Type.String({
      description: 'The task of a memory workspace that it worked on, as acme/app#TASK-001; empty for none.',
    }),
    unreported: Type.Integer({
      minimum: 0,
      description: 'Records that the task has not got; the next run that is bound to it brings them.',
    }),
    plan: Nullable(RunPlan, { description: 'What would be done, where dry_run asked for it.' }),
  }),
  'How a run ended.',
);

export const RunBinding = {
  bind: Opt(described(TaskId, 'A task of a memory workspace that the run works on: what it does becomes its evidence.')),
  bind_step: Opt(described(StepPath, 'The step of that task that it works on; left out: the whole task.')),
  bind_workspace: Opt(described(WorkspaceId, 'The workspace of that task; left out: that of the project.')),
};

export const RunFlags = {
  max_batches: Opt(Type.Integer({ minimum: 1, maximum: 1000, description: 'Most batches; left out: as configured, else 8.' })),
  max_minutes: Opt(
    Type.Number({ minimum: 0, maximum: 100_000, description: 'Most minutes; left out: as configured, else any.' }),
  ),
  max_mind_calls: Opt(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'Most calls of the Mind, those that repeat a question included; left out: as configured, else any.',
    }),
  ),
  continue_hands: Opt(Type.Boolean({ default: false, description: 'Go on with the last conversation of Hands.' })),
  reset_hands: Opt(Type.Boolean({ default: false, description: 'Forget the last conversation of Hands first.' })),
  why: Opt(Type.Boolean({ default: false, description: 'Explain the last decision at the end.' })),
  dry_run: Opt(
    Type.Boolean({
      default: false,
      description: 'Only say what the run would begin with: nothing is started, asked or written.',
    }),
  ),
};

export const StopOrder = named(
  'StopOrder',
  Closed({
    ts: Type.String({ description: 'When it was given.' }),
    hold: Type.Boolean({ description: 'Also runs that begin later end at once; otherwise only those that began before.' }),
  }),
  'The file STOP in the folder of a project. One that holds anything else, as one made by hand, holds up everything.',
);
