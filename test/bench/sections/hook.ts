import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../../../codegen/bundle.ts';
import { interleave, ratio, rowWith, spread, withTimes } from '../measure.ts';
import type { Context, Row, Section } from '../shape.ts';

const section = 'hook';
const measure = 'SessionStart, from start to end';
const entries = 1000;
/** The floor: Node, and the store opened and closed. */
const opened = 'node + store';

interface Started {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const input = JSON.stringify({ session_id: 'bench', source: 'startup', cwd: path.resolve('.') });

/** Milliseconds until it has ended, as a host waits for it. */
function lasts({ args, env = {} }: Started): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  child.stdout.resume();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(performance.now() - began) : reject(new Error(`it ended with ${code}`))));
  });
}

async function lanesOf({ subjects, programs, stock }: Context, out: string): Promise<Record<string, Started>> {
  const ours = subjects.find(({ name }) => name === 'ours');
  if (!ours) throw new Error('there is no program to measure');
  const folder = await stock.filled(ours, entries);
  await bundle({ 'store-opened': 'test/bench/store-opened.ts' }, out);
  const hooks = Object.entries(programs).map(([name, program]): [string, Started] => [
    name,
    { args: [program, 'hook', 'SessionStart', '--workspace', 'bench'], env: { NOEMA_HOME: folder } },
  ]);
  return {
    node: { args: ['-e', '0'] },
    [opened]: { args: [path.join(out, 'store-opened.js'), path.join(folder, 'noema.db')] },
    ...Object.fromEntries(hooks),
  };
}

/** What a host waits for when a conversation starts. */
export const hook: Section = {
  name: section,
  async run(context) {
    /** Below node_modules, so that packages are found. */
    mkdirSync(path.resolve('node_modules/.cache'), { recursive: true });
    const out = mkdtempSync(path.resolve('node_modules/.cache/noema-bench-'));
    const lanes = Object.entries(await lanesOf(context, out));
    const values = await interleave(
      lanes.map(([, started]) => ({ once: () => lasts(started) })),
      context.quick ? 9 : 31,
      2,
    ).finally(() => rmSync(out, { recursive: true, force: true }));
    const rows = lanes.map(([subject], i): Row => ({ section, measure, subject, unit: 'ms', ...spread(values[i] ?? []) }));
    return withTimes(rows, opened);
  },
  targets: (rows) => [
    {
      name: 'hook: ours / node with the store opened',
      value: ratio(rowWith(rows, { measure, subject: 'ours' }), rowWith(rows, { measure, subject: opened })),
      most: 1.3,
    },
  ],
};
