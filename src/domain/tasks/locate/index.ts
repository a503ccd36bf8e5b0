import { locateDocument } from './document.ts';
import { locateEntity, locateEntityOrNone } from './entity.ts';
import { locateStep, locateStepOrEntity } from './step.ts';
import { locateThinking } from './thinking.ts';

export const taskTargets = {
  document: locateDocument,
  thinking: locateThinking,
  entity: locateEntity,
  entity_or_none: locateEntityOrNone,
  task: locateEntity,
  plan: locateEntity,
  step: locateStep,
  step_or_entity: locateStepOrEntity,
  step_or_task: locateStepOrEntity,
};
