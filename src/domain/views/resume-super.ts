import type { EntityTarget, Short } from '../../../generated/handlers/ctx.ts';
import type { ResumeSuper, ResumeView } from '../../../generated/types/index.ts';
import { branchNamed } from '../../records/branch.ts';
import { engineBlock } from '../think/hud.ts';
import { readEdges } from '../think/slice.ts';
import { readEntries, withSequence } from '../think/trace-slice.ts';
import { readBaseDiff } from './base-diff.ts';
import { actionOf, lastActivity, type Ready, resumeCapsule } from './capsule.ts';
import { readCards } from './card-pages.ts';
import { knownAtFirst, latestNotes, namedSignals, readKnown } from './known.ts';
import { decideView, lensOf, limitsOf } from './limit-rules.ts';
import { readOutline, shownEntity } from './outline.ts';
import { readSignals } from './signals.ts';
import type { ViewsStore } from './store.ts';
import { readTimeline } from './timeline.ts';

/** What of a resume is asked for; what is left out is as the view has it. */
export interface ResumeAsked {
  readonly view?: ResumeView | undefined;
  readonly max_chars?: number | undefined;
  readonly context_budget?: number | undefined;
  readonly events_limit?: number | undefined;
  readonly decisions_limit?: number | undefined;
  readonly evidence_limit?: number | undefined;
  readonly blockers_limit?: number | undefined;
  readonly notes_limit?: number | undefined;
  readonly trace_limit?: number | undefined;
  readonly cards_limit?: number | undefined;
  readonly events_cursor?: number | undefined;
  readonly notes_cursor?: number | undefined;
  readonly trace_cursor?: number | undefined;
  readonly cards_cursor?: number | undefined;
  readonly engine_signals_limit?: number | undefined;
  readonly engine_actions_limit?: number | undefined;
  /** A task that was just made, and that nobody has thought about: there is nothing to know yet. */
  readonly fresh?: boolean;
  /** The page of the graph diff, where one is asked for. */
  readonly diff?: { readonly cursor?: number | undefined; readonly limit: number } | undefined;
}

export interface ResumeCtx {
  readonly workspace: string;
  readonly store: ViewsStore;
  /** As it stands now: after a write, read again. */
  readonly target: EntityTarget;
  /** What is in focus once the call is over. */
  readonly focus: string | null;
  /** The id that the call named. */
  readonly requested: string | null;
  readonly ready: Ready;
  readonly short: Short;
}

/** Everything that is needed to go on with a plan or task. ViewsStore only. */
export async function readResume(asked: ResumeAsked, ctx: ResumeCtx): Promise<ResumeSuper> {
  const { workspace, store, target, focus, requested, ready, short } = ctx;
  const view = decideView(asked);
  const lens = lensOf(view);
  const usual = limitsOf(view, asked);
  const { reasoning_ref } = target;
  const branch = await branchNamed(store, reasoning_ref.branch);
  const place = { view: branch.view, graph_doc: reasoning_ref.graph_doc };

  const blockers = asked.blockers_limit ?? usual.blockers;
  const { standing, next, waiting, radar, progress } = await readOutline(store, target, { blockers });
  const timeline = await readTimeline(store, target.id, {
    cursor: asked.events_cursor,
    limit: asked.events_limit ?? usual.events,
  });
  const notes = await readEntries(
    store,
    { view: branch.view, doc: reasoning_ref.notes_doc },
    { cursor: asked.notes_cursor, limit: asked.notes_limit ?? usual.notes, step: null },
  );
  const trace = withSequence(
    await readEntries(
      store,
      { view: branch.view, doc: reasoning_ref.trace_doc },
      { cursor: asked.trace_cursor, limit: asked.trace_limit ?? usual.trace, step: null, mirrored: false },
    ),
  );
  const cards = await readCards(store, place, lens, {
    cursor: asked.cards_cursor,
    limit: asked.cards_limit ?? usual.cards,
  });
  const memory = { notes, trace, cards };
  const decisions = asked.decisions_limit ?? usual.decisions;
  const evidence = asked.evidence_limit ?? usual.evidence;
  const signals = await readSignals(store, place, lens, { blockers, decisions, evidence }, waiting);
  const own = { ...reasoning_ref, branch };
  const latest = await latestNotes(store, own, notes);
  const known = asked.fresh
    ? knownAtFirst(signals.blockers, short)
    : await readKnown(store, own, { notes: latest, blockers: signals.blockers, decisions }, short);
  const edges = await readEdges(store, { ...place, step: null }, cards.cards);
  const engine = await engineBlock(
    { cards: cards.cards, edges, trace: trace.entries },
    { ...reasoning_ref, entity: target, step: null },
    { signals: asked.engine_signals_limit ?? usual.signals, actions: asked.engine_actions_limit ?? usual.actions },
    { ready, short },
  );
  const action = await actionOf(next, ready, short);
  const last_activity = await lastActivity(store, branch, reasoning_ref, latest[0]);
  const diff = asked.diff ? { graph_diff: await readBaseDiff(store, target, branch, asked.diff) } : {};
  return {
    workspace,
    focus,
    requested,
    target: shownEntity(workspace, target),
    reasoning_ref,
    view,
    capsule: resumeCapsule({ workspace, focus, standing, action, memory, signals, known, engine, last_activity, short }),
    radar,
    ...progress,
    timeline,
    signals: namedSignals(signals, short),
    memory,
    engine,
    ...diff,
    degradation: { truncated_fields: [] },
    truncated: false,
  };
}
