import { jsonBytes } from '../kernel/text.ts';
import { isObject, type Json } from './page-end.ts';

/** `notes.entries[].content` → `notes`, `notes.entries`: what holds what the path leads to; the items of a list are measured as one. */
function holdersOn(path: string): readonly string[] {
  const known = holdersOnPath.get(path);
  if (known) return known;
  const steps = (path.split('[]')[0] as string).split('.');
  const made = steps.map((_, i) => steps.slice(0, i + 1).join('.'));
  holdersOnPath.set(path, made);
  return made;
}

/** Paths stand in contracts, so there are few. */
const holdersOnPath = new Map<string, readonly string[]>();

/** Bytes of a name as JSON; nearly all need no escape. */
const nameBytes = (key: string) => (/^\w*$/.test(key) ? key.length + 2 : jsonBytes(key));

/**
 * How many bytes an answer takes as JSON while it is made smaller step by step. What no step has reached since it was measured is not
 * measured again, so that many steps on a large answer cost little more than one.
 */
export class Sizes {
  /** Of what may be changed, by where it stands: how much each of its fields takes. */
  readonly #known = new Map<string, Map<string, number>>();

  /** `within`: what holds what may be changed. */
  constructor(
    readonly root: Json,
    readonly within: ReadonlySet<string>,
  ) {}

  /** Of the paths at which an answer may be changed. */
  static holding(paths: readonly string[]): ReadonlySet<string> {
    return new Set(paths.flatMap((path) => holdersOn(path)));
  }

  total(): number {
    return this.#sum('', this.root);
  }

  /** Something at this path, or in it, was changed. */
  changed(path: string): void {
    const reached = holdersOn(path);
    let holder = '';
    for (const at of reached) {
      this.#known.get(holder)?.delete(holder === '' ? at : at.slice(holder.length + 1));
      holder = at;
    }
    for (const known of this.#known.keys())
      if (known === holder || (known.startsWith(holder) && known[holder.length] === '.')) this.#known.delete(known);
  }

  #measure(path: string, value: unknown): number {
    return isObject(value) && this.within.has(path) ? this.#sum(path, value) : jsonBytes(value);
  }

  #sum(path: string, value: Json): number {
    const known = this.#known.get(path) ?? new Map<string, number>();
    this.#known.set(path, known);
    let bytes = '{'.length;
    for (const key of Object.keys(value)) {
      const inner = value[key];
      if (inner === undefined) continue;
      let own = known.get(key);
      if (own === undefined) {
        /** A name with a dot in it would be taken for a path. */
        const size = key.includes('.') ? jsonBytes(inner) : this.#measure(path === '' ? key : `${path}.${key}`, inner);
        own = nameBytes(key) + ':'.length + size + ','.length;
        known.set(key, own);
      }
      bytes += own;
    }
    /** After the last field there is a bracket in place of the comma. */
    return Math.max(bytes, '{}'.length);
  }
}
