import path from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

interface Cost {
  readonly file: string;
  readonly cpu: number;
  readonly wall: number;
}

const costOf = (module: TestModule): Cost => {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    file: path.relative(process.cwd(), module.moduleId),
    cpu: module.meta().cpuSeconds ?? 0,
    wall: (collectDuration + setupDuration + duration) / 1000,
  };
};

const line = (cpu: number, wall: number, what: string) => `${cpu.toFixed(1).padStart(8)} ${wall.toFixed(1).padStart(8)}  ${what}`;

/** How many are listed; `NOEMA_TEST_SLOWEST=300` lists more. */
const shown = Number(process.env.NOEMA_TEST_SLOWEST ?? 10);

/** The files that cost most, by processor time: it is nearly the same on a busy machine, which the clock on the wall is not. */
function slowest(modules: readonly TestModule[]): string[] {
  const costs = modules.map(costOf).sort((a, b) => b.cpu - a.cpu);
  const sum = (of: 'cpu' | 'wall') => costs.reduce((total, cost) => total + cost[of], 0);
  return [
    `${Math.min(shown, costs.length)} slowest files of ${costs.length}, in seconds:`,
    `${'cpu'.padStart(8)} ${'wall'.padStart(8)}`,
    ...costs.slice(0, shown).map(({ cpu, wall, file }) => line(cpu, wall, file)),
    line(sum('cpu'), sum('wall'), 'all files'),
  ];
}

/** A file that could not be loaded, a hook that failed and an error nobody caught are failures like a test's. */
function count(modules: readonly TestModule[], unhandled: readonly SerializedError[]): { passed: number; failed: number } {
  let passed = 0;
  let failed = unhandled.length;
  for (const module of modules) {
    let own = 0;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') passed += 1;
      if (state === 'failed') own += 1;
    }
    failed += own === 0 && module.state() === 'failed' ? 1 : own;
  }
  return { passed, failed };
}

/** More are left out by whoever chose some tests. */
const fewSkipped = 20;

/** What did not run for want of something, by name: a number alone is passed over. */
function skippedIn(modules: readonly TestModule[]): string[] {
  const names = modules.flatMap((module) =>
    [...module.children.allTests('skipped')].map((test) => `${path.relative(process.cwd(), module.moduleId)} ${test.fullName}`),
  );
  return names.length === 0 || names.length > fewSkipped ? [] : ['', ...names.map((name) => `*** SKIPPED: ${name} ***`)];
}

/** After what Vitest says itself: what the files cost, what did not run, and one line for machines. */
export default class Report implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const { passed, failed } = count(modules, unhandled);
    const costs = modules.length > 10 ? ['', ...slowest(modules)] : [];
    /** It was said at the start, thousands of lines ago. */
    const without = modules[0]?.project.getProvidedContext().postgresUrl === '';
    const lacks = without ? ['', '*** There was no PostgreSQL: tests on it were SKIPPED. Set NOEMA_TEST_DATABASE_URL. ***'] : [];
    console.log([...costs, ...lacks, ...skippedIn(modules), '', `${passed} passed, ${failed} failed`].join('\n'));
  }
}
