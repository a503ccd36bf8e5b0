import { errors, warnings as knownWarnings } from '../../generated/registry/codes.ts';
import { factRooms } from '../../generated/registry/facts.ts';
import { refusals } from '../../generated/registry/refusals.ts';
import type { ToolInfo } from '../../generated/registry/shape.ts';
import { facts, outputs, type Validate } from '../../generated/registry/validators.ts';
import type { Warning } from '../../generated/types/index.ts';
import type { Fault } from '../kernel/fault.ts';

/** A broken promise is a defect of ours, so it is thrown plainly and never becomes an answer. */
class BrokenPromise extends Error {}

const hold = (what: string, validate: Validate | undefined, value: unknown) => {
  if (!validate) throw new BrokenPromise(`${what} has no validator`);
  if (!validate(value)) throw new BrokenPromise(`${what} breaks its contract: ${JSON.stringify(validate.errors?.[0])}`);
};

export async function verifyAnswer(tool: ToolInfo, output: unknown, warnings: readonly Warning[]): Promise<void> {
  const validators = await outputs[tool.room]?.();
  /** Through JSON, as it will be sent: a field that is undefined is a field that is missing. */
  hold(`the output of ${tool.name}`, validators?.[`v_${tool.name}`], JSON.parse(JSON.stringify(output)));
  for (const { code } of warnings)
    if (!tool.warnings.includes(code) || !knownWarnings[code])
      throw new BrokenPromise(`${tool.name} does not declare warning ${code}`);
}

export async function verifyFact(tool: ToolInfo, kind: string, payload: unknown): Promise<void> {
  if (!tool.tells.includes(kind)) throw new BrokenPromise(`${tool.name} does not declare fact ${kind}`);
  const validators = await facts[factRooms[kind] ?? '']?.();
  hold(`fact ${kind}`, validators?.[`v_${kind}`], JSON.parse(JSON.stringify(payload)));
}

export function verifyFault(tool: ToolInfo, { code, refusal, facts: detail }: Fault): void {
  if (code === 'INTERNAL') throw new BrokenPromise(`${tool.name}: ${String(detail.detail)}`);
  if (!tool.errors.includes(code) && !errors[code]?.boundary)
    throw new BrokenPromise(`${tool.name} does not declare error ${code}`);
  if (refusal !== null && !refusals[refusal]?.boundary && !tool.refuses.includes(refusal))
    throw new BrokenPromise(`${tool.name} does not declare refusal ${refusal}`);
}
