import type { Short } from '../../../generated/handlers/ctx.ts';
import type { TranscriptsDigestInput, TranscriptsDigestOutput } from '../../../generated/types/index.ts';
import { nextCall } from '../../kernel/says.ts';
import { given } from './given.ts';
import { displayable, fingerprint, longestText, looksLikeSummary, pick } from './transcript-rules.ts';
import { sessionRef, type Visitor } from './transcript-scan.ts';

type Digested = TranscriptsDigestOutput['digest'][number];

/** How many summaries of one session are remembered. */
const perSession = 3;

export interface Digesting extends Visitor {
  digest(): Digested[];
  /** Some session was not read whole, and nothing was found in what was read of it. */
  partial(): boolean;
}

/** Gathers what sessions came to: the newest few candidates of each. */
export function digesting({ mode, max_items }: TranscriptsDigestInput, short: Short): Digesting {
  const sessions: Digested[][] = [];
  const seen = new Set<string>();
  const kept = mode === 'last' ? 1 : perSession;
  let current: Digested[] = [];
  let partial = false;
  const isFresh = (text: string) => {
    const known = fingerprint(text);
    if (seen.has(known)) return false;
    seen.add(known);
    return true;
  };
  const shown = (item: Digested): Digested => {
    const text = short.chars(displayable(item.message.text), longestText);
    return { ...item, message: { ...item.message, text } };
  };

  return {
    digest: () => pick(sessions, max_items),
    partial: () => partial,
    done: () => sessions.length >= max_items,
    message(session, { role, text, ts }, ref) {
      if (role !== 'assistant' || (mode === 'summary' && !looksLikeSummary(text))) return;
      current.push({ ref, session: sessionRef(session), message: { role, ...given({ ts }), text } });
      if (current.length > kept) current.shift();
    },
    leave(_, whole) {
      partial ||= !whole && current.length === 0;
      /** A session that goes on from another repeats what that one said. */
      const fresh = current.filter(({ message }) => isFresh(message.text)).map(shown);
      if (fresh.length) sessions.push(fresh);
      current = [];
    },
  };
}

const mostBytes = 1024 * 1024 * 1024;

/** Calls that read more, or look for something else. */
export function retries({ workspace: _, max_chars: __, ...input }: TranscriptsDigestInput, truncated: boolean) {
  const { mode, max_bytes_total } = input;
  const other = mode === 'summary' ? 'last' : 'summary';
  const more = Math.min(mostBytes, max_bytes_total * 8);
  return [
    ...(truncated && more > max_bytes_total
      ? [nextCall('read-more-of-each-session', {}, given({ ...input, max_bytes_total: more }))]
      : []),
    nextCall(other === 'last' ? 'look-for-last-answers' : 'look-for-summaries', {}, given({ ...input, mode: other })),
  ];
}
