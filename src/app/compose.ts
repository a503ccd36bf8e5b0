import type { Handlers } from '../../generated/handlers/index.ts';
import { appliers } from '../appliers/index.ts';
import type { Bus, House } from '../boundary/house.ts';
import { anchorHandlers } from '../domain/anchors/anchors.ts';
import { anchorsContribution } from '../domain/anchors/contribution.ts';
import { graphContribution } from '../domain/graph/contribution.ts';
import { graphEditHandlers } from '../domain/graph/edit.ts';
import { graphMergeHandlers } from '../domain/graph/merge.ts';
import { notesContribution } from '../domain/notes/contribution.ts';
import { entryHandlers } from '../domain/notes/entries.ts';
import { transcriptHandlers } from '../domain/notes/transcripts.ts';
import { tasksContribution } from '../domain/tasks/contribution.ts';
import { evidenceHandlers } from '../domain/tasks/evidence.ts';
import { focusHandlers } from '../domain/tasks/focus.ts';
import { historyHandlers } from '../domain/tasks/history.ts';
import { jobHandlers } from '../domain/tasks/jobs.ts';
import { jobsContribution } from '../domain/tasks/jobs-contribution.ts';
import { lifecycleHandlers } from '../domain/tasks/lifecycle.ts';
import { stepHandlers } from '../domain/tasks/steps.ts';
import { subplanHandlers } from '../domain/tasks/subplans.ts';
import { templateHandlers } from '../domain/tasks/templates.ts';
import { cardHandlers } from '../domain/think/cards.ts';
import { thinkContribution } from '../domain/think/contribution.ts';
import { frontierHandlers } from '../domain/think/frontier.ts';
import { playbookHandlers } from '../domain/think/playbooks.ts';
import { publishHandlers } from '../domain/think/publish.ts';
import { subgoalHandlers } from '../domain/think/subgoals.ts';
import { traceHandlers } from '../domain/think/trace.ts';
import { branchHandlers } from '../domain/vcs/branches.ts';
import { macroHandlers } from '../domain/vcs/macros.ts';
import { mergeHandlers } from '../domain/vcs/merge.ts';
import { tagHandlers } from '../domain/vcs/tags.ts';
import { anchorNoteHandlers } from '../domain/views/anchors.ts';
import { viewsContribution } from '../domain/views/contribution.ts';
import { taskMacroHandlers } from '../domain/views/macros.ts';
import { packHandlers } from '../domain/views/packs.ts';
import { radarHandlers } from '../domain/views/radar.ts';
import { resumeHandlers } from '../domain/views/resume.ts';
import { exportHandlers } from '../domain/workspace/export.ts';
import { openHandlers } from '../domain/workspace/open.ts';
import { setupHandlers } from '../domain/workspace/setup.ts';
import type { Contribution } from '../kernel/contributions.ts';
import type { Clock, ExportFiles, Log, Policy, Reads, StorePort, Told, Transcripts } from '../kernel/ports.ts';
import { createExports, type ExportOptions } from '../outside/exports/index.ts';
import { createTranscripts, type TranscriptOptions } from '../outside/transcripts/index.ts';
import { openStore } from '../store/open.ts';
import type { Durability } from '../store/sqlite.ts';

export const systemClock: Clock = { now: () => Date.now() };

export const noPolicy: Policy = { default_workspace: null, workspace_lock: false, project_guard: null, default_agent_id: null };

const contributions: readonly Contribution[] = [
  notesContribution,
  graphContribution,
  tasksContribution,
  jobsContribution,
  thinkContribution,
  anchorsContribution,
  viewsContribution,
];

export const handlersOf = (
  store: StorePort,
  policy: Policy,
  transcripts: Transcripts = createTranscripts(),
  exports: ExportFiles = createExports(),
): Handlers<Reads> => ({
  ...setupHandlers(
    store,
    policy,
    contributions.flatMap((c) => [...(c.golden ?? [])]),
    contributions.flatMap((c) => c.diagnosers ?? []),
  ),
  ...openHandlers(contributions.flatMap((c) => c.openers ?? [])),
  ...exportHandlers,
  ...entryHandlers,
  ...transcriptHandlers(transcripts),
  ...branchHandlers,
  ...mergeHandlers,
  ...tagHandlers,
  ...macroHandlers,
  ...graphEditHandlers,
  ...graphMergeHandlers,
  ...jobHandlers,
  ...traceHandlers,
  ...playbookHandlers,
  ...cardHandlers,
  ...frontierHandlers,
  ...publishHandlers,
  ...subgoalHandlers,
  ...anchorHandlers,
  ...anchorNoteHandlers,
  ...focusHandlers,
  ...lifecycleHandlers(store),
  ...stepHandlers,
  ...subplanHandlers,
  ...evidenceHandlers,
  ...historyHandlers,
  ...templateHandlers,
  ...radarHandlers,
  ...packHandlers(exports),
  ...taskMacroHandlers,
  ...resumeHandlers,
});

export function createBus(log: Log): Bus {
  const listeners = new Set<(workspace: string, facts: readonly Told[]) => void>();
  return {
    publish(workspace, facts) {
      if (facts.length === 0) return;
      for (const listener of listeners)
        try {
          listener(workspace, facts);
        } catch (error) {
          log.warning('a listener failed', { error: String(error) });
        }
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export interface HouseOptions {
  readonly database: string;
  readonly durability?: Durability;
  readonly policy?: Policy;
  readonly clock?: Clock;
  readonly log: Log;
  readonly verify?: boolean;
  readonly transcripts?: TranscriptOptions;
  readonly exports?: ExportOptions;
}

/** Opens the store and puts everybody in their room. */
export async function compose({
  database,
  durability = 'full',
  policy = noPolicy,
  clock = systemClock,
  log,
  verify = false,
  transcripts = {},
  exports = {},
}: HouseOptions): Promise<House> {
  const store = await openStore({ url: database, durability, clock, appliers, log });
  return {
    handlers: handlersOf(store, policy, createTranscripts(transcripts), createExports(exports)),
    store,
    clock,
    log,
    policy,
    verify,
    bus: createBus(log),
  };
}
