import type { TasksEvidenceHandlers } from '../../../generated/handlers/tasks.ts';
import type { Reads } from '../../kernel/ports.ts';
import { jsonBytes } from '../../kernel/text.ts';
import { checkpoints as order } from './gate-rules.ts';
import { isReal, missingReceipt } from './receipt-rules.ts';
import { refuse } from './text-rules.ts';

const maxArtifactBytes = 256_000;

export const evidenceHandlers: TasksEvidenceHandlers<Reads> = {
  async tasks_evidence_capture({ items = [], checks = [], attachments = [], checkpoint }, { target, tell, warn }) {
    const { entity, step } = target;
    if (items.length + checks.length + attachments.length === 0)
      throw refuse('There is nothing to attach.', 'Give items, checks or attachments.', 'items');
    const large = items.findIndex((item) => jsonBytes(item) > maxArtifactBytes);
    if (large >= 0)
      throw refuse(
        `items.${large} takes more than ${maxArtifactBytes} bytes.`,
        'Keep the part that matters, or its address.',
        'items',
      );

    const checkpoints = checkpoint === undefined ? [] : [...new Set([checkpoint].flat())];
    const real = isReal({ items, checks, attachments });
    const lacking = real ? missingReceipt(checks) : undefined;
    const path = step?.path ?? entity.id;
    if (!real) warn('PROOF_WEAK', { path, missing: 'everything but placeholders' });
    else if (checkpoints.length && lacking) warn('PROOF_WEAK', { path, missing: `a ${lacking}: receipt` });

    const linked = step && real ? order.filter((kind) => step.evidence.includes(kind) || checkpoints.includes(kind)) : undefined;
    const revision = entity.revision + 1;
    const ref = step && { step_id: step.step_id, path: step.path };
    const event = await tell('evidence_captured', {
      task: entity.id,
      revision,
      step: ref,
      items,
      checks,
      attachments,
      checkpoints,
      ...(linked ? { evidence: linked } : {}),
    });
    return { task: entity.id, revision, ...(ref ? { step: ref } : {}), event };
  },
};
