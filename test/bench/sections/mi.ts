import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evidenceLog, projectIdOf } from '../../support/home-log.ts';
import { interleave, ratio, rowWith, spread, withTimes } from '../measure.ts';
import type { Context, Row, Section } from '../shape.ts';

const section = 'mi';
const floor = 'node + file';
const [few, many] = [200, 200_000];
const commands = ['status', 'tail', 'show last'] as const;

interface Lane {
  readonly measure: string;
  readonly subject: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
}

/** Certificates that a machine adds to Node's own are read at every start of it, and would make up most of what is measured. */
const { NODE_EXTRA_CA_CERTS: _, ...surroundings } = process.env;

/** Milliseconds until it has ended, as somebody who typed it waits for it. */
function lasts({ args, env, cwd }: Lane): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, args, { cwd, env: { ...surroundings, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(performance.now() - began) : reject(new Error(`mi ended with ${code}`))));
  });
}

/** A home with a project that so much was written about. */
function homeWith(folder: string, records: number) {
  const cwd = path.join(folder, `project-${records}`);
  mkdirSync(cwd, { recursive: true });
  const home = path.join(folder, `home-${records}`);
  const project = path.join(home, 'projects', projectIdOf(cwd));
  mkdirSync(project, { recursive: true });
  writeFileSync(path.join(project, 'evidence.jsonl'), evidenceLog(records));
  return { cwd, home, log: path.join(project, 'evidence.jsonl') };
}

function lanesOf({ programs }: Context, folder: string): Lane[] {
  const [program] = Object.values(programs);
  if (program === undefined) throw new Error('there is no program to measure');
  const mi = path.join(path.dirname(program), 'mi.cjs');
  const homes = [few, many].map((records) => ({ records, ...homeWith(folder, records) }));
  return homes.flatMap(({ records, cwd, home, log }) => [
    {
      measure: 'start',
      subject: `${floor}, ${records}`,
      args: ['-e', `require('fs').openSync(${JSON.stringify(log)})`],
      env: {},
      cwd,
    },
    ...commands.map((command) => ({
      measure: command,
      subject: String(records),
      args: [mi, ...command.split(' ')],
      env: { MI_HOME: home },
      cwd,
    })),
  ]);
}

/** What somebody waits for who asks how things stand. */
export const mi: Section = {
  name: section,
  async run(context) {
    const folder = mkdtempSync(path.join(tmpdir(), 'noema-bench-mi-'));
    try {
      const lanes = lanesOf(context, folder);
      /** The index is made once, by whoever looks first. */
      const values = await interleave(
        lanes.map((lane) => ({ once: () => lasts(lane) })),
        context.quick ? 9 : 101,
        2,
      );
      const rows = lanes.map(
        ({ measure, subject }, i): Row => ({ section, measure, subject, unit: 'ms', ...spread(values[i] ?? []) }),
      );
      return withTimes(rows, `${floor}, ${few}`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  targets: (rows) => [
    {
      name: 'mi status / node that opens a file',
      value: ratio(
        rowWith(rows, { measure: 'status', subject: String(few) }),
        rowWith(rows, { measure: 'start', subject: `${floor}, ${few}` }),
      ),
      most: 1.5,
    },
    ...commands.map((command) => ({
      name: `mi ${command}: ${many} records / ${few}`,
      value: ratio(
        rowWith(rows, { measure: command, subject: String(many) }),
        rowWith(rows, { measure: command, subject: String(few) }),
      ),
      most: 2,
    })),
  ],
};
