import type { Tell } from '../../../generated/handlers/ctx.ts';
import type { TasksTemplatesHandlers } from '../../../generated/handlers/tasks.ts';
import type { TasksScaffoldInput } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { addPlannedSteps, makePlan, makeTask } from './create.ts';
import { entityNamed } from './finding.ts';
import type { TasksStore } from './store.ts';
import { type Template, templates } from './template-texts.ts';

export function templateNamed(id: string): Template {
  const template = templates().find((candidate) => candidate.id === id);
  if (template) return template;
  throw refuse('template-is-not-known', { id, known: templates().map((candidate) => candidate.id) });
}

function decideTemplate({ template: id, kind, parent, plan_title }: TasksScaffoldInput): Template {
  const template = templateNamed(id);
  if (kind !== undefined && kind !== template.kind)
    throw refuse('template-is-of-another-kind', { kind, id, meant: template.kind });
  if (template.kind === 'plan' && (parent !== undefined || plan_title !== undefined))
    throw refuse('plan-template-takes-no-place');
  if (template.kind === 'task' && parent === undefined && plan_title === undefined) throw refuse('task-template-needs-a-place');
  if (parent !== undefined && plan_title !== undefined) throw refuse('task-template-has-two-places');
  return template;
}

const shown = (template: Template) => {
  const { id, kind, title, description } = template;
  if (template.kind === 'plan') return { id, kind, title, description, plan_steps: [...template.plan_steps] };
  const steps = template.steps.map((step) => ({
    title: step.title,
    success_criteria: [...step.success_criteria],
    tests: [...(step.tests ?? [])],
    blockers: [...(step.blockers ?? [])],
  }));
  return { id, kind, title, description, steps };
};

type PlanTemplate = Extract<Template, { kind: 'plan' }>;

/** A plan with the checklist of a template, at its first point. */
export async function makePlanFrom(
  store: TasksStore,
  tell: Tell<'plan_created' | 'plan_updated'>,
  template: PlanTemplate,
  title: string,
  description?: string,
) {
  const { id, event } = await makePlan(store, tell, title, description);
  const checklist = { steps: [...template.plan_steps], current: 0 };
  const updated = await tell('plan_updated', { task: id, revision: 1, checklist });
  return { id, checklist, events: [event, updated] };
}

export const templateHandlers: TasksTemplatesHandlers<TasksStore> = {
  async tasks_templates_list() {
    return { templates: templates().map(shown) };
  },

  async tasks_scaffold(input, { store, tell }) {
    const template = decideTemplate(input);
    const { title, description, parent, plan_title } = input;
    if (template.kind === 'plan') {
      const { id, checklist, events } = await makePlanFrom(store, tell, template, title, description);
      return { plan: { id, revision: 1 }, checklist, template: template.id, events };
    }
    const made = parent === undefined ? await makePlan(store, tell, plan_title as string) : undefined;
    const plan = made?.id ?? (await entityNamed(store, parent as string)).id;
    const { id, event } = await makeTask(store, tell, plan, title, description);
    const { steps, events, revision } = await addPlannedSteps(store, tell, id, template.steps);
    return {
      plan: { id: plan, created: made !== undefined },
      task: { id, revision },
      steps,
      template: template.id,
      events: [...(made ? [made.event] : []), event, ...events],
    };
  },
};
