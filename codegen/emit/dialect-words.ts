import type { JsonSchema } from '../manifest.ts';

const items = (n: number) => `${n} ${n === 1 ? 'item' : 'items'}`;
const characters = (n: number) => `${n} ${n === 1 ? 'character' : 'characters'}`;

const words: Record<string, (value: never) => string> = {
  minimum: (n: number) => `at least ${n}`,
  exclusiveMinimum: (n: number) => `more than ${n}`,
  maximum: (n: number) => `at most ${n}`,
  exclusiveMaximum: (n: number) => `less than ${n}`,
  multipleOf: (n: number) => `a multiple of ${n}`,
  minLength: (n: number) => (n === 0 ? '' : n === 1 ? 'not empty' : `at least ${characters(n)}`),
  maxLength: (n: number) => `at most ${characters(n)}`,
  pattern: (text: string) => `matches the regular expression ${text}`,
  format: (text: string) => `in the format ${text}`,
  minItems: (n: number) => (n === 0 ? '' : `at least ${items(n)}`),
  maxItems: (n: number) => `at most ${items(n)}`,
  uniqueItems: (yes: boolean) => (yes ? 'no item twice' : ''),
  default: (value: unknown) => `${JSON.stringify(value)} by default`,
};

/** A constraint as part of a sentence; empty when it says nothing, undefined when there are no words for it. */
export const inWords = (keyword: string, value: unknown): string | undefined => words[keyword]?.(value as never);

/** The description with the constraints as its last sentence: "At least 0, at most 1." */
export function withWords(description: string | undefined, said: readonly string[]): Pick<JsonSchema, 'description'> {
  if (said.length === 0) return description === undefined ? {} : { description };
  const sentence = `${said.join(', ')}.`;
  const capital = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  if (!description) return { description: capital };
  return { description: `${/[.!?]$/.test(description) ? description : `${description}.`} ${capital}` };
}
