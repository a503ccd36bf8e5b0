import type { WarnFor } from '../../../generated/handlers/codes.ts';
import type { StepTarget, Tell } from '../../../generated/handlers/ctx.ts';
import type { TasksStepsHandlers } from '../../../generated/handlers/tasks.ts';
import type { StepRef, TaskEvent } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import type { ProofPolicy } from '../../kernel/ports.ts';
import { nextCall, text } from '../../kernel/says.ts';
import { stepAt } from './finding.ts';
import { confirmationsIn, decideClose, notSaid, refuseUnless, toFlags, type Ways } from './gate-rules.ts';
import { tellingHolders } from './held.ts';
import { childPath, depthOf, idOf, maxStepDepth } from './id-rules.ts';
import { inverseOf, stepImage } from './image-rules.ts';
import { unconfirmed } from './patch-rules.ts';
import type { Checkpoint, Confirmations, Step, StepChange } from './step-types.ts';
import type { TasksStore } from './store.ts';
import { criteria, lines, realBlockers, textOrNone } from './text-rules.ts';

export const refOf = ({ step_id, path }: Step): StepRef => ({ step_id, path });

/** What every fact about a step begins with. */
const about = ({ task, step: { step_id, path } }: StepTarget) => ({ task: task.id, revision: task.revision + 1, step_id, path });

/** What every answer about a step begins with. */
const after = ({ task, step }: StepTarget) => ({ task: task.id, revision: task.revision + 1, step: refOf(step) });

interface Closing {
  readonly target: StepTarget;
  readonly step: Step;
  readonly store: TasksStore;
  readonly warn: WarnFor<'STEP_CHILDREN_OPEN' | 'STEP_BLOCKED' | 'PROOF_WEAK' | 'PROOF_MISSING'>;
  readonly policy: ProofPolicy;
  readonly mentioned?: readonly Checkpoint[];
  readonly force?: boolean;
  readonly ways?: Ways | undefined;
}

/** Whether a step has tests of which nobody said that they were run. */
const isBare = async (store: TasksStore, task: string, { path, tests, evidence }: Step): Promise<boolean> =>
  tests.length > 0 && evidence.length === 0 && !(await store.steps.noted(task, path));

/** Refuses a step that must stay open; says what is odd about one that may close, and whether nobody said that its tests were run. */
export async function checkClose(closing: Closing): Promise<{ bare: boolean }> {
  const {
    target: { task },
    step,
    store,
    warn,
    policy,
    mentioned,
    force,
    ways,
  } = closing;
  const { weak } = refuseUnless(task.id, step, decideClose(step, { mentioned, force }), ways);
  const bare = policy !== 'off' && (await isBare(store, task.id, step));
  if (bare && policy === 'require' && !force) throw notSaid(task.id, step, ways);
  if (bare) warn('PROOF_MISSING', { path: step.path });
  const open = await store.steps.openBelow(task.id, step.path);
  if (open > 0) warn('STEP_CHILDREN_OPEN', { path: step.path, open });
  if (step.blocked) warn('STEP_BLOCKED', { path: step.path, reason: step.block_reason ?? text('no-reason-was-given') });
  if (weak.length) warn('PROOF_WEAK', { path: step.path, missing: text('proof-of', { checkpoints: weak }) });
  return { bare };
}

interface Writing extends Pick<Closing, 'target' | 'store' | 'warn' | 'ways' | 'policy'> {
  readonly tell: Tell<'step_verified' | 'step_done'>;
  readonly now_ms: number;
}

/** Confirms checkpoints and closes the step: two events, one revision. */
export async function verifyAndClose(
  checkpoints: Confirmations,
  writing: Writing,
): Promise<{ events: TaskEvent[]; bare: boolean }> {
  const { target, tell, now_ms } = writing;
  const given = confirmationsIn(checkpoints);
  if (given.criteria === undefined && given.tests === undefined) throw refuse('gate-is-not-mentioned');
  const change = toFlags(given);
  const mentioned = Object.keys(given) as Checkpoint[];
  const { bare } = await checkClose({ ...writing, step: { ...target.step, ...change } as Step, mentioned });
  const verified = await tell('step_verified', { ...about(target), change });
  const done = await tell('step_done', { ...about(target), completed_at_ms: now_ms });
  return { events: [verified, done], bare };
}

export const noteStep = (target: StepTarget, note: string, tell: Tell<'step_noted'>): Promise<TaskEvent> =>
  tell('step_noted', { ...about(target), note });

const handlersWith = (policy: ProofPolicy): TasksStepsHandlers<TasksStore> => ({
  async tasks_decompose({ parent, steps }, { target, store, tell }) {
    const above = parent === undefined ? null : await stepAt(store, target.id, parent);
    if (above && depthOf(above.path) >= maxStepDepth) throw refuse('steps-stand-too-deep', { most: maxStepDepth });
    const first = above?.next_step ?? target.next_step;
    const last = await store.entities.lastNumber('STEP');
    const added = steps.map(({ title, success_criteria }, i) => ({
      step_id: idOf('STEP', last + 1 + i),
      path: childPath(above?.path ?? null, first + i),
      change: { title: title.trim(), success_criteria: criteria(success_criteria) },
    }));
    const revision = target.revision + 1;
    const event = await tell('steps_added', { task: target.id, revision, parent: above && refOf(above), steps: added });
    return { task: target.id, revision, steps: added.map(({ step_id, path }) => ({ step_id, path })), event };
  },

  async tasks_define({ title, success_criteria, tests, blockers }, { target, tell }) {
    const given: StepChange = {
      ...(title === undefined ? {} : { title: title.trim() }),
      ...(success_criteria === undefined ? {} : { success_criteria: criteria(success_criteria) }),
      ...(tests === undefined ? {} : { tests: lines(tests) }),
      ...(blockers === undefined ? {} : { blockers: realBlockers(blockers) }),
    };
    const fields = Object.keys(given);
    if (fields.length === 0) throw refuse('nothing-to-define');
    const event = await tell('step_defined', { ...about(target), fields, change: { ...given, ...unconfirmed(given) } });
    return { ...after(target), event };
  },

  async tasks_note({ note }, { target, tell }) {
    return { ...after(target), event: await noteStep(target, note, tell) };
  },

  async tasks_verify({ checkpoints }, { target, tell }) {
    const change = toFlags(confirmationsIn(checkpoints));
    return { ...after(target), event: await tell('step_verified', { ...about(target), change }) };
  },

  async tasks_done(_, { target, store, tell, warn, now_ms }) {
    await checkClose({ target, step: target.step, store, warn, policy });
    return { ...after(target), event: await tell('step_done', { ...about(target), completed_at_ms: now_ms }) };
  },

  async tasks_close_step({ checkpoints }, { target, store, tell, warn, now_ms }) {
    const { events } = await verifyAndClose(checkpoints, { target, store, tell, warn, now_ms, policy });
    return { ...after(target), events };
  },

  async tasks_progress({ completed, force }, { target, store, tell, warn, now_ms }) {
    const { task, step } = target;
    const before = stepImage(step);
    if (completed) {
      await checkClose({ target, step, store, warn, force, policy });
      const inverse = inverseOf('step_progress', before, { completed: true, completed_at_ms: now_ms });
      const forced = force ? { forced: true } : {};
      const event = await tell('step_done', { ...about(target), completed_at_ms: now_ms, ...forced, inverse });
      return { ...after(target), completed, event };
    }
    if (!step.completed) throw refuse('step-is-open-already', { path: step.path, task: task.id });
    const inverse = inverseOf('step_progress', before, { completed: false, completed_at_ms: null });
    return { ...after(target), completed, event: await tell('step_reopened', { ...about(target), force, inverse }) };
  },

  async tasks_block({ blocked, reason }, { target, tell, suggest }) {
    const kept = blocked && reason !== undefined ? textOrNone(reason) : null;
    const inverse = inverseOf('step_block_set', stepImage(target.step), { blocked, block_reason: kept });
    const event = blocked
      ? await tell('step_blocked', { ...about(target), reason: kept, inverse })
      : await tell('step_unblocked', { ...about(target), inverse });
    suggest(nextCall('see-what-comes-next', { task: target.task.id }));
    return { ...after(target), blocked, reason: kept, event };
  },
});

export const stepHandlers = (policy: ProofPolicy) => tellingHolders(handlersWith(policy));
