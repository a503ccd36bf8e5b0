import type { WarnFor } from '../../../generated/handlers/codes.ts';
import type { StepOrEntityTarget, Tell } from '../../../generated/handlers/ctx.ts';
import type { TasksEvidenceHandlers } from '../../../generated/handlers/tasks.ts';
import type { TaskEvent, TasksEvidenceCaptureInput } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { text } from '../../kernel/says.ts';
import { jsonBytes } from '../../kernel/text.ts';
import { checkpoints as order } from './gate-rules.ts';
import { tellingHolders } from './held.ts';
import { isReal, missingReceipt } from './receipt-rules.ts';
import type { Checkpoint } from './step-types.ts';
import { refOf } from './steps.ts';
import type { TasksStore } from './store.ts';

const maxArtifactBytes = 256_000;

type Evidence = Pick<TasksEvidenceCaptureInput, 'items' | 'checks' | 'attachments' | 'checkpoint'>;

interface Capturing {
  readonly tell: Tell<'evidence_captured'>;
  readonly warn: WarnFor<'PROOF_WEAK'>;
}

/** Attaches evidence to a step, or to a plan or task; `evidence` is what the step then has evidence of. */
export async function captureEvidence(
  { entity, step }: StepOrEntityTarget,
  { items = [], checks = [], attachments = [], checkpoint }: Evidence,
  { tell, warn }: Capturing,
): Promise<{ event: TaskEvent; evidence: Checkpoint[] }> {
  if (items.length + checks.length + attachments.length === 0) throw refuse('nothing-is-attached');
  const large = items.findIndex((item) => jsonBytes(item) > maxArtifactBytes);
  if (large >= 0) throw refuse('artifact-is-too-large', { index: large, most: maxArtifactBytes });

  const checkpoints = checkpoint === undefined ? [] : [...new Set([checkpoint].flat())];
  const real = isReal({ items, checks, attachments });
  const lacking = real ? missingReceipt(checks) : undefined;
  const path = step?.path ?? entity.id;
  if (!real) warn('PROOF_WEAK', { path, missing: text('everything-but-placeholders') });
  else if (checkpoints.length && lacking) warn('PROOF_WEAK', { path, missing: text('a-receipt', { lacking }) });

  const linked = step && real ? order.filter((kind) => step.evidence.includes(kind) || checkpoints.includes(kind)) : undefined;
  const event = await tell('evidence_captured', {
    task: entity.id,
    revision: entity.revision + 1,
    step: step && refOf(step),
    items,
    checks,
    attachments,
    checkpoints,
    ...(linked ? { evidence: linked } : {}),
  });
  return { event, evidence: linked ?? step?.evidence ?? [] };
}

export const evidenceHandlers: TasksEvidenceHandlers<TasksStore> = tellingHolders({
  async tasks_evidence_capture({ once, ...input }, { target, store, tell, warn }) {
    const { entity, step } = target;
    const at = { task: entity.id, ...(step ? { step: refOf(step) } : {}) };
    if (once !== undefined && (await store.evidence.isAttached(entity.id, once)))
      return { ...at, revision: entity.revision, repeated: true };
    const named = once === undefined ? input : { ...input, attachments: [...(input.attachments ?? []), once] };
    const { event } = await captureEvidence(target, named, { tell, warn });
    return { ...at, revision: entity.revision + 1, event };
  },
});
