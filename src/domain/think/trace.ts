import type { DocumentTarget, Tell } from '../../../generated/handlers/ctx.ts';
import type { ThinkTraceHandlers } from '../../../generated/handlers/think.ts';
import type { NoteEntry } from '../../../generated/types/index.ts';
import { endedEarly, fromTheEnd, pageBytes } from '../../kernel/page.ts';
import { refuseUnlessHolds } from '../../records/documents.ts';
import { toPage } from '../notes/page-rules.ts';
import { sequentialGraph } from '../notes/sequential-rules.ts';
import type { ThinkStore } from './store.ts';
import { lintSequence } from './trace-lint.ts';
import { decideThought, metaOf } from './trace-rules.ts';
import { withStatement } from './trace-slice.ts';
import { checkedAtMost, checkTrace } from './trace-validate.ts';

interface Step {
  readonly format: 'trace_step' | 'trace_sequential_step';
  readonly content: string;
  readonly title: string | undefined;
  readonly meta: Record<string, unknown>;
  readonly agent_id: string | null;
}

async function append(store: ThinkStore, target: DocumentTarget, tell: Tell<'note_added'>, step: Step): Promise<NoteEntry> {
  await refuseUnlessHolds(store, target, 'entries');
  const { branch, branch_id, doc } = target;
  const { meta, agent_id, ...note } = step;
  return tell('note_added', {
    branch,
    branch_id,
    doc,
    ...note,
    meta: Object.keys(meta).length ? meta : undefined,
    agent_id: agent_id ?? undefined,
  });
}

const newest = (store: ThinkStore, { view, doc }: DocumentTarget, limit: number) =>
  store.entries.before(view, doc, { before: fromTheEnd, limit: limit + 1, bytes: pageBytes });

export const traceHandlers: ThinkTraceHandlers<ThinkStore> = {
  async trace_step({ step, message, mode, base, supports, blocks, checkpoint_every, meta: more }, ctx) {
    const { target, store, tell, warn, agent_id } = ctx;
    const meta = metaOf(more, {
      mode,
      base,
      supports: supports && [supports].flat(),
      blocks: blocks && [blocks].flat(),
      checkpoint_every,
    });
    const entry = await append(store, target, tell, { format: 'trace_step', content: step, title: message, meta, agent_id });
    for (const { code, found } of lintSequence(meta)) warn(code, { found });
    return { entry };
  },

  async trace_sequential_step({ thought, message, meta: more, ...input }, { target, store, tell, warn, agent_id }) {
    const meta = metaOf(more, decideThought(input));
    const step = { format: 'trace_sequential_step', content: thought, title: message, meta, agent_id } as const;
    const entry = await append(store, target, tell, step);
    for (const { code, found } of lintSequence(meta))
      if (
        code === 'TRACE_SEQ_META_INVALID_BRANCH_FROM_THOUGHT' ||
        code === 'TRACE_SEQ_META_REVISION_MISSING_REVISES_THOUGHT' ||
        code === 'TRACE_SEQ_META_INVALID_REVISES_THOUGHT'
      )
        warn(code, { found });
    return { entry };
  },

  async trace_hydrate({ limit_steps, statement_max_bytes: most }, { target, store, short }) {
    const { branch, doc } = target;
    const { entries, pagination } = toPage(await newest(store, target, limit_steps), undefined, limit_steps);
    const said = most === undefined ? entries : entries.map((e) => withStatement(e, (text) => short.bytes(text, most)));
    const truncated = endedEarly(pagination);
    return { branch, doc, entries: said, sequential: sequentialGraph(entries), pagination, truncated };
  },

  async trace_validate(_, { target, store }) {
    const { branch, doc } = target;
    const { entries, pagination } = toPage(await newest(store, target, checkedAtMost), undefined, checkedAtMost);
    const { checked, errors } = checkTrace(entries);
    return { branch, doc, ok: errors.length === 0, checked, has_more: pagination.has_more, errors, truncated: false };
  },
};
