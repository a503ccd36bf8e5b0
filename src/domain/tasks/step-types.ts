import type { StepDefinedFact, TaskPatchedFact } from '../../../generated/types/index.ts';

export type { Checkpoint, Confirmations, Step } from '../../../generated/types/index.ts';
export type StepChange = StepDefinedFact['change'];
export type EntityChange = TaskPatchedFact['change'];
