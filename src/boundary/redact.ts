import { hidden } from '../kernel/secrets/edges.ts';
import { isNoValue, looksRandom } from '../kernel/secrets/looks.ts';
import { isSecretName, kindOf } from '../kernel/secrets/names.ts';
import { method } from '../kernel/secrets/sentences.ts';
import { redactText, replace, type Span, spansIn } from '../kernel/secrets/text.ts';

export { redactText };

const hideAll = (value: unknown): unknown => {
  if (typeof value === 'string') return value === '' ? value : hidden;
  if (Array.isArray(value)) return value.map(hideAll);
  if (typeof value === 'object' && value !== null) return withFields(value, (_, item) => hideAll(item));
  return value;
};

interface Field {
  readonly shown: string;
  readonly secret: boolean;
  /** Its value is a secret if it looks like one. */
  readonly perhaps: boolean;
}
const fields = new Map<string, Field>();
const mostFields = 2000;

/** Names of fields repeat, so what was decided about short ones is remembered. */
function fieldOf(name: string): Field {
  const known = fields.get(name);
  if (known) return known;
  const kind = kindOf(name);
  const field = { shown: redactText(name), secret: kind === 'secret', perhaps: kind === 'perhaps' };
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

const namings = ['name', 'key', 'variable', 'Name', 'Key'];
const namedAs = new Set(['value', 'val', 'Value']);

/** `{ name: "API_KEY", value: "…" }`: the name of what is given is itself a value. */
const namedValue = (value: object): boolean =>
  ('value' in value || 'val' in value || 'Value' in value) &&
  namings.some((naming) => {
    const name = Object.hasOwn(value, naming) ? (value as Record<string, unknown>)[naming] : undefined;
    return typeof name === 'string' && isSecretName(name);
  });

/** A text that is given with a name is judged as if both stood in one text: `"pass": "hunter"` alone says nothing. */
const isToldBy = (name: string, item: unknown): boolean =>
  typeof item === 'string' &&
  item.length <= 4096 &&
  looksRandom(item) &&
  !isNoValue(item) &&
  !method.test(item) &&
  spansIn(`"${name}": ${JSON.stringify(item)}`).length > 0;

const isSecretFlag = (item: unknown) => typeof item === 'string' && /^--?[A-Za-z]/.test(item) && isSecretName(item);

/** `["X-Api-Key", "…"]`: a header or a setting, and behind it what it is. */
const isHeaderOf = (before: unknown, item: unknown): boolean =>
  typeof before === 'string' && before.length <= 64 && /^[\w-]+$/.test(before) && isSecretName(before) && isToldBy(before, item);

/** Lines of a key, or words of a command: what they are is told by those beside them. */
function joinedBy(items: readonly unknown[]): string | undefined {
  if (items.length < 2 || !items.some((item) => typeof item === 'string' && item.startsWith('-'))) return undefined;
  if (!items.every((item) => typeof item === 'string')) return undefined;
  return items.some((item) => item.includes('PRIVATE KEY')) ? '\n' : ' ';
}

/** Texts without what looks like a secret when they are read one after another. */
function redactTogether(items: readonly string[], by: string): string[] {
  const spans = spansIn(items.join(by));
  let from = 0;
  return items.map((item) => {
    const start = from;
    from += item.length + by.length;
    const own = spans
      .map(([begin, end]): Span => [Math.max(0, begin - start), Math.min(item.length, end - start)])
      .filter(([begin, end]) => begin < end);
    return redactText(own.length > 0 ? replace(item, own) : item);
  });
}

/**
 * Replaces what looks like a secret, wherever it stands, in a copy of what holds it. Only strings and names of fields change,
 * so the shape stays what was promised. Runs before anything is cut: a cut could leave half a secret that no rule knows.
 */
export function redact<T>(value: T): T {
  if (typeof value === 'string') return redactText(value) as T;
  if (Array.isArray(value)) {
    const by = joinedBy(value);
    const read = by === undefined ? value : redactTogether(value, by);
    const shown = value.map((item, i) =>
      i > 0 && (isSecretFlag(value[i - 1]) || isHeaderOf(value[i - 1], item)) ? hideAll(item) : redact(read[i]),
    );
    return (shown.every((item, i) => item === value[i]) ? value : shown) as T;
  }
  if (typeof value === 'object' && value !== null) {
    const named = namedValue(value);
    return withFields(value, ({ secret, perhaps }, item, name) =>
      secret || (named && namedAs.has(name)) || (perhaps && isToldBy(name, item)) ? hideAll(item) : redact(item),
    ) as T;
  }
  return value;
}
