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
  readonly run: (workspace: string) => Promise<Verdict>;
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

/** Runs what was selected, one after another, each in a workspace that nobody has used. What needs a lacking tool is not run. */
export async function runSuite(
  suite: Suite,
  { cases, scenarios }: Selection,
  subject: Subject,
  lacking: readonly string[] = [],
): Promise<Ran[]> {
  const prefix = `conformance-${randomBytes(4).toString('hex')}`;
  const jobs: Job[] = [
    ...cases.map((c) => ({
      ...c,
      tools: [c.tool, ...called(c.given), ...called(c.then.after)],
      run: (workspace: string) => runCase(subject, c, workspace, suite.facts),
    })),
    ...scenarios.map((s) => ({
      ...s,
      id: scenarioId(s.name),
      address: 'scenarios',
      tools: called(s.steps),
      run: (workspace: string) => runScenario(subject, s, workspace, suite.facts),
    })),
  ];
  const ran: Ran[] = [];
  let unanswered = 0;
  for (const [i, { address, id, name, proves, tools, run }] of jobs.entries()) {
    const missing = tools.find((tool) => lacking.includes(tool));
    if (missing !== undefined) {
      const differences = [`the server lacks ${missing}`];
      ran.push({ id, name, proves, address, status: 'skipped', differences, calls: [], ms: 0 });
      continue;
    }
    if (unanswered === mostUnanswered) {
      const differences = [`not run: ${mostUnanswered} cases in a row got no answer`];
      ran.push({ id, name, proves, address, status: 'failed', differences, calls: [], ms: 0 });
      continue;
    }
    const start = performance.now();
    const verdict = await run(`${prefix}/${i + 1}`);
    unanswered = verdict.unanswered ? unanswered + 1 : 0;
    ran.push({ ...verdict, address, ms: performance.now() - start });
  }
  return ran;
}
