import { usualAutopilotConfig } from '../../generated/registry/usual.ts';
import type { Problem } from '../../generated/registry/validators.ts';
import { isRecord } from '../kernel/json.ts';
import { text } from '../kernel/says.ts';
import { nearest } from '../kernel/text.ts';
import type { ConfigFault } from './config.ts';

const steps = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** What usually stands at a place; undefined inside of lists, and where nothing is known. */
const usualAt = (path: string): unknown =>
  steps(path).reduce<unknown>(
    (at, step) => (isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined),
    usualAutopilotConfig,
  );

/** `/hands/cli/exec/0` → hands.cli.exec[0] */
const nameOf = (path: string): string =>
  steps(path)
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step.slice(0, 64)}`))
    .join('')
    .replace(/^\./, '');

const usualText = (path: string): string => JSON.stringify(usualAt(path) ?? usualAt(path.replace(/\/\d+$/, '')) ?? null);

function unknownField({ instancePath, params }: Problem): ConfigFault {
  const name = String(params.additionalProperty);
  const field = nameOf(`${instancePath}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  const here = usualAt(instancePath);
  const known = isRecord(here) ? Object.keys(here) : [];
  const meant = nearest(name, known);
  return meant
    ? text('config-field-misspelt', { field, meant })
    : text('config-field-unknown', { field, known: known.join(', ') });
}

function faultOf(problem: Problem, types: readonly string[]): ConfigFault {
  const { instancePath, keyword, params } = problem;
  const facts = { field: nameOf(instancePath) || 'It', usual: usualText(instancePath) };
  const limit = Number(params.limit);
  if (keyword === 'additionalProperties') return unknownField(problem);
  if (keyword === 'const') return text('config-of-another-version', { version: String(params.version ?? '') });
  if (keyword === 'enum')
    return text('config-field-none-of-the-choices', { ...facts, choices: (params.allowedValues as unknown[]).join(', ') });
  if (keyword === 'type') return text('config-field-of-another-type', { ...facts, types: types.join(' or ') });
  if (/^min/.test(keyword)) return text('config-field-too-small', { ...facts, limit: `${limit}${countedIn(keyword)}` });
  if (/^max/.test(keyword)) return text('config-field-too-large', { ...facts, limit: `${limit}${countedIn(keyword)}` });
  return text('config-field-not-valid', facts);
}

const countedIn = (keyword: string): string =>
  keyword.endsWith('Length') ? ' characters' : keyword.endsWith('Items') ? ' items' : '';

/** What a place may hold, in words. */
function typesIn(problems: readonly Problem[]): string[] {
  const words: Readonly<Record<string, string>> = text('config-types');
  const types = problems.flatMap(({ keyword, params }) => (keyword === 'type' ? [params.type].flat().map(String) : []));
  return [...new Set(types)].map((type) => words[type] ?? type);
}

/** One fault for each place, besides fields that are not known. A bound or a choice says more than a type. */
function atPlace(problems: readonly Problem[]): ConfigFault[] {
  const unknown = problems.filter(({ keyword }) => keyword === 'additionalProperties');
  const others = problems.filter(({ keyword }) => keyword !== 'additionalProperties' && keyword !== 'anyOf');
  const telling = others.find(({ keyword }) => keyword !== 'type') ?? others[0];
  return [...unknown, ...(telling ? [telling] : [])].map((problem) => faultOf(problem, typesIn(others)));
}

/** What a validator found, in words; of a file with very much that is wrong, the first of it. */
export function configFaults(problems: readonly Problem[], raw: Readonly<Record<string, unknown>>): ConfigFault[] {
  const byPlace = new Map<string, Problem[]>();
  for (const problem of problems) {
    const said =
      problem.keyword === 'const' ? { ...problem, params: { version: JSON.stringify(raw.version).slice(0, 64) } } : problem;
    if (problem.instancePath === '/version' && problem.keyword === 'type') continue;
    byPlace.set(said.instancePath, [...(byPlace.get(said.instancePath) ?? []), said]);
  }
  return [...byPlace.values()].flatMap(atPlace).slice(0, 50);
}

/** Whether a text could go on to be JSON: nothing is wrong but that it ends. */
function mayGoOn(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch (error) {
    const { message } = error as Error;
    return /end of JSON input|Unterminated/.test(message) || Number(/position (\d+)/.exec(message)?.[1]) === source.length;
  }
}

/** Where a text stops being JSON. What stands there is not repeated: it may be a key. */
export function jsonFault(source: string): ConfigFault {
  let [good, bad] = [0, source.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (middle <= source.length && mayGoOn(source.slice(0, middle))) good = middle;
    else bad = middle;
  }
  const before = source.slice(0, good);
  return text('config-not-json', { line: before.split('\n').length, column: good - before.lastIndexOf('\n') });
}
