import { compiled } from './compiled.ts';
import type { Db } from './tables.ts';

interface Counter {
  readonly name: string;
  readonly value: number;
}

/** There are a handful, and whoever asks for one asks for another. */
const all = compiled<{ ws: number }, Counter>((k, p) =>
  k.selectFrom('counters').select(['name', 'value']).where('ws', '=', p('ws')),
);

const save = compiled<{ ws: number; name: string; value: number }>(
  (k, p) =>
    k
      .insertInto('counters')
      .values({ ws: p('ws'), name: p('name'), value: p('value') })
      .onConflict((c) => c.columns(['ws', 'name']).doUpdateSet((eb) => ({ value: eb.ref('excluded.value') }))),
  { quiet: true },
);

/** The last number that was given out under a name. */
export async function lastNumber(db: Db, ws: number, name: string): Promise<number> {
  const counters = await all.all(db, { ws });
  return Number(counters.find((counter) => counter.name === name)?.value ?? 0);
}

/** Says which number was given out last; a transaction that knows the others need not ask for them again. */
export async function saveNumber(db: Db, ws: number, name: string, value: number): Promise<void> {
  const known = all.recall(db, { ws });
  await save.send(db, { ws, name, value });
  const others = known?.then((counters) => counters.filter((counter) => counter.name !== name));
  if (others)
    all.remember(
      db,
      { ws },
      others.then((list) => [...list, { name, value }]),
    );
}
