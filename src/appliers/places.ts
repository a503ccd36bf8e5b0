import type { Applying } from '../../generated/handlers/appliers.ts';
import { compiled } from '../store/compiled.ts';
import { forEach, newPlace, placeBefore, placeColumns } from '../store/place-rows.ts';
import type { Database, Writer } from '../store/tables.ts';

type Place = Database['agent_places'];

const keep = compiled<Place>((k, p) =>
  newPlace(k, p).onConflict((c) =>
    c
      .columns(['ws', 'agent'])
      .doUpdateSet((eb) => forEach([...placeColumns, 'nameless_since_ms'], (column) => eb.ref(`excluded.${column}`))),
  ),
);

const keepShared = compiled<Pick<Place, 'ws' | 'focus' | 'checkout_id' | 'returns_to'>>(
  (k, p) => k.updateTable('workspaces').set(forEach(placeColumns, p)).where('id', '=', p('ws')),
  { newest: ['ws'] },
);

/**
 * Moves the caller, and the workspace with it: whoever comes next and has no place of its own begins where somebody stood last.
 * The first focus remembers where one stood before it; the last one forgets it.
 */
export async function move(
  { caller: agent, agent_id, ts_ms, db: { db, ws } }: Applying<Writer>,
  to: Partial<Pick<Place, 'focus' | 'checkout_id'>>,
): Promise<void> {
  const { before, moved } = await placeBefore(db, ws, agent);
  const { focus, checkout_id } = { ...before, ...to };
  const returns_to = focus === null ? null : before.focus === null ? before.checkout_id : before.returns_to;
  const place = { focus, checkout_id, returns_to };
  if (agent !== '') {
    await keep.send(db, { ws, agent, ...place, nameless_since_ms: agent_id === null ? ts_ms : null });
  }
  await keepShared.send(db, { ws, ...place });
  moved(place);
}

/** Nobody stands on a branch that is gone, or returns to it: the default branch is where one is without another. */
export async function leaveBranch({ db, ws }: Writer, branch_id: number): Promise<void> {
  for (const column of ['checkout_id', 'returns_to'] as const) {
    await db.kysely
      .updateTable('agent_places')
      .set({ [column]: null })
      .where('ws', '=', ws)
      .where(column, '=', branch_id)
      .execute();
    await db.kysely
      .updateTable('workspaces')
      .set({ [column]: null })
      .where('id', '=', ws)
      .where(column, '=', branch_id)
      .execute();
  }
}
