import { hidden } from '../kernel/secrets/edges.ts';
import { isSecretName } from '../kernel/secrets/names.ts';
import { redactText } from '../kernel/secrets/text.ts';

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
