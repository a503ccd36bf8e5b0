/** Porter's algorithm for English: words of one family get one stem, which need not be a word itself. */
const consonant = '[^aeiou]';
const vowel = '[aeiouy]';
const run = `${consonant}[^aeiouy]*`;
const vowels = `${vowel}[aeiou]*`;

const measured = new RegExp(`^(?:${run})?${vowels}${run}`);
const measuredOnce = new RegExp(`^(?:${run})?${vowels}${run}(?:${vowels})?$`);
const measuredTwice = new RegExp(`^(?:${run})?${vowels}${run}${vowels}${run}`);
const hasVowel = new RegExp(`^(?:${run})?${vowel}`);
const short = new RegExp(`^${run}${vowel}[^aeiouwxy]$`);

const endings2: Readonly<Record<string, string>> = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log',
};
const endings3: Readonly<Record<string, string>> = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: '',
};
const ending2 = new RegExp(`^(.+?)(${Object.keys(endings2).join('|')})$`);
const ending3 = new RegExp(`^(.+?)(${Object.keys(endings3).join('|')})$`);
const ending4 = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;

function withoutPastOrProgress(word: string): string {
  if (word.endsWith('eed')) return measured.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const [, begin] = /^(.+?)(?:ed|ing)$/.exec(word) ?? [];
  if (begin === undefined || !hasVowel.test(begin)) return word;
  if (/(?:at|bl|iz)$/.test(begin)) return `${begin}e`;
  if (/([^aeiouylsz])\1$/.test(begin)) return begin.slice(0, -1);
  return short.test(begin) ? `${begin}e` : begin;
}

function replaced(word: string, ending: RegExp, by: Readonly<Record<string, string>>): string {
  const [, begin, end] = ending.exec(word) ?? [];
  return begin !== undefined && end !== undefined && measured.test(begin) ? begin + (by[end] ?? '') : word;
}

function withoutSuffix(word: string): string {
  const [, begin] = ending4.exec(word) ?? [];
  if (begin !== undefined) return measuredTwice.test(begin) ? begin : word;
  const [, before] = /^(.+?[st])ion$/.exec(word) ?? [];
  return before !== undefined && measuredTwice.test(before) ? before : word;
}

function withoutLastE(word: string): string {
  let rest = word;
  if (rest.endsWith('e')) {
    const begin = rest.slice(0, -1);
    if (measuredTwice.test(begin) || (measuredOnce.test(begin) && !short.test(begin))) rest = begin;
  }
  return rest.endsWith('ll') && measuredTwice.test(rest) ? rest.slice(0, -1) : rest;
}

/** For words of lower-case letters a to z; shorter ones than three stay as they are. */
export function stem(word: string): string {
  if (word.length < 3) return word;
  let rest = word;
  if (/(?:ss|i)es$/.test(rest)) rest = rest.slice(0, -2);
  else if (/[^s]s$/.test(rest)) rest = rest.slice(0, -1);
  rest = withoutPastOrProgress(rest);
  if (rest.endsWith('y') && hasVowel.test(rest.slice(0, -1))) rest = `${rest.slice(0, -1)}i`;
  /** Beyond Porter: delivery and deliver, recovery and recover are one family. */
  if (rest.endsWith('eri')) rest = rest.slice(0, -1);
  return withoutLastE(withoutSuffix(replaced(replaced(rest, ending2, endings2), ending3, endings3)));
}
