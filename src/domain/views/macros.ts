import type { ViewsMacrosHandlers } from '../../../generated/handlers/views.ts';
import type { ProofPolicy } from '../../kernel/ports.ts';
import { bootstrapThinking } from './bootstrap.ts';
import { decidePlan, decideSteps, planSaid } from './bootstrap-rules.ts';
import { closeHandlers } from './macro-close.ts';
import { createDoneHandlers } from './macro-create-done.ts';
import { finishHandlers } from './macro-finish.ts';
import { startHandlers } from './macro-start.ts';
import type { ViewsStore } from './store.ts';

export const taskMacroHandlers = (policy: ProofPolicy): ViewsMacrosHandlers<ViewsStore> => ({
  async tasks_bootstrap(input, ctx) {
    const { task_title: title, description, think } = input;
    const plan = planSaid(decidePlan(ctx.target, input));
    return bootstrapThinking(ctx, { plan, title, description, steps: decideSteps(input) }, think);
  },
  ...startHandlers,
  ...closeHandlers(policy),
  ...finishHandlers,
  ...createDoneHandlers(policy),
});
