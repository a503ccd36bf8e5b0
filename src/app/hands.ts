import { cliReader } from '../domain/autopilot/cli-rules.ts';
import { codexReader } from '../domain/autopilot/codex-rules.ts';
import type { Hands } from '../kernel/hands.ts';
import type { HandsConfig } from '../kernel/hands-config.ts';
import type { HandsWorld } from '../outside/hands/batch.ts';
import { cliHands } from '../outside/hands/cli.ts';
import { codexHands } from '../outside/hands/codex.ts';

export interface OpenHands extends HandsWorld {
  readonly env?: NodeJS.ProcessEnv;
}

/** The agent that config.json names. `findConfigFaults` says beforehand what is wrong with it. */
export const openHands = ({ provider, cli }: HandsConfig, world: OpenHands = {}): Hands =>
  provider === 'codex'
    ? codexHands({ reader: codexReader, ...world })
    : cliHands({ config: cli, reader: () => cliReader(cli.thread_id_regex), ...world });
