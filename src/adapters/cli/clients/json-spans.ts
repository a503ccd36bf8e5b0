/** A value of a JSON text, and where it stands. The text is known to be JSON. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** Of an object: its members in their order. */
  readonly members?: readonly { readonly key: string; readonly start: number; readonly value: Span }[];
  /** Of a list. */
  readonly items?: readonly Span[];
}

/** Where everything in a JSON text stands. */
export function spansIn(text: string): Span {
  let at = 0;
  const blanks = () => {
    while (/\s/.test(text[at] ?? '')) at += 1;
  };
  const string = () => {
    for (at += 1; text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1;
    at += 1;
  };
  /** Everything up to the closing sign, with what stands between commas. */
  const listed = (close: string, one: () => void) => {
    at += 1;
    for (blanks(); text[at] !== close; blanks())
      if (text[at] === ',') at += 1;
      else one();
    at += 1;
  };
  const value = (): Span => {
    blanks();
    const start = at;
    if (text[at] === '{') {
      const members: { key: string; start: number; value: Span }[] = [];
      listed('}', () => {
        const from = at;
        string();
        const key = JSON.parse(text.slice(from, at)) as string;
        blanks();
        at += 1;
        members.push({ key, start: from, value: value() });
      });
      return { start, end: at, members };
    }
    if (text[at] === '[') {
      const items: Span[] = [];
      listed(']', () => void items.push(value()));
      return { start, end: at, items };
    }
    if (text[at] === '"') string();
    else while (at < text.length && !/[\s,\]}]/.test(text[at] ?? '')) at += 1;
    return { start, end: at };
  };
  return value();
}
