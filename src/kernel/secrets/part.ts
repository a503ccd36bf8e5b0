import { redactText } from './text.ts';

interface Part {
  readonly content: string;
  readonly offset: number;
  readonly nextOffset: null;
  readonly length: number;
}

/** The rest of a text, of which as much is shown as fits. Secrets are hidden in the whole: what tells one may stand in another part. */
export function partOf(text: string, offset: number): Part {
  const shown = redactText(text);
  return { content: shown.slice(offset), offset, nextOffset: null, length: shown.length };
}
