import { shorten } from '../kernel/cut.ts';
import { redactText } from './redact.ts';

const placeholder = /\{(\w+)\}/g;

/** Facts that are sentences; all others are names and values that somebody sent. */
const sentences = new Set(['problem', 'fix', 'because', 'detail']);
const longestSentence = 2000;
const longestValue = 200;

/** As much of what was sent as a message repeats. */
export const echo = (value: unknown): string => shorten(redactText(String(value)), longestValue);

/** A message: what it repeats is hidden where it must be, and then cut, however much was sent. */
export const say = (template: string, facts: Readonly<Record<string, unknown>>): string =>
  template.replaceAll(placeholder, (whole, name: string) => {
    if (!Object.hasOwn(facts, name)) return whole;
    const value = facts[name];
    if (Array.isArray(value)) return shorten(value.map(echo).join(', '), longestSentence);
    return sentences.has(name) ? shorten(redactText(String(value)), longestSentence) : echo(value);
  });
