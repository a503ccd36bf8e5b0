import type { AutopilotRunsHandlers } from '../../../../generated/handlers/autopilot.ts';
import type { FactPayloads } from '../../../../generated/handlers/ctx.ts';
import type { EvidenceKind } from '../../../../generated/registry/facts.ts';
import type {
  EvidenceReceipt,
  ProjectOverlay,
  RunEndFact,
  RunStatus,
  SegmentState,
  StatusHint,
} from '../../../../generated/types/index.ts';
import type { Hands } from '../../../kernel/hands.ts';
import type { HomeFiles } from '../../../kernel/home-files.ts';
import type { Hosts } from '../../../kernel/hosts.ts';
import type { Mind } from '../../../kernel/mind.ts';
import type { LivePort, StopPort, TimePort, UserPort } from '../../../kernel/pilot.ts';
import type { Repo } from '../../../kernel/repo.ts';
import type { WorkPort } from '../../../kernel/work.ts';
import type { RunConfig } from '../../../records/config.ts';
import type { StateTrouble } from '../../../records/projects.ts';
import type { Circuit } from '../circuit-rules.ts';
import type { AutopilotStore } from '../store.ts';
import type { Earlier } from './bound-rules.ts';
import { forSegment, forWindow, segmentSize, windowSize } from './compact-rules.ts';
import type { Seen } from './effect-rules.ts';
import type { Knowledge } from './knowledge.ts';
import type { RunLimits, Used } from './limit-rules.ts';
import type { Workflows } from './workflows.ts';

export interface RunPorts {
  readonly hands: Hands;
  readonly mind: Mind;
  readonly repo: Repo;
  readonly hosts: Hosts;
  readonly user: UserPort;
  readonly live: LivePort;
  readonly stop: StopPort;
  readonly time: TimePort;
  readonly home_files: Pick<HomeFiles, 'copying' | 'snapshotViews'>;
  readonly work: WorkPort;
}

export type RunCtx = Parameters<AutopilotRunsHandlers<AutopilotStore, RunPorts>['mi_run']>[1];
export type EndReason = RunEndFact['reason'];

export interface Over {
  readonly status: RunStatus;
  readonly reason: EndReason;
  readonly notes: string;
}

/** One run while it goes on. Whatever a step changes it changes here; nothing else outlives a batch. */
export interface Run {
  readonly ctx: RunCtx;
  readonly task: string;
  readonly config: RunConfig;
  readonly limits: RunLimits;
  readonly started_ms: number;
  /** Given when nothing may begin any more: somebody stopped the run, or its time is up. */
  signal: AbortSignal;
  readonly wants_why: boolean;
  readonly knows: Knowledge;
  readonly works: Workflows;
  /** Its first record; what stands before it in the log is of earlier runs. */
  began: Pick<EvidenceReceipt, 'event_id' | 'run_id'>;
  overlay: ProjectOverlay;
  segment: SegmentState;
  /** What prompts are shown of the last batches. */
  window: Readonly<Record<string, unknown>>[];
  /** The conversation of Hands; empty for none. */
  thread_id: string;
  /** It is one of an earlier run, and nobody knows yet whether it can be gone on with. */
  resumes: boolean;
  next_input: string;
  last_message: string;
  batches: number;
  mind_calls: number;
  circuit: Circuit;
  /** Why the Mind gave no answer the last time; empty where it did. */
  mind_trouble: string;
  signatures: string[];
  seen: Seen;
  last_checkpoint: string;
  /** Suggestions that this run has recorded. */
  readonly suggested: string[];
  /** The task of a memory workspace that it works on; empty for none. */
  readonly bound_to: string;
  /** Names of what that task has. */
  readonly reported: Set<string>;
  /** What earlier runs of that task have left; null before anybody looked. */
  earlier: Earlier | null;
  /** What it has not got, the last time that it was tried. */
  unreported: number;
  /** State that could not be used, in the order in which that was found, and how much of it the log tells. */
  troubles: readonly StateTrouble[];
  troubles_told: number;
  over: Over | null;
}

/** What Hands is sent: what it should know about the user, then what it should do. */
export const promptOf = (injection: string, input: string): string => `${injection}\n${input}\n`;

export const ts = (run: Run): string => new Date(run.ctx.ports.time.now()).toISOString();

/** A clock that was set back counts as one that stands still: the limit of time is a timer of its own. */
export const used = (run: Run): Used => ({
  batches: run.batches,
  mind_calls: run.mind_calls,
  minutes: Math.max(0, Math.round(((run.ctx.ports.time.now() - run.started_ms) / 60_000) * 100) / 100),
});

export const place = (run: Run, batch_id: string) => ({ batch_id, thread_id: run.thread_id });

/** What cut a run short, if something did. */
function cutShort({ signal, ctx }: Run): Over | null {
  if (!signal.aborted) return null;
  const { stop } = ctx.ports;
  return stop.signal.aborted
    ? { status: 'blocked', reason: 'stopped', notes: String(stop.signal.reason ?? '') }
    : { status: 'blocked', reason: 'max_minutes', notes: String(signal.reason ?? '') };
}

/** The first reason counts, but for a stop: it outranks everything that a step could want, and whatever comes of it. */
export function end(run: Run, status: RunStatus, reason: EndReason, notes: string): void {
  run.over ??= cutShort(run) ?? { status, reason, notes };
}

/** Somebody stopped the run: no program is started any more. */
export const isStopped = ({ ctx }: Run): boolean => ctx.ports.stop.signal.aborted;

/** The run was stopped or its time is up: nothing is asked any more. */
export const isCut = ({ signal }: Run): boolean => signal.aborted;

/** Whether a step may still begin. */
export function goesOn(run: Run): boolean {
  run.over ??= cutShort(run);
  return run.over === null;
}

export const statusHint = (run: Run): StatusHint =>
  run.over === null ? 'not_done' : run.over.reason === 'max_batches' ? 'max_batches' : run.over.status;

type Logged = Extract<EvidenceKind, keyof FactPayloads>;

/** Keeps in mind what later prompts and the next checkpoint are shown of a record. */
export function remember(run: Run, kind: string, event_id: string, fields: object): void {
  const item = forWindow(kind, event_id, fields as Record<string, unknown>);
  if (item) run.window = [...run.window, item].slice(-windowSize);
  const kept = forSegment(kind, event_id, fields as Record<string, unknown>);
  if (kept) run.segment = { ...run.segment, records: [...run.segment.records, kept].slice(-segmentSize), updated_ts: ts(run) };
}

type Tells = Parameters<Parameters<RunCtx['writing']>[0]>[0]['tell'];

/** Writes one record. */
export async function record<K extends Logged & Parameters<Tells>[0]>(
  run: Run,
  kind: K,
  fields: FactPayloads[K],
): Promise<EvidenceReceipt> {
  const receipt = (await run.ctx.writing(({ tell }) => tell(kind, fields))) as EvidenceReceipt;
  remember(run, kind, receipt.event_id, fields);
  return receipt;
}

type Writes = Parameters<Parameters<RunCtx['writing']>[0]>[0]['store'];

/** State may break while a run goes on: what is put in its place takes nothing along, and the run tells about it at its end. */
async function asideFirst(run: Run, store: Writes): Promise<ProjectOverlay> {
  const { overlay, troubles } = await store.state.forRun(run.ctx.target);
  /** A field that is not as it must be stays so until somebody writes it. */
  const isKnown = (one: StateTrouble) =>
    run.troubles.some(({ label, quarantined_to }) => label === one.label && quarantined_to === one.quarantined_to);
  run.troubles = [...run.troubles, ...troubles.filter((one) => !isKnown(one))];
  return overlay;
}

/** What commands say about a project while it is worked on stays as they say it: a run changes only what is its own. */
export async function saveOverlay(run: Run, overlay: ProjectOverlay): Promise<void> {
  run.overlay = await run.ctx.writing(async ({ store, tell }) => {
    const { host_bindings, global_workflow_overrides } = await asideFirst(run, store);
    const whole = { ...overlay, host_bindings, global_workflow_overrides };
    await tell('overlay_saved', { overlay: whole });
    return whole;
  });
}

export const saveSegment = async (run: Run): Promise<void> => {
  await run.ctx.writing(async ({ store, tell }) => {
    await asideFirst(run, store);
    await tell('segment_saved', { segment: run.segment });
  });
};

export const untold = ({ troubles, troubles_told }: Run): readonly StateTrouble[] => troubles.slice(troubles_told);

/** Tells what of the state could not be used, where something could not. */
export async function sayTroubles(run: Run, batch_id: string): Promise<void> {
  const items = untold(run).map(({ path, label, error, quarantined_to, quarantine_error }) => ({
    path,
    label,
    error,
    quarantined_to: quarantined_to ?? '',
    quarantine_error: quarantine_error ?? '',
    used_default: true as const,
  }));
  run.troubles_told = run.troubles.length;
  if (items.length > 0) await record(run, 'state_corrupt', { ...place(run, batch_id), items });
}
