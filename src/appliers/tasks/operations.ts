import type { Appliers, Applying } from '../../../generated/handlers/appliers.ts';
import type { UndoAppliedFact } from '../../../generated/types/index.ts';
import { compiled } from '../../store/compiled.ts';
import type { Database, Writer } from '../../store/tables.ts';
import { projectStep, projectTask } from '../mirrors/graph.ts';
import { homeOf, mirrorEvent } from '../mirrors/trace.ts';
import { setEntity, setNode, setStep } from './rows.ts';

type Row = Database['operations'];

const add = compiled<Row>((k, p) =>
  k.insertInto('operations').values({
    ws: p('ws'),
    seq: p('seq'),
    entity: p('entity'),
    path: p('path'),
    intent: p('intent'),
    subject_kind: p('subject_kind'),
    subject_id: p('subject_id'),
    payload: p('payload'),
    before: p('before'),
    after: p('after'),
    undoable: p('undoable'),
    undone: p('undone'),
    ts_ms: p('ts_ms'),
  }),
);

const endRedo = compiled<{ ws: number; entity: string }>((k, p) =>
  k
    .updateTable('operations')
    .set({ undoable: 0 })
    .where('ws', '=', p('ws'))
    .where('entity', '=', p('entity'))
    .where('undoable', '=', 1)
    .where('undone', '=', 1),
);

const flip = compiled<{ ws: number; seq: number; undone: number }>((k, p) =>
  k
    .updateTable('operations')
    .set({ undone: p('undone') })
    .where('ws', '=', p('ws'))
    .where('seq', '=', p('seq')),
);

interface Recorded {
  readonly entity: string;
  readonly path: string | null;
  readonly subject: { readonly kind: 'entity' | 'step' | 'node'; readonly id: string };
  readonly inverse?: { readonly intent: string; readonly before: object; readonly after: object };
  readonly payload: object;
}

/** Keeps what undo needs. A new operation ends what could be redone. */
export async function recordOperation(
  at: Applying<Writer>,
  { entity, path, subject, inverse, payload }: Recorded,
): Promise<void> {
  if (!inverse) return;
  const { db, ws } = at.db;
  await endRedo.send(db, { ws, entity });
  await add.send(db, {
    ws,
    seq: at.seq,
    entity,
    path,
    intent: inverse.intent,
    subject_kind: subject.kind,
    subject_id: subject.id,
    payload: JSON.stringify(payload),
    before: JSON.stringify(inverse.before),
    after: JSON.stringify(inverse.after),
    undoable: 1,
    undone: 0,
    ts_ms: at.ts_ms,
  });
}

/** One way back and forth for everything: an image is put in the place of the one that stands there. */
async function reapply(at: Applying<Writer>, fact: UndoAppliedFact, undo: boolean) {
  const { task, revision, subject, image, op_seq, intent, path } = fact;
  if (subject.kind === 'step') await setStep(at, subject.id, image);
  if (subject.kind === 'node') await setNode(at, subject.id, image);
  await setEntity(at, task, revision, subject.kind === 'entity' ? image : {});
  await flip.send(at.db.db, { ws: at.db.ws, seq: op_seq, undone: Number(undo) });
  const home = await homeOf(at.db, task);
  const event = await mirrorEvent(at, home, {
    type: undo ? 'undo_applied' : 'redo_applied',
    path,
    payload: { intent, op_seq, undo, task, ...(path === null ? {} : { path }) },
  });
  if (subject.kind === 'step') await projectStep(at, home, subject.id);
  if (subject.kind === 'entity') await projectTask(at, home);
  return event;
}

type Own = Pick<Appliers<Writer>, 'undo_applied' | 'redo_applied'>;

export const operationAppliers: Own = {
  undo_applied: (fact, at) => reapply(at, fact, true),
  redo_applied: (fact, at) => reapply(at, fact, false),
};
