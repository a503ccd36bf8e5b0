import type { Applying } from '../../generated/handlers/appliers.ts';
import { putSearchable, type Searchable } from '../store/search-rows.ts';
import { searchedAnchor, searchedEntity, searchedJob, searchedStep, searchedTaskNode } from '../store/searched-rows.ts';
import type { Writer } from '../store/tables.ts';

type At = Pick<Applying<Writer>, 'db' | 'agent_id'>;

/** Puts what was written into the index, with whoever wrote it. */
export async function index({ db, agent_id }: At, found: Searchable | undefined): Promise<void> {
  if (found) await putSearchable(db, { ...found, agent_id: found.agent_id ?? agent_id });
}

/** Whether a change of some fields changes what is found by words, or how it is shown. */
const touches = (fields: readonly string[]) => (change: object) => fields.some((field) => field in change);
export const entityIsSearchedBy = touches([
  'title',
  'description',
  'context',
  'contract',
  'checklist',
  'checklist_doc',
  'tags',
  'domain',
  'status',
]);
export const stepIsSearchedBy = touches(['title', 'success_criteria', 'tests', 'blockers', 'block_reason', 'completed']);

export async function indexEntity(at: At, id: string): Promise<void> {
  const { db, ws } = at.db;
  const row = await db.kysely.selectFrom('entities').selectAll().where('ws', '=', ws).where('id', '=', id).executeTakeFirst();
  if (row) await index(at, searchedEntity(row));
}

export async function indexStep(at: At, id: string): Promise<void> {
  const { db, ws } = at.db;
  const row = await db.kysely.selectFrom('steps').selectAll().where('ws', '=', ws).where('id', '=', id).executeTakeFirst();
  if (row) await index(at, searchedStep(row));
}

export async function indexTaskNode(at: At, id: string): Promise<void> {
  const { db, ws } = at.db;
  const row = await db.kysely.selectFrom('task_nodes').selectAll().where('ws', '=', ws).where('id', '=', id).executeTakeFirst();
  if (row) await index(at, searchedTaskNode(row));
}

export async function indexAnchor(at: At, id: string): Promise<void> {
  const { db, ws } = at.db;
  const row = await db.kysely.selectFrom('anchors').selectAll().where('ws', '=', ws).where('id', '=', id).executeTakeFirst();
  if (!row) return;
  const aliases = await db.kysely
    .selectFrom('anchor_aliases')
    .select('alias')
    .where('ws', '=', ws)
    .where('anchor', '=', id)
    .orderBy('alias')
    .execute();
  const names = aliases.map(({ alias }) => alias);
  await index(at, searchedAnchor(row, names));
}

export async function indexJob(at: At, id: number): Promise<void> {
  const { db, ws } = at.db;
  const row = await db.kysely.selectFrom('jobs').selectAll().where('ws', '=', ws).where('id', '=', id).executeTakeFirst();
  if (!row) return;
  const said = await db.kysely
    .selectFrom('job_prompts')
    .select('prompt')
    .where('ws', '=', ws)
    .where('job', '=', id)
    .executeTakeFirst();
  await index(at, searchedJob(row, said?.prompt ?? ''));
}
