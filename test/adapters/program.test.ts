import { describe, expect, it } from 'vitest';
import { resolveProgram } from '../../codegen/resolve-program.ts';
import { defineProgram } from '../../contracts/kit/index.ts';
import { memory } from '../../generated/products/memory.ts';
import type { SettingInfo } from '../../generated/registry/program-shape.ts';
import type { CliContext } from '../../src/adapters/cli/context.ts';
import { type Actions, type Program, runProgram } from '../../src/adapters/cli/program.ts';
import { readValue } from '../../src/adapters/cli/value.ts';
import { manifestWith } from '../codegen/manifest-with.ts';

/** A command line with everything that can be declared: three levels, options everywhere, lists, optional values. */
const info = resolveProgram(
  defineProgram({
    name: 'pilot',
    product: 'autopilot',
    summary: 'Drives.',
    exits: { 0: 'Done.', 1: 'No.', 2: 'Wrong command.' },
    options: [
      { flag: '-C, --cd <folder>', type: 'string', env: 'PILOT_CD', meaning: 'Project to work in.' },
      { flag: '--here', type: 'boolean', meaning: 'The working directory is the project.' },
    ],
    groups: { claim: 'Claims.', memory: 'Memory.', 'memory index': 'The index.' },
    commands: [
      {
        path: ['run'],
        summary: 'Run a task.',
        arguments: [{ name: 'task', meaning: 'What to do.', variadic: true }],
        options: [
          { flag: '--max-batches <count>', type: 'integer', minimum: 1, default: 8, meaning: 'At most so many.' },
          { flag: '--no-compile', type: 'boolean', meaning: 'Leave the model out.' },
          { flag: '--secret-door', type: 'boolean', hidden: true, meaning: 'Nobody reads this.' },
        ],
        examples: ['pilot run mend the build'],
        exits: { 1: 'It is not done.' },
      },
      {
        path: ['tail'],
        summary: 'Show the end.',
        arguments: [{ name: 'what', meaning: 'Which log.', optional: true, choices: ['evidence', 'hands'] }],
        options: [{ flag: '-n, --lines <count>', type: 'integer', meaning: 'How many.' }],
      },
      {
        path: ['claim', 'list'],
        summary: 'List claims.',
        options: [
          { flag: '--tag <tag>', type: 'string', repeatable: true, meaning: 'Only with this tag.' },
          { flag: '--scope <scope>', type: 'choice', choices: ['project', 'global'], default: 'project', meaning: 'Whose.' },
          { flag: '--min-confidence <share>', type: 'number', minimum: -1, maximum: 1, default: -1, meaning: 'From here.' },
          { flag: '--json [style]', type: 'choice', choices: ['short', 'long'], meaning: 'As JSON.' },
        ],
      },
      {
        path: ['claim', 'show'],
        summary: 'Show one claim.',
        arguments: [{ name: 'id', meaning: 'Its id.' }],
        options: [{ flag: '--text <text>', type: 'string', required: true, env: 'PILOT_TEXT', meaning: 'A text.' }],
      },
      { path: ['memory', 'index', 'status'], summary: 'Say how the index is.' },
      { path: ['memory', 'index', 'rebuild'], summary: 'Make it anew.', hidden: true },
    ],
  }),
  manifestWith(),
);

const settings: SettingInfo[] = [
  {
    name: 'home',
    flag: '--home <folder>',
    env: 'PILOT_HOME',
    type: 'string',
    meaning: 'Home.',
    products: ['autopilot'],
    on: 'all',
  },
  {
    name: 'quiet_lines',
    flag: '--quiet',
    type: 'boolean',
    meaning: 'Say less.',
    products: ['autopilot'],
    on: ['tail', 'claim list'],
  },
];

type Call = { path: string; args: unknown; options: Record<string, unknown>; flags: Record<string, unknown> };

async function run(line: string, env: NodeJS.ProcessEnv = {}) {
  const out: string[] = [];
  const err: string[] = [];
  let call: Call | undefined;
  const actions = Object.fromEntries(
    info.commands.map(({ path }) => [
      path.join(' '),
      async (_: CliContext, given: never) => {
        call = { path: path.join(' '), ...(given as Omit<Call, 'path'>) };
        if (path[0] === 'tail') throw new Error('the log is gone');
        return path[0] === 'run' ? 1 : 0;
      },
    ]),
  );
  const pilot: Program = { info, settings, actions };
  const code = await runProgram(pilot, line.split(' ').filter(Boolean), {
    product: memory,
    version: '1.2.3',
    root: '.',
    env,
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    project: null,
    typing: false,
    terminal: false,
    colour: false,
  });
  return { code, call, out: out.join('\n'), err: err.join('\n') };
}

describe('a command is given what was typed', () => {
  it('below any number of words', async () => {
    expect((await run('memory index status')).call).toMatchObject({ path: 'memory index status', args: {} });
    expect((await run('memory index rebuild')).call?.path).toBe('memory index rebuild');
  });
  it('with defaults, lists and empty places filled in', async () => {
    const { code, call } = await run('claim list');
    expect(code).toBe(0);
    expect(call).toEqual({
      path: 'claim list',
      args: {},
      options: { cd: undefined, here: false, tag: [], scope: 'project', min_confidence: -1, json: undefined },
      flags: { home: undefined, quiet_lines: undefined },
    });
  });
  it('typed, repeated, with and without a value', async () => {
    const { call } = await run('claim list --tag a --tag b --scope global --min-confidence -0.5 --json --quiet');
    expect(call).toMatchObject({
      options: { tag: ['a', 'b'], scope: 'global', min_confidence: -0.5, json: true },
      flags: { quiet_lines: true },
    });
    expect((await run('claim list --json long')).call?.options.json).toBe('long');
  });
  it('all words that are left, and the exit code is the action’s', async () => {
    const { code, call } = await run('run mend the build --max-batches 3');
    expect(code).toBe(1);
    expect(call).toMatchObject({ args: { task: ['mend', 'the', 'build'] }, options: { max_batches: 3, compile: true } });
    expect((await run('run x --no-compile')).call?.options.compile).toBe(false);
  });
  it('with the program’s options before or after the name; the last one counts', async () => {
    expect((await run('-C @last claim list')).call?.options.cd).toBe('@last');
    expect((await run('claim list --cd @pinned --home h')).call).toMatchObject({
      options: { cd: '@pinned' },
      flags: { home: 'h' },
    });
    expect((await run('-C a claim list --cd b')).call?.options.cd).toBe('b');
  });
  it('from the environment where nothing was typed', async () => {
    const env = { PILOT_CD: '/env', PILOT_TEXT: 'from env' };
    expect((await run('claim show c1', env)).call).toMatchObject({
      args: { id: 'c1' },
      options: { cd: '/env', text: 'from env' },
    });
    expect((await run('claim show c1 --text - --cd /typed', env)).call?.options).toMatchObject({ cd: '/typed', text: '-' });
    expect((await run('claim list', { PILOT_CD: '' })).call?.options.cd).toBeUndefined();
  });
});

describe('a wrong command line is answered by 2, and nothing runs', () => {
  it.each([
    ['', /Usage: pilot/],
    ['claim', /Usage: pilot claim/],
    ['memory index', /Usage: pilot memory index/],
    ['clam list', /unknown command 'clam'[\s\S]*Did you mean claim/],
    ['claim lst', /unknown command 'lst'[\s\S]*Did you mean list/],
    ['memory index statsu', /Did you mean status/],
    ['claim list --scop global', /unknown option '--scop'[\s\S]*Did you mean --scope/],
    ['claim list extra', /too many arguments/],
    ['claim list --scope all', /^--scope is "all"; it must be one of project, global\. [A-Z].*\.$/],
    ['claim list --min-confidence 2', /^--min-confidence is "2"; it must be a number from -1 to 1\. [A-Z].*\.$/],
    ['claim list --json middle', /^--json is "middle"; it must be one of short, long\. [A-Z].*\.$/],
    ['run x --max-batches 0', /^--max-batches is "0"; it must be a whole number from 1\. [A-Z].*\.$/],
    ['run x --max-batches 1e3', /must be a whole number/],
    ['run x --max-batches', /argument missing/],
    ['run', /missing required argument 'task'/],
    ['claim show c1', /^--text <text> is missing: text\. A text\.$/],
    ['tail both', /Allowed choices are evidence, hands/],
    ['tail -n -1', /^--lines is "-1"; it must be a whole number from 0\. [A-Z].*\.$/],
  ])('%s', async (line, reason) => {
    const { code, call, out, err } = await run(line);
    expect({ code, call, out }).toEqual({ code: 2, call: undefined, out: '' });
    expect(err).toMatch(reason);
  });
  it('a failure of the command is another thing', async () => {
    expect(await run('tail hands -n 3')).toMatchObject({ code: 1, err: 'the log is gone', call: { args: { what: 'hands' } } });
  });
});

describe('help', () => {
  it('at the top', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, err: '', call: undefined });
    expect((await run('--help')).out).toMatchInlineSnapshot(`
      "Usage: pilot [options] [command]

      Drives.

      Options:
        -V, --version            output the version number
        -C, --cd <folder>        Project to work in. [PILOT_CD]
        --here                   The working directory is the project.
        --home <folder>          Home. [PILOT_HOME]
        -h, --help               display help for command

      Commands:
        run [options] <task...>  Run a task.
        tail [options] [what]    Show the end.
        claim                    Claims.
        memory                   Memory.
        help [command]           display help for command"
    `);
  });
  it('of a group', async () =>
    expect((await run('claim --help')).out).toMatchInlineSnapshot(`
    "Usage: pilot claim [options] [command]

    Claims.

    Options:
      -h, --help           display help for command

    Global Options:
      -V, --version        output the version number
      -C, --cd <folder>    Project to work in. [PILOT_CD]
      --here               The working directory is the project.
      --home <folder>      Home. [PILOT_HOME]

    Commands:
      list [options]       List claims.
      show [options] <id>  Show one claim.
      help [command]       display help for command"
  `));
  it('of a command', async () => {
    expect((await run('run --help')).out).toMatchInlineSnapshot(`
      "Usage: pilot run [options] <task...>

      Run a task.

      Arguments:
        task                   What to do.

      Options:
        --max-batches <count>  At most so many. (default: 8)
        --no-compile           Leave the model out.
        -h, --help             display help for command

      Global Options:
        -V, --version          output the version number
        -C, --cd <folder>      Project to work in. [PILOT_CD]
        --here                 The working directory is the project.
        --home <folder>        Home. [PILOT_HOME]

      Examples:
        pilot run mend the build

      Exit codes:
        0  Done.
        1  It is not done.
        2  Wrong command."
    `);
    expect((await run('claim list --help')).out).toMatchInlineSnapshot(`
      "Usage: pilot claim list [options]

      List claims.

      Options:
        --tag <tag>               Only with this tag. (may be repeated)
        --scope <scope>           Whose. (project, global) (default: project)
        --min-confidence <share>  From here. (default: -1)
        --json [style]            As JSON. (short, long)
        --quiet                   Say less.
        -h, --help                display help for command

      Global Options:
        -V, --version             output the version number
        -C, --cd <folder>         Project to work in. [PILOT_CD]
        --here                    The working directory is the project.
        --home <folder>           Home. [PILOT_HOME]

      Exit codes:
        0  Done.
        1  No.
        2  Wrong command."
    `);
  });
  it('is the same when asked for by name', async () => {
    expect((await run('help claim')).out).toBe((await run('claim --help')).out);
    expect((await run('claim help list')).out).toBe((await run('claim list --help')).out);
  });
  it('lists nothing that is hidden', async () => {
    expect((await run('memory index --help')).out).not.toContain('rebuild');
    expect((await run('run --help')).out).not.toContain('secret-door');
  });
});

describe('values', () => {
  const read = (type: SettingInfo['type'], raw: unknown) => readValue({ name: 'x', type, meaning: '' }, raw, {});
  it.each(['', ' ', '1.5', '0x10', '1e3', '-1', '9'.repeat(20), '١'])('%j is no whole number', (raw) =>
    expect(() => read('integer', raw)).toThrow('it must be a whole number from 0'),
  );
  it.each(['', 'NaN', 'Infinity', '1,5', '--1'])('%j is no number', (raw) =>
    expect(() => read('number', raw)).toThrow('a number'),
  );
  it('reads what it can', () => {
    expect([read('integer', '007'), read('number', '-1.5'), read('boolean', 'ON'), read('boolean', 'off')]).toEqual([
      7,
      -1.5,
      true,
      false,
    ]);
  });
});

it('an action for every command, and for nothing else, or it does not compile', () => {
  const tools = async () => 0;
  // @ts-expect-error the others are missing
  const missing: Actions<'memory', CliContext> = { tools };
  // @ts-expect-error there is no such command
  const unknown: Pick<Actions<'memory', CliContext>, 'tools'> = { tools, 'tools list': tools };
  expect([missing, unknown]).toHaveLength(2);
});
