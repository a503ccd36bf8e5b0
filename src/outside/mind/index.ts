import { randomBytes } from 'node:crypto';
import type { Mind } from '../../kernel/mind.ts';
import { systemTime } from '../../kernel/time.ts';
import { type Hide, hiding, secretsIn } from '../secrets.ts';
import { anthropicVoice } from './anthropic.ts';
import { asking } from './asking.ts';
import { codexVoice } from './codex.ts';
import type { MindConfig } from './config.ts';
import { keyOf } from './key.ts';
import { openaiVoice } from './openai.ts';
import type { Voice } from './voice.ts';
import type { MindWorld } from './world.ts';

export { defaultMind, type MindConfig } from './config.ts';
export type { MindWorld } from './world.ts';

const voices: Readonly<Record<MindConfig['provider'], (config: MindConfig, world: MindWorld) => Voice>> = {
  codex_schema: ({ codex_schema = {} }, world) => codexVoice(codex_schema, world),
  openai_compatible: ({ openai_compatible }, world) => openaiVoice(openai_compatible, world),
  anthropic: ({ anthropic }, world) => anthropicVoice(anthropic, world),
};

/** Keys that Codex itself reads. */
const codexKeys = ['OPENAI_API_KEY', 'CODEX_API_KEY'];

/** Every key that could be met, whichever provider is asked, and what else of the surroundings is a secret. */
export const keysIn = ({ openai_compatible, anthropic }: MindConfig, env: NodeJS.ProcessEnv): string[] => [
  ...[openai_compatible, anthropic].flatMap((config) => [keyOf(config, env), config.api_key.trim()]),
  ...codexKeys.map((name) => env[name]?.trim() ?? ''),
  ...secretsIn(env),
];

type Given = Pick<MindWorld, 'root' | 'project' | 'transcripts' | 'env'> & Partial<MindWorld> & { readonly hide?: Hide };

/** The Mind that a configuration describes. Nothing is asked, started or written before the first question. */
export function openMind(config: MindConfig, given: Given): Mind {
  const world: MindWorld = {
    time: systemTime,
    random: Math.random,
    unique: () => randomBytes(4).toString('hex'),
    ...given,
  };
  return asking({
    connect: () => voices[config.provider](config, world),
    hide: given.hide ?? hiding(keysIn(config, world.env)),
    world,
  });
}
