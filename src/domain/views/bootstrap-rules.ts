import type { EntityTarget } from '../../../generated/handlers/ctx.ts';
import type { TasksBootstrapInput } from '../../../generated/types/index.ts';
import type { PlannedStep } from '../tasks/create.ts';
import type { Template } from '../tasks/template-texts.ts';
import { templateNamed } from '../tasks/templates.ts';
import { criteria, gateTests, refuse } from '../tasks/text-rules.ts';

type OfKind<K extends Template['kind']> = Extract<Template, { kind: K }>;

function templateOf<K extends Template['kind']>(kind: K, id: string, field: string): OfKind<K> {
  const template = templateNamed(id);
  if (template.kind !== kind) throw refuse(`${id} is a template for a ${template.kind}.`, `Choose one for a ${kind}.`, field);
  return template as OfKind<K>;
}

/** The steps of a new task: those that are given, each with a gate that is ready, or those of a template. */
export function decideSteps({ steps, template }: Pick<TasksBootstrapInput, 'steps' | 'template'>): readonly PlannedStep[] {
  if (steps !== undefined && template !== undefined)
    throw refuse('steps and template both say what the steps are.', 'Keep one of them.', 'template');
  if (template !== undefined) return templateOf('task', template, 'template').steps;
  if (steps === undefined)
    throw refuse('Neither steps nor template says what the steps are.', 'Give steps, or template=basic-task.', 'template');
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
  throw refuse('Neither plan nor plan_title says where the task goes.', 'Name a plan, or give plan_title.', 'plan');
}

/** `named` is the plan that the call names, if it does. */
export function decidePlan(named: EntityTarget | null, { plan_title, plan_template }: Asked): PlanChoice | null {
  if (named && plan_title !== undefined)
    throw refuse('plan and plan_title both say where the task goes.', 'Keep one of them.', 'plan_title');
  if (plan_template !== undefined && plan_title === undefined)
    throw refuse(
      'plan_template is for a new plan, and plan_title is missing.',
      'Add plan_title, or leave it out.',
      'plan_template',
    );
  if (plan_title !== undefined) {
    const template = plan_template === undefined ? null : templateOf('plan', plan_template, 'plan_template');
    return { kind: 'new', title: plan_title, template };
  }
  if (!named) return null;
  if (named.kind !== 'plan') throw refuse(`${named.id} is a task; a task goes under a plan.`, 'Name a plan.', 'plan');
  return { kind: 'there', id: named.id };
}
