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

/** Runs these lines in one process beside the makers; the last thing that it prints is JSON. */
const script = async <T>(...lines: string[]): Promise<T> => {
  const imports = ['answer', 'fact', 'tool'].map((name) => {
    const maker = `new${name.replace(/^./, (first) => first.toUpperCase())}`;
    return `import { ${maker} } from './codegen/scaffold/${name}.ts';`;
  });
  writeFileSync(path.join(root, 'script.mts'), [...imports, ...lines].join('\n'));
  const ran = await run('node_modules/.bin/tsx', 'script.mts');
  done(ran);
  return JSON.parse(ran.said.trim().split('\n').at(-1) ?? '') as T;
};

describe('wrong arguments are refused with words', () => {
  it('by the command, which fails', async () => {
    const { status, said } = await make('tool');
    expect(said).toContain('Usage: npm run new:tool -- <room>/<group> <name>');
    expect(status).toBe(1);
  });

  it('by every maker', async () => {
    const wrong: readonly (readonly [call: string, said: string])[] = [
      ["newTool('vcs/tags', 'merge')", 'There is a tool called merge already'],
      ["newTool('notes/refs', 'ref_show')", 'holds no NotesRefsAllHandlers'],
      ["newFact('vcs', 'tag_set')", 'There is a fact called tag_set already'],
      ["newFact('vcs', 'branch_locked', 'lock')", 'There is no tool called lock'],
      ["newAnswer('risk_judge')", 'There is an answer called risk_judge already'],
    ];
    const heard = await script<string[]>(
      "process.exit = (code) => { throw new Error('ended with ' + code); };",
      "let said = '';",
      'process.stderr.write = (text) => { said += text; return true; };',
      'const heard = [];',
      ...wrong.flatMap(([call]) => [
        "said = '';",
        `await ${call}.then(() => heard.push('made'), ({ message }) => heard.push(said + message));`,
      ]),
      'console.log(JSON.stringify(heard));',
    );
    expect(heard).toEqual(wrong.map(([, said]) => expect.stringMatching(`${said}[^]*ended with 1$`)));
  });
});

describe('what is made compiles, and is generated', () => {
  it('several things, each in its place', async () => {
    const written = await script<string[]>(
      'const written = [',
      "  ...(await newTool('vcs/stash', 'stash_keep')),",
      "  ...(await newTool('workspace/open', 'peek')),",
      "  ...(await newFact('vcs', 'note_stashed', 'stash_keep')),",
      "  ...(await newAnswer('rank_options')),",
      '];',
      'console.log(JSON.stringify([...new Set(written)]));',
    );
    done(await run('node_modules/.bin/biome', 'check', '--write', ...written));
    expect(read('contracts/tools/vcs/stash/stash_keep.ts')).toContain("name: 'stash_keep'");
    expect(read('contracts/tools/vcs/stash/stash_keep.ts')).toContain("tells: ['note_stashed']");
    expect(read('contracts/tools/vcs/stash/stash_keep.cases.ts')).toContain("import tool from './stash_keep.ts';");
    expect(read('src/domain/vcs/stash.ts')).toContain("throw new Error('stash_keep has no handler yet')");
    expect(read('contracts/products/memory.ts')).toMatch(/'vcs\/\w+',\n {4}'vcs\/stash',/);
    expect(read('src/app/compose.ts')).toContain('  ...vcsStashHandlers,\n');
    expect(read('src/domain/workspace/open.ts')).toMatch(/async peek\(\) \{[^}]*has no handler yet[^}]*\},\n\}\);\n$/);
    expect(read('src/appliers/vcs.ts')).toContain("throw new Error('note_stashed has no applier yet')");
    expect(read('contracts/answers/index.ts')).toMatch(/ {2}plan_min_checks,\n {2}rank_options,\n {2}risk_judge,/);
  });
  it('a fact in a new file, whose tool is left to say', async () => {
    const made = await make('fact', 'stash', 'stash_dropped');
    done(made);
    expect(made.said).toContain('Name stash_dropped in the tells of a tool, then run: npm run gen');
    expect(read('contracts/facts/index.ts')).toContain('...stashFacts');
    expect(read('src/appliers/index.ts')).toContain('...stashAppliers');
    const contract = path.join(root, 'contracts/tools/vcs/stash/stash_keep.ts');
    writeFileSync(contract, readFileSync(contract, 'utf8').replace("['note_stashed']", "['note_stashed', 'stash_dropped']"));
  });
  it('a tool in a group that is there, and everything is generated with it', async () => {
    done(await make('tool', 'vcs/branches', 'branch_show'));
    expect(read('src/domain/vcs/branches.ts')).toContain(`  },

  async branch_show() {
    throw new Error('branch_show has no handler yet');
  },
};
`);
    expect(read('generated/handlers/index.ts')).toContain('VcsStashHandlers<Store>');
    expect(read('generated/handlers/vcs.ts')).toContain('branch_show(input: BranchShowInput');
    expect(read('generated/handlers/appliers.ts')).toContain('note_stashed:');
    expect(read('generated/handlers/appliers.ts')).toContain('stash_dropped:');
  });
  it('all of it', async () => {
    /** Who uses what was made, and with it all that they import; the other contracts were checked where they stand. */
    const files = [
      'src/app/compose.ts',
      'contracts/tools/vcs/stash/stash_keep.ts',
      'contracts/tools/vcs/branches/branch_show.ts',
      'contracts/tools/workspace/open/peek.ts',
      'contracts/facts/index.ts',
      'contracts/answers/index.ts',
      'contracts/products/memory.ts',
    ];
    writeFileSync(path.join(root, 'made.json'), JSON.stringify({ extends: './tsconfig.json', include: [], files }));
    for (const check of await Promise.all([
      run('node_modules/.bin/tsc', '-p', 'made.json'),
      run('node_modules/.bin/biome', 'ci', ...touched),
    ]))
      done(check);
  });
});
