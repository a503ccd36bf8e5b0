import { Closed, named, Opt, Type } from '../kit/schema.ts';
import { RunStatus } from './mind.ts';
import { HandsThreadId } from './mind-record.ts';

export const RunSummary = named(
  'RunSummary',
  Closed({
    run_id: Type.String({ description: 'The run; its records bear it.' }),
    status: RunStatus,
    reason: Type.String({ description: 'What ended it.' }),
    notes: Type.String({ description: 'The same in words.' }),
    batches: Type.Integer({ description: 'Batches of Hands.' }),
    mind_calls: Type.Integer({ description: 'Questions to the Mind.' }),
    minutes: Type.Number({ description: 'From start to end.' }),
    thread_id: HandsThreadId,
    project_dir: Type.String({ description: 'Folder that keeps everything about the project.' }),
    evidence_log: Type.String({ description: 'The log.' }),
    transcripts_dir: Type.String({ description: 'What Hands and Mind said, word for word.' }),
  }),
  'How a run ended.',
);

export const RunFlags = {
  max_batches: Opt(Type.Integer({ minimum: 1, maximum: 1000, description: 'Most batches; left out: as configured, else 8.' })),
  max_minutes: Opt(
    Type.Number({ minimum: 0, maximum: 100_000, description: 'Most minutes; left out: as configured, else any.' }),
  ),
  max_mind_calls: Opt(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'Most questions to the Mind; left out: as configured, else any.',
    }),
  ),
  continue_hands: Opt(Type.Boolean({ default: false, description: 'Go on with the last conversation of Hands.' })),
  reset_hands: Opt(Type.Boolean({ default: false, description: 'Forget the last conversation of Hands first.' })),
  why: Opt(Type.Boolean({ default: false, description: 'Explain the last decision at the end.' })),
};
