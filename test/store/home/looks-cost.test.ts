import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { call } from '../../../src/boundary/call.ts';
import { demoProject, testHome } from '../../support/home.ts';

/** One batch after another, as runs leave them. */
function logOf(records: number): string {
  const kinds = ['hands_input', 'evidence', 'check_plan', 'decide_next', 'run_end'];
  const lines = Array.from({ length: records }, (_, i) => {
    const run = Math.floor(i / kinds.length);
    const run_id = `run_${1_700_000_000 + run}_0a1b2c3d`;
    const seq = (i % kinds.length) + 1;
    const event_id = `ev_${run_id}_${String(seq).padStart(6, '0')}`;
    return JSON.stringify({
      kind: kinds[i % kinds.length],
      batch_id: 'b0',
      thread_id: '',
      input: 'x'.repeat(300),
      ts: new Date(1_700_000_000_000 + i * 1000).toISOString(),
      run_id,
      seq,
      event_id,
    });
  });
  return `${lines.join('\n')}\n`;
}

/** Everything that this process has read from files, whoever read it. */
const bytesRead = () => Number(/^rchar: (\d+)/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]);

async function costs(records: number): Promise<Record<string, number>> {
  const home = await testHome(demoProject, { verify: false });
  const folder = path.join(home.home, 'projects', demoProject);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'evidence.jsonl'), logOf(records));
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
