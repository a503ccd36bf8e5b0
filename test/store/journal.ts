import { expect } from 'vitest';
import type { Opened } from '../../src/store/tables.ts';

/** Holds the tables of one workspace against its journal: numbers without a gap, nothing written by half. */
export async function checkJournal({ reader: db }: Opened, workspace: string): Promise<{ seq: number; kind: string }[]> {
  const { id, seq } = await db
    .selectFrom('workspaces')
    .select(['id', 'seq'])
    .where('name', '=', workspace)
    .executeTakeFirstOrThrow();
  const facts = await db.selectFrom('facts').select(['seq', 'kind', 'payload']).where('ws', '=', id).orderBy('seq').execute();
  expect(facts.map((fact) => fact.seq)).toEqual(Array.from({ length: facts.length }, (_, i) => i + 1));
  expect(seq).toBe(facts.length);

  const entries = await db
    .selectFrom('entries')
    .select(['seq', 'branch_id', 'doc'])
    .where('ws', '=', id)
    .orderBy('seq')
    .execute();
  const noted = facts.filter((fact) => fact.kind === 'note_added');
  expect(entries.map((entry) => entry.seq)).toEqual(noted.map((fact) => fact.seq));
  const places = noted.map((fact) => JSON.parse(fact.payload) as { branch_id: number; doc: string });
  expect(entries.map(({ branch_id, doc }) => ({ branch_id, doc }))).toEqual(
    places.map(({ branch_id, doc }) => ({ branch_id, doc })),
  );

  const documents = await db.selectFrom('documents').select(['branch_id', 'doc']).where('ws', '=', id).execute();
  const key = (row: { branch_id: number; doc: string }) => `${row.branch_id} ${row.doc}`;
  expect(new Set(documents.map(key))).toEqual(new Set(entries.map(key)));

  const branches = await db.selectFrom('branches').select('id').where('ws', '=', id).orderBy('id').execute();
  const made = facts.filter((fact) => fact.kind === 'branch_created' || fact.kind === 'workspace_created');
  expect(branches.map((branch) => branch.id)).toEqual(made.map((fact) => fact.seq));
  return facts.map(({ seq, kind }) => ({ seq, kind }));
}
