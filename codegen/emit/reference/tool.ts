import type { CodeEntry, Manifest, ToolEntry } from '../../manifest.ts';
import { toolsetsListing } from '../../products.ts';
import type { Proof } from '../conformance.ts';
import { budgetText } from './budget.ts';
import { commandLinks } from './commands.ts';
import { example } from './example.ts';
import { and, blocks, code, codes, fence, link, list, literal, prose, table } from './markdown.ts';
import { errorLink, evidenceLink, factLink, inRoom, type PageDepth, toolLink, warningLink } from './place.ts';
import { refusalTable } from './refusals.ts';
import { rulesText } from './rules.ts';
import { fieldTable, outline, typesNamedIn } from './shape.ts';

const place = inRoom;

/** What a call works on. */
function targetText(tool: ToolEntry, m: Manifest): string {
  if (tool.target === 'none') return '';
  const focus = tool.focus === 'ignored' ? ' The focus does not count.' : '';
  return `It works on: ${m.targets[tool.target]?.summary ?? ''}${focus}`;
}

const renders: Record<ToolEntry['render'], string> = {
  json: '',
  lines: 'Over MCP the answer is a few lines of text, not JSON.',
  text: 'Over MCP the answer is one plain text.',
};

function effectText(tool: ToolEntry): string {
  const writes = tool.destructive ? 'Writes, and removes or hides something.' : 'Writes.';
  const repeats = tool.idempotent ? 'Repeating the same call changes nothing more.' : 'Repeating the call writes again.';
  if (tool.effect === 'read') return 'Reads only.';
  if (tool.effect === 'write') return `${writes} ${repeats}`;
  if (tool.shows) return `What ${code(tool.shows)} would answer leaves as a file; the store is only read.`;
  return tool.changes_outside || tool.tells.length
    ? `Looks outside the store. ${writes} ${repeats}`
    : 'Looks at files beside the store; writes nothing.';
}

function behaviour(tool: ToolEntry, m: Manifest): string {
  const listed = toolsetsListing(tool, m);
  const { without, with: given, unless } = tool.reads_when ?? {};
  return [
    effectText(tool),
    without ? `Without ${and(without.map(code), 'or')} it reads only.` : '',
    given ? `With ${code(`${given}=true`)} it reads only.` : '',
    unless ? `Without ${code(`${unless}=true`)} it reads only.` : '',
    `Listed in ${listed.length > 1 ? 'the toolsets' : 'the toolset'} ${codes(listed)}.`,
    tool.scope === 'none' ? 'Needs no workspace.' : '',
    tool.absent_workspace ? 'May be called before the workspace exists.' : '',
    targetText(tool, m),
    tool.undo ? 'What it does can be undone.' : '',
    renders[tool.render],
    tool.unredacted ? `Secrets are not taken out of its answer: ${prose(tool.unredacted)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function commandText({ name }: ToolEntry, m: Manifest): string | undefined {
  const links = commandLinks(name, m, place);
  return links.length ? `At a terminal: ${and(links, 'or')}.` : undefined;
}

function presetText(tool: ToolEntry, m: Manifest): string | undefined {
  if (!tool.preset) return undefined;
  const base = m.tools.find((t) => t.name === tool.preset?.of);
  const fixed = Object.entries(tool.preset.fixed).map(([field, value]) => `${code(field)} ${literal(value)}`);
  return `The same as ${base ? toolLink(place, base) : code(tool.preset.of)} with ${fixed.join(', ')}; its rules hold here too.`;
}

function codeTable(names: readonly string[], dict: Record<string, CodeEntry>, at: (place: PageDepth, code: string) => string) {
  return table(
    ['Code', 'Message', 'What to do'],
    names.map((name) => [at(place, name), prose(dict[name]?.message ?? ''), prose(dict[name]?.recovery ?? '')]),
  );
}

function input(tool: ToolEntry, m: Manifest): string {
  const aliases = Object.entries(tool.aliases).map(([other, field]) => `${code(other)} for ${code(field)}`);
  return blocks(
    '**Input**',
    fieldTable(tool.input, m.types, place) ?? 'It takes no fields.',
    aliases.length > 0 && `Other names that are understood: ${aliases.join(', ')}.`,
  );
}

function output(tool: ToolEntry): string {
  const types = typesNamedIn(tool.output, place);
  return blocks('**Result**', fence('text', outline(tool.output)), types && `Types: ${types}.`);
}

const anyTool = `Any tool may also answer one of the ${link('errors of the boundary', '../errors.md#errors-of-the-boundary')}.`;

/** Everything about one tool, as a section of its group's page. */
export function toolSection(tool: ToolEntry, m: Manifest, proofs: Readonly<Record<string, Proof>>): string {
  const [first] = tool.cases.filter((c) => !c.derived);
  return blocks(
    `## ${tool.name}`,
    `*${prose(tool.title)}.* ${prose(tool.summary)}`,
    tool.notes && prose(tool.notes),
    behaviour(tool, m),
    commandText(tool, m),
    presetText(tool, m),
    input(tool, m),
    output(tool),
    first && example(first),
    '**Errors**',
    tool.errors.length > 0 && codeTable(tool.errors, m.errors, errorLink),
    anyTool,
    tool.refuses.length > 0 && blocks('**Refusals**', refusalTable(tool.refuses, m, place)),
    tool.warnings.length > 0 && blocks('**Warnings**', codeTable(tool.warnings, m.warnings, warningLink)),
    tool.tells.length > 0 &&
      blocks(
        '**Facts told**',
        list(
          tool.tells.map(
            (kind) => `${(m.facts[kind]?.logged ? evidenceLink : factLink)(place, kind)}: ${prose(m.facts[kind]?.summary ?? '')}`,
          ),
        ),
      ),
    budgetText(tool, place),
    rulesText(tool, proofs),
  );
}

/** Tools at a glance. */
export const toolTable = (tools: readonly ToolEntry[], from: PageDepth): string =>
  table(
    ['Tool', 'What it does', 'Effect', 'Toolset'],
    tools.map((t) => [toolLink(from, t), prose(t.summary), t.effect, t.tier]),
  );
