import type { ViewsMacrosHandlers } from '../../../generated/handlers/views.ts';
import type { ProofPolicy } from '../../kernel/ports.ts';
import type { StepRow } from '../../records/tasks.ts';
import { setStatus } from '../tasks/complete.ts';
import { entityNamed } from '../tasks/finding.ts';
import { refOf } from '../tasks/steps.ts';
import { toTask } from '../tasks/view-rules.ts';
import { bootstrap } from './bootstrap.ts';
import { decidePlan, decideSteps, planSaid } from './bootstrap-rules.ts';
import { isBare, notRecorded } from './close-rules.ts';
import { closeWith } from './macro-close.ts';
import type { ViewsStore } from './store.ts';

export const createDoneHandlers = (policy: ProofPolicy): Pick<ViewsMacrosHandlers<ViewsStore>, 'tasks_macro_create_done'> => ({
  async tasks_macro_create_done(input, { workspace, target, store, tell, warn, now_ms }) {
    const { task_title: title, description, steps, note, proof } = input;
    /** A step that was just made is not blocked and has no children, and its task was not done: nothing else is warned of. */
    const warned = warn as never;
    if (policy === 'require' && isBare(input)) throw notRecorded(input);
    const plan = planSaid(decidePlan(target, input));
    const made = await bootstrap({ workspace, store, tell }, { plan, title, description, steps: decideSteps({ steps }) });
    const task = await entityNamed(store, made.task.id);
    const step = (await store.steps.firstOpen(task.id)) as StepRow;
    const { events } = await closeWith(
      { checkpoints: 'gate', note, proof },
      { task, step },
      { store, tell, warn: warned, now_ms, policy },
    );
    const closed = await entityNamed(store, task.id);
    const event = await setStatus(closed, 'DONE', { store, tell, warn: warned });
    return {
      bootstrap: made,
      close: { task: task.id, revision: closed.revision, step: refOf(step), events },
      complete: { task: toTask(workspace, await entityNamed(store, task.id)), event },
    };
  },
});
