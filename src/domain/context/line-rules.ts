import type { Short } from '../../../generated/handlers/ctx.ts';
import { quoted } from '../../kernel/quote.ts';
import { text } from '../../kernel/says.ts';
import { iso } from '../../kernel/text.ts';

/** Who wrote something, and when. */
export interface Origin {
  readonly agent_id?: string | null | undefined;
  /** What the note or card says about itself, such as `author`. */
  readonly meta?: Readonly<Record<string, unknown>> | null | undefined;
  readonly ts_ms: number;
}

/** A line of what is given; of those that do not fit, the highest rank goes first. */
export interface GivenLine {
  readonly ref: string;
  readonly line: string;
  readonly rank: number;
}

const bytesIn = (said: string): number => Buffer.byteLength(said);

/** Cut so that it takes no more bytes in quotes than this; what is escaped takes more than it did. */
export function quotedWithin(short: Short, said: string, most: number): string {
  const flat = short.line(said);
  for (let room = most - 2; ; room = Math.floor(room * 0.7)) {
    const shown = quoted(short.bytes(flat, room));
    if (bytesIn(shown) <= most || room < 8) return shown;
  }
}

/** References that only this program gives out; others are somebody's words, and quoted. */
const ours =
  /^(?:(?:CARD|TASK|PLAN|STEP|JOB)-[0-9]{1,12}|(?:notes|trace|(?:TASK|PLAN)-[0-9]{1,12}-(?:notes|trace))@[0-9]{1,15})$/;
const longestRef = 80;

export const refIn = (short: Short, ref: string): string => (ours.test(ref) ? ref : quotedWithin(short, ref, longestRef));

/** An agent unless it is said to be a person. */
export function whoWrote({ agent_id, meta }: Origin): string {
  const isPerson = meta?.author === 'person';
  const { agent, person, nobody, someone } = text('context-who', { id: agent_id ? quoted(agent_id) : '' });
  if (agent_id) return isPerson ? person : agent;
  return isPerson ? someone : nobody;
}

/** To the minute, in UTC. */
export const dayOf = ({ ts_ms }: Origin): string => `${iso(ts_ms).slice(0, 16)}Z`;

/** What every line says about where it comes from. */
export const originOf = (short: Short, ref: string, origin: Origin) => ({
  ref: refIn(short, ref),
  who: whoWrote(origin),
  day: dayOf(origin),
});

/** Lines in their order between a head and an end, as many as there is room for: the lowest rank first. */
export function fitLines(head: string, lines: readonly GivenLine[], end: string | undefined, most: number) {
  const fixed = [head, ...(end === undefined ? [] : [end])];
  let room = most - bytesIn(fixed.join('\n'));
  const kept = new Set<GivenLine>();
  for (const one of [...lines].sort((a, b) => a.rank - b.rank)) {
    const size = bytesIn(one.line) + 1;
    if (size > room) continue;
    room -= size;
    kept.add(one);
  }
  const shown = lines.filter((one) => kept.has(one));
  const all = [head, ...shown.map(({ line }) => line), ...(end === undefined ? [] : [end])];
  return { text: all.join('\n'), refs: [...new Set(shown.map(({ ref }) => ref))] };
}
