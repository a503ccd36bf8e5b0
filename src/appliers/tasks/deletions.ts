import type { Appliers } from '../../../generated/handlers/appliers.ts';
import { pathKey } from '../../kernel/text.ts';
import { dropSearchable } from '../../store/search-rows.ts';
import type { Writer } from '../../store/tables.ts';
import { forgetSteps } from '../mirrors/graph.ts';
import { homeOf, mirrorEvent } from '../mirrors/trace.ts';
import { count, countSteps, retag, setEntity } from './rows.ts';

const keyOf = ({ seq }: { seq: number }) => String(seq);

/** Steps of a task: all of them, or one with what is below it. */
async function removeSteps(writer: Writer, task: string, path?: string): Promise<{ ids: string[]; done: number }> {
  const {
    db: { kysely },
    ws,
  } = writer;
  const key = path === undefined ? undefined : pathKey(path);
  const rows = await kysely
    .selectFrom('steps')
    .select(['id', 'completed'])
    .where('ws', '=', ws)
    .where('task', '=', task)
    .$if(key !== undefined, (q) =>
      q.where((eb) =>
        eb.or([eb('path_key', '=', key as string), eb.and([eb('path_key', '>=', `${key}.`), eb('path_key', '<', `${key}/`)])]),
      ),
    )
    .execute();
  const ids = rows.map((row) => row.id);
  for (let from = 0; from < ids.length; from += 500) {
    const some = ids.slice(from, from + 500);
    const nodes = await kysely.selectFrom('task_nodes').select('id').where('ws', '=', ws).where('step_id', 'in', some).execute();
    await dropSearchable(writer, 'step', some);
    await dropSearchable(
      writer,
      'task_node',
      nodes.map((node) => node.id),
    );
    const subjects = [...some, ...nodes.map((node) => node.id)];
    await kysely.deleteFrom('steps').where('ws', '=', ws).where('id', 'in', some).execute();
    await kysely.deleteFrom('task_nodes').where('ws', '=', ws).where('step_id', 'in', some).execute();
    const gone = await kysely
      .deleteFrom('evidence')
      .where('ws', '=', ws)
      .where('entity', '=', task)
      .where('step_id', 'in', some)
      .returning('seq')
      .execute();
    await dropSearchable(writer, 'evidence', gone.map(keyOf));
    await kysely
      .updateTable('operations')
      .set({ undoable: 0 })
      .where('ws', '=', ws)
      .where('subject_id', 'in', subjects)
      .execute();
  }
  return { ids, done: rows.filter((row) => row.completed === 1).length };
}

type Own = Pick<Appliers<Writer>, 'task_deleted' | 'step_deleted'>;

export const deletionAppliers: Own = {
  async step_deleted({ task, revision, step_id, path }, at) {
    const { ids, done } = await removeSteps(at.db, task, path);
    await countSteps(at.db, task, -ids.length, -done);
    await setEntity(at, task, revision);
    const payload = { task, step_id, path, steps: ids.length };
    const home = await homeOf(at.db, task);
    const event = await mirrorEvent(at, home, { type: 'step_deleted', path, payload });
    await forgetSteps(at, home, ids);
    return event;
  },
  async task_deleted({ task, kind, with_plan }, at) {
    const { db, ws } = at.db;
    const home = await homeOf(at.db, task);
    await removeSteps(at.db, task);
    await dropSearchable(at.db, 'entity', [task]);
    const proof = await db.kysely
      .deleteFrom('evidence')
      .where('ws', '=', ws)
      .where('entity', '=', task)
      .returning('seq')
      .execute();
    await dropSearchable(at.db, 'evidence', proof.map(keyOf));
    await db.kysely.deleteFrom('operations').where('ws', '=', ws).where('entity', '=', task).execute();
    const [gone] = await db.kysely
      .deleteFrom('entities')
      .where('ws', '=', ws)
      .where('id', '=', task)
      .returning(['kind', 'status', 'num', 'tags'])
      .execute();
    if (gone) {
      await count(at.db, kind, gone.status, -1);
      await retag(at.db, gone, []);
    }
    /** Nobody keeps in focus what is gone; whoever deleted it is told so by a fact of its own. */
    await db.kysely.updateTable('workspaces').set({ focus: null }).where('id', '=', ws).where('focus', '=', task).execute();
    await db.kysely
      .updateTable('agent_places')
      .set({ focus: null })
      .where('ws', '=', ws)
      .where('focus', '=', task)
      .where('agent', '!=', at.caller)
      .execute();
    const payload = { kind, id: task, ...(with_plan === undefined ? {} : { with_plan }) };
    return mirrorEvent(at, home, { type: 'task_deleted', path: null, payload });
  },
};
