import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sections } from './sections/index.ts';
import type { Context, Row, Target } from './shape.ts';
import { Stock } from './stock.ts';
import { floor, floorWithSqlite } from './subjects/floor.ts';
import { build } from './subjects/ours.ts';
import { serverMemory } from './subjects/server-memory.ts';
import { rowTable, targetTable, verdict } from './table.ts';

const usage = `npm run bench -- [--quick] [--only <${sections.map((s) => s.name).join('|')}>]… [--against <noema.js>] [--json] [--out <file>]

Measures this program beside a bare server, bare servers with SQLite and with PostgreSQL, and server-memory, in one run and in turn.
Absolute times say little on a shared machine; the column "times" compares with the floor, round by round of the same run.
--against measures another build of this program beside this one; the section cpu needs it.`;

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    against: { type: 'string' },
    json: { type: 'boolean', default: false },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = path.join(root, 'dist/noema.js');

async function bench(stock: Stock): Promise<void> {
  if (!existsSync(program)) execFileSync('npm', ['run', '-s', 'build'], { cwd: root, stdio: ['ignore', 2, 2] });
  const programs = { ours: program, ...(options.against ? { against: path.resolve(options.against) } : {}) };
  const builds = Object.entries(programs).map(([name, file]) => build(name, file));
  const subjects = [...builds, floor, floorWithSqlite, serverMemory];
  const print = (text: string) => void (options.json || process.stdout.write(`${text}\n`));
  const rows: Row[] = [];
  const targets: Target[] = [];
  for (const section of sections) {
    if (options.only && !options.only.includes(section.name)) continue;
    const say = (text: string) => void process.stderr.write(`${section.name}: ${text}\n`);
    say('begins');
    const context: Context = { quick: options.quick, subjects, programs, stock, say };
    const found = await section.run(context);
    rows.push(...found);
    targets.push(...(section.targets?.(found) ?? []));
    print(`\n${section.name}\n\n${rowTable(found)}`);
  }
  if (targets.length) print(`\n${targetTable(targets)}`);
  const report = JSON.stringify(
    {
      node: process.version,
      cores: availableParallelism(),
      quick: options.quick,
      targets: targets.map((target) => ({ ...target, verdict: verdict(target) })),
      rows: rows.map(({ values, ...row }) => row),
    },
    null,
    2,
  );
  if (options.json) process.stdout.write(`${report}\n`);
  if (options.out) writeFileSync(options.out, `${report}\n`);
}

if (options.help) process.stdout.write(`${usage}\n`);
else {
  const unknown = options.only?.find((name) => !sections.some((section) => section.name === name));
  if (unknown) throw new Error(`There is no section ${unknown}.\n\n${usage}`);
  const stock = new Stock();
  process.once('SIGINT', () => {
    stock.remove();
    process.exit(130);
  });
  try {
    await bench(stock);
  } finally {
    stock.remove();
  }
}
