import type { WorkspaceForgetHandlers } from '../../../generated/handlers/workspace.ts';
import type { Forgettable, Forgetter, Opener, Saying } from '../../kernel/contributions.ts';
import { refuse } from '../../kernel/fault.ts';
import type { StorePort } from '../../kernel/ports.ts';
import { text } from '../../kernel/says.ts';
import { iso } from '../../kernel/text.ts';
import { openBy } from './open.ts';
import type { WorkspaceStore } from './store.ts';

type Stores = Parameters<Forgetter<WorkspaceStore>['find']>[1];
type Ports = { readonly leftovers: Pick<StorePort, 'sweep'> };

const nothing = { entries: 0, versions: 0, nodes: 0, edges: 0 };

/** Rooms say what they can forget; what else a reference leads to has tools of its own. */
export const forgetHandlers = (
  forgetters: readonly Forgetter<Stores>[],
  openers: readonly Opener<Stores>[],
  engine: StorePort['engine'],
): WorkspaceForgetHandlers<WorkspaceStore, Ports> => {
  async function behind(ref: string, store: WorkspaceStore, now_ms: number, saying: Saying): Promise<Forgettable> {
    for (const forgetter of forgetters) {
      const found = forgetter.matches(ref) ? await forgetter.find(ref, store) : undefined;
      if (found) return found;
    }
    const { kind } = await openBy(
      openers,
      { workspace: store.workspace?.name ?? '', id: ref, limit: 1, include_drafts: false },
      store,
      now_ms,
      saying,
    );
    throw refuse('reference-is-not-forgotten-so', { ref, what: kind === 'doc_entry' ? 'edge' : kind });
  }

  const remains = engine === 'sqlite' ? text('still-elsewhere-embedded') : text('still-elsewhere-postgres');

  return {
    async forget({ ref, reason, confirm }, { reading, writing, ports, now_ms, agent_id, warn, suggest, ready, short }) {
      const saying = { warn, suggest, ready, short };
      const before = await reading(({ store }) => store.forgotten.find(ref));
      if (!before && !confirm) {
        const { what } = await reading(({ store }) => behind(ref, store, now_ms, saying));
        throw refuse('forgetting-is-not-confirmed', { ref, what });
      }
      const done = before
        ? { tombstone: before, removed: nothing, same_text: [] }
        : await writing(async ({ store, tell }) => {
            const found = await behind(ref, store, now_ms, saying);
            const fact = { ref, ...found, reason, ...(agent_id === null ? {} : { agent_id }) };
            const { ts_ms, ...counts } = await tell('content_forgotten', fact);
            const { what } = found;
            const tombstone = { kind: 'forgotten' as const, ref, what, ts: iso(ts_ms), reason, truncated: false };
            return { tombstone: agent_id === null ? tombstone : { ...tombstone, agent_id }, ...counts };
          });
      const swept = await ports.leftovers.sweep();
      if (swept.kind === 'not_clean') warn('FREE_PAGES_NOT_CLEAN', { detail: swept.detail });
      return { ...done, free_pages: swept.kind, remains: [...remains] };
    },
  };
};
