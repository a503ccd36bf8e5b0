import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/postgres-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    pool: 'threads',
    maxWorkers: 2,
    maxConcurrency: 12,
  },
});
