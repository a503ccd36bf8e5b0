import { compiled } from '../../store/compiled.ts';
import type { Writer } from '../../store/tables.ts';

const raiseCounter = compiled<{ ws: number; value: number }>((k, p) =>
  k
    .insertInto('counters')
    .values({ ws: p('ws'), name: 'CARD', value: p('value') })
    .onConflict((c) =>
      c
        .columns(['ws', 'name'])
        .doUpdateSet({ value: p('value') })
        .where('counters.value', '<', p('value')),
    ),
);

/** Ids that the server could give out itself must not be given out again, whoever wrote a node of that name. */
export async function rememberCardNumber({ db, ws }: Writer, id: string): Promise<void> {
  const digits = /^CARD-([0-9]{1,12})$/.exec(id)?.[1];
  if (digits !== undefined) await raiseCounter.send(db, { ws, value: Number(digits) });
}
