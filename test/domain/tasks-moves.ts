import fc from 'fast-check';
import type { Oracle } from './tasks-oracle.ts';
import type { Args, Entity } from './tasks-oracle-parts.ts';

export interface Call {
  readonly tool: string;
  readonly args: Args;
}

/** Numbers that fast-check drew, read one after another: small ones choose what is plain, so that shrinking leads there. */
class Dice {
  #at = 0;
  constructor(readonly numbers: readonly number[]) {}
  next(): number {
    this.#at += 1;
    return this.numbers[(this.#at - 1) % this.numbers.length] ?? 0;
  }
  one<T>(items: readonly T[]): T {
    return items[this.next() % items.length] as T;
  }
  chance(percent: number): boolean {
    return this.next() >= 100 - percent;
  }
  maybe(percent: number, args: Args): Args {
    return this.chance(percent) ? args : {};
  }
}

const guard = (dice: Dice, entity: Entity | undefined): Args =>
  dice.chance(25) && entity
    ? dice.one<Args>([
        { expected_revision: entity.revision },
        { expected_version: entity.revision },
        { expected_revision: entity.revision + 1 },
        { expected_version: Math.max(0, entity.revision - 1) },
      ])
    : {};

const strangers = ['TASK-999', 'PLAN-001', undefined, 'TASK-001'];

/** A task, mostly one that is there; sometimes none is named and the focus is meant. */
function onTask(dice: Dice, { entities, focus }: Oracle): { entity: Entity | undefined; args: Args } {
  const tasks = entities.filter((entity) => entity.kind === 'task');
  const id = dice.chance(8) || tasks.length === 0 ? dice.one(strangers) : dice.one(tasks).id;
  const entity = entities.find((other) => other.id === (id ?? focus));
  return { entity, args: { ...(id === undefined ? {} : { task: id }), ...guard(dice, entity) } };
}

function onEntity(dice: Dice, oracle: Oracle): ReturnType<typeof onTask> {
  const plans = oracle.entities.filter((entity) => entity.kind === 'plan');
  if (!dice.chance(30) || plans.length === 0) return onTask(dice, oracle);
  const entity = dice.one(plans);
  return { entity, args: { task: entity.id, ...guard(dice, entity) } };
}

const place = (dice: Dice, entity: Entity | undefined): Args => {
  const steps = entity?.steps ?? [];
  if (dice.chance(5) || steps.length === 0) return { path: 's:7' };
  const step = dice.one(steps);
  return dice.chance(50) ? { step_id: step.step_id } : { path: step.path };
};

function onStep(dice: Dice, oracle: Oracle): Args {
  const { entity, args } = onTask(dice, oracle);
  return { ...args, ...place(dice, entity) };
}

const nodeIn = (dice: Dice, entity: Entity | undefined) => {
  const nodes = entity?.steps.flatMap((step) => step.nodes) ?? [];
  return nodes.length ? dice.one(nodes) : { node_id: 'NODE-00000999', path: 's:0.t:9' };
};

const draft = (dice: Dice): Args => ({
  title: dice.one(['Read', 'Write']),
  success_criteria: dice.chance(5) ? [' '] : ['it works'],
});

const confirmations = [
  'gate',
  'all',
  { criteria: true },
  { tests: true, criteria: true, security: true },
  { tests: false },
  { criteria: true, tests: true, docs: false },
  { security: true },
];

const patches: Record<'task_detail' | 'step' | 'task', Args[]> = {
  task_detail: [
    { op: 'set', field: 'title', value: 'Patched' },
    { op: 'append', field: 'tags', value: 'red' },
    { op: 'remove', field: 'tags', value: 'red' },
    { op: 'set', field: 'priority', value: 'HIGH' },
    { op: 'unset', field: 'description' },
    { op: 'set', field: 'contract', value: 'Ship it' },
    { op: 'set', field: 'depends_on', value: ['PLAN-001'] },
    { op: 'unset', field: 'title' },
    { op: 'set', field: 'priority', value: 'URGENT' },
    { op: 'set', field: 'colour', value: 'red' },
  ],
  step: [
    { op: 'set', field: 'title', value: 'Patched' },
    { op: 'append', field: 'success_criteria', value: 'it is fast' },
    { op: 'remove', field: 'success_criteria', value: 'it works' },
    { op: 'append', field: 'tests', value: 'npm test' },
    { op: 'set', field: 'proof_tests_mode', value: 'require' },
    { op: 'set', field: 'proof_docs_mode', value: 'warn' },
    { op: 'unset', field: 'proof_tests_mode' },
    { op: 'append', field: 'title', value: 'x' },
  ],
  task: [
    { op: 'set', field: 'status', value: 'ACTIVE' },
    { op: 'set', field: 'blocked', value: true },
    { op: 'append', field: 'risks', value: 'late' },
    { op: 'set', field: 'status', value: 'PARKED' },
  ],
};

type Make = (dice: Dice, oracle: Oracle) => Args;

/** What a batch is made of; the last two cannot be undone. */
const batched = ['tasks_block', 'tasks_progress', 'tasks_patch', 'tasks_task_define', 'tasks_note', 'tasks_close_step'];

const makers: Record<string, Make> = {
  tasks_create(dice, { entities }) {
    const plans = entities.filter((entity) => entity.kind === 'plan');
    if (dice.chance(25)) return { title: 'A plan', ...dice.maybe(10, { steps: [draft(dice)] }) };
    const more = () => ({
      ...draft(dice),
      ...dice.maybe(50, { tests: ['a', ' '] }),
      ...dice.maybe(30, { blockers: ['none', 'keys'] }),
    });
    const steps = Array.from({ length: dice.next() % 4 }, more);
    const parent = plans.length && !dice.chance(5) ? dice.one(plans).id : 'PLAN-099';
    return { title: 'A task', parent, ...(steps.length ? { steps } : {}) };
  },
  tasks_decompose(dice, oracle) {
    const { entity, args } = onTask(dice, oracle);
    const parent =
      dice.chance(50) && entity?.steps.length ? { parent: dice.one(entity.steps).path } : dice.maybe(5, { parent: 's:9' });
    return { ...args, ...parent, steps: dice.chance(50) ? [draft(dice)] : [draft(dice), draft(dice)] };
  },
  tasks_define: (dice, oracle) => ({
    ...onStep(dice, oracle),
    ...dice.maybe(50, { title: 'Defined' }),
    ...dice.maybe(20, { success_criteria: ['other', ' '] }),
    ...dice.maybe(20, { tests: ['b'] }),
    ...dice.maybe(20, { blockers: ['none'] }),
  }),
  tasks_note: (dice, oracle) => ({ ...onStep(dice, oracle), note: dice.one(['half way', 'nearly']) }),
  tasks_verify: (dice, oracle) => ({ ...onStep(dice, oracle), checkpoints: dice.one(confirmations) }),
  tasks_done: (dice, oracle) => onStep(dice, oracle),
  tasks_close_step: (dice, oracle) => ({ ...onStep(dice, oracle), checkpoints: dice.one(confirmations) }),
  tasks_progress: (dice, oracle) => ({
    ...onStep(dice, oracle),
    ...dice.maybe(50, { completed: dice.chance(30) }),
    ...dice.maybe(40, { force: true }),
  }),
  tasks_block: (dice, oracle) => ({
    ...onStep(dice, oracle),
    ...dice.maybe(40, { blocked: false }),
    ...dice.maybe(50, { reason: 'keys' }),
  }),
  tasks_patch(dice, oracle) {
    const kind = dice.one(['step', 'task_detail', 'task'] as const);
    const { entity, args } = kind === 'step' ? onTask(dice, oracle) : onEntity(dice, oracle);
    const ops = dice.chance(30) ? [dice.one(patches[kind]), dice.one(patches[kind])] : [dice.one(patches[kind])];
    const where = { step: () => place(dice, entity), task_detail: () => ({}), task: () => ({ path: nodeIn(dice, entity).path }) };
    return { ...args, kind, ...where[kind](), ops };
  },
  tasks_task_add(dice, oracle) {
    const { entity, args } = onTask(dice, oracle);
    const parent_step = entity?.steps.length && !dice.chance(5) ? dice.one(entity.steps).path : 's:8';
    return { ...args, parent_step, title: 'A node' };
  },
  tasks_task_define(dice, oracle) {
    const { entity, args } = onTask(dice, oracle);
    const { path } = nodeIn(dice, entity);
    return { ...args, path, ...dice.maybe(60, { status: 'DONE' }), ...dice.maybe(50, { title: 'Defined' }) };
  },
  tasks_task_delete(dice, oracle) {
    const { entity, args } = onTask(dice, oracle);
    return { ...args, path: nodeIn(dice, entity).path };
  },
  tasks_evidence_capture(dice, oracle) {
    const { entity, args } = dice.chance(20) ? onEntity(dice, oracle) : onTask(dice, oracle);
    const checks = dice.one([['CMD: npm test', 'LINK: https://ci/1'], ['CMD: npm test'], ['CMD: <fill: it>', '<fill> that']]);
    const where = entity?.kind === 'task' && dice.chance(85) ? place(dice, entity) : {};
    return {
      ...args,
      ...where,
      checks,
      ...dice.maybe(70, { checkpoint: dice.one([['tests'], ['security', 'docs'], ['docs']]) }),
    };
  },
  tasks_delete: (dice, oracle) => (dice.chance(12) ? onEntity(dice, oracle).args : onStep(dice, oracle)),
  tasks_undo: (dice, oracle) => onEntity(dice, oracle).args,
  tasks_redo: (dice, oracle) => onEntity(dice, oracle).args,
  tasks_complete: (dice, oracle) => ({
    ...onEntity(dice, oracle).args,
    ...dice.maybe(40, { status: dice.one(['ACTIVE', 'TODO', 'DONE']) }),
  }),
  tasks_close_task: (dice, oracle) => ({ ...onTask(dice, oracle).args, ...dice.maybe(70, { apply: true }) }),
  tasks_edit: (dice, oracle) => ({
    ...onEntity(dice, oracle).args,
    ...dice.maybe(40, { title: 'Edited' }),
    ...dice.maybe(30, { tags: ['red', 'blue'] }),
    ...dice.maybe(20, { priority: 'LOW' }),
    ...dice.maybe(20, { depends_on: [dice.one(['PLAN-001', 'TASK-001', 'TASK-998'])] }),
    ...dice.maybe(10, { contract: 'Ship it' }),
  }),
  tasks_focus_set: (dice, { entities }) => ({ task: entities.length && !dice.chance(10) ? dice.one(entities).id : 'TASK-997' }),
  tasks_batch(dice, oracle) {
    const count = 1 + (dice.next() % 3);
    const operations = Array.from({ length: count }, () => {
      const tool = dice.one(dice.chance(30) ? batched : batched.slice(0, 4));
      return { tool, args: makers[tool]?.(dice, oracle) ?? {} };
    });
    return { operations, atomic: dice.chance(60) };
  },
};

/** Twice the same tool is twice as likely. */
const often = [
  'tasks_undo',
  'tasks_redo',
  'tasks_close_step',
  'tasks_progress',
  'tasks_patch',
  'tasks_verify',
  'tasks_create',
  'tasks_decompose',
];
const seldom = ['tasks_focus_set', 'tasks_close_task'];
const names = Object.keys(makers);
const weighted = [...names, ...names.filter((name) => !seldom.includes(name)), ...often, ...often];

export interface Move {
  readonly tool: string;
  readonly dice: readonly number[];
}

export const moves = (maxLength: number): fc.Arbitrary<Move[]> =>
  fc.array(
    fc.record({
      tool: fc.constantFrom(...weighted, 'undo and redo', 'undo and redo', 'redo and undo'),
      dice: fc.array(fc.nat(99), { minLength: 24, maxLength: 24 }),
    }),
    { minLength: 5, maxLength, size: 'max' },
  );

const thereAndBack = { 'undo and redo': ['tasks_undo', 'tasks_redo'], 'redo and undo': ['tasks_redo', 'tasks_undo'] };

/** The calls that a move means where things stand now. */
export function callsOf({ tool, dice }: Move, oracle: Oracle): Call[] {
  if (tool === 'undo and redo' || tool === 'redo and undo') {
    const { entity } = onEntity(new Dice(dice), oracle);
    return thereAndBack[tool].map((each) => ({ tool: each, args: { task: entity?.id ?? 'TASK-999' } }));
  }
  return [{ tool, args: makers[tool]?.(new Dice(dice), oracle) ?? {} }];
}

/** A plan, a task with two steps, one below another, and a node: short stories have something to work on. */
export const opening: readonly Call[] = [
  { tool: 'tasks_create', args: { title: 'Plan' } },
  {
    tool: 'tasks_create',
    args: {
      title: 'Task',
      parent: 'PLAN-001',
      steps: [
        { title: 'One', success_criteria: ['it works'], tests: ['npm test'] },
        { title: 'Two', success_criteria: ['it works'] },
      ],
    },
  },
  { tool: 'tasks_task_add', args: { task: 'TASK-001', parent_step: 's:0', title: 'Node' } },
  {
    tool: 'tasks_decompose',
    args: { task: 'TASK-001', parent: 's:0', steps: [{ title: 'Below', success_criteria: ['it works'] }] },
  },
];
