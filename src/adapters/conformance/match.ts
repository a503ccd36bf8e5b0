type Saved = ReadonlyMap<string, unknown>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};

const savedAs = (name: string, saved: Saved): unknown => {
  if (!saved.has(name)) throw new Error(`no earlier call saved ${name}`);
  return saved.get(name);
};

/** Replaces what earlier calls saved. */
export function bind(value: unknown, saved: Saved): unknown {
  if (Array.isArray(value)) return value.map((item) => bind(item, saved));
  if (!isObject(value)) return value;
  if (typeof value.$saved === 'string') return savedAs(value.$saved, saved);
  if (typeof value.$template === 'string')
    return value.$template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(savedAs(name, saved)));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, bind(item, saved)]));
}

type Check = (wanted: unknown, actual: unknown, path: string, saved: Saved) => string[];

const say = (path: string, wanted: string, actual: unknown) => [`${path || '/'}: expected ${wanted}, got ${show(actual)}`];

const matchers: Record<string, Check> = {
  $any: (_, actual, path) => (actual === undefined || actual === null ? say(path, 'something', actual) : []),
  $absent: (_, actual, path) => (actual === undefined || actual === null ? [] : say(path, 'nothing', actual)),
  $match: (pattern, actual, path) =>
    typeof actual === 'string' && new RegExp(pattern as string, 'u').test(actual)
      ? []
      : say(path, `text like /${pattern}/`, actual),
  $length: (n, actual, path) => ((actual as unknown[] | undefined)?.length === n ? [] : say(path, `length ${n}`, actual)),
  $atLeast: (n, actual, path) =>
    typeof actual === 'number' && actual >= (n as number) ? [] : say(path, `at least ${n}`, actual),
  $not: (wanted, actual, path, saved) =>
    differences(wanted, actual, saved, path).length ? [] : say(path, `anything but ${show(wanted)}`, actual),
  $has: (item, actual, path, saved) => {
    const found = Array.isArray(actual)
      ? actual.some((candidate) => differences(item, candidate, saved, path).length === 0)
      : typeof actual === 'string' && actual.includes(String(item));
    return found ? [] : say(path, `an item like ${show(item)}`, actual);
  },
};

/** What is expected and not there, one line each. Objects compare by the fields named, lists item by item. */
export function differences(wanted: unknown, actual: unknown, saved: Saved, path = ''): string[] {
  if (isObject(wanted)) {
    if ('$saved' in wanted || '$template' in wanted) return differences(bind(wanted, saved), actual, saved, path);
    const [first, ...rest] = Object.keys(wanted);
    if (first?.startsWith('$') && rest.length === 0) {
      const matcher = matchers[first];
      /** A runner that does not know a word must not take it for a match. */
      if (!matcher) throw new Error(`${first} is no matcher`);
      return matcher(wanted[first], actual, path, saved);
    }
    if (!isObject(actual)) return say(path, show(wanted), actual);
    return Object.entries(wanted).flatMap(([key, value]) => differences(value, actual[key], saved, `${path}/${key}`));
  }
  if (Array.isArray(wanted)) {
    if (!Array.isArray(actual) || actual.length !== wanted.length) return say(path, `a list of ${wanted.length}`, actual);
    return wanted.flatMap((item, i) => differences(item, actual[i], saved, `${path}/${i}`));
  }
  if (wanted === null && actual === undefined) return [];
  return Object.is(wanted, actual) ? [] : say(path, show(wanted), actual);
}

/** The value at a JSON pointer. */
export const pointed = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (isObject(at) || Array.isArray(at) ? (at as Record<string, unknown>)[key] : undefined), value);
