import type { NextCall } from '../../../generated/handlers/codes.ts';
import type { EntityTarget, Short } from '../../../generated/handlers/ctx.ts';
import type {
  EngineBlock,
  Entry,
  Handoff,
  Memory,
  ResumeAction,
  ResumeCapsule,
  Signals,
  Suggestion,
} from '../../../generated/types/index.ts';
import { fromTheEnd } from '../../kernel/page.ts';
import type { BranchRow } from '../../records/workspace.ts';
import type { Next } from './action-rules.ts';
import { goalOf, handoffOf } from './radar-rules.ts';
import type { ViewsStore } from './store.ts';
import type { WorkState } from './work-state.ts';

export type Ready = (calls: readonly NextCall[]) => Promise<Suggestion[]>;

/** A capsule is small by itself. */
const longest = { goal: 200, title: 120, line: 100 };
const linesTold = 3;

/** The newest entry of a document: on its page, unless the page begins elsewhere or is empty. */
async function newestOf(
  store: ViewsStore,
  { view }: BranchRow,
  doc: string,
  { entries, pagination }: Memory['notes'],
): Promise<Entry | undefined> {
  if (pagination.cursor === null && pagination.limit > 0) return entries.at(-1);
  return (await store.entries.before(view, doc, { before: fromTheEnd, limit: 1 })).at(0)?.entry;
}

/** What happened last in the notes or the trace. */
export async function lastActivity(
  store: ViewsStore,
  branch: BranchRow,
  { notes_doc, trace_doc }: EntityTarget['reasoning_ref'],
  { notes, trace }: Pick<Memory, 'notes' | 'trace'>,
): Promise<ResumeCapsule['last_activity']> {
  const found = [await newestOf(store, branch, trace_doc, trace), await newestOf(store, branch, notes_doc, notes)];
  const last = found.filter((entry) => entry !== undefined).sort((a, b) => b.seq - a.seq)[0];
  return last ? { ts: last.ts, ts_ms: last.ts_ms, what: whatOf(last), ref: `${last.doc}@${last.seq}` } : null;
}

const whatOf = (entry: Entry) =>
  entry.kind === 'event' ? [entry.event_type, ...(entry.path === null ? [] : [entry.path])].join(' ') : (entry.format ?? 'note');

const told = (handoff: Handoff, say: (text: string) => string): Handoff => ({
  ...handoff,
  done: handoff.done.map(say),
  remaining: handoff.remaining.map(say),
  risks: handoff.risks.map(say),
});

export async function actionOf({ call, ...next }: Next, ready: Ready, short: Short): Promise<ResumeAction> {
  return {
    ...next,
    title: short.chars(next.title, longest.title),
    tool: call?.tool ?? null,
    calls: call ? await ready([call]) : [],
  };
}

interface Parts {
  readonly workspace: string;
  readonly focus: string | null;
  readonly standing: WorkState;
  readonly action: ResumeAction;
  readonly memory: Memory;
  readonly signals: Signals;
  readonly engine: EngineBlock | null;
  readonly last_activity: ResumeCapsule['last_activity'];
  readonly short: Short;
}

/** Where, why and what next, for whoever picks the work up. */
export function resumeCapsule(parts: Parts): ResumeCapsule {
  const { workspace, focus, standing, action, memory, signals, engine, last_activity, short } = parts;
  const { entity } = standing;
  const { branch, notes_doc, trace_doc, graph_doc } = entity.reasoning_ref;
  const say = (most: number) => (text: string) => short.chars(text, most);
  const first = standing.kind === 'task' ? standing.steps.find(({ completed }) => !completed) : undefined;
  const goal = goalOf(standing);
  return {
    type: 'resume_capsule',
    version: 1,
    where: {
      workspace,
      target: entity.id,
      branch,
      docs: { notes: notes_doc, trace: trace_doc, graph: graph_doc },
      step: first ? { step_id: first.step_id, path: first.path, title: say(longest.title)(first.title) } : null,
      focus,
    },
    state: {
      title: say(longest.title)(entity.title),
      status: entity.status,
      revision: entity.revision,
      blocked: first?.blocked ?? false,
    },
    why: {
      goal: goal === null ? null : say(longest.goal)(goal),
      signals: (engine?.signals ?? []).slice(0, 2).map(({ code, severity, message }) => ({ code, severity, message })),
    },
    handoff: told(handoffOf(standing, linesTold), say(longest.line)),
    counts: {
      steps: standing.kind === 'task' ? entity.steps : null,
      tasks: standing.kind === 'plan' ? { total: standing.total, completed: standing.completed } : null,
      blockers: signals.stats.blockers,
      decisions: signals.stats.decisions,
      evidence: signals.stats.evidence,
      notes: memory.notes.entries.length,
      trace: memory.trace.entries.length,
      cards: memory.cards.cards.length,
    },
    last_activity,
    action,
  };
}
