import type { Hide } from './edges.ts';
import { isNoValue, isSpeech } from './looks.ts';

const given =
  /(?:(?:(?:with|encrypted)\s{1,8})?password\s{0,8}(?:=\s{0,8})?\(?|identified\s{1,8}(?:with\s{1,8}[\w"`]{1,64}\s{1,8})?(?:by|as)(?:\s{1,8}password)?)\s{0,8}'([^'\r\n]{1,1024})(?=')/gi;
/** Said of a user or a role, or in capitals: a sentence may quote what a password is called, or what a row is identified by. */
const isCapital = /PASSWORD|IDENTIFIED/;
const ofUser = /\b(?:user|role|to)\s{1,8}\S{1,128}\s{1,8}$/i;
const isGiven = (statement: string, before: string) =>
  isCapital.test(statement) || /^(?:with|encrypted)/i.test(statement) || ofUser.test(before);

/** `CREATE USER ann PASSWORD '…'`, `… IDENTIFIED BY '…'` */
export function hideInSql(text: string, hide: Hide): void {
  for (const found of text.matchAll(given)) {
    const value = found[1] as string;
    const end = found.index + found[0].length;
    if (isGiven(found[0], text.slice(Math.max(0, found.index - 160), found.index)) && !isNoValue(value) && !isSpeech(value))
      hide(end - value.length, end);
  }
}
