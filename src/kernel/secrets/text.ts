import { hideAddresses, hideLinesOfDatabases } from './addresses.ts';
import { hideBlocks, hidePutty, hideWrapped } from './blocks.ts';
import { hideFlags, hideLogins } from './commands.ts';
import { type Hide, hidden } from './edges.ts';
import { hideElements } from './elements.ts';
import { hideSchemes } from './headers.ts';
import { hideJsonKeys, hideKeyElements } from './key-fields.ts';
import { hideNamed } from './named.ts';
import { mayName } from './names.ts';
import { hideArguments, hideCells } from './pairs.ts';
import { scan, sign } from './scan.ts';
import { hideSeedWords, hideSentences } from './sentences.ts';
import { hideSecureStrings, hideSet } from './set.ts';
import { hideShapes, hideWebTokens } from './shapes.ts';
import { hideShortFlags } from './short-flags.ts';
import { hideInSql } from './sql.ts';
import { hideTables } from './tables.ts';
import { readings } from './unseen.ts';

/** How `-----BEGIN` begins in base64. */
const keyInBase64 = 'LS0tLS1CRUdJTi';

/** No shorter text holds two words of which one is a secret. */
const shortest = 12;

export type Span = readonly [from: number, to: number];

/**
 * All that may not be shown. A text with signs that nobody sees is looked at as it is read, and what is found there is hidden where it
 * stands, with the signs in it.
 */
export function spansIn(text: string): readonly Span[] {
  const words: number[] = [];
  const signs = scan(text, words);
  const read = signs & sign.unseen ? readings(text) : [];
  if (read.length === 0) return spansOf(text, signs & ~sign.unseen, words);
  return read.flatMap(({ text: shown, at }) => {
    const inShown: number[] = [];
    return spansOf(shown, scan(shown, inShown), inShown).map(([from, to]): Span => [at(from), at(to - 1) + 1]);
  });
}

/**
 * Found on the text as it is: no rule sees what another has left of it. Each rule is asked where the text holds what it begins with, and
 * its patterns are made then: most texts hold nothing of the kind.
 */
function spansOf(text: string, signs: number, words: readonly number[]): readonly Span[] {
  /** The name of a field, a number, one word. */
  if (signs === 0 && words.length === 0 && text.length <= shortest) return none;
  const spans: Span[] = [];
  const hide: Hide = (from, to) => {
    if (to > from && !(to - from === hidden.length && text.startsWith(hidden, from))) spans.push([from, to]);
  };
  if (words.length > 0) {
    hideShapes(text, words, hide);
    if (text.includes('eyJ')) hideWebTokens(text, hide);
    if (text.includes(keyInBase64)) hideWrapped(text, keyInBase64, hide);
  }
  const isNamed = (signs & (sign.given | sign.percent | sign.dash)) !== 0 && mayName(text);
  if (signs & (sign.given | sign.percent)) {
    if (isNamed) hideNamed(text, hide);
    if (text.includes(':/')) hideAddresses(text, hide);
    if (text.includes(':oracle:') || text.includes(':5432:') || text.includes('@tcp(')) hideLinesOfDatabases(text, hide);
  }
  if (signs & sign.given && text.includes('kty')) hideJsonKeys(text, hide);
  if (signs & sign.tag && text.includes('</')) hideElements(text, hide);
  if (signs & sign.tag && text.includes('<D>')) hideKeyElements(text, hide);
  if (text.includes('PRIVATE')) hideBlocks(text, hide);
  if (signs & sign.dash) {
    if (text.includes('Private-Lines')) hidePutty(text, hide);
    if (text.includes('SecureString')) hideSecureStrings(text, hide);
    if (isNamed && mayBeCommand(text)) hideFlags(text, hide);
    if (text.includes(' -')) hideShortFlags(text, hide);
  }
  if (text.length > shortest) {
    if (mayHaveScheme(text)) hideSchemes(text, hide);
    if (text.includes('login') && text.includes('password')) hideLogins(text, hide);
    if (text.includes('(')) hideArguments(text, hide);
    if (text.includes('|') && mayName(text)) {
      hideCells(text, hide);
      if (text.includes('--')) hideTables(text, hide);
    }
    if (text.includes("'") && mayBeSql.test(text)) hideInSql(text, hide);
    if (signs & sign.set) hideSet(text, hide);
    if (signs & sign.seed) hideSeedWords(text, hide);
    if (signs & sign.told) hideSentences(text, hide);
  }
  return spans;
}

const none: readonly Span[] = [];

/** What stands in one word, as a date or an id does, is no command. */
const mayBeCommand = (text: string) => text.includes(' ') || text.includes('"') || text.includes("'") || text.includes('\t');

const mayBeSql = /password|identified/i;

function mayHaveScheme(text: string): boolean {
  const low = text.toLowerCase();
  return low.includes('bearer') || low.includes('basic');
}

/** What touches is hidden as one. */
export function replace(text: string, spans: readonly Span[]): string {
  let clean = '';
  let done = 0;
  let end = -1;
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (from > end) {
      if (end >= 0) done = end;
      clean += `${text.slice(done, from)}${hidden}`;
    }
    end = Math.max(end, to);
  }
  return clean + text.slice(end);
}

/** Once hidden, a text is looked at again until nothing more is found; more rounds than this would find nothing that a person wrote. */
const mostRounds = 4;

/** What was shown is shown again: texts that hold nothing to hide, up to so many characters, the newest of them. */
const known = new Set<string>();
const longestKnown = 1024;
const mostKnown = 2_000_000;
let knownChars = 0;

function remember(text: string): void {
  if (text.length > longestKnown) return;
  if (knownChars > mostKnown) {
    known.clear();
    knownChars = 0;
  }
  known.add(text);
  knownChars += text.length;
}

/** A text without what looks like a secret. */
export function redactText(text: string): string {
  if (text.length < 6 || known.has(text)) return text;
  let clean = text;
  for (let round = 0; round < mostRounds; round += 1) {
    const spans = spansIn(clean);
    if (spans.length === 0) break;
    clean = replace(clean, spans);
  }
  if (clean === text) remember(text);
  return clean;
}
