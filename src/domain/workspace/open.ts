import type { WorkspaceOpenHandlers } from '../../../generated/handlers/workspace.ts';
import type { Opened, OpenInput } from '../../../generated/types/index.ts';
import type { Opener, Saying } from '../../kernel/contributions.ts';
import { refuse } from '../../kernel/fault.ts';
import type { WorkspaceStore } from './store.ts';

type Stores = Parameters<Opener<WorkspaceStore>['open']>[2];

/** Rooms say what they can open; this only finds the one that can. */
export async function openBy(
  openers: readonly Opener<Stores>[],
  input: OpenInput,
  store: WorkspaceStore,
  now_ms: number,
  saying: Saying,
): Promise<Opened> {
  const { id } = input;
  const able = openers.filter((candidate) => !candidate.last && candidate.matches(id));
  for (const opener of [...able, ...openers.filter((candidate) => candidate.last && candidate.matches(id))]) {
    const opened = await opener.open(id, input, store, now_ms, saying);
    if (opened) return opened;
  }
  if (able.length) throw refuse('reference-leads-nowhere', { id });
  const forms = [...new Set(openers.map((candidate) => candidate.form))].join(', ');
  throw refuse('reference-has-no-known-form', { id, forms });
}

export const openHandlers = (openers: readonly Opener<Stores>[]): WorkspaceOpenHandlers<WorkspaceStore> => ({
  async open(input, { store, now_ms, warn, suggest, ready, short }) {
    const tombstone = await store.forgotten.find(input.id);
    return tombstone ?? openBy(openers, input, store, now_ms, { warn, suggest, ready, short });
  },
});
