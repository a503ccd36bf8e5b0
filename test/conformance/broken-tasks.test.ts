import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Subject } from '../../src/adapters/conformance/subject.ts';
import { tempFolder } from '../support/house.ts';
import { differencesIn, reportOn } from '../support/rule.ts';
import { brokenInside } from './broken.ts';
import { brokenTasks } from './broken-tasks.ts';

let temp: ReturnType<typeof tempFolder>;
let sound: Subject;
beforeAll(async () => {
  temp = tempFolder();
  sound = await brokenInside({}, path.join(temp.folder, 'sound.db'));
});
afterAll(async () => {
  await sound.close();
  temp.remove();
});

test('each breaks a rule of its own', () => {
  const broken = Object.values(brokenTasks).map((defect) => defect.breaks);
  expect(new Set(broken).size).toBe(broken.length);
});

describe('a task server is caught when', () => {
  test.each(Object.entries(brokenTasks))('%s', async (name, defect) => {
    const subject = await brokenInside(defect, path.join(temp.folder, `${name}.db`));
    try {
      const red = await reportOn(defect.breaks, subject);
      expect(red).toMatchObject({ rule: defect.breaks, status: 'failed' });
      expect(differencesIn(red)).not.toBe('');
      expect(await reportOn(defect.breaks, sound)).toMatchObject({ status: 'passed', failures: [] });
    } finally {
      await subject.close();
    }
  });
});
