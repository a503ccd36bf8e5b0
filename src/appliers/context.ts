import type { Appliers } from '../../generated/handlers/appliers.ts';
import { text } from '../kernel/says.ts';
import type { Writer } from '../store/tables.ts';
import { appendEntry } from './entries.ts';

type Own = Pick<Appliers<Writer>, 'context_injected'>;

export const contextAppliers: Own = {
  /** An entry like others, so that it is opened, searched, moved and forgotten like them. */
  async context_injected({ branch_id, branch: _, doc, agent_id, ...given }, at) {
    const { host, conversation, event, refs, bytes } = given;
    await appendEntry(
      at,
      { branch_id, doc, doc_kind: 'trace' },
      {
        kind: 'note',
        agent_id: agent_id ?? null,
        title: text('injected-title', { event, host, conversation }),
        format: 'context_injected',
        meta: JSON.stringify(given),
        content: text('injected-content', { count: refs.length, bytes, refs: refs.join(', ') }),
      },
    );
    return { ref: `${doc}@${at.seq}` };
  },
};
