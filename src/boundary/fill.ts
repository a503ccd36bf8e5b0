import { shorten } from '../kernel/cut.ts';
import { redactText } from './redact.ts';

const placeholder = /\{(\w+)\}/g;

/** Replaces `{name}` by what is known under that name, whole: for calls, which are shown as they are or not at all. */
export const fill = (template: string, facts: Readonly<Record<string, unknown>>): string =>
  template.replaceAll(placeholder, (whole, name: string) => (name in facts ? String(facts[name]) : whole));

/** Facts that are sentences; all others are names and values that somebody sent. */
const sentences = new Set(['problem', 'fix', 'because', 'detail']);
const longestSentence = 2000;
const longestValue = 200;

/** As much of what was sent as a message repeats. */
export const echo = (value: unknown): string => shorten(redactText(String(value)), longestValue);

/** A message: what it repeats is hidden where it must be, and then cut, however much was sent. */
export const say = (template: string, facts: Readonly<Record<string, unknown>>): string =>
  template.replaceAll(placeholder, (whole, name: string) => {
    if (!(name in facts)) return whole;
    return sentences.has(name) ? shorten(redactText(String(facts[name])), longestSentence) : echo(facts[name]);
  });
