import type { Files, Manifest, PromptEntry } from '../manifest.ts';
import { promptType } from '../names.ts';
import { inline } from '../schema.ts';
import { top } from './reference/place.ts';
import { type Field, fieldsOf, typeText } from './reference/shape.ts';
import { banner, layout } from './text.ts';

/** The reference marks literals for a page; a model reads plain text. */
const plain = (text: string): string =>
  text.replaceAll('`', '').replaceAll('list of object', 'list of objects').replaceAll('list of text', 'list of texts');

const fieldLine = ({ path, schema }: Field): string =>
  `- ${path}: ${plain(typeText(schema, top))}. ${schema.description ?? ''}`.trimEnd();

/** What a model is told about one question, line by line. */
export function headOf(prompt: PromptEntry, m: Manifest): string[] {
  const { rules_title, fields_title } = m.prompt_words;
  const answer = m.answers.find(({ name }) => name === prompt.name)?.answer ?? {};
  const fields = fieldsOf(inline(answer, m.types)).map(fieldLine);
  const rules = Object.values(prompt.rules).map(({ text }) => `- ${text}`);
  return [prompt.role, ...prompt.goal, '', rules_title, ...rules, '', fields_title, ...fields];
}

const literal = (value: unknown) => layout(value, 130, '  ');
const rows = (lines: readonly string[]) => lines.map((line) => `  ${line}\n`).join('');

/** Prompts as the autopilot puts them, and the types of what they are about. */
export function emitPrompts(m: Manifest): Files {
  const types = m.prompts.map(({ name }) => promptType(name)).sort();
  const info = (prompt: PromptEntry) => ({
    head: headOf(prompt, m),
    blocks: prompt.blocks.map(({ name, from, title, most }) => ({ name, from, title, most })),
  });
  return new Map([
    [
      'generated/registry/prompts.ts',
      `${banner}import type { PromptWords } from '../types/manifest.ts';
${types.length ? `import type {\n${types.map((type) => `  ${type},`).join('\n')}\n} from '../types/index.ts';\n` : ''}
/** What a model is shown, by the question: one field for each block. */
export interface Prompts {
${rows(m.prompts.map(({ name }) => `${name}: ${promptType(name)};`))}}

export interface PromptInfo {
  /** Lines. */
  readonly head: readonly string[];
  readonly blocks: readonly {
    readonly name: string;
    readonly from: 'user' | 'records' | 'outside';
    readonly title: string;
    readonly most: number;
  }[];
}

export const promptWords: PromptWords = ${literal(m.prompt_words)};

export const prompts: Readonly<Record<keyof Prompts, PromptInfo>> = {
${rows(m.prompts.map((prompt) => `${prompt.name}: ${literal(info(prompt))},`))}};
`,
    ],
  ]);
}
