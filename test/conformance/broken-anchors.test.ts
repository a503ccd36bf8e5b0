import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCase } from '../../src/adapters/conformance/run.ts';
import { allCases, toolFacts } from '../support/cases.ts';
import { tempFolder } from '../support/house.ts';
import { brokenInside } from './broken.ts';
import { brokenAnchors } from './broken-anchors.ts';

const cases = allCases();

describe('a server that breaks a promise about anchors is caught', () => {
  it.each(brokenAnchors.map((broken) => [broken.breaks, broken.how, broken] as const))('%s: %s', async (rule, _, broken) => {
    const temp = tempFolder();
    const own = cases.filter((c) => c.proves.includes(rule));
    expect(own).not.toEqual([]);
    const verdicts = async (defect: typeof broken | object, file: string) => {
      const subject = await brokenInside(defect, path.join(temp.folder, file));
      const found = [];
      for (const [n, c] of own.entries()) found.push((await runCase(subject, c, `broken/${n}`, toolFacts)).status);
      await subject.close();
      return found;
    };
    expect(await verdicts({}, 'sound.db')).not.toContain('failed');
    expect(await verdicts(broken, 'broken.db')).toContain('failed');
    temp.remove();
  });
});
