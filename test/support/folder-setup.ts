import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What is built for one run of the tests and gone after it. Below node_modules, so that packages are found. */
    runFolder: string;
  }
}

export default function setup(project: TestProject) {
  const cache = path.resolve('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'noema-test-'));
  project.provide('runFolder', folder);
  /** Where programs keep compiled code, whoever's home they are started in: compiled once a run, as it is once a machine. */
  process.env.XDG_CACHE_HOME = path.join(folder, 'caches');
  return () => rmSync(folder, { recursive: true, force: true });
}
