/** So many at a time; who comes later waits a while for a place. */
export class Seats {
  #free: number;
  readonly #waiting: ((seated: boolean) => void)[] = [];

  constructor(readonly most: number) {
    this.#free = most;
  }

  /** False: none came free in time, or nobody waits for it any more. */
  async take(patienceMs: number, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false;
    if (this.#free > 0) {
      this.#free -= 1;
      return true;
    }
    return new Promise((resolve) => {
      const settle = (seated: boolean) => {
        clearTimeout(late);
        signal.removeEventListener('abort', leave);
        resolve(seated);
      };
      const leave = () => {
        const at = this.#waiting.indexOf(settle);
        if (at >= 0) this.#waiting.splice(at, 1);
        settle(false);
      };
      const late = setTimeout(leave, patienceMs);
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(settle);
    });
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next(true);
    else this.#free += 1;
  }
}
