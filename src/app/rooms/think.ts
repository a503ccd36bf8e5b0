import { cardAppliers } from '../../appliers/cards.ts';
import { cardHandlers } from '../../domain/think/cards.ts';
import { thinkContribution } from '../../domain/think/contribution.ts';
import { frontierHandlers } from '../../domain/think/frontier.ts';
import { thinkLines } from '../../domain/think/lines.ts';
import { playbookHandlers } from '../../domain/think/playbooks.ts';
import { publishHandlers } from '../../domain/think/publish.ts';
import type { ThinkStore } from '../../domain/think/store.ts';
import { subgoalHandlers } from '../../domain/think/subgoals.ts';
import { traceHandlers } from '../../domain/think/trace.ts';
import { anchorReaders, graphReaders, notesReaders, taskReaders, thinkReaders } from './readers.ts';
import type { Room } from './room.ts';

export const think: Room<'think', ThinkStore> = {
  name: 'think',
  reads: {
    ...notesReaders,
    ...graphReaders,
    ...thinkReaders,
    ...anchorReaders,
    entities: taskReaders.entities,
    steps: taskReaders.steps,
  },
  handlers: () => ({
    ...cardHandlers,
    ...frontierHandlers,
    ...playbookHandlers,
    ...publishHandlers,
    ...subgoalHandlers,
    ...traceHandlers,
  }),
  appliers: cardAppliers,
  targets: {},
  lines: thinkLines,
  ...thinkContribution,
};
