import type { ViewsMacrosHandlers } from '../../../generated/handlers/views.ts';
import type { StepRow } from '../../records/tasks.ts';
import { setStatus } from '../tasks/complete.ts';
import { entityNamed } from '../tasks/finding.ts';
import { refOf } from '../tasks/steps.ts';
import { toTask } from '../tasks/view-rules.ts';
import { bootstrap } from './bootstrap.ts';
import { decidePlan, decideSteps, planSaid } from './bootstrap-rules.ts';
import { closeWith } from './macro-close.ts';
import type { ViewsStore } from './store.ts';

/** A step that was just made is not blocked, has no children and asks for no proof: there is nothing to warn of. */
const quiet = () => {};

export const createDoneHandlers: Pick<ViewsMacrosHandlers<ViewsStore>, 'tasks_macro_create_done'> = {
  async tasks_macro_create_done(input, { workspace, target, store, tell, now_ms }) {
    const { task_title: title, description, steps } = input;
    const plan = planSaid(decidePlan(target, input));
    const made = await bootstrap({ workspace, store, tell }, { plan, title, description, steps: decideSteps({ steps }) });
    const task = await entityNamed(store, made.task.id);
    const step = (await store.steps.firstOpen(task.id)) as StepRow;
    const { events } = await closeWith({ checkpoints: 'gate' }, { task, step }, { store, tell, warn: quiet, now_ms });
    const closed = await entityNamed(store, task.id);
    const event = await setStatus(closed, 'DONE', { store, tell, warn: quiet });
    return {
      bootstrap: made,
      close: { task: task.id, revision: closed.revision, step: refOf(step), events },
      complete: { task: toTask(workspace, await entityNamed(store, task.id)), event },
    };
  },
};
