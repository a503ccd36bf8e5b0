import type { Timeline } from '../../../generated/types/index.ts';
import { fromTheEnd, newestFirst } from '../../kernel/page.ts';
import type { ViewsStore } from './store.ts';

/** The latest events of a plan or task, oldest first. */
export async function readTimeline(
  store: ViewsStore,
  id: string,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<Timeline> {
  const rows = limit === 0 ? [] : await store.events.before(id, { before: cursor ?? fromTheEnd, limit: limit + 1 });
  const { items, pagination } = newestFirst(rows, ({ seq }) => seq, { ...(cursor === undefined ? {} : { cursor }), limit });
  return { events: items.reverse(), limit, pagination };
}
