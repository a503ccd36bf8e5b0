import type { CodeEntry, Manifest, ToolEntry } from '../../manifest.ts';
import type { Proof } from '../conformance.ts';
import { budgetText } from './budget.ts';
import { example } from './example.ts';
import { and, blocks, code, codes, fence, link, list, literal, prose, table } from './markdown.ts';
import { errorLink, factLink, inRoom, type Place, toolLink, warningLink } from './place.ts';
import { rulesText } from './rules.ts';
import { fieldTable, outline, typesNamedIn } from './shape.ts';

const place = inRoom;
const tiers = ['core', 'daily', 'full'];

const named = (tool: ToolEntry, fields: readonly string[]) => fields.filter((field) => tool.input.properties?.[field]);

/** What a call works on, told by the fields with which it can be named. */
function targetText(tool: ToolEntry): string {
  const by = (fields: readonly string[]) => and(named(tool, fields).map(code), 'or');
  switch (tool.target) {
    case 'none':
      return '';
    case 'document': {
      const document = by(['target', 'branch', 'ref', 'doc']);
      return `It works on one document, named by ${document}; else that of the focus, else that of the branch checked out.`;
    }
    case 'branch': {
      const ref = by(['ref', 'branch']);
      return ref
        ? `It works on the branch that ${ref} names, else on the one checked out.`
        : 'It works on the branch checked out.';
    }
    case 'task':
    case 'plan':
      return `It works on the ${tool.target} that ${by(['target', tool.target])} names, else on the one in focus.`;
    case 'step':
      return `It works on the step that ${by(['step_id', 'path'])} names, of the task that ${by(['target', 'task'])} names, else of the one in focus.`;
    case 'step_or_entity':
      return `It works on the plan or task that ${by(['target', 'task', 'plan'])} names, else on the one in focus; with ${by(['step_id', 'path'])} on a step of it.`;
    case 'step_or_task':
      return `It works on the task that ${by(['target', 'task'])} names, else on the one in focus: on the step that ${by(['step_id', 'path'])} names, else on the first open one.`;
    case 'thinking': {
      const place = by(['target', 'branch', 'ref', 'notes_doc', 'trace_doc', 'graph_doc']);
      const where = place ? `what ${place} name` : 'no more than that';
      return `It works on the documents of one branch: ${where}; else those of the focus, else those of the branch checked out.`;
    }
    default: {
      const entity = by(['target', 'task', 'plan']);
      if (tool.focus === 'ignored')
        return `It works on the plan or task that ${entity} names${tool.target === 'entity' ? '' : ', if one is named'}.`;
      const found = entity ? `the plan or task that ${entity} names, else on the one in focus` : 'the plan or task in focus';
      return `It works on ${found}${tool.target === 'entity_or_none' ? ', if there is one' : ''}.`;
    }
  }
}

const renders: Record<ToolEntry['render'], string> = {
  json: '',
  lines: 'Over MCP the answer is a few lines of text, not JSON.',
  text: 'Over MCP the answer is one plain text.',
};

function behaviour(tool: ToolEntry): string {
  const writes = tool.destructive ? 'Writes, and removes or hides something.' : 'Writes.';
  const repeats = tool.idempotent ? 'Repeating the same call changes nothing more.' : 'Repeating the call writes again.';
  const listed = tiers.slice(tiers.indexOf(tool.tier));
  return [
    tool.delivers ? '' : tool.effect === 'read' ? 'Reads only.' : `${writes} ${repeats}`,
    tool.writes_with ? `Without ${and(tool.writes_with.map(code), 'or')} it reads only.` : '',
    tool.reads_with ? `With ${code(`${tool.reads_with}=true`)} it reads only.` : '',
    `Listed in ${listed.length > 1 ? 'the toolsets' : 'the toolset'} ${codes(listed)}.`,
    tool.scope === 'none' ? 'Needs no workspace.' : '',
    tool.outside ? 'Looks at files beside the store.' : '',
    tool.delivers ? `What ${code(tool.delivers)} would answer leaves as a file; the store is only read.` : '',
    tool.absent_workspace ? 'May be called before the workspace exists.' : '',
    targetText(tool),
    tool.undo ? 'What it does can be undone.' : '',
    renders[tool.render],
    tool.unredacted ? `Secrets are not taken out of its answer: ${prose(tool.unredacted)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function presetText(tool: ToolEntry, m: Manifest): string | undefined {
  if (!tool.preset) return undefined;
  const base = m.tools.find((t) => t.name === tool.preset?.of);
  const fixed = Object.entries(tool.preset.fixed).map(([field, value]) => `${code(field)} ${literal(value)}`);
  return `The same as ${base ? toolLink(place, base) : code(tool.preset.of)} with ${fixed.join(', ')}; its rules hold here too.`;
}

function codeTable(names: readonly string[], dict: Record<string, CodeEntry>, at: (place: Place, code: string) => string) {
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
    behaviour(tool),
    presetText(tool, m),
    input(tool, m),
    output(tool),
    first && example(first),
    '**Errors**',
    tool.errors.length > 0 && codeTable(tool.errors, m.errors, errorLink),
    anyTool,
    tool.warnings.length > 0 && blocks('**Warnings**', codeTable(tool.warnings, m.warnings, warningLink)),
    tool.tells.length > 0 &&
      blocks(
        '**Facts told**',
        list(tool.tells.map((kind) => `${factLink(place, kind)}: ${prose(m.facts[kind]?.summary ?? '')}`)),
      ),
    budgetText(tool, place),
    rulesText(tool, proofs),
  );
}

/** Tools at a glance. */
export const toolTable = (tools: readonly ToolEntry[], from: Place): string =>
  table(
    ['Tool', 'What it does', 'Effect', 'Toolset'],
    tools.map((t) => [toolLink(from, t), prose(t.summary), t.effect, t.tier]),
  );
