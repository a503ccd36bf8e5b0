import type { ViewsMacrosHandlers } from '../../../generated/handlers/views.ts';
import type { Reads } from '../../kernel/ports.ts';
import { refuse } from '../tasks/text-rules.ts';
import { bootstrap } from './bootstrap.ts';
import { decidePlan, decideSteps } from './bootstrap-rules.ts';

export const taskMacroHandlers: ViewsMacrosHandlers<Reads> = {
  async tasks_bootstrap(input, { workspace, target, store, tell }) {
    const { task_title: title, description } = input;
    const plan = decidePlan(target, input);
    if (!plan) throw refuse('Neither plan nor plan_title says where the task goes.', 'Name a plan, or give plan_title.', 'plan');
    return bootstrap({ workspace, store, tell }, { plan, title, description, steps: decideSteps(input) });
  },
};
