import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCase } from '../../src/adapters/conformance/run.ts';
import type { Subject } from '../../src/adapters/conformance/subject.ts';
import type { AppOptions } from '../../src/app/compose.ts';
import type { App } from '../../src/boundary/app.ts';
import { tempFolder, testApp } from '../support/app.ts';
import { allCases, toolFacts } from '../support/cases.ts';
import { inside } from '../support/inside.ts';

/** An app with one thing wrong, and the rule that must notice. */
export interface Faulty {
  readonly rule: string;
  readonly breaks: string;
  apply(app: App): App;
}

const cases = allCases();

async function failures(subject: Subject, rule: string, world: string): Promise<string[]> {
  const failed: string[] = [];
  const own = cases.filter(({ proves }) => proves.includes(rule));
  expect(own, `${rule} has no case`).not.toEqual([]);
  for (const [i, c] of own.entries())
    if ((await runCase(subject, c, `${world}/${i}`, toolFacts)).status === 'failed') failed.push(c.id);
  return failed;
}

/** Every fault turns the cases of its rule red, and only the fault does. */
export function describeFaults(where: string, faults: readonly Faulty[], options: Partial<AppOptions> = {}): void {
  describe(`servers with a fault in ${where}`, () => {
    let app: Awaited<ReturnType<typeof testApp>>;
    let temp: ReturnType<typeof tempFolder>;
    beforeAll(async () => {
      /** A fault may break its contract as well; here it is the case that must notice. */
      temp = tempFolder();
      app = await testApp({ verify: false, exports: { project_root: temp.folder }, ...options });
    });
    afterAll(() => app.end().finally(temp.remove));

    test.each(faults.map((fault, i) => [fault.rule, fault.breaks, fault, i] as const))(
      '%s notices that %s',
      async (_, __, { rule, apply }, i) => {
        expect(await failures(inside(app), rule, `sound/${i}`)).toEqual([]);
        expect(await failures(inside(apply(app)), rule, `broken/${i}`)).not.toEqual([]);
      },
    );
  });
}
