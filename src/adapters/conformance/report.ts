import type { Suite } from './load.ts';
import type { Called } from './run.ts';
import type { Ran, Selection } from './suite.ts';

type Status = 'passed' | 'failed' | 'lacking' | 'skipped' | 'not covered';
const statuses: readonly Status[] = ['passed', 'failed', 'lacking', 'skipped', 'not covered'];

interface Failure {
  readonly case: string;
  readonly differences: readonly string[];
  /** One line each, in order, to repeat it by hand. */
  readonly calls: readonly string[];
}

export interface RuleReport {
  readonly rule: string;
  readonly text: string;
  readonly status: Status;
  /** Why it was skipped, or why no case covers it. */
  readonly reason?: string;
  readonly cases: readonly string[];
  readonly failures: readonly Failure[];
}

export interface Report {
  readonly subject: string;
  readonly product: string;
  /** Tools that the subject does not have; their rules are lacking too. */
  readonly lacks: readonly string[];
  readonly rules: readonly RuleReport[];
  readonly counts: Readonly<Record<Status, number>>;
  readonly cases: { readonly run: number; readonly failed: number; readonly skipped: number };
  readonly seconds: number;
}

const callLine = ({ tool, args, reconnect, typed }: Called) =>
  typed ?? `${reconnect ? '(on a new connection) ' : ''}${tool} ${JSON.stringify(args)}`;

/** How to repeat a case by hand. */
export const callLines = ({ calls, server, repeat = [] }: Pick<Ran, 'calls' | 'server' | 'repeat'>): string[] => [
  ...repeat,
  ...(server ? [`(on a server set up with ${JSON.stringify(server)})`] : []),
  ...calls.map(callLine),
];

function ruleReport(suite: Pick<Suite, 'rules'>, rule: string, ran: readonly Ran[], lacking: readonly string[]): RuleReport {
  const { text, untested } = suite.rules[rule] as Suite['rules'][string];
  const own = ran.filter((verdict) => verdict.proves.includes(rule));
  const head = { rule, text, cases: own.map((verdict) => verdict.id), failures: [] };
  const tool = rule.slice(0, rule.indexOf('/'));
  if (lacking.includes(tool)) return { ...head, status: 'lacking', reason: `there is no tool ${tool}` };
  if (!own.length) return { ...head, status: 'not covered', reason: untested ?? 'no case proves it' };
  const failed = own.filter((verdict) => verdict.status === 'failed');
  if (failed.length) {
    const failures = failed.map((v) => ({ case: v.id, differences: v.differences, calls: callLines(v) }));
    return { ...head, status: 'failed', failures };
  }
  if (own.every((verdict) => verdict.status === 'skipped'))
    return { ...head, status: 'skipped', reason: own.flatMap((verdict) => verdict.differences).join('; ') };
  return { ...head, status: 'passed' };
}

export function reportOf(
  suite: Pick<Suite, 'rules'>,
  selection: Pick<Selection, 'rules' | 'product'>,
  subject: string,
  ran: readonly Ran[],
  lacks: readonly string[] = [],
): Report {
  const rules = selection.rules.map((rule) => ruleReport(suite, rule, ran, lacks));
  const count = (status: Status) => rules.filter((r) => r.status === status).length;
  return {
    subject,
    product: selection.product,
    lacks,
    rules,
    counts: Object.fromEntries(statuses.map((status) => [status, count(status)])) as Report['counts'],
    cases: {
      run: ran.filter((v) => v.status !== 'skipped').length,
      failed: ran.filter((v) => v.status === 'failed').length,
      skipped: ran.filter((v) => v.status === 'skipped').length,
    },
    seconds: Math.round(ran.reduce((sum, v) => sum + v.ms, 0)) / 1000,
  };
}

const indent = (lines: readonly string[], by: string) => lines.flatMap((line) => line.split('\n')).map((line) => `${by}${line}`);

/** Failures by rule. A case that breaks several rules is told in full once. */
function failureLines(rules: readonly RuleReport[], loud: (text: string) => string): string[] {
  const told = new Map<string, string>();
  return rules.flatMap(({ rule, text, failures }) => [
    loud(`FAILED  ${rule}`),
    `  ${text}`,
    ...failures.flatMap((failure) => {
      const before = told.get(failure.case);
      if (before !== undefined) return [`  case ${failure.case}: as under ${before}`];
      told.set(failure.case, rule);
      const repeat = failure.calls.length ? ['    to repeat it:', ...indent(failure.calls, '      ')] : [];
      return [`  case ${failure.case}`, ...indent(failure.differences, '    - '), ...repeat];
    }),
    '',
  ]);
}

const several = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;

/** Whether it keeps all that was asked of it. */
export const conforms = ({ counts }: Report): boolean => counts.failed === 0 && counts.lacking === 0;

/** For a person: failures first, then what was not looked at, then the counts. */
export function summary(report: Report, colour = false): string {
  const { subject, product, lacks, rules, counts, cases, seconds } = report;
  const paint = (code: number) => (text: string) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);
  const of = (status: Status) => rules.filter((r) => r.status === status);
  const aside = (status: Status) => of(status).map(({ rule, reason }) => `${status.padEnd(11)}  ${rule}: ${reason}`);
  const asides = [...aside('skipped'), ...aside('not covered')];
  const said = statuses.map((status) => `${counts[status]} ${status}`).join(', ');
  const verdict = conforms(report) ? paint(32)('conforms') : paint(31)('does not conform');
  return [
    ...failureLines(of('failed'), paint(31)),
    ...lacks.map(
      (tool) =>
        `${paint(31)('LACKS')}  ${tool}: ${several(of('lacking').filter(({ rule }) => rule.startsWith(`${tool}/`)).length, 'rule')} not run`,
    ),
    ...(lacks.length ? [''] : []),
    ...asides,
    ...(asides.length ? [''] : []),
    `${subject} ${verdict} (${product})`,
    `${several(rules.length, 'rule')}: ${said}. ${several(cases.run, 'case')} in ${seconds.toFixed(1)} s.`,
  ].join('\n');
}
