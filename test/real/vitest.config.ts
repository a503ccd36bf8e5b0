import { defineConfig } from 'vitest/config';

/** With the real command lines of Claude Code and Codex, against a model on this machine; see docs/hooks.md. */
export default defineConfig({
  test: {
    include: ['test/real/**/*.real.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    fileParallelism: false,
    pool: 'forks',
  },
});
