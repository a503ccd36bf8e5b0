import type { CardInput, PipelineStage, StepFocus } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import type { Draft } from './card-rules.ts';

const stageNames: readonly PipelineStage[] = ['frame', 'hypothesis', 'test', 'evidence', 'decision'];

export type Stages = { readonly [stage in PipelineStage]?: CardInput | undefined };
export type Statuses = { readonly [stage in PipelineStage]?: string | undefined };

export interface Stage {
  readonly stage: PipelineStage;
  readonly card: CardInput;
  readonly status: string | undefined;
}

/** The stages that are given, in their order, each with the status that is meant for it. */
export function decideStages(stages: Stages, statuses: Statuses = {}): Stage[] {
  const given = stageNames.flatMap((stage) => {
    const card = stages[stage];
    return card === undefined ? [] : [{ stage, card, status: statuses[stage]?.trim() }];
  });
  if (given.length === 0) throw refuse('no-stage-is-given', { stages: stageNames });
  const idle = stageNames.find((stage) => statuses[stage] !== undefined && stages[stage] === undefined);
  if (idle) throw refuse('status-has-no-stage', { stage: idle });
  return given;
}

const longest = 1_000_000;

/** A decision as a note among others. */
export function noteOf({ title, text }: Draft, card_id: string, step: StepFocus | null) {
  const parts = [title, text].filter((part) => part !== undefined);
  const whole = parts.join('\n\n');
  /** A text that is as long as texts can be stands without its title, which the card has. */
  const content = whole.length <= longest ? whole : (text as string);
  const meta = {
    source: 'think_pipeline',
    card_id,
    ...(step ? { step: { task_id: step.task_id, step_id: step.step_id, path: step.path } } : {}),
  };
  return { content, meta };
}
