import type { WarnFor } from '../../../generated/handlers/codes.ts';
import type { Step } from '../../../generated/types/index.ts';
import type { StepRow } from '../../records/tasks.ts';
import { holderOf } from './held-rules.ts';

interface Acting {
  readonly warn: WarnFor<'STEP_HELD'>;
  readonly agent_id: string | null;
  readonly now_ms: number;
}

/** Tells whoever acts on a step that another agent works on it. */
export function tellHolder(step: Step | null | undefined, { warn, ...asking }: Acting): void {
  const holder = step && holderOf(step as StepRow, asking);
  if (holder) warn('STEP_HELD', holder);
}

type Handle = (input: never, ctx: never) => Promise<unknown>;

/** Handlers that tell it first, where the target is a step. */
export const tellingHolders = <H extends object>(handlers: H): H =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (input: never, ctx: Acting & { target: { step?: Step | null } }) => {
        tellHolder(ctx.target.step, ctx);
        return (handle as Handle)(input, ctx as never);
      },
    ]),
  ) as H;
