/** A place in a queue. */
export interface Turn {
  /** Settles when everybody before has had theirs. */
  readonly come: Promise<void>;
  /** Lets the next one go on; more than once does nothing more. */
  end(): void;
}

/** Who comes first goes first, among those who bear the same name. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  take(name: string): Turn {
    const come = this.#last.get(name) ?? Promise.resolve();
    let end = () => {};
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    const mine = come.then(() => over);
    this.#last.set(name, mine);
    void mine.then(() => {
      if (this.#last.get(name) === mine) this.#last.delete(name);
    });
    return { come, end };
  }

  get size(): number {
    return this.#last.size;
  }
}
