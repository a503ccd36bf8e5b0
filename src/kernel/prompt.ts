import { type PromptInfo, type Prompts, prompts, promptWords } from '../../generated/registry/prompts.ts';
import { cutText } from './cut.ts';
import { fill } from './fill.ts';
import { isRecord } from './json.ts';
import { printable, printableJson } from './line.ts';

/** As much as has to be known of what is shown: where its fields are free, any object will do. */
type Shown<T> = T extends readonly (infer Item)[]
  ? readonly Shown<Item>[]
  : T extends object
    ? string extends keyof T
      ? object
      : { readonly [K in keyof T]: Shown<T[K]> }
    : T;

/** What each question is about: one that lacks a block does not compile. */
export type Blocks = { readonly [N in keyof Prompts]: Shown<Prompts[N]> };

/** Objects in the order of their keys, so that the same is always the same text. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key])]));
};

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? printable(value.replaceAll('\r\n', '\n')).trim()
    : printableJson(JSON.stringify(sorted(value), null, 2));

/** The end of a text, after whole characters. */
const endOf = (text: string, chars: number): string => {
  const end = text.slice(text.length - chars);
  return /^[\udc00-\udfff]/.test(end) ? end.slice(1) : end;
};

const marked = (text: string): string[] => text.split('\n').map((line) => (line === '' ? '|' : `| ${line}`));

/** Every line of it begins with the same sign, and a line of ours never does: so nothing in it can end it. */
function body(value: unknown, most: number): string[] {
  const text = textOf(value);
  if (text === '') return [promptWords.empty];
  if (text.length <= most) return marked(text);
  const [head, tail] = [cutText(text, Math.ceil(most / 2)), endOf(text, Math.floor(most / 2))];
  return [...marked(head), fill(promptWords.left_out, { count: text.length - head.length - tail.length }), ...marked(tail)];
}

function blockLines({ name, from, title, most }: PromptInfo['blocks'][number], value: unknown): string[] {
  return [`=== ${name}: ${title} (${promptWords.sources[from]}) ===`, ...body(value, most), `=== end of ${name} ===`, ''];
}

/** A question as it is put to a model. The same blocks always give the same text. */
export function promptFor<N extends keyof Blocks>(name: N, blocks: Blocks[N]): string {
  const { head, blocks: shown } = prompts[name];
  const values = blocks as Readonly<Record<string, unknown>>;
  return [
    promptWords.background,
    '',
    ...head,
    '',
    promptWords.reading,
    '',
    ...shown.flatMap((block) => blockLines(block, values[block.name])),
    promptWords.closing,
  ].join('\n');
}
