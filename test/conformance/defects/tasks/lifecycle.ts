import { fault } from '../../../../src/kernel/fault.ts';
import type { Defect } from '../../broken.ts';
import { type Any, answering, confirmations, faulty, given, reading, telling, without } from './faults.ts';

export const guardDefects = {
  'the revision is not compared': {
    breaks: 'tasks_note/a-stale-revision-is-refused',
    boundary: without('expected_revision', 'expected_version'),
  },
  'expected_version is not understood': {
    breaks: 'tasks_close_step/a-stale-revision-is-refused',
    boundary: without('expected_version'),
  },
  'any target will do': { breaks: 'tasks_edit/another-target-is-refused', boundary: without('expected_target_id') },
  'an id without its zeros is another id': {
    breaks: 'tasks_edit/zeros-may-be-left-out',
    boundary: (sound) => (tool, args) => sound(tool, args.plan === 'PLAN-1' ? { ...args, plan: 'PLAN-009' } : args),
  },
  'a title is no step': {
    breaks: 'tasks_decompose/a-title-is-a-step',
    boundary: (sound) => (tool, args) =>
      sound(
        tool,
        tool === 'tasks_decompose' ? { ...args, steps: (args.steps as unknown[]).filter((s) => typeof s !== 'string') } : args,
      ),
  },
  'the focus is trusted': { breaks: 'tasks_delete/strict-targeting-asks-for-an-id', boundary: without('strict_targeting') },
} satisfies Record<string, Defect>;

export const lifecycleDefects = {
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
