import { listing } from '../emit/mcp.ts';
import type { Manifest, ToolEntry } from '../manifest.ts';
import { isListedByDefault, productOf } from '../products.ts';
import type { Policy } from './index.ts';

const listedByDefault = (m: Manifest): ToolEntry[] => m.tools.filter((tool) => isListedByDefault(tool, m));

/** A model knows of a field what the list says, and of one that is left out nothing. */
export const listedFields: Policy = {
  id: 'mcp/listed-fields',
  check: ({ manifest: m }) => [
    ...listedByDefault(m).flatMap((tool) =>
      Object.entries(listing(tool, m).inputSchema.properties ?? {})
        .filter(([, { description }]) => !description)
        .map(([field]) => `${tool.name} lists ${field} without saying what it means`),
    ),
    ...m.tools.flatMap(({ name, input, listed }) =>
      (listed?.leaves_out ?? [])
        .filter((field) => input.required?.includes(field))
        .map((field) => `${name} leaves ${field} out of the list, which a call must give`),
    ),
  ],
};

/** Names that are words of the language too would be found where no tool is meant. */
const isPlainWord = (name: string) => !name.includes('_');

const namesIn = (text: string): Set<string> => new Set(text.match(/[a-z][a-z0-9_]*/g));

/**
 * Hosts let a model call what is listed and nothing else, so what it reads before its first answer names nothing else. Answers may:
 * the list of the connection then gains what they name.
 */
export const listedNames: Policy = {
  id: 'mcp/listed-names',
  check({ manifest: m }) {
    const shown = listedByDefault(m);
    const products = new Set(shown.map((tool) => productOf(tool, m)));
    const hidden = m.tools.filter((tool) => products.has(productOf(tool, m)) && !shown.includes(tool) && !isPlainWord(tool.name));
    const texts: [string, string][] = [
      ...shown.map((tool): [string, string] => [tool.name, JSON.stringify(listing(tool, m))]),
      ...m.products.flatMap(({ name, instructions, prompts }): [string, string][] => [
        [`the instructions of ${name}`, instructions],
        ...prompts.map((prompt): [string, string] => [`the prompt ${prompt.name}`, String(m.texts[prompt.text]?.text)]),
      ]),
    ];
    return texts.flatMap(([where, text]) => {
      const named = namesIn(text);
      return hidden
        .filter(({ name }) => named.has(name))
        .map(({ name }) => `${where} names ${name}, which is not listed where it is read`);
    });
  },
};
