import type { WarnFor } from '../../../generated/handlers/codes.ts';
import type { EntityTarget, StepTarget, Tell } from '../../../generated/handlers/ctx.ts';
import type { ViewsMacrosHandlers } from '../../../generated/handlers/views.ts';
import type { Confirmations, TaskEvent, TasksMacroCloseStepInput } from '../../../generated/types/index.ts';
import type { ProofPolicy } from '../../kernel/ports.ts';
import { text } from '../../kernel/says.ts';
import { setStatus } from '../tasks/complete.ts';
import { captureEvidence } from '../tasks/evidence.ts';
import { entityNamed } from '../tasks/finding.ts';
import { tellHolder } from '../tasks/held.ts';
import { noteStep, refOf, verifyAndClose } from '../tasks/steps.ts';
import { evidenceIn, portalWays } from './close-rules.ts';
import { requestedIn } from './focus.ts';
import { suggestNext } from './resume.ts';
import { readResume } from './resume-super.ts';
import type { ViewsStore } from './store.ts';

type Asked = Pick<TasksMacroCloseStepInput, 'note' | 'proof'> & { readonly checkpoints: Confirmations };

interface Closing {
  readonly store: ViewsStore;
  readonly tell: Tell<'step_noted' | 'evidence_captured' | 'step_verified' | 'step_done'>;
  readonly warn: WarnFor<'STEP_CHILDREN_OPEN' | 'STEP_BLOCKED' | 'PROOF_WEAK' | 'PROOF_MISSING'>;
  readonly now_ms: number;
  readonly policy: ProofPolicy;
}

/** The step and its task after one more fact about it. */
const grown = ({ task, step }: StepTarget, evidence = step.evidence): StepTarget => ({
  task: { ...task, revision: task.revision + 1 },
  step: { ...step, evidence },
});

interface Closed {
  readonly events: TaskEvent[];
  readonly note_event?: TaskEvent;
  readonly evidence_event?: TaskEvent;
}

/** What was learned, what proves it, and then the close: proof comes first, so that a gate may ask for it. */
export async function closeWith({ note, proof, checkpoints }: Asked, target: StepTarget, closing: Closing): Promise<Closed> {
  const { tell, warn } = closing;
  let at = target;
  const said: { note_event?: TaskEvent; evidence_event?: TaskEvent } = {};
  if (note !== undefined) {
    said.note_event = await noteStep(at, note, tell);
    at = grown(at);
  }
  const evidence = proof === undefined ? undefined : evidenceIn(proof);
  if (evidence) {
    const captured = await captureEvidence({ entity: at.task, step: at.step }, evidence, { tell, warn });
    said.evidence_event = captured.event;
    at = grown(at, captured.evidence);
  }
  const ways = portalWays({ note, checkpoints });
  const { events, bare } = await verifyAndClose(checkpoints, { ...closing, target: at, ways });
  if (evidence === null && !bare) warn('PROOF_WEAK', { path: at.step.path, missing: text('everything-but-placeholders') });
  return { ...said, events };
}

type Finishing = Pick<Closing, 'store'> & {
  readonly tell: Tell<'task_completed' | 'plan_updated'>;
  readonly warn: WarnFor<'ALREADY_DONE' | 'NOTE_IGNORED'>;
};

/** With no step left to close, to go on is to finish. */
async function finish({ note, proof }: Asked, task: EntityTarget, finishing: Finishing): Promise<Closed> {
  if (note !== undefined || proof !== undefined)
    finishing.warn('NOTE_IGNORED', { because: text('no-step-of-it-is-open', { task: task.id }) });
  const event = await setStatus(task, 'DONE', finishing);
  return { events: event ? [event] : [] };
}

export const closeHandlers = (policy: ProofPolicy): Pick<ViewsMacrosHandlers<ViewsStore>, 'tasks_macro_close_step'> => ({
  async tasks_macro_close_step(input, ctx) {
    const { target, store, suggest } = ctx;
    const task = target.entity;
    const step = target.step ?? (await store.steps.firstOpen(task.id)) ?? null;
    tellHolder(step, ctx);
    const closed = step ? await closeWith(input, { task, step }, { ...ctx, policy }) : await finish(input, task, ctx);
    const now = await entityNamed(store, task.id);
    const resume = await readResume(
      { view: input.view, max_chars: input.resume_max_chars },
      { ...ctx, target: now, focus: store.workspace?.focus ?? null, requested: requestedIn(input) },
    );
    suggestNext(resume.capsule, suggest);
    return {
      task: task.id,
      revision: now.revision,
      step: step && refOf(step),
      finished: step === null,
      ...closed,
      resume,
      truncated: false,
    };
  },
});
