import type { CodeEntry } from '../manifest.ts';
import type { Policy } from './index.ts';

export const placeholdersOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);

function findings(code: string, { message, recovery, facts }: CodeEntry): string[] {
  const known = Object.keys(facts.properties ?? {});
  const said = [...new Set([...placeholdersOf(message), ...placeholdersOf(recovery)])];
  return [
    ...said.filter((name) => !known.includes(name)).map((name) => `${code} says {${name}}, which is none of its facts`),
    ...(facts.required ?? []).filter((name) => !known.includes(name)).map((name) => `${code} requires ${name}, which is no fact`),
  ];
}

/** Text can say only what is known. */
export const placeholders: Policy = {
  id: 'codes/placeholders',
  check: ({ manifest: m }) =>
    [...Object.entries(m.errors), ...Object.entries(m.warnings)].flatMap(([code, entry]) => findings(code, entry)),
};
