import { defineConfig } from 'vitest/config';

/** Where everybody waits, only whole runs of the autopilot: those that drive both command lines, and those that are killed. */
const inCi = ['test/real/run.real.ts', 'test/real/killed.real.ts'];

/** With the real command lines of Claude Code and Codex, against a model on this machine; see docs/hooks.md. */
export default defineConfig({
  test: {
    include: process.env.CI ? inCi : ['test/real/**/*.real.ts'],
    reporters: ['default', './test/support/report.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    fileParallelism: false,
    pool: 'forks',
  },
});
