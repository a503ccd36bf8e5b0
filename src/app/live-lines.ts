import { type LiveOptions, liveLines } from '../domain/autopilot/live-rules.ts';
import { shorten } from '../kernel/cut.ts';
import { printable } from '../kernel/line.ts';
import type { LiveEvent } from '../kernel/pilot.ts';

export interface LiveShowing {
  /** What Hands printed, as it came. */
  readonly hands_raw: boolean;
  /** Also what Hands is sent. */
  readonly mi_prompt: boolean;
  /** Hides secrets. */
  readonly clean: (text: string) => string;
  /** The same for lines that Hands prints, one after another. */
  readonly cleanLine?: LiveOptions['cleanLine'];
}

const longestPrompt = 20_000;

/** Every line has the prefix, so that nobody's text passes for somebody else's. */
const prefixed = (prefix: string, text: string): string[] =>
  printable(text)
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => `${prefix} ${line}`.trimEnd());

const said = (facts: Readonly<Record<string, string | number | boolean>>): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ');

/** A run as lines, for a pipe, a file or somebody who reads along. */
export function runLines(event: LiveEvent, { hands_raw, mi_prompt, clean, cleanLine }: LiveShowing): string[] {
  const mi = (text: string) => prefixed('[mi]', clean(text));
  switch (event.kind) {
    case 'batch_start': {
      const { batch_id, provider, mode, thread_id, transcript } = event;
      return mi(`batch_start ${said({ id: batch_id, provider, mode, thread_id, transcript })}`);
    }
    case 'prompt': {
      if (!mi_prompt) return [];
      const part = (name: string, text: string) =>
        prefixed('[mi->hands]', `--- ${name} ---\n${shorten(clean(text), longestPrompt)}`);
      return [...part('light_injection', event.injection), ...part('batch_input', event.input)];
    }
    case 'hands':
      return liveLines(event.event, { raw: hands_raw, clean, cleanLine });
    case 'hands_done': {
      const { batch_id, exit_code, thread_id } = event;
      return mi(`hands_done ${said({ id: batch_id, exit_code, thread_id })}`);
    }
    case 'stage':
      return mi(`${event.name} ${said({ id: event.batch_id, ...event.said })}`);
    case 'waiting':
      return mi(`waiting ${said({ seconds: Math.ceil(event.ms / 1000), because: event.trouble })}`);
    case 'used': {
      const { batches, mind_calls, minutes } = event;
      return mi(`used ${said({ batches, mind_calls, minutes })}`);
    }
    case 'asking':
      return [];
  }
}
