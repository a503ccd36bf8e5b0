import type { EntityTarget } from '../../../generated/handlers/ctx.ts';
import type { ViewsMacrosHandlers } from '../../../generated/handlers/views.ts';
import type { FirstThoughts, TasksMacroStartInput } from '../../../generated/types/index.ts';
import { entityNamed } from '../tasks/finding.ts';
import { bootstrapThinking } from './bootstrap.ts';
import { decidePlan, decideSteps, type PlanChoice } from './bootstrap-rules.ts';
import { restoreFocus } from './focus.ts';
import { suggestNext } from './resume.ts';
import { readResume } from './resume-super.ts';
import type { ViewsStore } from './store.ts';

const inbox = 'Inbox';
const usualTemplate = 'basic-task';
const framedTemplate = 'principal-task';

/** The plan of what is named or in focus: a plan itself, or the one that a task stands under. */
const planOf = async (store: ViewsStore, target: EntityTarget | null): Promise<EntityTarget | null> =>
  target?.kind === 'task' && target.parent !== null ? entityNamed(store, target.parent) : target;

/** Where a task goes when nobody says: it stays in the plan at hand, else it goes to the inbox. */
async function choosePlan(store: ViewsStore, target: EntityTarget | null, input: TasksMacroStartInput): Promise<PlanChoice> {
  const named = input.plan !== undefined || input.target !== undefined;
  const asked = decidePlan(named ? await planOf(store, target) : null, input);
  if (asked) return asked;
  const id = (await planOf(store, target))?.id ?? (await store.entities.planTitled(inbox))?.id;
  return id === undefined ? { kind: 'new', title: inbox, template: null } : { kind: 'there', id };
}

/** A principal task begins with a frame. */
function thoughtsFor({ think, template, task_title: title, description }: TasksMacroStartInput): FirstThoughts | undefined {
  if (think !== undefined || template !== framedTemplate) return think;
  const frame = { title, ...(description === undefined ? {} : { text: description }) };
  return { frame, note_decision: false, note_title: title };
}

export const startHandlers: Pick<ViewsMacrosHandlers<ViewsStore>, 'tasks_macro_start'> = {
  async tasks_macro_start(input, ctx) {
    const { store, tell, suggest } = ctx;
    const { task_title: title, description, template, steps, view, resume_max_chars: max_chars } = input;
    const planned = decideSteps(template === undefined && steps === undefined ? { template: usualTemplate } : input);
    const plan = await choosePlan(store, ctx.target, input);
    const thoughts = thoughtsFor(input);
    const made = await bootstrapThinking(ctx, { plan, title, description, steps: planned }, thoughts);
    const target = await entityNamed(store, made.task.id);
    const { focus, moved } = await restoreFocus(false, { target, store, tell });
    const resume = await readResume(
      { view, max_chars, fresh: thoughts === undefined },
      { ...ctx, target, focus, requested: null },
    );
    suggestNext(resume.capsule, suggest);
    return {
      task_id: target.id,
      plan_id: made.plan.id,
      plan_created: made.plan.created,
      steps: made.steps,
      ...(made.think_pipeline ? { think_pipeline: made.think_pipeline } : {}),
      resume: { ...resume, ...moved },
      truncated: false,
    };
  },
};
