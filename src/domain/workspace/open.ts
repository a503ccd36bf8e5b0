import type { WorkspaceOpenHandlers } from '../../../generated/handlers/workspace.ts';
import type { Opener } from '../../kernel/contributions.ts';
import { refuse } from '../../kernel/fault.ts';
import type { WorkspaceStore } from './store.ts';

/** Rooms say what they can open; this only finds the one that can. */
export const openHandlers = (openers: readonly Opener<WorkspaceStore>[]): WorkspaceOpenHandlers<WorkspaceStore> => ({
  async open(input, { store, now_ms, warn, suggest, ready, short }) {
    const { id } = input;
    const able = openers.filter((candidate) => !candidate.last && candidate.matches(id));
    for (const opener of [...able, ...openers.filter((candidate) => candidate.last && candidate.matches(id))]) {
      const opened = await opener.open(id, input, store, now_ms, { warn, suggest, ready, short });
      if (opened) return opened;
    }
    if (able.length) throw refuse('reference-leads-nowhere', { id });
    const forms = [...new Set(openers.map((candidate) => candidate.form))].join(', ');
    throw refuse('reference-has-no-known-form', { id, forms });
  },
});
