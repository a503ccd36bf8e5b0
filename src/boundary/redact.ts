const hidden = '<redacted>';

const secretName = /token|secret|password|passwd|api[_-]?key|private[_-]?key|authorization|bearer/i;
/** Words that only look like names of secrets: counts and limits. */
const harmlessName = /^-*(?:max|min|num|n)[_-]|^(?:max|min|num)tokens?$|[_-](?:count|used|limit|max|total)$/i;

const isSecret = (name: string) => secretName.test(name) && !harmlessName.test(name);

/** Opens a quoted value: after `"name":` (group 1) or `NAME=` (group 2). Backslashes stand before quotes when JSON stands inside JSON. */
const opening = /(?:(?<!\\)\\*["']([\w.-]{1,128})\\*["']\s*:\s*|(?<![\w.-])([\w.-]+)[ \t]{0,2}=[ \t]{0,2})(\\*)(["'])/g;

/** Where a quoted value ends: at the next such quote that is not escaped, at any depth of escaping. */
function closing(text: string, from: number, slashes: number, mark: string): number | undefined {
  for (let at = text.indexOf(mark, from); at >= 0; at = text.indexOf(mark, at + 1)) {
    let before = 0;
    while (at - before > from && text[at - before - 1] === '\\') before += 1;
    if (before % (2 * (slashes + 1)) === slashes) return at - slashes;
  }
  return undefined;
}

const endOfLine = (text: string, from: number) => {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at;
};

function hideQuoted(text: string): string {
  let clean = '';
  let done = 0;
  opening.lastIndex = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const [whole, key, variable, slashes = '', mark = ''] = found;
    if (!isSecret(key ?? variable ?? '')) continue;
    const start = found.index + whole.length;
    const line = endOfLine(text, start);
    const end = closing(text, start, slashes.length, mark) ?? line;
    /** What a shell assigns stands on one line; an open quote there must not swallow the rest of a text. */
    const stop = key === undefined ? Math.min(end, line) : end;
    if (stop > start) {
      clean += text.slice(done, start) + hidden;
      done = stop;
    }
    opening.lastIndex = Math.max(stop, start);
  }
  return clean + text.slice(done);
}

const assignment = /(?<![\w.-])([\w.-]+)=(?!=)/g;
const assigned = /(?:<redacted>|[^\s&;"'<>\\]|\\(?!["']))+/y;

/** `NAME=value` without quotes. What another name is given may hold such an assignment itself. */
function hideAssigned(text: string): string {
  let clean = '';
  let done = 0;
  assignment.lastIndex = 0;
  for (let found = assignment.exec(text); found; found = assignment.exec(text)) {
    const [, name = ''] = found;
    if (!isSecret(name) || /authorization/i.test(name)) continue;
    const start = assignment.lastIndex;
    assigned.lastIndex = start;
    if (!assigned.test(text)) continue;
    clean += text.slice(done, start) + hidden;
    done = assigned.lastIndex;
    assignment.lastIndex = done;
  }
  return clean + text.slice(done);
}

/** Prose speaks of bearers and of bearer tokens; a token has a digit or a sign in it, or is long. */
function isBearerToken(word: string, value: string): boolean {
  if (/\d/.test(value) || value.length >= 16) return true;
  if (/^(?:tokens?|auth|scheme|credential|certificate)/i.test(value)) return false;
  return word === 'Bearer' || /[^A-Za-z]/.test(value.replace(/[.!?:=-]+$/, ''));
}

/**
 * One rule each. Names are matched from where they begin, and nothing is read twice, so that the work grows with the
 * text and not with its square. No rule matches what another has hidden, so that hiding twice is hiding once.
 */
const rules: readonly ((text: string) => string)[] = [
  (text) =>
    text.replaceAll(
      /-----BEGIN [A-Z ]*PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY(?: BLOCK)?-----|$)/g,
      hidden,
    ),
  hideQuoted,
  (text) => text.replaceAll(/\b(authorization[ \t]*[:=][ \t]*digest[ \t]+)[^\r\n]+/gi, `$1${hidden}`),
  (text) =>
    text.replaceAll(
      /\b(authorization[ \t]*[:=][ \t]*(?:(?:basic|bearer|token|negotiate|apikey)[ \t]+)?)(?!digest[ \t])[^\s"'\\]+/gi,
      `$1${hidden}`,
    ),
  (text) =>
    text.replaceAll(
      /\b(bearer)([ \t]+)(?!bearer\b)([\w.~+/=-][^\s"'\\<>,;]{3,})/gi,
      (whole, word: string, gap: string, value: string) => (isBearerToken(word, value) ? `${word}${gap}${hidden}` : whole),
    ),
  hideAssigned,
  (text) => text.replaceAll(/(:\/\/[^\s/?#:@"'<>\\]{0,128}:)[^\s/"'<>\\]+@/g, `$1${hidden}@`),
  (text) => text.replaceAll(/\b(?:gh[pousr]_|github_pat_)\w{10,}/g, hidden),
  (text) => text.replaceAll(/\bsk-(?:(?=[\w-]{0,100}\d)[\w-]{10,}|[\w-]{20,})/g, hidden),
  (text) => text.replaceAll(/\bAKIA[0-9A-Z]{16}\b/g, hidden),
];

/** Cheap test that spares most text the rules. */
const suspicious = /token|secret|passw|api[_-]?key|private|bearer|authorization|gh[pousr]_|github_pat_|sk-|AKIA|:\/\//i;

export function redactText(text: string): string {
  if (!suspicious.test(text)) return text;
  return rules.reduce((clean, rule) => rule(clean), text);
}

const hideAll = (value: unknown): unknown => {
  if (typeof value === 'string') return value === '' ? value : hidden;
  if (Array.isArray(value)) return value.map(hideAll);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, hideAll(v)]));
  return value;
};

/**
 * Replaces what looks like a secret, wherever it stands. Only strings change, so the shape stays what was promised.
 * Runs before `fit`: a cut could leave half a secret that no pattern knows.
 */
export function redact<T>(value: T): T {
  if (typeof value === 'string') return redactText(value) as T;
  if (Array.isArray(value)) return value.map((item) => redact(item)) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, isSecret(key) ? hideAll(item) : redact(item)]),
    ) as T;
  return value;
}
