import type { Policy } from './index.ts';

const longestSummary = 240;
const longestTitle = 60;

interface Told {
  readonly what: string;
  readonly title?: string;
  readonly summary: string;
}

function findings({ what, title = '', summary }: Told): string[] {
  return [
    ...(summary.endsWith('.') ? [] : [`the summary of ${what} lacks its full stop`]),
    ...(summary.length > longestSummary ? [`the summary of ${what} has ${summary.length} of ${longestSummary} characters`] : []),
    ...(title.endsWith('.') ? [`the title of ${what} ends with a full stop`] : []),
    ...(title.length > longestTitle ? [`the title of ${what} has ${title.length} of ${longestTitle} characters`] : []),
  ];
}

export const summaries: Policy = {
  id: 'text/summaries',
  check: ({ manifest: m }) =>
    [
      ...m.tools.map(({ name, title, summary }) => ({ what: name, title, summary })),
      ...m.products.map(({ name, title, summary }) => ({ what: `product ${name}`, title, summary })),
      ...Object.entries(m.facts).map(([kind, { summary }]) => ({ what: `fact ${kind}`, summary })),
      ...Object.entries(m.signals).map(([code, { summary }]) => ({ what: `signal ${code}`, summary })),
      ...m.evidence.map(({ kind, summary }) => ({ what: `evidence ${kind}`, summary })),
      ...m.answers.map(({ name, summary }) => ({ what: `answer ${name}`, summary })),
      ...m.scenarios.map(({ name, summary }) => ({ what: `scenario "${name}"`, summary })),
    ].flatMap(findings),
};
