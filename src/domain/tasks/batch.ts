import type { InnerCalls, InnerOutcome } from '../../../generated/handlers/ctx.ts';
import type { TasksLifecycleHandlers } from '../../../generated/handlers/tasks.ts';
import type { TasksBatchInput, TasksBatchOutput } from '../../../generated/types/index.ts';
import { fault } from '../../kernel/fault.ts';
import type { TasksStore } from './store.ts';
import { refuse } from './text-rules.ts';

interface Planned {
  readonly tool: string;
  readonly args: Record<string, unknown>;
}

const atOperation = (index: number, problem: string, fix: string) =>
  refuse(`Operation ${index}: ${problem}`, fix, `operations.${index}`);

/** Which calls a batch makes; everything that can be refused before the first of them runs is refused here. */
function planBatch({ operations, atomic }: TasksBatchInput, workspace: string, known: InnerCalls['known']): Planned[] {
  return operations.map(({ tool, name, args, arguments: other }, index) => {
    const called = tool ?? name;
    if (called === undefined) throw atOperation(index, 'tool is missing.', 'Add tool.');
    if (tool !== undefined && name !== undefined) throw atOperation(index, 'tool and name mean the same.', 'Keep one of them.');
    if (args !== undefined && other !== undefined)
      throw atOperation(index, 'args and arguments mean the same.', 'Keep one of them.');
    const found = called.startsWith('tasks_') && called !== 'tasks_batch' ? known(called) : undefined;
    if (!found) throw atOperation(index, `${called} is no tool that a batch can run.`, 'Use task tools, other than tasks_batch.');
    if (atomic && !found.undoable)
      throw atOperation(
        index,
        `${called} cannot be undone, so an atomic batch does not take it.`,
        'Leave it out, or atomic=false.',
      );
    const given = args ?? other ?? {};
    if (given.workspace !== undefined && given.workspace !== workspace)
      throw atOperation(index, `workspace ${String(given.workspace)} is not the one of the batch.`, 'Leave workspace out.');
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
