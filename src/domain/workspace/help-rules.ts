import { nearest } from '../../kernel/text.ts';

/** What `noema describe` tells at a terminal, for each tool, as one text. */
export type Pages = () => Promise<Readonly<Record<string, string>>>;

const most = 8;

/** Tools that hold the word, else the one that is spelled most like it. */
export function toolsLike(word: string, tools: readonly string[]): string[] {
  const wanted = word.toLowerCase();
  const holding = tools.filter((tool) => tool.includes(wanted)).slice(0, most);
  return holding.length ? holding : [nearest(word, tools) ?? 'help'];
}
