import { shorten } from '../../kernel/cut.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';
import { printable } from '../../kernel/line.ts';
import type { MindTrouble } from '../../kernel/mind.ts';

/** Why there is no answer. */
export class MindProblem extends Error {
  constructor(
    readonly kind: MindTrouble,
    message: string,
    readonly retryAfterMs?: number,
    /** What a server that refused a request said about it. */
    readonly refusal = '',
  ) {
    super(message);
  }
}

const toldChars = 300;

/** Somebody else's words within a message: on one line, and not too many. */
export const told = (text: string): string => shorten(printable(text).replaceAll(/\s+/g, ' ').trim(), toldChars);

/** What the body of a failure says, in the form of OpenAI, of Anthropic, or of nobody. */
export function messageIn(body: string): { readonly message: string; readonly code: string; readonly param: string } {
  const { value } = parseJson(body) ?? {};
  const error = isRecord(value) ? value.error : undefined;
  const text = (field: unknown) => (typeof field === 'string' ? field : '');
  if (typeof error === 'string') return { message: told(error), code: '', param: '' };
  if (!isRecord(error)) return { message: told(body), code: '', param: '' };
  return { message: told(text(error.message)), code: text(error.code) || text(error.type), param: text(error.param) };
}
