import { isRecord, parseJson } from '../../kernel/json.ts';

const fence = '```';

/** What stands in the first code block. */
function inFence(text: string): string {
  const begin = text.indexOf('\n', text.indexOf(fence));
  const end = text.indexOf(fence, begin);
  return text.includes(fence) && begin >= 0 && end >= 0 ? text.slice(begin, end) : '';
}

const betweenBraces = (text: string) => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);

/**
 * The JSON object in what a model said. It should be all that was said; where a model put words around it, it is taken from a
 * code block, or from the first brace to the last.
 */
export function objectIn(text: string): Record<string, unknown> | undefined {
  for (const part of [(all: string) => all, inFence, betweenBraces]) {
    const parsed = parseJson(part(text));
    if (parsed) return isRecord(parsed.value) ? parsed.value : undefined;
  }
  return undefined;
}
