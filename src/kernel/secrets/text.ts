import { hideAddresses, hideLinesOfDatabases } from './addresses.ts';
import { hideBlocks, hideWrapped } from './blocks.ts';
import { hideInCommands, hideLogins } from './commands.ts';
import { type Hide, hidden } from './edges.ts';
import { hideElements } from './elements.ts';
import { hideSchemes } from './headers.ts';
import { hideNamed } from './named.ts';
import { hideArguments } from './pairs.ts';
import { scan, sign } from './scan.ts';
import { hideSeedWords, hideSentences } from './sentences.ts';
import { hideSecureStrings, hideSet } from './set.ts';
import { hideShapes, hideWebTokens } from './shapes.ts';

export type Span = readonly [from: number, to: number];

/** All that may not be shown, found on the text as it is: no rule sees what another has left of it. */
export function spansIn(text: string): Span[] {
  const spans: Span[] = [];
  const hide: Hide = (from, to) => {
    if (to > from && !(to - from === hidden.length && text.startsWith(hidden, from))) spans.push([from, to]);
  };
  const { signs, words } = scan(text);
  if (words.length > 0) {
    hideShapes(text, words, hide);
    hideWebTokens(text, hide);
    hideWrapped(text, hide);
  }
  if (signs & (sign.given | sign.percent)) {
    hideNamed(text, hide);
    hideAddresses(text, hide);
    hideLinesOfDatabases(text, hide);
  }
  if (signs & sign.tag) hideElements(text, hide);
  if (signs & sign.dash) {
    hideBlocks(text, hide);
    hideSecureStrings(text, hide);
    hideInCommands(text, hide);
  }
  if (text.length > 12) {
    hideSchemes(text, hide);
    hideLogins(text, hide);
    hideArguments(text, hide);
    if (signs & sign.set) hideSet(text, hide);
    if (signs & sign.seed) hideSeedWords(text, hide);
    if (signs & sign.told) hideSentences(text, hide);
  }
  return spans;
}

/** What touches is hidden as one. */
function replace(text: string, spans: Span[]): string {
  spans.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  let clean = '';
  let done = 0;
  let end = -1;
  for (const [from, to] of spans) {
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
