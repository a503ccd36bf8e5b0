import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const here = fileURLToPath(new URL('../..', import.meta.url));
const copied = [
  ...['contracts', 'codegen', 'src', 'generated', 'docs', 'test'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'biome.json'],
];

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'noema-scaffold-'));
  /** With their times: modules that were made of the same sources for these tests do for the copy. */
  for (const name of copied) cpSync(path.join(here, name), path.join(root, name), { recursive: true, preserveTimestamps: true });
  symlinkSync(path.join(here, 'node_modules'), path.join(root, 'node_modules'));
  const rooms = path.join(root, 'contracts/rooms.ts');
  const declared = "  drafts: { product: 'ledger', floor: 'rules', groups: ['pages', 'margins'] },\n} satisfies";
  writeFileSync(rooms, readFileSync(rooms, 'utf8').replace('} satisfies', declared));
  const filed = path.join(root, 'src/app/rooms/filed.ts');
  writeFileSync(filed, readFileSync(filed, 'utf8').replace('  models: noFiles,', '  models: noFiles,\n  drafts: noFiles,'));
});
afterAll(() => rmSync(root, { recursive: true }));

const run = (command: string, ...args: string[]) =>
  new Promise<{ status: number | null; said: string }>((resolve) => {
    const child = spawn(command, args, { cwd: root });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said += part;
      });
    child.on('close', (status) => resolve({ status, said }));
  });
const make = (what: string, ...args: string[]) => run('npm', 'run', '-s', `new:${what}`, '--', ...args);
const done = ({ status, said }: Awaited<ReturnType<typeof run>>) => expect(status, said).toBe(0);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Runs a file of the copy as these tests themselves are run, which takes half the time that it takes as a command. */
const runFile = (file: string, ...args: string[]) =>
  run(process.execPath, '--import', './test/support/native/register.mjs', file, ...args);

/** Runs these lines in one process beside the makers; the last thing that it prints is JSON. */
const script = async <T>(...lines: string[]): Promise<T> => {
  const imports = ['answer', 'fact', 'tool'].map((name) => {
    const maker = `new${name.replace(/^./, (first) => first.toUpperCase())}`;
    return `import { ${maker} } from './codegen/scaffold/${name}.ts';`;
  });
  writeFileSync(path.join(root, 'script.ts'), [...imports, ...lines].join('\n'));
  const ran = await runFile('script.ts');
  done(ran);
  return JSON.parse(ran.said.trim().split('\n').at(-1) ?? '') as T;
};

/** What every maker says to wrong arguments. */
const wrong: readonly (readonly [call: string, said: string])[] = [
  ["newTool('vcs/tags', 'merge')", 'There is a tool called merge already'],
  ["newTool('nowhere/refs', 'ref_show')", 'There is no room called nowhere. Rooms: workspace, notes'],
  ["newTool('constructor/refs', 'ref_show')", 'There is no room called constructor'],
  ["newTool('notes/refs', 'ref_show')", 'notes has no group called refs. Groups: entries, transcripts'],
  ["newTool('notes/entries', 'x', '--kind', 'dance')", 'There is no kind called dance'],
  ["newTool('notes/entries', 'x', '--kind', 'write')", 'A write tells a fact: add --fact'],
  ["newTool('drafts/pages', 'x', '--kind', 'write', '--fact', 'x_made')", 'ledger has none'],
  ["newTool('notes/entries', 'x', '--reader', 'count')", '--reader is <reader>.<method>'],
  ["newTool('notes/entries', 'x', '--reader', 'nobody.count')", 'There is no reader called nobody. Readers: entries, tags'],
  ["newTool('notes/entries', 'x', '--reader', 'entries.count')", 'entries.count is there already'],
  ["newFact('vcs', 'tag_set')", 'There is a fact called tag_set already'],
  ["newFact('vcs', 'branch_locked', 'lock')", 'There is no tool called lock'],
  ["newFact('nowhere', 'branch_locked')", 'There is neither a room called nowhere'],
  ["newAnswer('risk_judge')", 'There is an answer called risk_judge already'],
];

const made = [
  "newTool('notes/entries', 'notes_count', '--reader', 'entries.countNotes')",
  "newTool('vcs/branches', 'branch_lock', '--kind', 'write', '--fact', 'branch_locked')",
  "newTool('workspace/setup', 'peek', '--kind', 'portal')",
  "newTool('notes/transcripts', 'transcripts_wave', '--kind', 'act')",
  "newTool('tasks/lifecycle', 'tasks_wave', '--kind', 'portal', '--reader', 'steps.countAll')",
  "newTool('drafts/pages', 'draft_add')",
  "newTool('drafts/margins', 'margin_peek', '--kind', 'portal')",
  "newAnswer('rank_options')",
];

/** Heard from those who refuse, and what is there after several things were made; all in one process. */
let heard: string[];
let written: string[];
beforeAll(async () => {
  ({ heard, written } = await script<{ heard: string[]; written: string[] }>(
    'const { exit } = process;',
    'const { write } = process.stderr;',
    "process.exit = (code) => { throw new Error('ended with ' + code); };",
    "let said = '';",
    'process.stderr.write = (text) => { said += text; return true; };',
    'const heard = [];',
    ...wrong.flatMap(([call]) => [
      "said = '';",
      `await ${call}.then(() => heard.push('made'), ({ message }) => heard.push(said + message));`,
    ]),
    'process.exit = exit;',
    'process.stderr.write = write;',
    `const written = [${made.map((call) => `...(await ${call})`).join(', ')}];`,
    'console.log(JSON.stringify({ heard, written: [...new Set(written)] }));',
  ));
  done(await run('node_modules/.bin/biome', 'check', '--write', ...written));
});

describe('wrong arguments are refused with words', () => {
  it('by the command, which fails', async () => {
    const { status, said } = await make('tool');
    expect(said).toContain('Usage: npm run new:tool -- <room>/<group> <name>');
    expect(status).toBe(1);
  });

  it('by the command that tries tools', async () => {
    expect(await run('npm', 'run', '-s', 'try')).toEqual({ status: 2, said: expect.stringContaining('npm run try -- <tool>') });
  });

  it('by every maker', () => {
    expect(heard).toEqual(wrong.map(([, said]) => expect.stringMatching(`${said}[^]*ended with 1$`)));
  });
});

describe('what is made works', () => {
  it('each kind has its handler, and a reader where one is asked for', () => {
    expect(read('src/domain/notes/entries.ts')).toContain(`
  async notes_count(_, { store }) {
    return { count: await store.entries.countNotes() };
  },
};
`);
    expect(read('src/records/notes.ts')).toContain('countNotes(): Promise<number>;');
    expect(read('src/domain/vcs/branches.ts')).toContain("await tell('branch_locked', { text });");
    expect(read('src/appliers/vcs.ts')).toContain('async branch_locked() {},');
    expect(read('src/domain/workspace/lines.ts')).toMatch(/peek: \{ state: \(\{ text \}\) => line`.*` \}/);
    expect(read('contracts/answers/index.ts')).toMatch(/ {2}plan_min_checks,\n {2}rank_options,\n {2}risk_judge,/);
  });

  it('what the whole suite asks for stands in its place', () => {
    expect(read('test/store/cost.test.ts')).toContain('countNotes: (r) => r.countNotes()');
    expect(read('test/e2e/story.ts')).toMatch(/await ask\('notes_count', \{\}\);\n[\s\S]*return called;\n\}\n$/);
    expect(read('test/e2e/story.ts')).toContain("await portal('peek', { text: 'Good night' }, /./);");
  });

  it('a tool of another product lands there and nowhere else', () => {
    expect(read('contracts/products/ledger.ts')).toMatch(/'drafts\/pages',\s+'drafts\/margins'/);
    expect(read('contracts/products/memory.ts')).toBe(readFileSync(path.join(here, 'contracts/products/memory.ts'), 'utf8'));
    expect(read('src/app/rooms/drafts.ts')).toContain('...draftsPagesHandlers');
    expect(read('src/app/rooms/index.ts')).toContain('  drafts,\n');
  });

  it('a fact whose tool is left to say', async () => {
    const { status, said } = await make('fact', 'notes', 'note_stashed');
    expect({ status, said }).toMatchObject({
      status: 0,
      said: expect.stringContaining('Name note_stashed in the tells of a tool'),
    });
    expect(read('src/appliers/notes.ts')).toContain('async note_stashed() {},');
    const contract = path.join(root, 'contracts/tools/vcs/branches/branch_lock.ts');
    writeFileSync(
      contract,
      read('contracts/tools/vcs/branches/branch_lock.ts').replace("['branch_locked']", "['branch_locked', 'note_stashed']"),
    );
  });

  it('its cases pass, and what is still to be done is said', async () => {
    const tools = ['notes_count', 'branch_lock', 'peek', 'transcripts_wave', 'tasks_wave', 'draft_add', 'margin_peek'];
    const tried = await runFile('test/try/main.ts', ...tools);
    done(tried);
    expect(tried.said).toContain('passed       notes_count/what-is-there-is-counted');
    expect(tried.said).toContain('passed       branch_lock/the-text-is-answered');
    expect(tried.said).toContain('0 rules failed, 0 findings');
    expect(tried.said).toContain('notes_count: break it on purpose in test/conformance/defects');
    expect(tried.said).not.toContain('test/e2e/story.ts');
    expect(read('generated/products/ledger.ts')).toContain('"drafts"]');
    expect(read('generated/registry/rooms/drafts.ts')).toContain('draft_add');
    expect(read('generated/products/memory.ts')).not.toContain('rooms/drafts');
  });

  it('all of it compiles', async () => {
    /** Who uses what was made, and with it all that they import; the other contracts were checked where they stand. */
    const files = [
      'src/app/compose.ts',
      'src/kernel/json-modules.d.ts',
      'test/support/postgres-setup.ts',
      'test/support/folder-setup.ts',
      ...written.filter((file) => file.endsWith('.ts')),
    ];
    writeFileSync(path.join(root, 'made.json'), JSON.stringify({ extends: './tsconfig.json', include: [], files }));
    for (const check of await Promise.all([
      run('npm', 'run', '-s', 'tsc', '--', '-p', 'made.json'),
      run('node_modules/.bin/biome', 'ci', ...written),
    ]))
      done(check);
  });
});
