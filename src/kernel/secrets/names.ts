import { decideKind, type Kind } from './name-words.ts';

/** Cheap test that spares most names the rest, and most texts the search for names. */
const hint = /tok|sec|pass|pwd|key|auth|bear|cred|cook|sess|sid|jwt|sig|pin|pat\b|pw\b|private|phrase|psk/i;

const known = new Map<string, Kind>();
const mostKnown = 2000;

/** Names repeat, so what was decided is remembered. */
export function kindOf(name: string): Kind {
  if (name.length > 128 || !hint.test(name)) return 'none';
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const kind = decideKind(name);
  known.set(name, kind);
  return kind;
}

/** Whether a name in this text may be one of a secret. A name ends where a word does, so a text has every hint that its names have. */
export const mayName = (text: string): boolean => hint.test(text);

export const isSecretName = (name: string): boolean => kindOf(name) === 'secret';
