import { accessSync, constants, statfsSync } from 'node:fs';
import { register } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';
import { makeModules } from './test/support/native/make.mjs';

/** Against a hang, never against a slow machine: many times what the longest test takes on an idle one. */
const hangs = 600_000;

/** What a quick look leaves out: processes, models, costs, and cases again (on another store, over a wire, broken, followed). */
const thorough = [
  'test/drift.test.ts',
  'test/{bench,e2e,upgrades}/**',
  'test/adapters/conformance-cli.test.ts',
  'test/boundary/{fit*,suggest}.test.ts',
  'test/codegen/scaffold.test.ts',
  'test/conformance/{broken*,http,inside-postgres,stdio}.test.ts',
  'test/domain/*-{model,race}.test.ts',
  'test/store/{backup,kill,migrate,processes,*-cost,cost,files/storm}.test.ts',
];
/** Stores of tests live in memory where the system has a file system for it: a disk that others use makes them wait. */
function temporary(memory = '/dev/shm', least = 4 * 1024 ** 3): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= least ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
/** Reading it makes every start of a program a third longer. Only a database that was given may have a certificate of its own. */
if (!process.env.NOEMA_TEST_DATABASE_URL) delete process.env.NODE_EXTRA_CA_CERTS;
/** For what is set up here, and for the processes that the tests run in. */
process.env.TMPDIR = process.env.TMPDIR ?? temporary();

/** Modules are Node's own, made of their sources beforehand: behind Vite's runner every use of an import is a call. */
const native = path.resolve('test/support/native');
await makeModules();
/** For what is set up here; workers are told by an argument. */
register(`file://${native}/hooks.mjs`);

const quick = process.argv.some((word) => word.startsWith('--changed'));

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(quick ? thorough : [])],
    /** Nothing imports contracts and cases: a test reads what was generated of them. */
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/contracts/**', '**/generated/**'],
    globalSetup: ['test/support/folder-setup.ts', 'test/support/postgres-setup.ts'],
    setupFiles: ['test/support/cost.ts', 'test/support/frozen-rows.ts'],
    reporters: ['default', './test/support/report.ts'],
    testTimeout: hangs,
    expect: { poll: { timeout: hangs / 4 } },
    hookTimeout: hangs,
    teardownTimeout: hangs,
    pool: 'forks',
    execArgv: [
      '--import',
      `${native}/register.mjs`,
      /** There are more workers than processors: threads that collect garbage beside them would only take their time. */
      '--single-threaded-gc',
      /** What is short-lived gets room, so that it is collected less often. */
      '--max-semi-space-size=64',
      /** Much code runs a few times, little of it often: compiled plainly at once, and with care only where it is worth it. */
      '--always-sparkplug',
      '--interrupt-budget=600000',
    ],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    /** A worker loads what files share once. So hooks stand in test files: a shared module runs only once. */
    isolate: false,
    sequence: { sequencer: LongestFirst },
    /** One more than there are processors: files that wait for a process, a disk or PostgreSQL leave theirs to another. */
    maxWorkers: Math.max(2, availableParallelism()) + 1,
    /** No more than the connections of one store, so that no case waits for one. */
    maxConcurrency: 4,
  },
});
