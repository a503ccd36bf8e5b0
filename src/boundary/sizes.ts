import { jsonBytes } from '../kernel/text.ts';
import { isObject, type Json } from './page-end.ts';

/** `notes.entries[].content` → `notes`, `notes.entries`: what holds what the path leads to; the items of a list are measured as one. */
function holdersOn(path: string): string[] {
  const steps = (path.split('[]')[0] as string).split('.');
  return steps.map((_, i) => steps.slice(0, i + 1).join('.'));
}

/**
 * How many bytes an answer takes as JSON while it is made smaller step by step. What no step has reached since it was measured is not
 * measured again, so that many steps on a large answer cost little more than one.
 */
export class Sizes {
  readonly #known = new Map<string, number>();
  readonly #within: ReadonlySet<string>;

  /** `paths`: where it may be changed. */
  constructor(
    readonly root: Json,
    paths: readonly string[],
  ) {
    this.#within = new Set(paths.flatMap((path) => holdersOn(path)));
  }

  total(): number {
    return this.#measure('', this.root);
  }

  /** Something at this path, or in it, was changed. */
  changed(path: string): void {
    const reached = holdersOn(path);
    for (const above of ['', ...reached]) this.#known.delete(above);
    const inside = `${reached.at(-1)}.`;
    for (const known of this.#known.keys()) if (known.startsWith(inside)) this.#known.delete(known);
  }

  #measure(path: string, value: unknown): number {
    const known = this.#known.get(path);
    if (known !== undefined) return known;
    const bytes = isObject(value) && (path === '' || this.#within.has(path)) ? this.#sum(path, value) : jsonBytes(value);
    this.#known.set(path, bytes);
    return bytes;
  }

  #sum(path: string, value: Json): number {
    let bytes = '{'.length;
    for (const [key, inner] of Object.entries(value)) {
      if (inner === undefined) continue;
      /** A name with a dot in it would be taken for a path. */
      const own = key.includes('.') ? jsonBytes(inner) : this.#measure(path === '' ? key : `${path}.${key}`, inner);
      bytes += jsonBytes(key) + ':'.length + own + ','.length;
    }
    /** After the last field there is a bracket in place of the comma. */
    return Math.max(bytes, '{}'.length);
  }
}
