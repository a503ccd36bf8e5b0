import type { Applying } from '../../generated/handlers/appliers.ts';
import { putSearchable, type Searchable } from '../store/search-rows.ts';
import type { Writer } from '../store/tables.ts';

type At = Pick<Applying<Writer>, 'db' | 'agent_id'>;

/** Puts what was written into the index, with whoever wrote it. */
export async function index({ db, agent_id }: At, found: Searchable | undefined): Promise<void> {
  if (found) await putSearchable(db, found.agent_id === null && agent_id !== null ? { ...found, agent_id } : found);
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
export const stepIsSearchedBy = touches([
  'title',
  'success_criteria',
  'tests',
  'blockers',
  'blocked',
  'block_reason',
  'completed',
]);
