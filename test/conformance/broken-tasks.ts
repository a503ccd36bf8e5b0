import { fault } from '../../src/kernel/fault.ts';
import type { Reads } from '../../src/kernel/ports.ts';
import type { Calling, Defect } from './broken.ts';

// biome-ignore lint/suspicious/noExplicitAny: a fault may be of any shape
type Any = any;
type Handler = (input: Any, ctx: Any) => Promise<Any>;

/** One handler that does something else. */
const faulty = (tool: string, make: (sound: Handler) => Handler): Pick<Defect, 'handlers'> => ({
  handlers: (sound) => ({ [tool]: make((sound as Any)[tool]) }),
});
const given = (tool: string, change: (input: Any) => object) =>
  faulty(tool, (sound) => (input, ctx) => sound({ ...input, ...change(input) }, ctx));
const answering = (tool: string, change: (output: Any, ctx: Any) => Any) =>
  faulty(tool, (sound) => async (input, ctx) => change(await sound(input, ctx), ctx));
/** A handler that takes its step for another. */
const seeing = (tool: string, change: (step: Any) => object) =>
  faulty(tool, (sound) => (input, ctx) => {
    const { step } = ctx.target;
    return sound(input, { ...ctx, target: { ...ctx.target, step: { ...step, ...change(step) } } });
  });
/** A handler whose store tells it something else. */
const reading = (tool: string, change: (store: Reads) => object) =>
  faulty(tool, (sound) => (input, ctx) => sound(input, { ...ctx, store: { ...ctx.store, ...change(ctx.store) } }));
/** A handler that tells other facts than it means; none for nothing. */
const telling = (tool: string, change: (kind: string, payload: Any, input: Any) => object | undefined) =>
  faulty(tool, (sound) => (input, ctx) => {
    const tell = async (kind: string, payload: Any) => {
      const changed = change(kind, payload, input);
      return changed && ctx.tell(kind, changed);
    };
    return sound(input, { ...ctx, tell });
  });
const silent = (tool: string) => faulty(tool, (sound) => (input, ctx) => sound(input, { ...ctx, warn: () => {} }));
/** Calls arrive without some of their arguments. */
const without =
  (...fields: string[]) =>
  (sound: Calling): Calling =>
  (tool, args) =>
    sound(tool, Object.fromEntries(Object.entries(args).filter(([field]) => !fields.includes(field))));

const confirmations = ({ criteria_confirmed: _, tests_confirmed: __, ...change }: Any) => change;

const guardDefects = {
  'the revision is not compared': {
    breaks: 'tasks_note/a-stale-revision-is-refused',
    boundary: without('expected_revision', 'expected_version'),
  },
  'expected_version is not understood': {
    breaks: 'tasks_close_step/a-stale-revision-is-refused',
    boundary: without('expected_version'),
  },
  'any target will do': { breaks: 'tasks_edit/another-target-is-refused', boundary: without('expected_target_id') },
  'the focus is trusted': { breaks: 'tasks_delete/strict-targeting-asks-for-an-id', boundary: without('strict_targeting') },
} satisfies Record<string, Defect>;

const lifecycleDefects = {
  'a plan counts from one': {
    breaks: 'tasks_create/the-first-revision-is-zero',
    ...answering('tasks_create', (output) => ({ ...output, revision: output.revision + 1 })),
  },
  'any parent will do': {
    breaks: 'tasks_create/an-unknown-parent-is-refused',
    ...reading('tasks_create', ({ entities }) => ({
      entities: { ...entities, find: async (id: string) => (await entities.find(id)) ?? { id } },
    })),
  },
  'tests of new steps are lost': {
    breaks: 'tasks_create/steps-come-with-the-task',
    ...given('tasks_create', ({ steps }) => ({ steps: steps?.map(({ tests: _, ...step }: Any) => step) })),
  },
  'a task is done before its steps': {
    breaks: 'tasks_complete/open-steps-keep-a-task-open',
    ...reading('tasks_complete', ({ steps }) => ({ steps: { ...steps, list: async () => [] } })),
  },
  'a closed step counts as confirmed': {
    breaks: 'tasks_complete/unconfirmed-steps-keep-a-task-open',
    ...reading('tasks_complete', ({ steps }) => ({
      steps: {
        ...steps,
        list: async (task: string) =>
          (await steps.list(task)).map((step) => ({ ...step, criteria_confirmed: true, tests_confirmed: true })),
      },
    })),
  },
  'a plan waits for its tasks': {
    breaks: 'tasks_complete/a-plan-does-not-wait-for-its-tasks',
    ...faulty('tasks_complete', (sound) => async (input, ctx) => {
      const { total, completed } = await ctx.store.entities.countBelow(ctx.target.id);
      if (ctx.target.kind === 'plan' && total > completed) throw fault('INVALID_INPUT', { problem: 'Wait.', fix: 'Wait.' });
      return sound(input, ctx);
    }),
  },
  'a dry run is dry no more': {
    breaks: 'tasks_close_task/a-dry-run-shows-the-difference',
    ...given('tasks_close_task', () => ({ apply: true })),
  },
  'a task closes without its checkpoints': {
    breaks: 'tasks_close_task/unmet-checkpoints-fail-fast',
    ...reading('tasks_close_task', ({ steps }) => ({ steps: { ...steps, list: async () => [] } })),
  },
  'an edit is two events': {
    breaks: 'tasks_edit/one-edit-is-one-event',
    ...faulty('tasks_edit', (sound) => async (input, ctx) => {
      const tell = async (kind: string, fact: Any) => {
        await ctx.tell(kind, fact);
        return ctx.tell(kind, { ...fact, revision: fact.revision + 1 });
      };
      return sound(input, { ...ctx, tell });
    }),
  },
  'a dependency on nothing': {
    breaks: 'tasks_edit/dependencies-must-exist',
    ...reading('tasks_edit', ({ entities }) => ({ entities: { ...entities, find: async (id: string) => ({ id }) } })),
  },
  'append replaces': {
    breaks: 'tasks_patch/lists-grow-and-shrink',
    ...given('tasks_patch', ({ ops }) => ({ ops: ops.map((op: Any) => ({ ...op, op: op.op === 'append' ? 'set' : op.op })) })),
  },
  'a patch leaves the confirmations': {
    breaks: 'tasks_patch/new-criteria-must-be-confirmed-anew',
    ...telling('tasks_patch', (_, fact) => ({ ...fact, change: confirmations(fact.change) })),
  },
  'the place in a checklist runs over its end': {
    breaks: 'tasks_plan/a-shorter-list-keeps-the-place-inside',
    ...telling('tasks_plan', (_, { checklist: { current: __, ...checklist }, ...fact }) => ({ ...fact, checklist })),
  },
  'clearing a contract keeps its data': {
    breaks: 'tasks_contract/clear-removes-both',
    ...faulty('tasks_contract', (sound) => (input, ctx) => {
      const tell = (kind: string, fact: Any) =>
        ctx.tell(kind, { ...fact, contract_data: fact.contract_data ?? ctx.target.contract_data });
      return sound(input, { ...ctx, tell });
    }),
  },
  'the focus stays on what is gone': {
    breaks: 'tasks_delete/the-focus-is-freed',
    ...telling('tasks_delete', (kind, fact) => (kind === 'focus_changed' ? undefined : fact)),
  },
  'ids are given twice': {
    breaks: 'tasks_delete/an-id-is-not-given-twice',
    ...reading('tasks_create', ({ entities }) => ({
      entities: {
        ...entities,
        lastNumber: async (name: 'PLAN' | 'TASK' | 'STEP' | 'NODE') => {
          const { TODO, ACTIVE, DONE } = (await entities.counts()).task;
          return name === 'TASK' ? TODO + ACTIVE + DONE : entities.lastNumber(name);
        },
      },
    })),
  },
  'places are given twice': {
    breaks: 'tasks_delete/a-place-is-not-given-twice',
    ...faulty('tasks_decompose', (sound) => (input, ctx) => {
      const target = { ...ctx.target, next_step: ctx.target.steps.total };
      return sound(input, { ...ctx, target });
    }),
  },
  'children outlive their step': {
    breaks: 'tasks_delete/a-step-goes-with-its-subtree',
    appliers: (sound) => ({
      step_deleted: (fact, at) => sound.step_deleted({ ...fact, path: `${fact.path}.s:0` }, at),
    }),
  },
} satisfies Record<string, Defect>;

const listDefects = {
  'counts are of the page': {
    breaks: 'tasks_context/counts-are-of-the-whole-workspace',
    ...answering('tasks_context', (output) => ({
      ...output,
      counts: { plans: output.plans.length, tasks: output.tasks.length },
    })),
  },
  'what is done is listed': {
    breaks: 'tasks_context/what-is-done-is-left-out',
    ...given('tasks_context', () => ({ include_all: true })),
  },
  'the focus narrows the list': {
    breaks: 'tasks_context/the-focus-is-ignored',
    ...faulty('tasks_context', (sound) => async (input, ctx) => {
      const { focus } = ctx.store.workspace;
      return sound(input, { ...ctx, target: focus === null ? ctx.target : await ctx.store.entities.find(focus) });
    }),
  },
  'a page begins where the last one ended': {
    breaks: 'tasks_context/pages-cover-everything-once',
    ...given('tasks_context', ({ tasks_cursor }) => (tasks_cursor ? { tasks_cursor: tasks_cursor - 1 } : {})),
  },
  'since is inclusive': {
    breaks: 'tasks_delta/since-is-exclusive',
    ...faulty('tasks_delta', (sound) => async (input, ctx) => {
      const all = await sound({ ...input, since: undefined, limit: 200 }, ctx);
      return input.since ? { ...all, events: all.events.filter((e: Any) => e.event_id >= input.since) } : sound(input, ctx);
    }),
  },
  'events of what is gone are gone': {
    breaks: 'tasks_delta/a-deleted-task-keeps-its-events',
    ...faulty('tasks_delta', (sound) => async (input, ctx) => {
      const page = await sound(input, ctx);
      const kept = [];
      for (const event of page.events) if (await ctx.store.entities.find(event.task_id)) kept.push(event);
      return { ...page, events: kept };
    }),
  },
  'an event is told under another number': {
    breaks: 'tasks_delta/every-event-is-in-the-trace-once',
    ...answering('tasks_delta', (page) => ({
      ...page,
      events: page.events.map((event: Any) => ({ ...event, event_id: event.event_id.replace('evt_0', 'evt_9') })),
    })),
  },
} satisfies Record<string, Defect>;

const stepDefects = {
  'a child stands at the top of the graph': {
    breaks: 'tasks_decompose/steps-are-nodes-of-the-graph',
    appliers: (sound) => ({ steps_added: (fact, at) => sound.steps_added({ ...fact, parent: null }, at) }),
  },
  'none is a blocker': {
    breaks: 'tasks_define/no-blocker-is-no-blocker',
    ...telling('tasks_define', (_, fact, { blockers }) => ({ ...fact, change: { ...fact.change, blockers } })),
  },
  'new criteria are confirmed': {
    breaks: 'tasks_define/new-criteria-must-be-confirmed-anew',
    ...telling('tasks_define', (_, fact) => ({ ...fact, change: confirmations(fact.change) })),
  },
  'notes stay with the step': {
    breaks: 'tasks_note/the-note-is-mirrored',
    appliers: (sound) => ({ step_noted: (fact, at) => sound.step_noted({ ...fact, note: '' }, at) }),
  },
  'gate means all': {
    breaks: 'tasks_verify/gate-confirms-criteria-and-tests',
    ...given('tasks_verify', ({ checkpoints }) => (checkpoints === 'gate' ? { checkpoints: 'all' } : {})),
  },
  'no tests need no confirmation': {
    breaks: 'tasks_done/the-gate-is-always-both',
    ...seeing('tasks_done', ({ tests }) => (tests.length ? {} : { tests_confirmed: true })),
  },
  'evidence asks for nothing': {
    breaks: 'tasks_done/evidence-makes-a-checkpoint-required',
    ...seeing('tasks_done', () => ({ evidence: [] })),
  },
  'proof is never asked for': {
    breaks: 'tasks_done/proof-is-asked-for',
    ...seeing('tasks_done', () => ({ proof_tests_mode: 'off' })),
  },
  'a placeholder is proof': {
    breaks: 'tasks_progress/placeholders-are-no-proof',
    ...telling('tasks_evidence_capture', (_, fact) => ({ ...fact, evidence: fact.checkpoints })),
  },
  'a step closes over its children without a word': {
    breaks: 'tasks_close_step/open-children-are-warned-of',
    ...silent('tasks_close_step'),
  },
  'the graph forgets that a step is done': {
    breaks: 'tasks_done/the-node-of-the-step-is-done',
    ...answering('graph_query', (page) => ({
      ...page,
      nodes: page.nodes.filter((node: Any) => node.type !== 'step' || node.status !== 'done'),
    })),
  },
  'verified and done are two revisions': {
    breaks: 'tasks_close_step/both-are-one-revision',
    appliers: (sound) => ({
      step_done: (fact, at) => sound.step_done({ ...fact, revision: fact.revision + 1 }, at),
    }),
  },
  'what failed stays confirmed': {
    breaks: 'tasks_close_step/a-failure-leaves-no-confirmation',
    boundary: (sound) => async (tool, args) => {
      const envelope = await sound(tool, args);
      if (tool === 'tasks_close_step' && envelope.error) await sound('tasks_verify', args);
      return envelope;
    },
  },
  'what is denied is not missed': {
    breaks: 'tasks_close_step/what-is-mentioned-is-required',
    ...given('tasks_close_step', ({ checkpoints }) =>
      typeof checkpoints === 'object'
        ? { checkpoints: Object.fromEntries(Object.entries(checkpoints).filter(([, value]) => value !== false)) }
        : {},
    ),
  },
  'force is not enough': { breaks: 'tasks_progress/force-skips-the-gates', ...given('tasks_progress', () => ({ force: false })) },
  'progress asks for nothing': { breaks: 'tasks_progress/closing-is-gated', ...given('tasks_progress', () => ({ force: true })) },
  'the reason outlives the block': {
    breaks: 'tasks_block/unblocking-clears-the-reason',
    ...faulty('tasks_block', (sound) => async (input, ctx) => ({
      ...(await sound(input, ctx)),
      reason: input.reason ?? ctx.target.step.block_reason,
    })),
  },
  'a node takes the place of one that went': {
    breaks: 'tasks_task_add/a-node-gets-the-next-place',
    ...reading('tasks_task_add', ({ steps }) => ({
      steps: { ...steps, at: async (task: string, path: string) => ({ ...(await steps.at(task, path)), next_node: 0 }) },
    })),
  },
  'evidence confirms what it is linked to': {
    breaks: 'tasks_evidence_capture/evidence-closes-nothing',
    ...faulty('tasks_evidence_capture', (sound) => async (input, ctx) => {
      const output = await sound(input, ctx);
      const about = { task: output.task, revision: output.revision, ...output.step };
      if (output.step) await ctx.tell('step_verified', { ...about, change: { tests_confirmed: true } });
      return output;
    }),
  },
  'placeholders pass without a word': {
    breaks: 'tasks_evidence_capture/placeholders-are-warned-of',
    ...silent('tasks_evidence_capture'),
  },
  'no step of the house asks for proof': {
    breaks: 'tasks_scaffold/principal-asks-for-proof',
    ...telling('tasks_scaffold', (_, fact) => ({
      ...fact,
      ...(fact.steps
        ? { steps: fact.steps.map(({ change: { proof_tests_mode: __, ...change }, ...step }: Any) => ({ ...step, change })) }
        : {}),
    })),
  },
} satisfies Record<string, Defect>;

const historyDefects = {
  'an undo undoes nothing': {
    breaks: 'tasks_undo/the-newest-is-taken-back',
    ...telling('tasks_undo', (_, fact) => ({ ...fact, image: {} })),
  },
  'an undo overwrites what came later': {
    breaks: 'tasks_undo/a-later-change-is-not-lost',
    ...reading('tasks_undo', ({ operations }) => ({
      operations: {
        ...operations,
        toUndo: async (id: string) => {
          const row = await operations.toUndo(id);
          return row && { ...row, operation: { ...row.operation, after: {} } };
        },
      },
    })),
  },
  'a redo overwrites what came later': {
    breaks: 'tasks_redo/a-later-change-is-not-lost',
    ...reading('tasks_redo', ({ operations }) => ({
      operations: {
        ...operations,
        toRedo: async (id: string) => {
          const row = await operations.toRedo(id);
          return row && { ...row, operation: { ...row.operation, before: {} } };
        },
      },
    })),
  },
  'redo remembers too much': {
    breaks: 'tasks_redo/a-new-operation-ends-redo',
    ...reading('tasks_redo', ({ operations }) => ({
      operations: { ...operations, toRedo: async (id: string) => (await operations.toRedo(id)) ?? operations.toUndo(id) },
    })),
  },
  'the history hides what was undone': {
    breaks: 'tasks_history/undone-is-said',
    ...answering('tasks_history', (page) => ({
      ...page,
      operations: page.operations.map((operation: Any) => ({ ...operation, undone: false })),
    })),
  },
  'atomic is a word': { breaks: 'tasks_batch/atomic-is-all-or-none', ...given('tasks_batch', () => ({ atomic: false })) },
  'atomic takes anything': {
    breaks: 'tasks_batch/atomic-takes-undoable-tools-only',
    ...faulty(
      'tasks_batch',
      (sound) => (input, ctx) => sound(input, { ...ctx, known: () => ({ room: 'tasks', undoable: true }) }),
    ),
  },
  'a failure takes everything back': {
    breaks: 'tasks_batch/what-came-before-a-failure-stays',
    boundary: (sound) => (tool, args) => sound(tool, tool === 'tasks_batch' ? { ...args, atomic: true } : args),
  },
} satisfies Record<string, Defect>;

/** What each of them does wrong, by name. */
export const brokenTasks: Readonly<Record<string, Defect>> = {
  ...guardDefects,
  ...lifecycleDefects,
  ...listDefects,
  ...stepDefects,
  ...historyDefects,
};
