import type { Row, Target } from './shape.ts';

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const show = (value: number | undefined) =>
  value === undefined ? '' : value >= 1000 ? whole(value) : value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);

function lines(head: readonly string[], body: readonly (readonly string[])[], left: number): string[] {
  const widths = head.map((title, i) => Math.max(title.length, ...body.map((cells) => cells[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i < left ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].map((text) => text.trimEnd());
}

export function rowTable(rows: readonly Row[]): string {
  const body = rows.map((row) => [
    row.measure,
    row.entries === undefined ? '' : whole(row.entries),
    row.where ?? '',
    row.subject,
    row.unit,
    show(row.p50),
    show(row.p95),
    show(row.p99),
    row.times === undefined ? '' : `${row.times.toFixed(2)}×`,
    whole(row.samples),
  ]);
  return lines(['measure', 'entries', 'where', 'subject', 'unit', 'p50', 'p95', 'p99', 'times', 'n'], body, 5).join('\n');
}

export function verdict({ value, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }: Target): string {
  if (value === undefined) return 'not measured';
  return value <= most && value >= least ? 'pass' : 'FAIL';
}

export function targetTable(targets: readonly Target[]): string {
  const body = targets.map((target) => [verdict(target), target.name, show(target.value), show(target.least), show(target.most)]);
  return lines(['', 'target', 'value', 'least', 'most'], body, 2).join('\n');
}
