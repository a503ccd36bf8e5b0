/** Splits a command as a shell would, as far as quotes and backslashes go. */
export function splitCommand(line: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let i = 0; i < line.length; i += 1) {
    const char = line[i] as string;
    const next = line[i + 1];
    if (char === '\\' && quote !== "'" && next !== undefined && (quote === '' || next === '"' || next === '\\')) {
      word = (word ?? '') + next;
      i += 1;
    } else if (quote) {
      if (char === quote) quote = '';
      else word = (word ?? '') + char;
    } else if (char === '"' || char === "'") {
      quote = char;
      word ??= '';
    } else if (/\s/.test(char)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + char;
  }
  if (quote) throw new Error(`a ${quote} is not closed in: ${line}`);
  return word === undefined ? words : [...words, word];
}
