import type { JsonSchema, Manifest } from '../manifest.ts';
import { reaches, standalone } from '../schema.ts';
import { checker } from './accept.ts';
import type { Policy } from './index.ts';

type Examples = Pick<Manifest['answers'][number], 'valid' | 'invalid'>;

function findings(what: string, schema: JsonSchema, { valid, invalid }: Examples, types: Manifest['types']): string[] {
  const check = checker(standalone(schema, types));
  return [
    ...valid.flatMap(({ name, value }) => {
      const problem = check(value);
      return problem ? [`${what}: the valid example "${name}" fails: ${problem}`] : [];
    }),
    ...invalid.filter(({ value }) => !check(value)).map(({ name }) => `${what}: the invalid example "${name}" passes`),
  ];
}

export const recordExamples: Policy = {
  id: 'records/examples',
  check({ manifest: m, remember }) {
    const { evidence, answers } = m;
    const used = new Set<string>();
    for (const schema of [...evidence.map((e) => e.fields), ...answers.map((a) => a.answer)]) reaches(schema, m.types, used);
    const types = Object.fromEntries(Object.entries(m.types).filter(([name]) => used.has(name)));
    return remember('records', { evidence, answers, types }, () => [
      ...evidence.flatMap((e) => findings(`evidence ${e.kind}`, e.fields, e, types)),
      ...answers.flatMap((a) => findings(`answer ${a.name}`, a.answer, a, types)),
    ]);
  },
};
