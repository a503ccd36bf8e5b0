import { expect, test } from 'vitest';
import { brokenTasks } from './broken-tasks.ts';
import { describeCaught } from './caught.ts';

test('each breaks a rule of its own', () => {
  const broken = Object.values(brokenTasks).map((defect) => defect.breaks);
  expect(new Set(broken).size).toBe(broken.length);
});

describeCaught('a task server is caught when', brokenTasks);
