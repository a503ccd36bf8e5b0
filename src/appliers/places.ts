import type { Applying } from '../../generated/handlers/appliers.ts';
import { compiled } from '../store/compiled.ts';
import type { Database, Writer } from '../store/tables.ts';

type Place = Database['agent_places'];

const own = compiled<{ ws: number; agent: string }, Place>((k, p) =>
  k.selectFrom('agent_places').selectAll().where('ws', '=', p('ws')).where('agent', '=', p('agent')),
);
const shared = compiled<{ ws: number }, Pick<Place, 'focus' | 'checkout_id'>>((k, p) =>
  k.selectFrom('workspaces').select(['focus', 'checkout_id']).where('id', '=', p('ws')),
);
const keep = compiled<Place>((k, p) =>
  k
    .insertInto('agent_places')
    .values({ ws: p('ws'), agent: p('agent'), focus: p('focus'), checkout_id: p('checkout_id'), returns_to: p('returns_to') })
    .onConflict((c) =>
      c.columns(['ws', 'agent']).doUpdateSet({
        focus: p('focus'),
        checkout_id: p('checkout_id'),
        returns_to: p('returns_to'),
      }),
    ),
);

/**
 * Moves the caller, and the workspace with it: whoever comes next and has no place of its own begins where somebody stood last.
 * The first focus remembers where one stood before it; the last one forgets it.
 */
export async function move(
  { caller: agent, db: { db, ws } }: Applying<Writer>,
  to: Partial<Pick<Place, 'focus' | 'checkout_id'>>,
) {
  const mine = await own.first(db, { ws, agent });
  const common = (await shared.first(db, { ws })) ?? { focus: null, checkout_id: null };
  const before = mine && agent !== '' ? mine : common;
  const { focus, checkout_id } = { focus: before.focus, checkout_id: before.checkout_id, ...to };
  const returns_to = focus === null ? null : before.focus === null ? before.checkout_id : (mine?.returns_to ?? null);
  await keep.all(db, { ws, agent, focus, checkout_id, returns_to });
  await db.kysely.updateTable('workspaces').set(to).where('id', '=', ws).execute();
}
