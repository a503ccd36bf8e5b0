import type { Locate } from '../../../generated/handlers/ctx.ts';
import type { LedgerTarget } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { atEntry, stageName } from './state-rules.ts';
import type { SessionsStore } from './store.ts';

function missing(operation: string, required: number, current: number) {
  const facts = { operation, required: stageName(required), current: stageName(current) };
  if (required === 1) return refuse('stage-one-is-missing', facts);
  return current === 0 ? refuse('two-stages-are-missing', facts) : refuse('stage-two-is-missing', facts);
}

/** What a connection has reached. Where nobody stays connected there is nothing to reach, and nothing is asked for. */
export const locateLedger: Locate<SessionsStore, LedgerTarget> = async ({ tool, store, connection }) => {
  const { operation } = tool;
  const state = (connection === null ? undefined : await store.states.find(connection)) ?? atEntry;
  if (connection !== null && operation && state.stage < operation.stage)
    throw missing(operation.operation, operation.stage, state.stage);
  return { connection, reaches: operation?.reaches ?? null, ...state };
};
