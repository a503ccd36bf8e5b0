import type { ActCtx } from '../../generated/handlers/ctx.ts';
import type { App, Handler } from '../../src/boundary/app.ts';
import type { NotesStore } from '../../src/domain/notes/store.ts';
import type { Transcripts } from '../../src/kernel/transcripts.ts';
import { checkedOut } from '../../src/records/branch.ts';

type Ctx = ActCtx<NotesStore, null, 'note_added', never, { transcripts: Transcripts }>;

const parts = ['begun', 'looked around', 'done'];

const answer = { root_dir: '/', filters: { cwd_prefix: '/', mode: 'summary' }, scanned: {}, digest: [], truncated: false };

/** An act that writes before and after it looks outside, and goes on where an earlier one stopped. */
const inParts =
  (between: () => void): Handler =>
  async (_, given) => {
    const { reading, writing, ports } = given as Ctx;
    const isWritten = (part: string) =>
      reading(async ({ store }) => {
        const { view } = await checkedOut(store);
        const rows = await store.entries.before(view, 'notes', { before: Number.MAX_SAFE_INTEGER, limit: 9 });
        return rows.some(({ entry }) => entry.kind === 'note' && entry.content === part);
      });
    for (const content of parts) {
      if (await isWritten(content)) continue;
      await writing(async ({ store, tell }) => {
        const { name: branch, id: branch_id } = await checkedOut(store);
        await tell('note_added', { branch, branch_id, doc: 'notes', content });
      });
      ports.transcripts.root(undefined);
      between();
    }
    return answer;
  };

/** A server whose transcripts_digest is that act. Nothing is held against its contract: no tool of the product does so yet. */
export const actingInParts = (app: App, between: () => void = () => {}): App => ({
  ...app,
  verify: false,
  handlers: { ...app.handlers, transcripts_digest: inParts(between) },
});

export const withHandler = (app: App, handler: (ctx: Ctx) => Promise<unknown>): App => ({
  ...app,
  verify: false,
  handlers: {
    ...app.handlers,
    transcripts_digest: async (_, given) => {
      await handler(given as Ctx);
      return answer;
    },
  },
});
