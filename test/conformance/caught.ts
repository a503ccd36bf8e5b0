import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Subject } from '../../src/adapters/conformance/subject.ts';
import { freshFile, tempFolder } from '../support/app.ts';
import { differencesIn, reportOn } from '../support/rule.ts';
import { brokenInside, type Defect } from './broken.ts';

/** A server with each of these defects is told apart from a sound one by the rule that the defect breaks. */
export function describeCaught(title: string, defects: Readonly<Record<string, Defect>>): void {
  describe(title, () => {
    let temp: ReturnType<typeof tempFolder>;
    let sound: Subject;
    const fresh = async (name: string) => {
      const file = path.join(temp.folder, `${name}.db`);
      await freshFile(file);
      return file;
    };
    beforeAll(async () => {
      temp = tempFolder();
      sound = await brokenInside({}, await fresh('sound'));
    });
    afterAll(async () => {
      await sound.close();
      temp.remove();
    });

    test.each(Object.entries(defects))('%s', async (name, defect) => {
      const subject = await brokenInside(defect, await fresh(name));
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
}
