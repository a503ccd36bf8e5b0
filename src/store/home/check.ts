import type { FactKind } from '../../../generated/handlers/ctx.ts';
import { factRooms, logOf } from '../../../generated/registry/facts.ts';
import { facts } from '../../../generated/registry/validators.ts';
import { problemsIn } from '../../kernel/checked.ts';
import type { CheckRecord } from './read/evidence-log.ts';

/** What every record has besides the fields of its kind. */
const written = new Set(['kind', 'ts', 'run_id', 'seq', 'event_id']);

const loaded = async (kind: string) => (await facts[factRooms[kind] ?? '']?.())?.[`v_${kind}`];

/** Whether a payload is what the contract of its fact says. */
export async function validatorOf(kind: FactKind): Promise<(payload: unknown) => boolean> {
  const validate = await loaded(kind);
  if (!validate) throw new Error(`nothing is known about ${kind}`);
  return validate;
}

async function problemOf(kind: string, payload: unknown): Promise<string | null> {
  const validate = await loaded(kind);
  if (!validate) return `nothing is known about ${kind}`;
  return problemsIn(validate, payload)[0] ?? null;
}

/** Held against its contract before it is written: what is in a file was right when it got there. */
export async function checkFact(kind: FactKind, payload: object): Promise<void> {
  const problem = await problemOf(kind, JSON.parse(JSON.stringify(payload)));
  if (problem) throw new Error(`${kind} breaks its contract: ${problem}`);
}

/** Held against its contract when it is read; of kinds that only a newer version knows nothing is said. */
export const checkRecord: CheckRecord = async (kind, record) => {
  if (kind === '') return 'the record has no kind';
  if (!Object.hasOwn(logOf, kind)) return null;
  return problemOf(kind, Object.fromEntries(Object.entries(record).filter(([field]) => !written.has(field))));
};
