import { fault } from '../kernel/fault.ts';

/** Lets calls in until it is shut, then waits for those inside. */
export class Gate {
  #inside = 0;
  #shut = false;
  #empty: () => void = () => {};

  async enter<T>(work: () => Promise<T>): Promise<T> {
    if (this.#shut) throw fault('STORE_ERROR', { detail: 'it is closed', outcome: 'Nothing was written.' });
    this.#inside += 1;
    try {
      return await work();
    } finally {
      this.#inside -= 1;
      if (this.#inside === 0) this.#empty();
    }
  }

  async shut(): Promise<void> {
    this.#shut = true;
    if (this.#inside > 0)
      await new Promise<void>((resolve) => {
        this.#empty = resolve;
      });
  }
}
