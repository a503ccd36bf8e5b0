import type { SessionsArchiveHandlers } from '../../../generated/handlers/sessions.ts';
import type { ThoughtData } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { partOf } from '../../kernel/secrets/part.ts';
import { nodeId } from '../../records/sessions.ts';
import { exportCipher, exportJson, exportMarkdown } from './export-rules.ts';
import { holding, sessionNamed, shown } from './finding.ts';
import { planImport } from './import-rules.ts';
import { integrityOf, lostOf } from './integrity-rules.ts';
import { keep } from './navigation.ts';
import { moved, reached } from './state-rules.ts';
import type { SessionsStore } from './store.ts';

/** Thoughts by their branches. */
function byBranch(thoughts: readonly ThoughtData[]): Record<string, ThoughtData[]> {
  const branches = new Map<string, ThoughtData[]>();
  for (const thought of thoughts)
    if (thought.branchId !== undefined) branches.set(thought.branchId, [...(branches.get(thought.branchId) ?? []), thought]);
  return Object.fromEntries(branches);
}

type Resuming = Parameters<SessionsArchiveHandlers<SessionsStore>['session_resume']>[1];

/** A session is resumed whole, or without what is lost where that is wanted. What is only contradicted is warned of. */
async function checkFiles(
  { sessionId, repair }: { sessionId: string; repair: boolean },
  { store, tell, warn }: Pick<Resuming, 'store' | 'tell' | 'warn'>,
): Promise<void> {
  const problems = await store.integrity.problems(sessionId);
  const lost = lostOf(problems);
  const files = (kind: string) => lost.filter((one) => one.kind === kind).map(({ file }) => file);
  const [missing, unreadable] = [files('missing'), files('unreadable')];
  if (lost.length > 0 && !repair)
    throw refuse('session-is-damaged', {
      session: sessionId,
      missing: missing.length,
      unreadable: unreadable.length,
      files: [...missing, ...unreadable],
    });
  if (lost.length > 0) await tell('session_mended', { sessionId, missing, unreadable });
  const left = problems.filter((one) => !lost.includes(one)).map(({ file }) => file);
  if (left.length > 0) warn('SESSION_DAMAGED', { session: sessionId, files: left });
}

export const archiveHandlers: SessionsArchiveHandlers<SessionsStore> = {
  async session_get({ sessionId, limit, offset }, { store }) {
    const session = await sessionNamed(store, sessionId);
    const page = await store.thoughts.page(sessionId, { offset, limit });
    const integrity = integrityOf(await store.integrity.problems(sessionId));
    return {
      session: shown(session),
      thoughts: page.filter(({ branchId }) => branchId === undefined),
      branches: byBranch(page),
      hasMore: offset + page.length < session.thoughtCount,
      ...(integrity ? { integrity } : {}),
      truncated: false,
    };
  },

  async session_search({ query, limit }, { store, short }) {
    /** Several thoughts of one session may hold the words. */
    const rows = await holding(store, query, ['session', 'thought'], limit * 20 + 1);
    const thoughts = await store.thoughts.recorded(
      rows.filter(({ source }) => source === 'thought').map(({ key }) => Number(key)),
    );
    const ids = rows.flatMap(({ source, key }) => (source === 'session' ? [key] : (thoughts.get(Number(key))?.session ?? [])));
    const found = [...new Set(ids)];
    const sessions = await store.sessions.these(found.slice(0, limit));
    const matches = rows.flatMap(({ source, key }) => {
      const thought = source === 'thought' ? thoughts.get(Number(key)) : undefined;
      if (!thought || !sessions.has(thought.session)) return [];
      const { thoughtNumber, branchId = null, timestamp, thought: said } = thought.data;
      const node = nodeId(thought.session, branchId, thoughtNumber);
      return [{ nodeId: node, thoughtNumber, branchId, timestamp, excerpt: short.chars(said, 200) }];
    });
    return {
      sessions: found.slice(0, limit).flatMap((id) => sessions.get(id) ?? []),
      matches,
      count: sessions.size,
      query,
      hasMore: found.length > limit || rows.length > limit * 20,
      truncated: false,
    };
  },

  async session_resume({ sessionId, repair }, { target, store, tell, warn }) {
    const { highest, thoughtCount } = await sessionNamed(store, sessionId);
    await checkFiles({ sessionId, repair }, { store, tell, warn });
    const [lastThought = null] = await store.thoughts.last(sessionId, 1);
    const session = await tell('session_resumed', { sessionId });
    const isOther = target.session !== sessionId;
    const now = await keep(tell, moved(target, { session: sessionId, ...(isOther ? { stage: Math.min(target.stage, 1) } : {}) }));
    return { ...reached(now), success: true, sessionId, session, thoughtCount, lastThought, nextThoughtNumber: highest + 1 };
  },

  async session_export({ sessionId, format, includeMetadata, offset }, { store, now_ms, short }) {
    const session = shown(await sessionNamed(store, sessionId));
    const nodes = await store.thoughts.nodes(sessionId);
    const written = {
      json: () => exportJson(session, nodes, now_ms),
      markdown: () => exportMarkdown(session, nodes, includeMetadata),
      cipher: () => exportCipher(nodes, short),
    };
    return { sessionId, format, ...partOf(written[format](), offset), truncated: false };
  },

  async session_import({ export: file, dryRun }, { store, tell }) {
    const sessionId = file.session.id;
    const here = await store.sessions.find(sessionId);
    const plan = planImport(file, here !== undefined, here ? await store.thoughts.nodes(sessionId) : []);
    const { thoughts, critiques, branches, adjusted } = plan;
    const added = thoughts.length + critiques.length;
    const thoughtCount = (here?.thoughtCount ?? 0) + thoughts.length;
    if (!dryRun) {
      if (plan.session) await tell('session_started', plan.session);
      for (const thought of thoughts) await tell('thought_recorded', thought);
      for (const critique of critiques) await tell('thought_critiqued', critique);
      if (thoughts.at(-1)?.nextThoughtNeeded === false)
        await tell('session_closed', { sessionId, thoughtCount, exportPath: null });
    }
    const outcome = here ? (added ? 'extended' : 'unchanged') : 'imported';
    const title = here?.title ?? plan.session?.title ?? '';
    return { sessionId, title, outcome, added, thoughtCount, branchCount: branches, adjusted, dryRun };
  },

  async session_delete({ sessionId, confirm }, { target, store, tell }) {
    const { title, thoughtCount } = await sessionNamed(store, sessionId);
    if (!confirm) throw refuse('deleting-is-not-confirmed', { title, thoughts: thoughtCount });
    await tell('session_deleted', { sessionId });
    if (target.session === sessionId) await keep(tell, moved(target, { session: null }));
    return { sessionId, deleted: true, thoughtCount };
  },
};
