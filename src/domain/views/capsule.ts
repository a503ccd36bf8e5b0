import type { NextCall } from '../../../generated/handlers/codes.ts';
import type { EntityTarget, Short } from '../../../generated/handlers/ctx.ts';
import type {
  Blocker,
  EngineBlock,
  Entry,
  Handoff,
  Known,
  Memory,
  ResumeAction,
  ResumeCapsule,
  Signals,
  StepAtHand,
  Suggestion,
  WorkAtHand,
} from '../../../generated/types/index.ts';
import { fromTheEnd } from '../../kernel/page.ts';
import type { BranchRow } from '../../records/workspace.ts';
import type { Step } from '../tasks/step-types.ts';
import { type Next, stepAtHand } from './action-rules.ts';
import { saidOf } from './known.ts';
import { goalOf, handoffOf } from './radar-rules.ts';
import type { ViewsStore } from './store.ts';
import type { WorkState } from './work-state.ts';

export type Ready = (calls: readonly NextCall[]) => Promise<Suggestion[]>;

/** A capsule is small by itself. */
const longest = { goal: 200, title: 120, line: 100 };
const linesTold = 3;
const criteriaTold = 3;

const newestOf = async (store: ViewsStore, { view }: BranchRow, doc: string): Promise<Entry | undefined> =>
  (await store.entries.before(view, doc, { before: fromTheEnd, limit: 1 })).at(0)?.entry;

/** What happened last in the notes or the trace. */
export async function lastActivity(
  store: ViewsStore,
  branch: BranchRow,
  { trace_doc }: EntityTarget['reasoning_ref'],
  note: Entry | undefined,
): Promise<ResumeCapsule['last_activity']> {
  const found = [await newestOf(store, branch, trace_doc), note];
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
  readonly known: Known;
  readonly engine: EngineBlock | null;
  readonly last_activity: ResumeCapsule['last_activity'];
  readonly short: Short;
}

type Say = (most: number) => (text: string) => string;

/** A step as whoever works on it needs it. */
export const shownStep = ({ step_id, path, title, success_criteria, tests }: Step, say: Say): StepAtHand => ({
  step_id,
  path,
  title: say(longest.title)(title),
  criteria: success_criteria.slice(0, criteriaTold).map(say(longest.line)),
  tests: tests.slice(0, criteriaTold).map(say(longest.line)),
});

/** Where, why and what next, for whoever picks the work up. */
export function resumeCapsule(parts: Parts): ResumeCapsule {
  const { workspace, focus, standing, action, memory, signals, known, engine, last_activity, short } = parts;
  const { entity } = standing;
  const { branch, notes_doc, trace_doc, graph_doc } = entity.reasoning_ref;
  const say = (most: number) => (text: string) => short.chars(text, most);
  const step = standing.kind === 'task' ? stepAtHand(standing.steps) : undefined;
  const goal = goalOf(standing);
  return {
    type: 'resume_capsule',
    version: 1,
    where: {
      workspace,
      target: entity.id,
      branch,
      docs: { notes: notes_doc, trace: trace_doc, graph: graph_doc },
      step: step ? shownStep(step, say) : null,
      focus,
    },
    state: {
      title: say(longest.title)(entity.title),
      status: entity.status,
      revision: entity.revision,
      blocked: step?.blocked ?? false,
    },
    why: {
      goal: goal === null ? null : say(longest.goal)(goal),
      signals: (engine?.signals ?? []).slice(0, 2).map(({ code, severity, message }) => ({ code, severity, message })),
    },
    known,
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

/** How the work in focus stands, for a first look. */
export function workAtHand(standing: WorkState, next: Next, waiting: readonly Blocker[], short: Short): WorkAtHand {
  const { id, title, status } = standing.entity;
  const say = (most: number) => (text: string) => short.chars(text, most);
  const step = standing.kind === 'task' ? stepAtHand(standing.steps) : undefined;
  const { kind, about, missing, missing_proof } = next;
  return {
    where: { target: id, focus: id, step: step ? shownStep(step, say) : null },
    state: { title: say(longest.title)(title), status },
    action: { kind, about, missing, missing_proof },
    known: { blockers: saidOf(waiting, short) },
    handoff: told(handoffOf(standing, linesTold), say(longest.line)),
  };
}
