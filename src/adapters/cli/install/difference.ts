import type { Change } from './apply.ts';

const around = 2;

/** What changes in a file, as patches show it: one run of lines, since that is what is written here. */
export function difference({ file, before = '', after = '' }: Change): string {
  const old = before.split('\n');
  const now = after.split('\n');
  let from = 0;
  while (from < Math.min(old.length, now.length) && old[from] === now[from]) from += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - from && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const of = (lines: readonly string[], mark: string) => lines.slice(from, lines.length - end).map((line) => `${mark}${line}`);
  const near = (lines: readonly string[]) => lines.map((line) => ` ${line}`);
  return [
    `--- ${file}`,
    `+++ ${file}`,
    `@@ -${from + 1} +${from + 1} @@`,
    ...near(old.slice(Math.max(0, from - around), from)),
    ...of(old, '-'),
    ...of(now, '+'),
    ...near(old.slice(old.length - end, old.length - end + around)),
  ].join('\n');
}
