import type { Selectable } from 'kysely';
import type { Applying } from '../../../generated/handlers/appliers.ts';
import { dropSearchable } from '../../store/search-rows.ts';
import type { Database, Writer } from '../../store/tables.ts';
import { setStep } from '../tasks/rows.ts';

/** Ids and paths are no words of anybody. */
const structural = new Set([
  'task',
  'task_id',
  'step_id',
  'node_id',
  'path',
  'parent_path',
  'intent',
  'status',
  'id',
  'parent',
  'kind',
]);

function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return structural.has(key) || value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name));
}

/** The same without anybody's words. */
function wordless(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return structural.has(key) ? value : '';
  if (Array.isArray(value)) return value.map((item) => wordless(item, key)).filter((item) => item !== '');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, wordless(inner, name)]));
}

/** That it happened, and to what, stays in the journal: what came after it builds on that. */
export async function forgetSaidInFacts({ db, ws }: Writer, seqs: readonly number[]): Promise<void> {
  for (const seq of seqs) {
    const facts = db.kysely.selectFrom('facts').select('payload').where('ws', '=', ws).where('seq', '=', seq);
    const fact = await facts.executeTakeFirst();
    if (!fact) continue;
    const payload = JSON.stringify(wordless(JSON.parse(fact.payload)));
    await db.kysely.updateTable('facts').set({ payload }).where('ws', '=', ws).where('seq', '=', seq).execute();
  }
}

/**
 * Takes out of an event what was said in it, wherever it was kept besides: in its evidence, in the reason of a block, and in what
 * undo would bring back. That it happened stays.
 */
export async function forgetSaidInEvent(at: Applying<Writer>, event: Selectable<Database['entries']>): Promise<void> {
  const { db, ws } = at.db;
  const { seq, task_id, payload } = event;
  const texts = textsIn(JSON.parse(payload ?? '{}'));
  await db.kysely.updateTable('entries').set({ payload: '{}' }).where('ws', '=', ws).where('seq', '=', seq).execute();
  await db.kysely.deleteFrom('evidence').where('ws', '=', ws).where('seq', '=', seq).execute();
  for (const source of ['entry', 'evidence'] as const) await dropSearchable(at.db, source, [String(seq)]);
  if (task_id === null) return;
  const quoted = texts.map((text) => JSON.stringify(text).slice(1, -1));
  const operations = await db.kysely
    .selectFrom('operations')
    .select(['seq', 'before', 'after', 'payload'])
    .where('ws', '=', ws)
    .where('entity', '=', task_id)
    .execute();
  for (const operation of operations)
    if (
      operation.seq === seq ||
      [operation.before, operation.after, operation.payload].some((image) => quoted.some((text) => image.includes(text)))
    )
      await db.kysely.deleteFrom('operations').where('ws', '=', ws).where('seq', '=', operation.seq).execute();
  if (texts.length === 0) return;
  const steps = await db.kysely
    .selectFrom('steps')
    .select('id')
    .where('ws', '=', ws)
    .where('task', '=', task_id)
    .where('block_reason', 'in', texts)
    .execute();
  for (const { id } of steps) await setStep(at, id, { block_reason: null });
}
