import type { EntityTarget } from '../../../generated/handlers/ctx.ts';
import type { TasksBootstrapInput } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import type { PlannedStep } from '../tasks/create.ts';
import type { Template } from '../tasks/template-texts.ts';
import { templateNamed } from '../tasks/templates.ts';
import { criteria, gateTests } from '../tasks/text-rules.ts';

type OfKind<K extends Template['kind']> = Extract<Template, { kind: K }>;

function templateOf<K extends Template['kind']>(kind: K, id: string, field: string): OfKind<K> {
  const template = templateNamed(id);
  if (template.kind !== kind) throw refuse('template-is-for-another-kind', { id, kind: template.kind, wanted: kind, field });
  return template as OfKind<K>;
}

/** The steps of a new task: those that are given, each with a gate that is ready, or those of a template. */
export function decideSteps({ steps, template }: Pick<TasksBootstrapInput, 'steps' | 'template'>): readonly PlannedStep[] {
  if (steps !== undefined && template !== undefined) throw refuse('steps-and-template-are-given');
  if (template !== undefined) return templateOf('task', template, 'template').steps;
  if (steps === undefined) throw refuse('neither-steps-nor-template-is-given');
  return steps.map((step) => ({
    ...step,
    success_criteria: criteria(step.success_criteria),
    tests: gateTests(step.tests),
  }));
}

/** The plan that a task goes under: one that is there, or one to be made. */
export type PlanChoice =
  | { readonly kind: 'there'; readonly id: string }
  | { readonly kind: 'new'; readonly title: string; readonly template: OfKind<'plan'> | null };

interface Asked {
  readonly plan_title?: string | undefined;
  readonly plan_template?: string | undefined;
}

/** Where nothing stands in for a plan, one must be said. */
export function planSaid(plan: PlanChoice | null): PlanChoice {
  if (plan) return plan;
  throw refuse('neither-plan-nor-plan-title-is-given');
}

/** `named` is the plan that the call names, if it does. */
export function decidePlan(named: EntityTarget | null, { plan_title, plan_template }: Asked): PlanChoice | null {
  if (named && plan_title !== undefined) throw refuse('plan-and-plan-title-are-given');
  if (plan_template !== undefined && plan_title === undefined) throw refuse('plan-template-lacks-a-title');
  if (plan_title !== undefined) {
    const template = plan_template === undefined ? null : templateOf('plan', plan_template, 'plan_template');
    return { kind: 'new', title: plan_title, template };
  }
  if (!named) return null;
  if (named.kind !== 'plan') throw refuse('task-cannot-hold-a-task', { id: named.id });
  return { kind: 'there', id: named.id };
}
