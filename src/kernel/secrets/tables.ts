import type { Hide } from './edges.ts';
import { isCode, isNoValue, isSpeech, looksRandom } from './looks.ts';
import { kindOf } from './names.ts';
import { method } from './sentences.ts';

const lineBreak = /\r?\n|\\+r\\+n|\\+n|$/g;
/** The line below the head of a table. */
const rule = /^[\s|:-]{3,1024}$/;
const longestLine = 4096;
/** Who logs in stands beside a password; other tables with such a column say what passwords are like. */
const account = /^[\s`*]*(?:user(?:[ _-]?name)?|login|e-?mail|account|name|host|server|service|system|site)[\s`*]*$/i;
const marks = /^[\s`*"']+|[\s`*"']+$/g;

interface Column {
  readonly at: number;
  readonly ofAccounts: boolean;
}

/** The columns that a head names as secret. */
function columnsOf(head: string): readonly Column[] {
  const cells = head.split('|');
  const ofAccounts = cells.some((cell) => account.test(cell));
  return cells.flatMap((cell, at) =>
    kindOf(cell.replace(marks, '').replaceAll(' ', '_')) === 'secret' ? [{ at, ofAccounts }] : [],
  );
}

function hideCell(line: string, from: number, { at, ofAccounts }: Column, hide: Hide): void {
  const cells = line.split('|');
  const cell = cells[at];
  const value = cell?.replace(marks, '') ?? '';
  if (cell === undefined || value.length < 4 || /\s/.test(value) || isNoValue(value) || isSpeech(value)) return;
  if (isCode(value) || method.test(value) || !(looksRandom(value) || (ofAccounts && /[A-Za-z\d]/.test(value)))) return;
  const start = from + cells.slice(0, at).reduce((sum, one) => sum + one.length + 1, 0) + cell.indexOf(value);
  hide(start, start + value.length);
}

/** `| User | Password |`: cells of a table in Markdown below a name in its head. */
export function hideTables(text: string, hide: Hide): void {
  let head = '';
  let columns: readonly Column[] = [];
  let from = 0;
  for (const found of text.matchAll(lineBreak)) {
    const line = found.index - from <= longestLine ? text.slice(from, found.index) : '';
    if (!line.includes('|')) columns = [];
    else if (line.includes('-') && rule.test(line)) columns = columnsOf(head);
    else for (const column of columns) hideCell(line, from, column, hide);
    head = line;
    from = found.index + found[0].length;
  }
}
