import type { Manifest, ToolEntry } from '../../manifest.ts';
import { groupBy } from '../text.ts';
import { and, blocks, code, codes, count, link, list, page, prose, table } from './markdown.ts';
import { generatedLink, top } from './place.ts';
import { toolTable } from './tool.ts';

const address = (tool: ToolEntry) => `${tool.room}/${tool.group}`;

function groups(addresses: readonly string[], m: Manifest, depth: string): string[] {
  const byGroup = groupBy(m.tools, address);
  const rooms = groupBy(
    addresses.filter((a) => byGroup.has(a)),
    (a) => a.slice(0, a.indexOf('/')),
  );
  return [...rooms].map(([room, inside]) =>
    blocks(
      `${depth} ${room}`,
      ...inside.flatMap((a) => [`${link(a, `${a}.md`)}`, toolTable(byGroup.get(a) as ToolEntry[], top)]),
    ),
  );
}

const toolsets = (product: Manifest['products'][number]): string | undefined =>
  product.toolsets.length > 0
    ? table(
        ['Toolset', 'Also called', 'Lists'],
        product.toolsets.map((t) => [code(t.name), codes(t.aliases), prose(t.summary)]),
      )
    : undefined;

const howToRead = list([
  'A tool belongs to a group, and a group to a room; the same address stands in contracts, code, cases and here.',
  'An input field is *required*, *optional*, or has a default that is used when it is left out.',
  'Words in braces in a message are filled in: `{id}` with an id.',
  'A result is an outline: a `?` marks a field that may be missing, `[]` a list, `|` a choice. Names with a capital letter are types. The envelope around every result is the type ' +
    `${link('Envelope', 'types.md#envelope')}.`,
  'A rule has an id such as `merge/repeating-copies-nothing`. *must* holds for every implementation. Behind it stand the cases that prove it; they lie in ' +
    `${generatedLink('generated/conformance', 'conformance/scenarios.json')} as plain JSON and can be run against any server.`,
  'An example is the first of these cases. It leaves `workspace` out, which the runner adds. Where a case does not fix a value, the example says so in angle brackets, and `…` stands for more; `→ two = /entry/seq` keeps a value of an answer as `<two>`.',
]);

export function overviewPage(m: Manifest): string {
  const shown = new Set(m.products.flatMap((p) => p.groups));
  const others = [...new Set(m.tools.map(address))].filter((a) => !shown.has(a)).sort();
  return page(
    'Reference',
    'Everything that the contracts say, in full. The pages are generated; the sentences come from the contracts.',
    '## How to read it',
    howToRead,
    '## What every product shares',
    list([
      `${link('Errors', 'errors.md')}: ${count(Object.keys(m.errors).length, 'code')}, what each says and what to do`,
      `${link('Warnings', 'warnings.md')}: ${count(Object.keys(m.warnings).length, 'code')} that come with a result`,
      `${link('Facts', 'facts.md')}: ${count(Object.keys(m.facts).length, 'kind')} of what tools tell`,
      `${link('Types', 'types.md')}: ${count(Object.keys(m.types).length, 'named shape')}`,
      `${link('Signals', 'signals.md')}: ${count(Object.keys(m.signals).length, 'thing')} that the reasoning engine notices`,
      `${link('Commands', 'commands.md')}: ${and(m.programs.map((p) => code(p.name)))}, every command with its options`,
      `${link('Settings', 'settings.md')}: flags, environment variables and defaults`,
      `${link('EvidenceLog records', 'evidence.md')}: ${count(m.evidence.length, 'kind')}`,
      `${link('Mind answers', 'answers.md')}: ${count(m.answers.length, 'answer')} that a model gives`,
      `${link('Mind prompts', 'prompts.md')}: how each is asked for, and what is held against it`,
    ]),
    ...m.products.map((p) => blocks(`## ${p.title}`, prose(p.summary), toolsets(p), ...groups(p.groups, m, '###'))),
    others.length > 0 && blocks('## In no product', ...groups(others, m, '###')),
  );
}
