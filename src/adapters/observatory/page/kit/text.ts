/** Signs that change how others are drawn, or draw nothing: shown as what they are. */
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

const name = (sign: string) => `␣${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Text of strangers: it stays text, and nothing in it can turn what stands beside it. */
export const shown = (text: string): string => text.replaceAll(unseen, name);

/** As much of a text as a row has room for. */
export function brief(text: string, most = 160): string {
  const head = text.length > most * 4 ? text.slice(0, most * 4) : text;
  const line = shown(head.replaceAll(/\s+/g, ' ').trim());
  const signs = [...line];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : line;
}

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** A text in lines of about so many signs, broken between words where it can be; what has no room is left out. */
export function inLines(text: string, width: number, most: number): readonly string[] {
  const lines: string[] = [];
  let rest = brief(text, width * most);
  while (rest !== '' && lines.length < most) {
    const signs = [...rest];
    const cut = signs.slice(0, width + 1).lastIndexOf(' ');
    const at = signs.length <= width ? signs.length : cut > width / 2 ? cut : width;
    const line = signs.slice(0, at).join('');
    rest = signs.slice(at).join('').trim();
    lines.push(lines.length + 1 === most && rest !== '' ? `${line.slice(0, width - 1)}…` : line);
  }
  return lines;
}
