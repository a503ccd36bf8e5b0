/**
 * Signs that a terminal or a reader does not show: colour codes and what else a terminal is told (as they are, or escaped), zero-width
 * signs, soft hyphens, marks of direction and of byte order. `grep --color` writes them into the middle of a word.
 */
const unseen = new RegExp(
  [
    String.raw`(?:(?:\u001b|(?<!\\)\\{1,63}(?:u001b|x1b|033|e(?=\[)))\[|\u009b)[\d;:?<=>]{0,24}[A-Za-z]`,
    String.raw`(?:\u001b|(?<!\\)\\{1,63}(?:u001b|x1b|033))[()][A-Z\d]`,
    String.raw`(?:\u001b\[|\u009b)[0-?]{0,32}[ -/]{0,8}[@-~]`,
    String.raw`(?:\u001b\]|\u009d)[^\u0007\u001b\u009c]{0,2048}(?:\u0007|\u001b\\|\u009c)`,
    /** Written out: to find out what classes of signs hold takes a good part of a short command. */
    String.raw`[\u0000-\u0008\u000e-\u001b\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u08e2]`,
    String.raw`[\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]`,
    String.raw`\udb40[\udc00-\udfff]`,
    String.raw`(?<!\\)\\{1,63}u(?:00ad|200[b-f]|2060|feff)`,
  ].join('|'),
  'gi',
);

/** What a reader takes for a space, a sign, or a quote: one character each. */
const alike: Readonly<Record<string, string>> = {
  '\uff1a': ':',
  '\ufe55': ':',
  '\uff1d': '=',
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\uff02': '"',
};
const lookAlike = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\uff1a\ufe55\uff1d\u201c-\u201e\uff02]/g;
const plain = (text: string) => text.replace(lookAlike, (one) => alike[one] ?? ' ');

/** What a text says to its reader, and where each character of that stands in it. */
interface Reading {
  readonly text: string;
  readonly at: (index: number) => number;
}

const same = (index: number) => index;

/**
 * The ways in which a text with such signs is read: each as so many spaces, which keep words apart, and then as if they were not there.
 * Nothing for other texts.
 */
export function readings(text: string): readonly Reading[] {
  if (text.search(unseen) >= 0)
    return [{ text: plain(text.replace(unseen, (one) => ' '.repeat(one.length))), at: same }, takenOut(text)];
  return text.search(lookAlike) >= 0 ? [{ text: plain(text), at: same }] : [];
}

function takenOut(text: string): Reading {
  const kept: number[] = [];
  let read = '';
  let done = 0;
  const keep = (to: number) => {
    read += text.slice(done, to);
    for (let i = done; i < to; i += 1) kept.push(i);
  };
  for (const found of text.matchAll(unseen)) {
    keep(found.index);
    done = found.index + found[0].length;
  }
  keep(text.length);
  return { text: plain(read), at: (index) => kept[index] as number };
}
