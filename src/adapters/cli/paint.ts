/** Marks for a person's eyes; without colour every mark leaves the text as it is. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
  red(text: string): string;
  cyan(text: string): string;
}

export function painter(colour: boolean): Paint {
  const mark = (on: number, off: number) => (text: string) =>
    colour && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return {
    bold: mark(1, 22),
    dim: mark(2, 22),
    green: mark(32, 39),
    yellow: mark(33, 39),
    red: mark(31, 39),
    cyan: mark(36, 39),
  };
}
