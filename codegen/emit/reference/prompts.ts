import type { Manifest, PromptEntry } from '../../manifest.ts';
import { refName } from '../../schema.ts';
import { anchor, blocks, code, link, list, page, prose, table } from './markdown.ts';
import { top } from './place.ts';
import { typeText } from './shape.ts';

/** How it is known whether a rule was kept. */
function proof({ situations }: PromptEntry, rule: string, { check, untested }: PromptEntry['rules'][string]): string {
  if (untested) return `Not checked: ${prose(untested)}.`;
  const expected = situations.filter(({ expects }) => expects.some((e) => e.rule === rule)).map(({ name }) => `“${prose(name)}”`);
  const everywhere = check || expected.length === 0 ? ['every answer'] : [];
  return `Held against ${[...everywhere, ...expected].join(', ')}.`;
}

const rulesOf = (prompt: PromptEntry): string =>
  list(
    Object.entries(prompt.rules).map(
      ([rule, entry]) => `${code(`${prompt.name}/${rule}`)} (${entry.level}): ${prose(entry.text)} ${proof(prompt, rule, entry)}`,
    ),
  );

const section = (prompt: PromptEntry, { prompt_words, types }: Manifest): string =>
  blocks(
    `## ${prompt.name}`,
    prose([prompt.role, ...prompt.goal].join(' ')),
    `Answer: ${link(code(prompt.name), `answers.md#${anchor(prompt.name)}`)}.`,
    table(
      ['Block', 'Whose words', 'Type', 'What it holds'],
      prompt.blocks.map(({ name, from, title, schema }) => [
        code(name),
        prompt_words.sources[from],
        schema.$ref && !types[refName(schema.$ref)]?.properties
          ? typeText(types[refName(schema.$ref)] ?? {}, top)
          : typeText(schema, top),
        prose(title),
      ]),
    ),
    '**Rules**',
    rulesOf(prompt),
  );

export const promptsPage = (m: Manifest): string =>
  page(
    'Mind prompts',
    'How each question is put to a model: what it is told, what it is shown, and what is held against its answer. The text is made from these parts, always in the same way; the fields of the answer are explained from its schema.',
    'Whatever a model is shown stands in blocks. Each line of a block begins with a sign, so that nothing in it can end it. Words from outside, of Hands or the repository, are marked as data.',
    'Rules marked *must* are what `noema conformance --mind` judges, in the situations that `noema schemas export` writes as requests.',
    table(
      ['Prompt', 'What it asks', 'Situations'],
      m.prompts.map(({ name, role, situations }) => [
        link(code(name), `#${anchor(name)}`),
        prose(role),
        String(situations.length),
      ]),
    ),
    ...m.prompts.map((prompt) => section(prompt, m)),
  );
