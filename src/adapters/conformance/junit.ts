import { callLines } from './report.ts';
import type { Ran } from './suite.ts';

/** Characters that XML 1.0 cannot hold, in whatever form. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

const escaped = (text: string): string =>
  text.replaceAll(forbidden, '\u{fffd}').replaceAll(/[&<>"']/g, (char) => entities[char] as string);

/** Line breaks in an attribute would be read as spaces. */
const attribute = (text: string): string =>
  escaped(text).replaceAll('\n', '&#10;').replaceAll('\r', '&#13;').replaceAll('\t', '&#9;');

const seconds = (ms: number) => (ms / 1000).toFixed(3);

function inner(verdict: Ran): string {
  const { status, differences } = verdict;
  if (status === 'skipped') return `<skipped message="${attribute(differences.join('; '))}"/>`;
  if (status === 'passed') return '';
  const body = [`breaks ${verdict.proves.join(', ')}`, ...differences, 'to repeat it:', ...callLines(verdict)].join('\n');
  return `<failure message="${attribute(differences[0] ?? '')}">${escaped(body)}</failure>`;
}

/** One test case per case, for the machines that read such reports. */
export function junit(name: string, ran: readonly Ran[]): string {
  const count = (status: Ran['status']) => ran.filter((verdict) => verdict.status === status).length;
  const totals = `tests="${ran.length}" failures="${count('failed')}" errors="0" skipped="${count('skipped')}" time="${seconds(ran.reduce((sum, v) => sum + v.ms, 0))}"`;
  const tests = ran.map(
    (v) =>
      `    <testcase classname="${attribute(v.address)}" name="${attribute(v.id)}" time="${seconds(v.ms)}">${inner(v)}</testcase>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${totals}>`,
    `  <testsuite name="${attribute(name)}" ${totals}>`,
    ...tests,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
