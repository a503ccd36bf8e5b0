import { stableHash } from '../../../kernel/hash.ts';

/** What was said and what is about to be said, so that a repetition is seen however it is spaced or capitalised. */
const norm = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase().slice(0, 2000);

export const signatureOf = (lastMessage: string, nextInput: string): string => stableHash([norm(lastMessage), norm(nextInput)]);

/** As many as the longest pattern needs, and a few for people who look. */
const kept = 6;

export const withSignature = (before: readonly string[], signature: string): string[] => [...before, signature].slice(-kept);

export type Repetition = 'aaa' | 'abab';

/** Whether the last instructions repeat: the same three times, or two in turn. */
export function repetitionIn(signatures: readonly string[]): Repetition | null {
  const [a, b, c, d] = signatures.slice(-4).reverse();
  if (a !== undefined && a === b && b === c) return 'aaa';
  return a !== undefined && d !== undefined && a === c && b === d ? 'abab' : null;
}
