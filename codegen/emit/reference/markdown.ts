/** Small pieces of markdown that survive a code host: text is escaped, cells stay in their row, links point at headings. */

const special = /[<*]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;

/** A sentence from a contract. Code in backticks stays code; everything else is only text. */
export const prose = (text: string): string =>
  text
    .split(/(`[^`]+`)/)
    .map((part, i) => (i % 2 ? part : part.replaceAll(special, '\\$&')))
    .join('');

export const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
export const codes = (texts: readonly string[]): string => texts.map(code).join(', ');

/** A value in a sentence: `20`, `"notes"`, `[]`. */
export const literal = (value: unknown): string => code(JSON.stringify(value));

export const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

const cell = (text: string): string =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(row)].join('\n');

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
export const numbered = (items: readonly string[]): string => items.map((item, i) => `${i + 1}. ${item}`).join('\n');

/** The anchor that code hosts give to a heading. */
export const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

export const link = (text: string, href: string): string => `[${text}](${href})`;

/** Blocks with a blank line between; empty ones are left out. */
export const blocks = (...parts: readonly (string | undefined | false)[]): string => parts.filter(Boolean).join('\n\n');

const notice = '<!-- Generated from contracts/ by `npm run gen`. Edit the contract, not this file. -->';
export const page = (title: string, ...parts: readonly (string | undefined | false)[]): string =>
  `${blocks(notice, `# ${title}`, ...parts)}\n`;

/** `a`, `b` and `c` */
export const and = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
