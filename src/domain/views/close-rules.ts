import type {
  TasksEvidenceCaptureInput,
  TasksMacroCloseStepInput,
  TasksMacroCreateDoneInput,
} from '../../../generated/types/index.ts';
import { fault, refuse } from '../../kernel/fault.ts';
import { nextCall, text } from '../../kernel/says.ts';
import { jsonBytes } from '../../kernel/text.ts';
import { blankReceipts, confirmationsIn, confirmed, type Ways } from '../tasks/gate-rules.ts';
import { toReceipts } from '../tasks/receipt-rules.ts';
import type { Checkpoint, Step } from '../tasks/step-types.ts';

type Input = TasksMacroCloseStepInput;
type Evidence = Pick<TasksEvidenceCaptureInput, 'items' | 'checks' | 'attachments' | 'checkpoint'>;

const gate: readonly Checkpoint[] = ['criteria', 'tests'];

/** `gate` is what the macro confirms by itself; more must be named, and the gate with it. */
export const confirming = (missing: readonly Checkpoint[]) =>
  missing.every((checkpoint) => gate.includes(checkpoint)) ? {} : { checkpoints: confirmed([...new Set([...gate, ...missing])]) };

/** What the first call said besides, so that it is not lost when the call is made again. */
const longestNote = 400;
const kept = ({ note }: Partial<Pick<Input, 'note'>>) => (note !== undefined && note.length <= longestNote ? { note } : {});

/** What only the caller knows about a step that closes: what was done and, where it has tests, what was run. */
export const askedOf = ({ tests }: Step) => ({
  note: text('blank-note'),
  ...(tests.length ? { proof: blankReceipts() } : {}),
});

/** A gate that is not met is mended with the same call and what it lacked. */
export function portalWays(said: Partial<Pick<Input, 'note' | 'checkpoints'>> = {}): Ways {
  const given = said.checkpoints === undefined ? {} : confirmationsIn(said.checkpoints);
  const mentioned = Object.keys(given) as Checkpoint[];
  /** What is blocked is not closed on the way. */
  const unlessBlocked =
    (way: Ways['confirm']): Ways['confirm'] =>
    (task, step, missing) =>
      step.blocked ? nextCall('unblock-the-step', { task, path: step.path }) : way(task, step, missing);
  return {
    confirm: unlessBlocked((task, { path }, missing) =>
      nextCall('confirm-and-close-the-step', { task, path }, { ...kept(said), ...confirming([...mentioned, ...missing]) }),
    ),
    prove: unlessBlocked((task, { path }, missing) =>
      nextCall(
        'close-the-step-with-proof',
        { task, path },
        {
          note: text('blank-note'),
          ...kept(said),
          ...confirming(mentioned),
          proof: missing.join() === 'tests' ? blankReceipts() : { checks: blankReceipts(), checkpoint: [...missing] },
        },
      ),
    ),
  };
}

const mostReceipts = 100;

/** Proof as evidence of the tests, unless it says of what; nothing where nothing but placeholders was given. */
export function evidenceIn(proof: NonNullable<Input['proof']>): Evidence | null {
  if (typeof proof === 'object' && !Array.isArray(proof)) return { checkpoint: 'tests', ...proof };
  const checks = toReceipts(proof);
  if (checks.length > mostReceipts) throw refuse('proof-holds-too-many-receipts', { count: checks.length, most: mostReceipts });
  return checks.length ? { checks, checkpoint: 'tests' } : null;
}

/** Whether nobody says that anything was run. */
export const isBare = ({ note, proof }: Pick<Input, 'note' | 'proof'>): boolean =>
  note === undefined && (proof === undefined || evidenceIn(proof) === null);

const mostRepeated = 4096;

/** Nothing was made, so the whole call is made again, with what it lacked. */
export function notRecorded(input: TasksMacroCreateDoneInput) {
  const again = { ...input, note: text('blank-note'), proof: blankReceipts() };
  return fault(
    'PROOF_MISSING',
    { task: input.task_title, path: 's:0' },
    jsonBytes(again) <= mostRepeated ? [nextCall('record-it-with-proof', {}, again)] : [],
  );
}
