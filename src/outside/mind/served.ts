import type { Reached } from './config.ts';
import { flexible } from './flexible.ts';
import { below, ready } from './key.ts';
import type { Spoken, Turn, Voice } from './voice.ts';
import type { MindWorld } from './world.ts';

/** How a kind of server is spoken to. */
export interface Serving extends Pick<Voice, 'provider' | 'dialect'> {
  /** Parts of a request that not every server takes. */
  readonly optional: readonly string[];
  /** Below the base that is configured. */
  endpoint(base: URL): string;
  /** Headers that carry the key, and others. */
  headers(key: string): Readonly<Record<string, string>>;
  body(turn: Turn, without: ReadonlySet<string>): Readonly<Record<string, unknown>>;
  spoken(reply: string): Spoken;
}

/** What is said by turns: the question and, where the answer did not fit, that answer and what is wrong with it. */
export const turnsOf = (prompt: string, { repair }: Turn) => [
  { role: 'user', content: prompt },
  ...(repair
    ? [
        { role: 'assistant', content: repair.said },
        { role: 'user', content: repair.request },
      ]
    : []),
];

/** A model behind a server. */
export function servedVoice(config: Reached, world: MindWorld, serving: Serving): Voice {
  const { provider, dialect } = serving;
  const { key, base } = ready(provider, config, world.env);
  const { timeout_s, max_retries } = config;
  const post = flexible(serving.optional);
  const url = below(base, serving.endpoint(base));
  return {
    provider,
    dialect,
    about: { base_url: `${base.origin}${base.pathname}`, model: config.model },
    async speak(turn) {
      const order = {
        url,
        timeout_s,
        max_retries,
        headers: serving.headers(key),
        body: (without: ReadonlySet<string>) => serving.body(turn, without),
        signal: turn.signal,
        again: turn.again,
        transcript: turn.transcript,
      };
      return serving.spoken(await post(order, world));
    },
  };
}
