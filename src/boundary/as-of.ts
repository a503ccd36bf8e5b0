import { fault } from '../kernel/fault.ts';
import type { AsOf, Past } from '../kernel/ports.ts';
import { iso } from '../kernel/text.ts';
import type { Admitted, Outcome } from './call.ts';
import { warningOf } from './envelope.ts';
import { checkGuard } from './guard.ts';
import { isRead } from './reads.ts';

const day = 86_400_000;
const time = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/;

/** The number of a fact, or a day or time; a day is over when the next begins. */
function momentOf(tool: string, given: string): AsOf {
  if (/^[1-9]\d{0,14}$/.test(given)) return { seq: Number(given) };
  const ms = time.test(given) ? Date.parse(given) : Number.NaN;
  const isDay = !given.includes('T');
  if (!Number.isNaN(ms) && (!isDay || iso(ms).startsWith(given))) return { ts_ms: isDay ? ms + day - 1 : ms };
  throw fault('AS_OF_REFUSED', { tool, because: `${given} is no number of a fact and no time such as 2026-05-14T09:30:00Z` });
}

/** A read, answered by the same handler from the workspace as it was: its clock stands where the last fact was told. */
export async function asOf(call: Admitted, given: string, read: (call: Admitted) => Promise<Outcome>): Promise<Outcome> {
  const { app, tool, scope } = call;
  const refused = (because: string) => fault('AS_OF_REFUSED', { tool: tool.name, because });
  if (!isRead(tool, call.input)) throw refused('it writes');
  if (scope === null) throw refused('it is about no single workspace');
  const { past } = app.store;
  if (!app.product.as_of || !past) throw refused(`what the ${app.product.name} held before is not kept`);
  /** Whose it is now decides: what it was bound to later was its own before, too. */
  await app.store.read(scope, async (now) => checkGuard(now, app));
  const answered = async (then: Past | undefined): Promise<Outcome> => {
    if (!then) throw fault('UNKNOWN_WORKSPACE', { workspace: scope });
    const { store, ts_ms, left_out } = then;
    /** Where a caller stands now says nothing about then. */
    const outcome = await read({ ...call, app: { ...app, store, clock: { now: () => ts_ms } }, who: '' });
    return left_out === 0 ? outcome : { ...outcome, cut: [warningOf('AS_OF_INCOMPLETE', { left_out })] };
  };
  return past(scope, momentOf(tool.name, given), app.product.as_of.most_facts, answered);
}
