import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Subject } from './shape.ts';

/** Folders of data: filled once for each subject and size, handed out as copies, all gone at the end. */
export class Stock {
  readonly #root = mkdtempSync(path.join(tmpdir(), 'noema-bench-'));
  readonly #filled = new Map<string, string>();
  #count = 0;

  empty(): string {
    const folder = path.join(this.#root, String(++this.#count));
    mkdirSync(folder);
    return folder;
  }

  async filled(subject: Subject, entries: number): Promise<string> {
    const key = `${subject.name} ${entries}`;
    let original = this.#filled.get(key);
    if (!original) {
      original = this.empty();
      await subject.fill?.(original, entries);
      this.#filled.set(key, original);
    }
    const copy = this.empty();
    cpSync(original, copy, { recursive: true });
    return copy;
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}

export const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
