/** A queue for each name, first come first served, inside one process. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** Waits for a turn and gives the way to end it; nothing when it took too long. */
  async wait(name: string, waitMs: number): Promise<(() => void) | undefined> {
    const before = this.#last.get(name);
    let end: () => void = () => {};
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    const mine = before ? before.then(() => over) : over;
    this.#last.set(name, mine);
    void mine.then(() => {
      if (this.#last.get(name) === mine) this.#last.delete(name);
    });
    if (!before || (await inTime(before, waitMs))) return end;
    end();
    return undefined;
  }
}

async function inTime(event: Promise<void>, waitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), waitMs);
  });
  try {
    return await Promise.race([event.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
