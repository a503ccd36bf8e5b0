import type { WorkspaceOpenHandlers } from '../../../generated/handlers/workspace.ts';
import type { Opener } from '../../kernel/contributions.ts';
import { fault } from '../../kernel/fault.ts';
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
    if (able.length)
      throw fault('UNKNOWN_ID', { kind: 'entry', id, fix: 'Copy a reference from an answer, such as log or show gives.' });
    const forms = [...new Set(openers.map((candidate) => candidate.form))].join(', ');
    throw fault('INVALID_INPUT', {
      problem: `${id} is no reference. Known forms: ${forms}.`,
      fix: 'Copy a reference from an answer.',
    });
  },
});
