/** Columns of the terminal; what is piped is laid out for 80. */
export const lineWidth = (): number => Math.min(Math.max(process.stdout.columns ?? 80, 60), 110);

/** Breaks text between words so that no line is longer than `width`; a longer word stays whole, and an indent stays. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => {
    const [indent = ''] = /^ */.exec(line) ?? [];
    const lines: string[] = [];
    let current = '';
    for (const word of line.split(' ').filter(Boolean)) {
      if (current !== '' && indent.length + current.length + 1 + word.length > width) {
        lines.push(current);
        current = word;
      } else current = current === '' ? word : `${current} ${word}`;
    }
    return [...lines, current].map((text) => (text === '' ? '' : `${indent}${text}`));
  });
}

/** A paragraph that stands `indent` columns from the left. */
export const paragraph = (text: string, indent = 0, width = lineWidth()): string =>
  wrap(text, width - indent)
    .map((line) => (line === '' ? '' : `${' '.repeat(indent)}${line}`))
    .join('\n');

interface Column {
  /** So that tables below one another have the same columns. */
  readonly least?: number;
  /** Cells of this column break at this width. The last column takes what is left. */
  readonly most?: number;
  readonly paint?: (text: string) => string;
}

const gap = 2;

/** Rows whose cells stand below one another and break inside their column. */
export function table(rows: readonly (readonly string[])[], columns: readonly Column[], indent = 2, width = lineWidth()): string {
  const last = columns.length - 1;
  const widths = columns.map(({ least = 0, most = 40 }, i) =>
    Math.max(least, ...rows.flatMap((row) => wrap(row[i] ?? '', most).map((line) => line.length))),
  );
  const before = widths.slice(0, last).reduce((sum, w) => sum + w + gap, indent);
  const room = Math.max(width - before, 20);
  return rows
    .flatMap((row) => {
      const cells = columns.map(({ most = 40 }, i) => wrap(row[i] ?? '', i === last ? room : most));
      return Array.from({ length: Math.max(...cells.map((lines) => lines.length)) }, (_, n) =>
        columns
          .map(({ paint = (text) => text }, i) => {
            const text = cells[i]?.[n] ?? '';
            return `${paint(text)}${i === last ? '' : ' '.repeat((widths[i] ?? 0) - text.length + gap)}`;
          })
          .join('')
          .trimEnd(),
      );
    })
    .map((line) => (line === '' ? '' : `${' '.repeat(indent)}${line}`))
    .join('\n');
}

/** Blocks with an empty line between; what is missing is left out. */
export const blocks = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join('\n\n');

/** `3 tools`, `1 tool` */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
