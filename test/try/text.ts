import { painter } from '../../src/adapters/cli/paint.ts';
import type { Report, RuleReport } from '../../src/adapters/conformance/report.ts';
import type { Generated } from './generate.ts';

const indent = (lines: readonly string[], by: string) => lines.flatMap((line) => line.split('\n')).map((line) => `${by}${line}`);

const failureLines = ({ failures }: RuleReport): string[] =>
  failures.flatMap(({ case: id, differences, calls }) => [
    `    case ${id}`,
    ...indent(differences, '      - '),
    ...(calls.length ? ['      to repeat it:', ...indent(calls, '        ')] : []),
  ]);

/** Every rule by name; of those that only repeat the schema, the number, unless one fails. */
function ruleLines(report: Report, derived: ReadonlySet<string>, paint: ReturnType<typeof painter>): string[] {
  const isDerived = (rule: string) => derived.has(rule.slice(rule.indexOf('/') + 1));
  const lines = report.rules.flatMap((rule) => {
    if (rule.status === 'failed') return [paint.red(`  FAILED       ${rule.rule}`), `    ${rule.text}`, ...failureLines(rule)];
    if (rule.status === 'passed') return isDerived(rule.rule) ? [] : [`  ${paint.green('passed')}       ${rule.rule}`];
    return [paint.yellow(`  ${rule.status.padEnd(11)}  ${rule.rule}: ${rule.reason}`)];
  });
  const more = report.rules.filter((rule) => rule.status === 'passed' && isDerived(rule.rule)).length;
  return more ? [...lines, `  ${paint.green('passed')}       ${more} rules that the input's schema makes`] : lines;
}

/** What a person who changes a tool wants to know, and whether all of it is good. */
export function textOf({ tools, findings, others, written, duties }: Generated, reports: readonly Report[], colour: boolean) {
  const paint = painter(colour);
  const failed = reports.reduce((sum, { counts }) => sum + counts.failed, 0);
  const sections = tools.flatMap(({ name, room, group, cases }, i) => {
    const derived = new Set(cases.flatMap((c) => c.derived ?? []));
    const report = reports[i] as Report;
    return [paint.bold(`${name} (${room}/${group})`), ...ruleLines(report, derived, paint), ''];
  });
  const policies = findings.length ? [paint.red('Policies find:'), ...indent(findings, '  '), ''] : [];
  const due = duties.length ? [paint.yellow('Still to be done, or npm test fails:'), ...indent(duties, '  '), ''] : [];
  const elsewhere = others ? [paint.yellow(`Policies find ${others} more about other things: npm run gen lists them.`)] : [];
  const cases = reports.reduce((sum, report) => sum + report.cases.run, 0);
  const sum = `${cases} cases, ${failed} rules failed, ${findings.length} findings; ${written} generated files changed.`;
  const types = 'Not looked at: types (npm run check), other stores and servers (npm test).';
  return {
    text: [...sections, ...policies, ...due, ...elsewhere, sum, types].join('\n'),
    ok: failed === 0 && findings.length === 0,
  };
}
