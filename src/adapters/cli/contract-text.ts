import type { SettingInfo } from '../../../generated/registry/program-shape.ts';
import type {
  AnswerEntry,
  CodeEntry,
  EvidenceEntry,
  ExampleEntry,
  FactEntry,
  Manifest,
  JsonSchema as Schema,
  SignalEntry,
  ToolEntry,
} from '../../../generated/types/manifest.ts';
import type { Kind, Meaning, ProvedRule } from './meanings.ts';
import type { Paint } from './paint.ts';
import { fieldRows, outline, refName, typeWords } from './schema-words.ts';
import { blocks, paragraph, table } from './table.ts';
import { fieldTable, sentence, toolText } from './tool-text.ts';

interface Desk {
  readonly manifest: Manifest;
  readonly paint: Paint;
}

const fields = (schema: Schema, { manifest, paint }: Desk): string | undefined => {
  const rows = fieldRows(schema, manifest.types);
  return rows.length ? fieldTable(rows, paint) : undefined;
};

const titled = (title: string, text: string | undefined, { paint }: Desk) => text && `${paint.bold(title)}\n${text}`;
const line = (title: string, names: readonly string[]) => names.length > 0 && paragraph(`${title} ${names.join(', ')}.`);
const json = (value: unknown) => JSON.stringify(value, null, 2).replaceAll(/^/gm, '  ');

function ruleText({ text, proved_by, untested }: ProvedRule): string {
  const proof = proved_by.length
    ? `Proved by\n${proved_by.map((id) => `  ${id}`).join('\n')}`
    : paragraph(`Not proved by a case: ${untested ?? 'none names it'}.`);
  return blocks(paragraph(text), proof);
}

function codeText(name: string, code: CodeEntry, desk: Desk): string {
  const { tools } = desk.manifest;
  const next = code.suggest.map(({ tool, params, reason, when = {} }) => {
    const only = Object.entries(when).map(([fact, value]) => `${fact} is ${value}`);
    const given = Object.entries(params).map(([key, value]) => ` ${key}=${value}`);
    return [`${tool}${given.join('')}`, `${reason}${only.length ? ` (when ${only.join(' and ')})` : ''}`];
  });
  const says = (t: ToolEntry) =>
    t.errors.includes(name) || t.warnings.includes(name) || (name.startsWith('BUDGET_') && !code.boundary && t.budget);
  const from = tools.filter(says).map((t) => t.name);
  return blocks(
    paragraph(sentence(code.message, 'The answer says what is wrong.')),
    paragraph(`What to do: ${sentence(code.recovery, 'the answer says it.')}`),
    titled('Filled in from', fields(code.facts, desk), desk),
    titled('Suggested next', next.length ? table(next, [{ paint: desk.paint.cyan }, {}]) : undefined, desk),
    line('Said by', code.boundary ? ['any tool', ...from] : from),
    code.status !== undefined && `Over HTTP: status ${code.status}.`,
  );
}

function factText(name: string, fact: FactEntry, desk: Desk): string {
  const { tools, types } = desk.manifest;
  return blocks(
    paragraph(fact.summary),
    titled('Fields', fields(fact.payload, desk), desk),
    fact.yields && paragraph(`Its applier answers ${typeWords(fact.yields, types)}.`),
    line('Kept in a row of their own, not in the journal:', fact.kept_elsewhere),
    line(
      'Told by',
      tools.filter((t) => t.tells.includes(name)).map((t) => t.name),
    ),
  );
}

/** Where a type is used by name. */
function usersOf(name: string, { tools, facts, types }: Manifest): string[] {
  const uses = (schema: unknown) => JSON.stringify(schema).includes(`"#/types/${name}"`);
  return [
    ...tools.filter((t) => uses([t.input, t.output])).map((t) => t.name),
    ...Object.keys(facts).filter((kind) => uses(facts[kind])),
    ...Object.keys(types).filter((other) => uses(types[other])),
  ];
}

function typeText(name: string, schema: Schema, desk: Desk): string {
  const shape = schema.properties ? undefined : typeWords(schema, desk.manifest.types);
  return blocks(
    schema.description && paragraph(schema.description),
    shape ? `  ${schema.anyOf ? outline(schema, '  ') : shape}` : titled('Fields', fields(schema, desk), desk),
    schema.pattern && `  like ${schema.pattern}`,
    line('Used by', usersOf(name, desk.manifest)),
  );
}

const examples = (valid: readonly ExampleEntry[], invalid: readonly ExampleEntry[], desk: Desk): (string | undefined)[] => [
  titled(`Example: ${valid[0]?.name}`, valid[0] && json(valid[0].value), desk),
  titled('Refused', invalid.map((e) => paragraph(`- ${e.because ?? e.name}`, 2)).join('\n') || undefined, desk),
];

function evidenceText({ summary, log, record, valid, invalid }: EvidenceEntry, desk: Desk): string {
  return blocks(
    paragraph(summary),
    paragraph(`Written to the ${log} EvidenceLog.`),
    titled('Record', fields(record, desk), desk),
    ...examples(valid, invalid, desk),
  );
}

function answerText({ summary, asked, answer, valid, invalid }: AnswerEntry, desk: Desk): string {
  return blocks(
    paragraph(summary),
    paragraph(`Asked: ${asked}`),
    titled(answer.$ref ? `Answer, a ${refName(answer.$ref)}` : 'Answer', fields(answer, desk), desk),
    ...examples(valid, invalid, desk),
  );
}

const signalText = ({ summary, severity, action }: SignalEntry): string =>
  blocks(paragraph(summary), `Severity ${severity}${action ? `; it offers ${action}` : ''}.`);

function settingText(setting: SettingInfo, { paint }: Desk): string {
  const rows = [
    ['flag', setting.flag],
    ['variable', setting.env],
    ['or', setting.env_aliases?.join(', ')],
    ['value', setting.choices?.join(' | ') ?? setting.type],
    ['default', setting.default === undefined ? undefined : String(setting.default)],
    ['commands', setting.on === 'all' ? 'all' : setting.on.join(', ')],
  ];
  const given = rows.filter((row): row is string[] => row[1] !== undefined);
  const order = setting.flag && setting.env ? 'The flag wins over the variable.' : undefined;
  return blocks(
    paragraph(setting.meaning),
    table(given, [{ paint: paint.dim }, {}]),
    order,
    setting.secret && 'It is a secret and is never shown.',
  );
}

const titles: Record<Kind, string> = {
  tool: 'tool',
  rule: 'rule',
  error: 'error',
  warning: 'warning',
  fact: 'fact',
  type: 'type',
  evidence: 'EvidenceLog record',
  answer: 'Mind answer',
  signal: 'signal',
  setting: 'setting',
};

function body({ meaning, name, contract }: Meaning, desk: Desk): string {
  switch (meaning) {
    case 'tool':
      return toolText(contract, desk.manifest, desk.paint);
    case 'rule':
      return ruleText(contract);
    case 'error':
    case 'warning':
      return codeText(name, contract, desk);
    case 'fact':
      return factText(name, contract, desk);
    case 'type':
      return typeText(name, contract, desk);
    case 'evidence':
      return evidenceText(contract, desk);
    case 'answer':
      return answerText(contract, desk);
    case 'signal':
      return signalText(contract);
    case 'setting':
      return settingText(contract, desk);
  }
}

/** One meaning of a name, for a person at a terminal. */
export function meaningText(meaning: Meaning, manifest: Manifest, paint: Paint): string {
  const text = body(meaning, { manifest, paint });
  if (meaning.meaning === 'tool') return text;
  const level = meaning.meaning === 'rule' ? ` (${meaning.contract.level})` : '';
  return `${paint.bold(meaning.name)}: ${titles[meaning.meaning]}${level}\n\n${text}`;
}
