import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const here = fileURLToPath(new URL('../..', import.meta.url));
const copied = ['contracts', 'codegen', 'src', 'generated', 'docs', 'package.json', 'tsconfig.json', 'biome.json'];

const touched = [
  'contracts/answers/index.ts',
  'contracts/answers/rank_options.ts',
  'contracts/facts',
  'contracts/products',
  'contracts/tools/vcs',
  'src/app',
  'src/appliers',
  'src/domain/vcs',
  'src/domain/workspace',
];

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'noema-scaffold-'));
  for (const name of copied) cpSync(path.join(here, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(here, 'node_modules'), path.join(root, 'node_modules'));
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

describe.concurrent('wrong arguments are refused with words', () => {
  it.each([
    ['no arguments', 'tool', [], 'Usage: npm run new:tool -- <room>/<group> <name>'],
    ['a tool that exists', 'tool', ['vcs/tags', 'merge'], 'There is a tool called merge already'],
    ['a file that holds no handlers', 'tool', ['notes/refs', 'ref_show'], 'holds no NotesRefsAllHandlers'],
    ['a fact that exists', 'fact', ['vcs', 'tag_set'], 'There is a fact called tag_set already'],
    ['a fact of no tool', 'fact', ['vcs', 'branch_locked', 'lock'], 'There is no tool called lock'],
    ['an answer that exists', 'answer', ['risk_judge'], 'There is an answer called risk_judge already'],
  ])('%s', async (_, what, args, want) => {
    const { status, said } = await make(what, ...args);
    expect(said).toContain(want);
    expect(status).toBe(1);
  });
});

/** Makes several things in one process, as the command makes one; what is generated of them is seen at the end. */
const makeAll = (...calls: string[]) => {
  const script = [
    "import { newAnswer } from './codegen/scaffold/answer.ts';",
    "import { newFact } from './codegen/scaffold/fact.ts';",
    "import { newTool } from './codegen/scaffold/tool.ts';",
    `const written = [${calls.map((call) => `...(await ${call})`).join(', ')}];`,
    "console.log([...new Set(written)].join('\\n'));",
  ];
  writeFileSync(path.join(root, 'make-all.mts'), script.join('\n'));
  return run('node_modules/.bin/tsx', 'make-all.mts');
};

describe('what is made compiles, and is generated', { timeout: 90_000 }, () => {
  it('a tool in a new group', async () => {
    done(await make('tool', 'vcs/stash', 'stash_keep'));
    expect(read('contracts/tools/vcs/stash/stash_keep.ts')).toContain("name: 'stash_keep'");
    expect(read('contracts/tools/vcs/stash/stash_keep.cases.ts')).toContain("import tool from './stash_keep.ts';");
    expect(read('src/domain/vcs/stash.ts')).toContain("throw new Error('stash_keep has no handler yet')");
    expect(read('contracts/products/memory.ts')).toMatch(/'vcs\/\w+',\n {4}'vcs\/stash',/);
    expect(read('src/app/compose.ts')).toContain('  ...vcsStashHandlers,\n');
    expect(read('generated/handlers/index.ts')).toContain('VcsStashHandlers<Store>');
  });
  it('a fact in a new file, whose tool is left to say', async () => {
    const made = await make('fact', 'stash', 'stash_dropped');
    done(made);
    expect(made.said).toContain('Name stash_dropped in the tells of a tool, then run: npm run gen');
    expect(read('contracts/facts/index.ts')).toContain('...stashFacts');
    expect(read('src/appliers/index.ts')).toContain('...stashAppliers');
  });
  it('tools in groups that are there, a fact told by a tool, and an answer', async () => {
    const made = await makeAll(
      "newTool('vcs/branches', 'branch_show')",
      "newTool('workspace/open', 'peek')",
      "newFact('vcs', 'note_stashed', 'stash_keep')",
      "newAnswer('rank_options')",
    );
    done(made);
    done(await run('node_modules/.bin/biome', 'check', '--write', ...made.said.trim().split('\n')));
    expect(read('src/domain/vcs/branches.ts')).toContain(`  },

  async branch_show() {
    throw new Error('branch_show has no handler yet');
  },
};
`);
    expect(read('src/domain/workspace/open.ts')).toMatch(/async peek\(\) \{[^}]*has no handler yet[^}]*\},\n\}\);\n$/);
    expect(read('contracts/tools/vcs/stash/stash_keep.ts')).toContain("tells: ['note_stashed']");
    expect(read('src/appliers/vcs.ts')).toContain("throw new Error('note_stashed has no applier yet')");
    expect(read('contracts/answers/index.ts')).toMatch(/ {2}plan_min_checks,\n {2}rank_options,\n {2}risk_judge,/);
  });
  it('all of it', async () => {
    /** The fact that was left alone gets its teller. */
    const contract = path.join(root, 'contracts/tools/vcs/stash/stash_keep.ts');
    writeFileSync(contract, readFileSync(contract, 'utf8').replace("['note_stashed']", "['note_stashed', 'stash_dropped']"));
    done(await run('npm', 'run', '-s', 'gen'));
    expect(read('generated/handlers/vcs.ts')).toContain('branch_show(input: BranchShowInput');
    expect(read('generated/handlers/appliers.ts')).toContain('note_stashed:');
    for (const check of await Promise.all([
      run('node_modules/.bin/tsc', '-p', '.'),
      run('node_modules/.bin/biome', 'ci', ...touched),
    ]))
      done(check);
  });
});
