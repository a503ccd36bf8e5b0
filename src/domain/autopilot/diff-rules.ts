const around = 2;
/** More pairs of lines than this are not compared one by one: what differs is then shown as a whole. */
const mostPairs = 4_000_000;

type Mark = ' ' | '-' | '+';
type Marked = readonly [mark: Mark, line: string];

/** How many lines are the same at each pair of places, from there to the end. */
function sharedFrom(a: readonly string[], b: readonly string[]): (i: number, j: number) => number {
  const width = b.length + 1;
  const shared = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [right = 0, below = 0, across = 0] = [
        shared[i * width + j + 1],
        shared[(i + 1) * width + j],
        shared[(i + 1) * width + j + 1],
      ];
      shared[i * width + j] = a[i] === b[j] ? across + 1 : Math.max(right, below);
    }
  return (i, j) => shared[i * width + j] ?? 0;
}

function compared(a: readonly string[], b: readonly string[]): Marked[] {
  const all = (mark: Mark, lines: readonly string[]) => lines.map((line): Marked => [mark, line]);
  if (a.length * b.length > mostPairs) return [...all('-', a), ...all('+', b)];
  const shared = sharedFrom(a, b);
  const found: Marked[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    const [left, right] = [a[i] as string, b[j] as string];
    if (left === right) {
      found.push([' ', left]);
      i += 1;
      j += 1;
    } else if (shared(i + 1, j) >= shared(i, j + 1)) {
      found.push(['-', left]);
      i += 1;
    } else {
      found.push(['+', right]);
      j += 1;
    }
  }
  return [...found, ...all('-', a.slice(i)), ...all('+', b.slice(j))];
}

/** What differs between two texts, line by line, with a little of what stands around it; empty where nothing does. */
export function lineDiff(before: string, after: string): string {
  if (before === after) return '';
  const [a, b] = [before.split('\n'), after.split('\n')];
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  const same = (lines: readonly string[]) => lines.map((line): Marked => [' ', line]);
  const marked = [
    ...same(a.slice(0, head)),
    ...compared(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...same(a.slice(a.length - tail)),
  ];
  const isNear = marked.map((_, i) => marked.slice(Math.max(0, i - around), i + around + 1).some(([mark]) => mark !== ' '));
  return marked
    .flatMap(([mark, line], i) => {
      if (!isNear[i]) return [];
      return isNear[i - 1] === false ? ['…', `${mark}${line}`] : [`${mark}${line}`];
    })
    .join('\n');
}
