import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { call } from '../../../src/boundary/call.ts';
import { demoProject, testHome } from '../../support/home.ts';
import { evidenceLog } from '../../support/home-log.ts';

/** Everything that this process has read from files, whoever read it. */
const bytesRead = () => Number(/^rchar: (\d+)/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]);

async function costs(records: number): Promise<Record<string, number>> {
  const home = await testHome(demoProject, { verify: false });
  const folder = path.join(home.home, 'projects', demoProject);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'evidence.jsonl'), evidenceLog(records));
  const asked = {
    mi_status: {},
    mi_tail: {},
    mi_show: { ref: 'last' },
    mi_runs: {},
  };
  const found: Record<string, number> = {};
  try {
    for (const [tool, input] of Object.entries(asked)) {
      expect((await call(home, tool, input)).error).toBeNull();
      const looks: number[] = [];
      for (let i = 0; i < 3; i++) {
        const before = bytesRead();
        await call(home, tool, input);
        looks.push(bytesRead() - before);
      }
      found[tool] = Math.min(...looks);
    }
    return found;
  } finally {
    await home.end();
  }
}

test.runIf(process.platform === 'linux')('looking at a project costs the same, however much was written about it', async () => {
  const [few, many] = [await costs(200), await costs(20_000)];
  for (const [tool, bytes] of Object.entries(many)) expect([tool, bytes <= 2 * (few[tool] ?? 0)]).toEqual([tool, true]);
});
