import { hideAddresses } from './secrets/addresses.ts';
import { hideBlocks } from './secrets/blocks.ts';
import { hideInCommands, hideLogins } from './secrets/commands.ts';
import { type Hide, hidden } from './secrets/edges.ts';
import { hideSchemes } from './secrets/headers.ts';
import { hideElements, hideNamed } from './secrets/named.ts';
import { isSecretName } from './secrets/names.ts';
import { scan, sign } from './secrets/scan.ts';
import { hideShapes, hideWebTokens } from './secrets/shapes.ts';

type Span = readonly [from: number, to: number];

/** All that may not be shown, found on the text as it is: no rule sees what another has left of it. */
function spansIn(text: string): Span[] {
  const spans: Span[] = [];
  const hide: Hide = (from, to) => {
    if (to > from && !(to - from === hidden.length && text.startsWith(hidden, from))) spans.push([from, to]);
  };
  const { signs, words } = scan(text);
  if (words.length > 0) {
    hideShapes(text, words, hide);
    hideWebTokens(text, hide);
  }
  if (signs & (sign.given | sign.percent)) {
    hideNamed(text, hide);
    hideAddresses(text, hide);
  }
  if (signs & sign.tag) hideElements(text, hide);
  if (signs & sign.dash) {
    hideBlocks(text, hide);
    hideInCommands(text, hide);
  }
  if (text.length > 12) {
    hideSchemes(text, hide);
    hideLogins(text, hide);
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

const hideAll = (value: unknown): unknown => {
  if (typeof value === 'string') return value === '' ? value : hidden;
  if (Array.isArray(value)) return value.map(hideAll);
  if (typeof value === 'object' && value !== null) return withFields(value, (_, item) => hideAll(item));
  return value;
};

interface Field {
  readonly shown: string;
  readonly secret: boolean;
}
const fields = new Map<string, Field>();
const mostFields = 2000;

/** Names of fields repeat, so what was decided about short ones is remembered. */
function fieldOf(name: string): Field {
  const known = fields.get(name);
  if (known) return known;
  const field = { shown: redactText(name), secret: isSecretName(name) };
  if (name.length > 64) return field;
  if (fields.size >= mostFields) fields.clear();
  fields.set(name, field);
  return field;
}

type Change = (field: Field, item: unknown, name: string) => unknown;

function set(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  else object[name] = value;
}

/** Names of fields are text as well. Two that are hidden stay two. What has nothing to hide is not copied. */
function withFields(value: object, change: Change): object {
  const given = value as Record<string, unknown>;
  const names = Object.keys(value);
  let changed: Record<string, unknown> | undefined;
  let copies = 1;
  for (let i = 0; i < names.length; i += 1) {
    const name = names[i] as string;
    const item = given[name];
    const field = fieldOf(name);
    const own = change(field, item, name);
    let { shown } = field;
    if (!changed) {
      if (own === item && shown === name) continue;
      changed = {};
      for (const earlier of names.slice(0, i)) set(changed, earlier, given[earlier]);
    }
    if (shown !== name)
      while (Object.hasOwn(changed, shown) || Object.hasOwn(value, shown)) {
        copies += 1;
        shown = `${field.shown} ${copies}`;
      }
    set(changed, shown, own);
  }
  return changed ?? value;
}

/** `{ name: "API_KEY", value: "…" }`: the name of what is given is itself a value. */
const namedValue = (value: object): boolean => {
  if (!Object.hasOwn(value, 'value')) return false;
  const { name, key } = value as { name?: unknown; key?: unknown };
  return (typeof name === 'string' && isSecretName(name)) || (typeof key === 'string' && isSecretName(key));
};

const isSecretFlag = (item: unknown) => typeof item === 'string' && /^--?[A-Za-z]/.test(item) && isSecretName(item);

/**
 * Replaces what looks like a secret, wherever it stands, in a copy of what holds it. Only strings and names of fields change,
 * so the shape stays what was promised. Runs before anything is cut: a cut could leave half a secret that no rule knows.
 */
export function redact<T>(value: T): T {
  if (typeof value === 'string') return redactText(value) as T;
  if (Array.isArray(value)) {
    const shown = value.map((item, i) => (i > 0 && isSecretFlag(value[i - 1]) ? hideAll(item) : redact(item)));
    return (shown.every((item, i) => item === value[i]) ? value : shown) as T;
  }
  if (typeof value === 'object' && value !== null) {
    const named = namedValue(value);
    return withFields(value, ({ secret }, item, name) =>
      secret || (named && name === 'value') ? hideAll(item) : redact(item),
    ) as T;
  }
  return value;
}
