import { type Call, call, saved } from '../kit/index.ts';

/** A session was started, so the connection is at stage 1. */
export const atStage1: readonly Call[] = [call('start_new', { title: 'Slow pages' }, { save: { session: '/session/id' } })];

/** The notation was loaded as well: thoughts can be recorded. */
export const atStage2: readonly Call[] = [...atStage1, call('cipher')];

/** A thought of the main chain, one of five unless said otherwise. */
export const think = (thoughtNumber: number, more: Readonly<Record<string, unknown>> = {}): Call =>
  call('thought', {
    thought: `Thought ${thoughtNumber}`,
    thoughtNumber,
    totalThoughts: 5,
    nextThoughtNeeded: true,
    ...more,
  });

/** Two thoughts, then a branch of two from the first, then a third of the main chain that revises the second. */
export const branched: readonly Call[] = [
  ...atStage2,
  think(1, { thought: 'S1|O|Pages are slow' }),
  think(2, { thought: 'S2|H|S1|The database is slow' }),
  think(2, { thought: 'Look at the network instead', branchFromThought: 1, branchId: 'network' }),
  think(3, { thought: 'Packets arrive in time', branchId: 'network' }),
  think(3, { thought: 'S3|R|^S2|One query is slow', isRevision: true, revisesThought: 2 }),
];

export const theSession = { sessionId: saved('session') };
