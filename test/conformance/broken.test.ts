import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Subject } from '../../src/adapters/conformance/subject.ts';
import { tempFolder } from '../support/house.ts';
import { differencesIn, reportOn, suite } from '../support/rule.ts';
import { brokenInside } from './broken.ts';
import { defects } from './defects/index.ts';

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

test('every room has some of them', () => {
  const broken = Object.values(defects).map((defect) => defect.breaks);
  expect(new Set(broken).size).toBeGreaterThanOrEqual(26);
  const rooms = new Set(broken.map((rule) => suite.addressOf(rule.split('/')[0] ?? '')?.split('/')[0]));
  expect([...rooms].sort()).toEqual(['graph', 'notes', 'vcs', 'workspace']);
});

describe('caught:', () => {
  test.each(Object.entries(defects))('%s', async (name, defect) => {
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
