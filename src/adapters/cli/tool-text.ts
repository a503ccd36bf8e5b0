import type { CodeEntry, Manifest, ToolEntry } from '../../../generated/types/manifest.ts';
import { exampleLines } from './example.ts';
import type { Paint } from './paint.ts';
import { fieldRows, objectsNamedIn, outline, refName, type Types } from './schema-words.ts';
import { blocks, count, paragraph, table } from './table.ts';

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

/** `{fix}` alone means that the sentence is made when it happens. */
export const sentence = (template: string, otherwise: string): string => (/^\{\w+\}$/.test(template) ? otherwise : template);

export const fieldTable = (rows: string[][], paint: Paint): string =>
  table(rows, [{ paint: paint.cyan }, { most: 22 }, { most: 18, paint: paint.dim }, {}]);

const codeRows = (names: readonly string[], codes: Readonly<Record<string, CodeEntry>>): string[][] =>
  names.map((name) => {
    const { message = '', recovery = '' } = codes[name] ?? {};
    const fix = sentence(recovery, 'The answer says what to do.');
    return [name, `${sentence(message, 'The answer says what is wrong.')}\n→ ${fix}`];
  });

function behaviour(tool: ToolEntry): string {
  const writes = tool.destructive ? 'writes, and removes or hides something' : 'writes';
  const again = tool.idempotent ? ', nothing more when repeated' : '';
  const scope = tool.scope === 'none' ? ', needs no workspace' : '';
  const changes = tool.effect === 'write' || tool.changes_outside || tool.tells.length > 0;
  const said = tool.shows ? `writes what ${tool.shows} answers to a file` : changes ? `${writes}${again}` : 'reads only';
  return `${tool.room}/${tool.group}, toolset ${tool.tier}, ${said}${scope}`;
}

function presetLine({ preset }: ToolEntry): string | undefined {
  if (!preset) return undefined;
  const fixed = Object.entries(preset.fixed).map(([field, value]) => `${field}=${JSON.stringify(value)}`);
  return paragraph(`The same as ${preset.of} with ${fixed.join(', ')}; the rules of ${preset.of} hold here too.`);
}

function resultText(tool: ToolEntry, types: Types): string {
  const { $ref } = tool.output;
  const shape = ($ref && types[refName($ref)]) || tool.output;
  const named = objectsNamedIn(shape, types).map((name) => `${name} = ${outline(types[name] ?? {})}`);
  return [outline(shape), ...named].map(indented).join('\n');
}

function inputText(tool: ToolEntry, types: Types, paint: Paint): string {
  const rows = fieldRows(tool.input, types);
  const aliases = Object.entries(tool.aliases).map(([other, field]) => `${other} for ${field}`);
  const table = rows.length ? fieldTable(rows, paint) : '  It takes no fields.';
  return aliases.length ? `${table}\n${paragraph(`Also understood: ${aliases.join(', ')}.`, 2)}` : table;
}

/** Rules that only repeat what the input's schema says. */
const derivedRules = ({ cases }: ToolEntry): Set<string> => new Set(cases.flatMap((c) => c.derived ?? []));

function rulesText(tool: ToolEntry, paint: Paint): string {
  const derived = derivedRules(tool);
  const own = Object.entries(tool.rules).filter(([id]) => !derived.has(id));
  const lines = own.map(([id, rule]) => `  ${paint.cyan(`${tool.name}/${id}`)} (${rule.level})\n${paragraph(rule.text, 4)}`);
  const more = `${count(derived.size, 'more rule')} say that every field is checked: noema contract ${tool.name}/ lists them.`;
  return [...lines, ...(derived.size ? [paragraph(more, 2)] : [])].join('\n');
}

/** Everything about one tool, for a person at a terminal. */
export function toolText(tool: ToolEntry, manifest: Manifest, paint: Paint): string {
  const { types, errors, warnings, facts } = manifest;
  const section = (title: string, text: string): string | undefined =>
    text === '' ? undefined : `${paint.bold(title)}\n${text}`;
  const pairs = (rows: string[][]) => (rows.length ? table(rows, [{ paint: paint.cyan }, {}]) : '');
  const lines = exampleLines(tool, manifest.tools).map((line) => `  ${line}`);
  const boundary = Object.entries(errors).filter(([name, code]) => code.boundary && !tool.errors.includes(name));
  const anyTool = paragraph(`Any tool may also answer ${boundary.map(([name]) => name).join(', ')}.`, 2);
  return blocks(
    `${paint.bold(tool.name)}: ${tool.title}\n${paint.dim(behaviour(tool))}`,
    paragraph(tool.summary),
    tool.notes && paragraph(tool.notes),
    presetLine(tool),
    section('Input', inputText(tool, types, paint)),
    section('Example', lines.join('\n')),
    section('Result', resultText(tool, types)),
    section('Errors', [pairs(codeRows(tool.errors, errors)), anyTool].filter(Boolean).join('\n')),
    section('Warnings', pairs(codeRows(tool.warnings, warnings))),
    section('Facts told', pairs(tool.tells.map((kind) => [kind, facts[kind]?.summary ?? '']))),
    section('Rules', rulesText(tool, paint)),
  );
}
