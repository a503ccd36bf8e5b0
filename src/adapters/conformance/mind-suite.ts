import type { Manifest, PromptEntry, SituationEntry } from '../../../generated/types/manifest.ts';
import { validateAnswer } from '../../kernel/checked.ts';
import { shorten } from '../../kernel/cut.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';
import { type Blocks, promptFor } from '../../kernel/prompt.ts';
import { judgeAnswer, type RuleVerdict } from './mind-rules.ts';
import type { MindRequest, MindSubject } from './mind-subject.ts';
import { NoAnswer } from './subject.ts';
import { NothingWanted, type Ran } from './suite.ts';

/** One situation to ask about, as it is sent. */
export interface MindCase {
  readonly prompt: PromptEntry;
  readonly situation: SituationEntry;
  readonly blocks: Readonly<Record<string, unknown>>;
  readonly request: MindRequest;
}

export interface MindSelection {
  readonly product: string;
  /** Ids such as `decide_next/done-is-sure`. */
  readonly rules: readonly string[];
  readonly cases: readonly MindCase[];
}

type Schemas = Readonly<Record<string, unknown>>;

/** Every question with its situations, as requests; `schemas` by the name of the answer. */
export const mindCases = ({ prompts, prompt_world }: Manifest, schemas: Schemas): MindCase[] =>
  prompts.flatMap((prompt) =>
    prompt.situations.map((situation) => {
      const common = prompt.blocks
        .filter(({ name }) => Object.hasOwn(prompt_world, name))
        .map(({ name }) => [name, prompt_world[name]]);
      const blocks = { ...Object.fromEntries(common), ...situation.blocks };
      const name = prompt.name as keyof Blocks;
      const request = {
        name,
        prompt: promptFor(name, blocks as never),
        schema: schemas[name],
        tag: `conformance:${situation.id}`,
      };
      return { prompt, situation, blocks, request };
    }),
  );

export const mindRules = ({ prompts }: Manifest): Manifest['prompts'][number]['rules'] =>
  Object.fromEntries(
    prompts.flatMap(({ name, rules }) => Object.entries(rules).map(([rule, entry]) => [`${name}/${rule}`, entry])),
  );

/** The rules that are meant, and the questions that they are about. */
export function selectMind(manifest: Manifest, schemas: Schemas, rule?: string): MindSelection {
  const all = Object.keys(mindRules(manifest));
  const rules = rule === undefined ? all : all.includes(rule) ? [rule] : all.filter((id) => id.startsWith(rule));
  if (rules.length === 0) throw new NothingWanted(`No rule of a Mind begins with ${rule}.`);
  const meant = new Set(rules.map((id) => id.slice(0, id.indexOf('/'))));
  return { product: 'mind', rules, cases: mindCases(manifest, schemas).filter(({ prompt }) => meant.has(prompt.name)) };
}

/** What was said, held against everything that can be checked. What cannot be judged any more is left out. */
async function judge({ prompt, situation, blocks }: MindCase, said: string): Promise<RuleVerdict[]> {
  const found = parseJson(said);
  if (!found || !isRecord(found.value))
    return [{ rule: 'one-json-object', problems: [`expected one JSON object, got ${shorten(said.trim() || 'nothing', 200)}`] }];
  const checked = await validateAnswer(prompt.name as 'decide_next', found.value);
  const formal = [
    { rule: 'one-json-object', problems: [] },
    { rule: 'fits-the-schema', problems: checked.ok ? [] : checked.problems },
  ];
  return checked.ok ? [...formal, ...(await judgeAnswer(prompt, situation, found.value, blocks))] : formal;
}

/** After so many questions in a row without an answer, nobody is there. */
const mostUnanswered = 3;
/** Without these nothing else can be judged. */
const shape = ['one-json-object', 'fits-the-schema'];

/** Where `noema schemas export` writes the request of a situation. */
export const requestFile = ({ situation }: Pick<MindCase, 'situation'>): string => `requests/${situation.id}.json`;

/** What was judged of one situation, a case for each rule that is wanted. */
function casesOf(
  asked: MindCase,
  verdicts: readonly RuleVerdict[],
  rules: readonly string[],
  typed: MindSubject['typed'],
): Omit<Ran, 'ms'>[] {
  const { prompt, situation } = asked;
  const idOf = (rule: string) => `${prompt.name}/${rule}`;
  const judged = new Map(verdicts.map(({ rule, problems }) => [rule, problems]));
  /** That an answer has no shape is one failure, unless that is not asked about. */
  const otherwise = shape.every((rule) => rules.includes(idOf(rule))) ? 'skipped' : 'failed';
  const isChecked = (rule: string) =>
    prompt.rules[rule]?.check || shape.includes(rule) || situation.expects.some((expected) => expected.rule === rule);
  return Object.keys(prompt.rules)
    .filter((rule) => isChecked(rule) && rules.includes(idOf(rule)))
    .map((rule) => {
      const problems = judged.get(rule);
      const status = problems === undefined ? otherwise : problems.length ? 'failed' : 'passed';
      return {
        id: `${situation.id}: ${rule}`,
        name: situation.name,
        proves: [idOf(rule)],
        address: prompt.name,
        status,
        differences: problems ?? ['not judged: there was no answer of the right shape'],
        calls: [],
        ...(status === 'failed' ? { repeat: ['noema schemas export --out mind', typed(`mind/${requestFile(asked)}`)] } : {}),
      };
    });
}

/** Asks everything that was selected, one after another. */
export async function runMind({ rules, cases }: MindSelection, subject: MindSubject): Promise<Ran[]> {
  const ran: Ran[] = [];
  const silent = (why: string): RuleVerdict[] => [{ rule: 'one-json-object', problems: [why] }];
  let unanswered = 0;
  const verdictsOn = async (asked: MindCase): Promise<RuleVerdict[]> => {
    if (unanswered === mostUnanswered) return silent(`not asked: ${mostUnanswered} questions in a row got no answer`);
    try {
      const said = await subject.ask(asked.request);
      unanswered = 0;
      return await judge(asked, said);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      unanswered += 1;
      return silent(`there was no answer: ${error.message}`);
    }
  };
  for (const asked of cases) {
    const began = performance.now();
    const found = casesOf(asked, await verdictsOn(asked), rules, subject.typed);
    const ms = performance.now() - began;
    ran.push(...found.map((one, i) => ({ ...one, ms: i === 0 ? ms : 0 })));
  }
  return ran;
}
