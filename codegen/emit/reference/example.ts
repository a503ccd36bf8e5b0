import type { CallEntry, CaseEntry } from '../../manifest.ts';
import { layout } from '../text.ts';
import { blocks, code, fence, prose } from './markdown.ts';

/** What a case says instead of a plain value, as a reader would say it. */
const spoken: Record<string, (value: unknown) => unknown> = {
  $any: () => '<anything>',
  $absent: () => '<not there>',
  $match: (pattern) => `<text like ${pattern}>`,
  $length: (n) => `<${n} items>`,
  $atLeast: (n) => `<${n} or more>`,
  $not: (value) => `<anything but ${JSON.stringify(value)}>`,
  $has: (value) => (typeof value === 'string' ? `…${value}…` : [speak(value), '…']),
  $saved: (name) => `<${name}>`,
  $template: (text) => text,
};

function speak(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(speak);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [first] = entries;
  const say = first && entries.length === 1 ? spoken[first[0]] : undefined;
  return say && first ? say(first[1]) : Object.fromEntries(entries.map(([key, inner]) => [key, speak(inner)]));
}

/** Narrow enough for a page. */
export const json = (value: unknown) => layout(value, 110);

/** `notes_commit {"content":"two"}  → two = /entry/seq` */
function callLine({ call, with: input, save = {} }: CallEntry): string {
  const saved = Object.entries(save).map(([name, pointer]) => `${name} = ${pointer}`);
  return `${call} ${JSON.stringify(speak(input))}${saved.length ? `  → ${saved.join(', ')}` : ''}`;
}

/** A case as an example: what was called before, the call, and what comes back. */
export function example({ name, tool, given, when, then, server }: CaseEntry): string {
  const setting = server ? ` on a server started with ${code(JSON.stringify(server))}` : '';
  const { result, error, lines } = then;
  return blocks(
    `**Example: ${prose(name)}**${setting}`,
    given.length > 0 && `After these calls:\n\n${fence('text', given.map(callLine).join('\n'))}`,
    `Call ${code(tool)} with`,
    fence('json', json(speak(when))),
    result !== undefined && `and among the fields of the result are\n\n${fence('json', json(speak(result)))}`,
    lines && lines.length > 0 && `and the lines look like\n\n${fence('text', lines.join('\n'))}`,
    error && `and the answer is the error ${code(error)}.`,
  );
}
