import type { HandsCommand, HandsEvent } from '../../kernel/hands.ts';
import { cutWhole, endWhole } from '../../kernel/secrets/cut.ts';
import { riskSignals } from './risk-rules.ts';

const mostCommands = 100;
const mostOutput = 4000;
const mostSignals = 20;
const longestCommand = 16 * 1024;

/** The beginning and the end of a long output: what was run, and how it ended. */
export const endsOf = (output: string, chars = mostOutput): string => {
  if (output.length <= chars) return output;
  const half = Math.floor((chars - 3) / 2);
  return `${cutWhole(output, half)}\n…\n${endWhole(output, half)}`;
};

/** Signals of risk, each once. */
export class Signals {
  readonly #found = new Set<string>();

  judge(text: string, chars?: number): void {
    if (this.#found.size >= mostSignals) return;
    for (const signal of riskSignals(text, chars)) if (this.#found.size < mostSignals) this.#found.add(signal);
  }

  all(): string[] {
    return [...this.#found];
  }
}

/** Commands of a batch as their beginnings and ends come in: the newest are kept, and each is judged once. */
export class Commands {
  readonly signals = new Signals();
  readonly #open = new Map<string, string>();
  #ended: HandsCommand[] = [];
  total = 0;

  start(id: string, given: string): HandsEvent {
    const command = cutWhole(given, longestCommand);
    this.total += 1;
    this.signals.judge(given);
    this.#open.delete(id);
    this.#open.set(id, command);
    if (this.#open.size > mostCommands) this.#open.delete(this.#open.keys().next().value as string);
    return { kind: 'command_started', command };
  }

  /** Without a beginning it counts from here. */
  end(id: string, given: string | undefined, exit_code: number | null, output: string): HandsEvent | undefined {
    const begun = this.#open.get(id);
    if (begun === undefined && given === undefined) return undefined;
    if (begun === undefined) this.start(id, given as string);
    this.#open.delete(id);
    const command = begun ?? cutWhole(given as string, longestCommand);
    const ended = { command, exit_code, output: endsOf(output) };
    this.#ended.push(ended);
    if (this.#ended.length > mostCommands) this.#ended.shift();
    return { kind: 'command_ended', ...ended };
  }

  /** Those that never ended stand last. */
  all(): HandsCommand[] {
    const cutShort = [...this.#open.values()].map((command) => ({ command, exit_code: null, output: '' }));
    return [...this.#ended, ...cutShort].slice(-mostCommands);
  }
}
