import type { EntityTarget } from '../../../generated/handlers/ctx.ts';
import type { TasksHistoryHandlers } from '../../../generated/handlers/tasks.ts';
import { refuse } from '../../kernel/fault.ts';
import { fromTheEnd } from '../../kernel/page.ts';
import type { OperationRow } from '../../records/tasks.ts';
import { entityImage, firstDifference, type Image, nodeImage, stepImage } from './image-rules.ts';
import type { TasksStore } from './store.ts';

/** What stands where an operation wrote; nothing, if it was deleted since. */
async function standing(store: TasksStore, target: EntityTarget, { subject }: OperationRow): Promise<Image | undefined> {
  if (subject.kind === 'entity') return entityImage(target);
  if (subject.kind === 'step') {
    const step = await store.steps.find(subject.id);
    return step && stepImage(step);
  }
  const node = await store.nodes.find(subject.id);
  return node && nodeImage(node);
}

/** The fact that puts the other image back, if the one that is replaced still stands there. */
async function planReapply(store: TasksStore, target: EntityTarget, row: OperationRow | undefined, undo: boolean) {
  const { id } = target;
  if (!row) throw refuse(undo ? 'nothing-to-undo' : 'nothing-to-redo', { id });
  const { operation, subject } = row;
  const [replaced, image] = undo ? [operation.after, operation.before] : [operation.before, operation.after];
  const now = await standing(store, target, row);
  const changed = now ? firstDifference(replaced, now) : 'everything';
  if (changed)
    throw refuse('operation-was-overwritten', {
      target: id,
      seq: operation.seq,
      intent: operation.intent,
      field: changed,
      subject: subject.id,
    });
  return {
    operation: { ...operation, undone: undo },
    fact: {
      task: id,
      revision: target.revision + 1,
      path: operation.path,
      op_seq: operation.seq,
      intent: operation.intent,
      subject: { kind: subject.kind, id: subject.id },
      image,
    },
  };
}

export const historyHandlers: TasksHistoryHandlers<TasksStore> = {
  async tasks_history({ cursor, limit }, { target, store }) {
    const rows = await store.operations.before(target?.id ?? null, { before: cursor ?? fromTheEnd, limit: limit + 1 });
    const operations = rows.slice(0, limit);
    const has_more = rows.length > limit;
    const next_cursor = has_more ? (operations.at(-1)?.seq ?? null) : null;
    return {
      operations,
      pagination: { cursor: cursor ?? null, next_cursor, has_more, limit, count: operations.length },
      truncated: false,
    };
  },

  async tasks_undo(_, { target, store, tell }) {
    const { operation, fact } = await planReapply(store, target, await store.operations.toUndo(target.id), true);
    const event = await tell('undo_applied', fact);
    return { task: target.id, revision: fact.revision, operation, event };
  },

  async tasks_redo(_, { target, store, tell }) {
    const { operation, fact } = await planReapply(store, target, await store.operations.toRedo(target.id), false);
    const event = await tell('redo_applied', fact);
    return { task: target.id, revision: fact.revision, operation, event };
  },
};
