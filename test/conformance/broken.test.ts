import { expect, test } from 'vitest';
import { suite } from '../support/cases.ts';
import { describeCaught } from './caught.ts';
import { defects } from './defects/index.ts';

test('every room has some of them', () => {
  const broken = Object.values(defects).map((defect) => defect.breaks);
  expect(new Set(broken).size).toBeGreaterThanOrEqual(26);
  const rooms = new Set(broken.map((rule) => suite.addressOf(rule.split('/')[0] ?? '')?.split('/')[0]));
  expect([...rooms].sort()).toEqual(['context', 'graph', 'notes', 'tasks', 'think', 'vcs', 'views', 'workspace']);
});

describeCaught('caught:', defects);
