import type { InnerCalls, InnerOutcome } from '../../../generated/handlers/ctx.ts';
import type { TasksLifecycleHandlers } from '../../../generated/handlers/tasks.ts';
import type { TasksBatchInput, TasksBatchOutput } from '../../../generated/types/index.ts';
import { fault, refuse } from '../../kernel/fault.ts';
import type { TasksStore } from './store.ts';

interface Planned {
  readonly tool: string;
  readonly args: Record<string, unknown>;
}

/** Which calls a batch makes; everything that can be refused before the first of them runs is refused here. */
function planBatch({ operations, atomic }: TasksBatchInput, workspace: string, known: InnerCalls['known']): Planned[] {
  return operations.map(({ tool, name, args, arguments: other }, index) => {
    const called = tool ?? name;
    if (called === undefined) throw refuse('operation-names-no-tool', { index });
    if (tool !== undefined && name !== undefined) throw refuse('operation-names-its-tool-twice', { index });
    if (args !== undefined && other !== undefined) throw refuse('operation-has-arguments-twice', { index });
    const found = called.startsWith('tasks_') && called !== 'tasks_batch' ? known(called) : undefined;
    if (!found) throw refuse('operation-cannot-be-batched', { index, tool: called });
    if (atomic && !found.undoable) throw refuse('operation-cannot-be-undone', { index, tool: called });
    const given = args ?? other ?? {};
    if (given.workspace !== undefined && given.workspace !== workspace)
      throw refuse('operation-is-for-another-workspace', { index, workspace: String(given.workspace) });
    return { tool: called, args: given };
  });
}

const withoutEvents = ({ event: _, events: __, ...rest }: Record<string, unknown>) => rest;

type Done = TasksBatchOutput['operations'][number];

function report(index: number, tool: string, outcome: InnerOutcome, compact: boolean): Done {
  if (!outcome.success) return { index, tool, success: false, error: outcome.error };
  const result = compact ? withoutEvents(outcome.result) : outcome.result;
  return { index, tool, success: true, result, ...(outcome.warnings.length ? { warnings: outcome.warnings } : {}) };
}

export const batchHandlers: Pick<TasksLifecycleHandlers<TasksStore>, 'tasks_batch'> = {
  async tasks_batch(input, { workspace, inner, known, warn, progress }) {
    const { atomic, compact } = input;
    const planned = planBatch(input, workspace, known);
    const operations: Done[] = [];
    for (const [index, { tool, args }] of planned.entries()) {
      const outcome = await inner(tool, args);
      operations.push(report(index, tool, outcome, compact));
      progress(index + 1, planned.length);
      if (outcome.success) continue;
      const { message: problem, recovery: fix } = outcome.error;
      if (atomic || index === 0) throw fault('BATCH_FAILED', { index, tool, problem, fix });
      warn('BATCH_STOPPED', { index, tool, problem, remaining: planned.length - index - 1 });
      break;
    }
    return { workspace, atomic, compact, operations, remaining: planned.length - operations.length };
  },
};
