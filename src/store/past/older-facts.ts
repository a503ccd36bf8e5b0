import { isRecord } from '../../kernel/json.ts';
import type { Db } from '../tables.ts';

type Fields = Record<string, unknown>;

/** Where a fact stands, and what its event in the trace says. */
interface Told {
  readonly db: Db;
  readonly ws: number;
  readonly seq: number;
  readonly event: Fields;
}

const lists = ['success_criteria', 'tests', 'blockers', 'dependencies', 'next_steps', 'problems', 'risks'] as const;

/** What a row says now, as a fact would say it. */
const asSaid = (row: Fields, fields: readonly string[]): Fields =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = row[field];
      if (value === null || value === undefined) return [];
      return [[field, (lists as readonly string[]).includes(field) ? JSON.parse(String(value)) : value]];
    }),
  );

async function rowOf({ db, ws }: Told, table: 'entities' | 'steps' | 'task_nodes', id: unknown): Promise<Fields> {
  const row = await db.kysely.selectFrom(table).selectAll().where('ws', '=', ws).where('id', '=', String(id)).executeTakeFirst();
  return (row ?? {}) as Fields;
}

async function entity(payload: Fields, told: Told): Promise<Fields> {
  const row = await rowOf(told, 'entities', payload.id);
  return { title: told.event.title ?? row.title ?? payload.id, ...asSaid(row, ['description', 'contract']) };
}

async function operation({ db, ws }: Told, seq: number): Promise<{ before: Fields; after: Fields } | undefined> {
  const row = await db.kysely
    .selectFrom('operations')
    .select(['before', 'after'])
    .where('ws', '=', ws)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row && { before: JSON.parse(row.before) as Fields, after: JSON.parse(row.after) as Fields };
}

/** The fields that an operation set: as it left them where that is known, else as they stand now. */
async function changed(payload: Fields, told: Told, table: 'steps' | 'task_nodes', id: unknown): Promise<Fields> {
  const fields = (payload.fields ?? []) as string[];
  const after = (await operation(told, told.seq))?.after;
  if (after) return { change: Object.fromEntries(fields.map((field) => [field, after[field]])) };
  return { change: asSaid(await rowOf(told, table, id), fields) };
}

const image =
  (which: 'before' | 'after') =>
  async ({ op_seq }: Fields, told: Told): Promise<Fields> => ({ image: (await operation(told, Number(op_seq)))?.[which] ?? {} });

/**
 * The journal once left these out, since rows kept them; but those rows change. Of facts from then, what is known is taken: what the
 * trace said at once, else what the row says now.
 */
export const older: Readonly<Record<string, { readonly lacks: string; of(payload: Fields, told: Told): Promise<Fields> }>> = {
  plan_created: { lacks: 'title', of: entity },
  task_created: { lacks: 'title', of: entity },
  contract_updated: {
    lacks: 'contract',
    of: async ({ task }, told) => ({ contract: (await rowOf(told, 'entities', task)).contract ?? null, contract_data: null }),
  },
  undo_applied: { lacks: 'image', of: image('before') },
  redo_applied: { lacks: 'image', of: image('after') },
  steps_added: {
    lacks: 'steps',
    async of(_, told) {
      const said = (Array.isArray(told.event.steps) ? told.event.steps : []).filter(isRecord);
      const steps = [];
      for (const { step_id, path, title } of said) {
        const row = await rowOf(told, 'steps', step_id);
        steps.push({ step_id, path, change: { ...asSaid(row, ['success_criteria', 'tests', 'blockers']), title } });
      }
      return { steps };
    },
  },
  step_defined: { lacks: 'change', of: (payload, told) => changed(payload, told, 'steps', payload.step_id) },
  task_node_added: {
    lacks: 'change',
    of: async ({ node_id }, told) => ({
      change: { title: told.event.title ?? (await rowOf(told, 'task_nodes', node_id)).title ?? '' },
    }),
  },
  task_node_defined: { lacks: 'change', of: (payload, told) => changed(payload, told, 'task_nodes', payload.node_id) },
};
