import type { ContextHooksHandlers } from '../../../generated/handlers/context.ts';
import type { Short } from '../../../generated/handlers/ctx.ts';
import { text } from '../../kernel/says.ts';
import { heldBy, inProgress, notePlace } from './keep.ts';
import { recordPlace } from './records.ts';
import { startOf } from './start.ts';
import { reminderOf } from './stop.ts';
import type { ContextStore } from './store.ts';

/** What is said, and what it tells of. */
export interface Given {
  readonly text: string;
  readonly refs: readonly string[];
}

/** What is stored about a prompt; undefined where nothing clearly is. */
export type Recall = (
  prompt: string,
  at: { store: ContextStore; workspace: string; now_ms: number; short: Short },
) => Promise<Given | undefined>;

const nothing = { text: null, refs: [], bytes: 0, record: null };

export const hookHandlers = (recall: Recall): ContextHooksHandlers<ContextStore> => ({
  async context_give(
    { host, conversation, event, source, prompt, reminded },
    { workspace, store, tell, short, now_ms, agent_id },
  ) {
    const found: Record<typeof event, () => Promise<Given | undefined>> = {
      SessionStart: () => startOf(store, workspace, short),
      UserPromptSubmit: async () => (prompt === undefined ? undefined : recall(prompt, { store, workspace, now_ms, short })),
      Stop: async () => (reminded ? undefined : reminderOf(store, conversation, short)),
    };
    const given = await found[event]();
    if (!given) return nothing;
    const bytes = Buffer.byteLength(given.text);
    const refs = [...given.refs];
    const { ref } = await tell('context_injected', {
      ...(await recordPlace(store, event)),
      host,
      conversation,
      event,
      ...(source === undefined ? {} : { source }),
      refs,
      bytes,
      ...(agent_id === null ? {} : { agent_id }),
    });
    return { text: given.text, refs, bytes, record: ref };
  },

  async context_keep({ host, conversation, event, said = [] }, { store, tell, short, now_ms, agent_id }) {
    if (event === 'PreCompact') {
      const content = inProgress(said, short);
      if (content === '') return { note: null, released: [] };
      const place = await notePlace(store);
      const { doc, seq } = await tell('note_added', {
        ...place,
        title: text('checkpoint-title'),
        format: 'checkpoint',
        meta: { host, conversation, author: 'agent' },
        content,
        ...(agent_id === null ? {} : { agent_id }),
      });
      return { note: `${doc}@${seq}`, released: [] };
    }
    const names = [conversation, ...(agent_id === null ? [] : [agent_id])];
    const held = await heldBy(store, names);
    for (const { job_id, revision } of held)
      await tell('job_requeued', { job_id, revision: revision + 1, message: text('job-given-back'), refs: [] });
    for (const runner_id of names) {
      const runner = await store.runners.find(runner_id);
      if (!runner || runner.lease_expires_at_ms <= now_ms) continue;
      const { meta } = runner;
      const idle = { status: 'idle' as const, active_job_id: null, lease_expires_at_ms: now_ms };
      await tell('runner_beat', { runner_id, ...idle, ...(meta === null ? {} : { meta }) });
    }
    return { note: null, released: held.map(({ job_id }) => job_id) };
  },
});
