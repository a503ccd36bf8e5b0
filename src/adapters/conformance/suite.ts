import { randomBytes } from 'node:crypto';
import type { ScenarioEntry } from '../../../generated/types/manifest.ts';
import type { AddressedCase, Suite } from './load.ts';
import { runCase, runScenario, scenarioId, type Verdict } from './run.ts';
import type { Subject } from './subject.ts';

interface Wanted {
  readonly product: string;
  /** A whole rule id, or how ids begin. */
  readonly rule?: string | undefined;
}

/** What was asked for names nothing that could be run. */
export class NothingWanted extends Error {}

export interface Selection extends Wanted {
  /** Ids of the rules that are reported on. */
  readonly rules: readonly string[];
  readonly cases: readonly AddressedCase[];
  readonly scenarios: readonly ScenarioEntry[];
}

const toolOf = (rule: string) => rule.slice(0, rule.indexOf('/'));

/** The rules of a product that are meant, and what proves them. */
export function select(suite: Suite, { product, rule }: Wanted): Selection {
  const groups = suite.products[product];
  const names = Object.keys(suite.products).join(', ');
  if (!groups) throw new NothingWanted(`There is no product ${product}. Known: ${names}.`);
  const ofProduct = (tool: string) => groups.includes(suite.addressOf(tool) ?? '');
  const all = Object.keys(suite.rules).filter((id) => ofProduct(toolOf(id)));
  if (!all.length) throw new NothingWanted(`${product} has no rules yet.`);
  const meant = rule === undefined ? all : all.includes(rule) ? [rule] : all.filter((id) => id.startsWith(rule));
  if (!meant.length) throw new NothingWanted(`No rule of ${product} begins with ${rule}.`);
  const rules = new Set(meant);
  const proves = (proved: readonly string[]) => proved.some((id) => rules.has(id));
  return {
    product,
    rule,
    rules: meant,
    cases: suite.cases.filter((c) => groups.includes(c.address) && proves(c.proves)),
    scenarios: suite.scenarios.filter((s) => proves(s.proves) && s.steps.every((step) => ofProduct(step.call))),
  };
}

/** A verdict with its place in the suite and how long it took. */
export interface Ran extends Verdict {
  readonly address: string;
  readonly ms: number;
  /** What to type to repeat it, where that is not a list of calls. */
  readonly repeat?: readonly string[];
}

interface Job {
  /** Every tool that it calls. */
  readonly tools: readonly string[];
  readonly address: string;
  readonly id: string;
  readonly name: string;
  readonly proves: readonly string[];
  readonly run: (on: Subject, workspace: string) => Promise<Verdict>;
}

/** After so many cases in a row without an answer, nobody is there. */
const mostUnanswered = 3;

const called = (calls: readonly { readonly call: string }[] = []) => calls.map(({ call }) => call);

/** Which of the tools that are called the subject does not have. */
export async function lackingTools({ cases, scenarios, rules }: Selection, subject: Subject): Promise<string[]> {
  const tools = [
    ...rules.map(toolOf),
    ...cases.flatMap((c) => [...called(c.given), ...called(c.then.after)]),
    ...scenarios.flatMap((s) => called(s.steps)),
  ];
  const lacking: string[] = [];
  for (const tool of [...new Set(tools)].sort()) if (await subject.lacks?.(tool)) lacking.push(tool);
  return lacking;
}

interface Running {
  /** What needs one of these tools is not run. */
  readonly lacking?: readonly string[];
  /** The same implementation again, where each case has a place of its own: as many cases are run at a time. */
  readonly beside?: readonly Subject[];
}

/** Runs what was selected, each in a workspace that nobody has used. */
export async function runSuite(
  suite: Suite,
  { cases, scenarios }: Selection,
  subject: Subject,
  { lacking = [], beside = [] }: Running = {},
): Promise<Ran[]> {
  const prefix = `conformance-${randomBytes(4).toString('hex')}`;
  const jobs: Job[] = [
    ...cases.map((c) => ({
      ...c,
      tools: [c.tool, ...called(c.given), ...called(c.then.after)],
      run: (on: Subject, workspace: string) => runCase(on, c, workspace, suite.facts),
    })),
    ...scenarios.map((s) => ({
      ...s,
      id: scenarioId(s.name),
      address: 'scenarios',
      tools: called(s.steps),
      run: (on: Subject, workspace: string) => runScenario(on, s, workspace, suite.facts),
    })),
  ];
  let unanswered = 0;
  const perform = async (on: Subject, { address, id, name, proves, tools, run }: Job, workspace: string): Promise<Ran> => {
    const unrun = (status: 'skipped' | 'failed', difference: string): Ran => ({
      ...{ id, name, proves, address, status, differences: [difference], calls: [], ms: 0 },
    });
    const missing = tools.find((tool) => lacking.includes(tool));
    if (missing !== undefined) return unrun('skipped', `the server lacks ${missing}`);
    if (unanswered >= mostUnanswered) return unrun('failed', `not run: ${mostUnanswered} cases in a row got no answer`);
    const start = performance.now();
    const verdict = await run(on, workspace);
    unanswered = verdict.unanswered ? unanswered + 1 : 0;
    return { ...verdict, address, ms: performance.now() - start };
  };
  const ran: Ran[] = [];
  const waiting = jobs.entries();
  const work = async (on: Subject) => {
    for (const [i, job] of waiting) ran[i] = await perform(on, job, `${prefix}/${i + 1}`);
  };
  await Promise.all([subject, ...beside].map(work));
  return ran;
}
