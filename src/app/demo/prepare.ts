import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shellWord } from '../../adapters/cli/shell.ts';

export interface DemoPlaces {
  readonly folder: string;
  readonly home: string;
  readonly project: string;
}

export interface DemoPrograms {
  readonly hands: readonly string[];
  readonly mind: readonly string[];
}

const report = `/** What was sold, by day. */
export const rows = [
  ['2026-05-04', 12],
  ['2026-05-05', 7],
];
`;
const tests = `import assert from 'node:assert';
import test from 'node:test';
import { rows } from './report.mjs';

test('every day has a number', () => assert.ok(rows.every(([, sold]) => sold >= 0)));
`;

const isFree = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/** A project, an agent and a Mind, in a folder of their own. Null where something stands there already. */
export function prepareDemo(given: string | undefined, { hands, mind }: DemoPrograms, pace_ms: number): DemoPlaces | null {
  if (given !== undefined && !isFree(given)) return null;
  const folder = given === undefined ? mkdtempSync(path.join(tmpdir(), 'mi-demo-')) : path.resolve(given);
  const [home, project] = [path.join(folder, 'home'), path.join(folder, 'project')];
  for (const each of [home, project]) mkdirSync(each, { recursive: true });
  writeFileSync(path.join(project, 'report.mjs'), report);
  writeFileSync(path.join(project, 'report.test.mjs'), tests);
  /** A Mind is one program without arguments. */
  const command = path.join(folder, 'mind');
  writeFileSync(command, `#!/bin/sh\nexec ${mind.map(shellWord).join(' ')} "$@"\n`);
  chmodSync(command, 0o755);
  const config = {
    version: 'v1',
    hands: {
      provider: 'cli',
      cli: {
        exec: [...hands],
        resume: [...hands, '--resume', '{thread_id}'],
        ...(pace_ms > 0 ? { env: { MI_DEMO_PACE: String(pace_ms) } } : {}),
      },
    },
    mind: { provider: 'codex_schema', codex_schema: { command } },
  };
  writeFileSync(path.join(home, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
  return { folder, home, project };
}
