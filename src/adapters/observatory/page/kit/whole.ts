import { ask, type Question } from './ask.ts';

interface Part {
  readonly content: string;
  readonly nextOffset?: number | null;
}

/** A text that comes in parts, put together. */
export async function wholeText(from: (offset: number) => Question<Part>): Promise<string> {
  let text = '';
  for (let offset = 0; ; ) {
    const { content, nextOffset = null } = await ask(from(offset));
    text += content;
    if (nextOffset === null || nextOffset <= offset) return text;
    offset = nextOffset;
  }
}
