/** How far facts were applied, and how many had to be left out. */
export interface Progress {
  readonly seq: number;
  readonly facts: number;
  readonly left_out: number;
}

export interface Mark extends Progress {
  readonly image: Buffer;
}

/** After so many facts the pages of a state are kept, so that another moment need not begin with the first fact. */
const every = 2000;
const mostBytes = 64 * 1024 * 1024;

/** States on the way, of workspaces that were looked back at lately. */
export class Marks {
  readonly #marks = new Map<string, Mark & { readonly of: string }>();
  #bytes = 0;

  /** The last one that is not after a fact. */
  before(of: string, seq: number): Mark | undefined {
    let found: [string, Mark & { readonly of: string }] | undefined;
    for (const [key, mark] of this.#marks)
      if (mark.of === of && mark.seq <= seq && mark.seq > (found?.[1].seq ?? 0)) found = [key, mark];
    if (!found) return undefined;
    this.#marks.delete(found[0]);
    this.#marks.set(...found);
    return found[1];
  }

  pass(of: string, progress: Progress, image: () => Buffer): void {
    if (progress.facts % every !== 0) return;
    const key = JSON.stringify([of, progress.seq]);
    if (this.#marks.has(key)) return;
    const mark = { ...progress, of, image: image() };
    this.#marks.set(key, mark);
    this.#bytes += mark.image.length;
    for (const [oldest, { image: pages }] of this.#marks) {
      if (this.#bytes <= mostBytes) return;
      this.#marks.delete(oldest);
      this.#bytes -= pages.length;
    }
  }
}
