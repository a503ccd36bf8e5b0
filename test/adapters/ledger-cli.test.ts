import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import { programs } from '../../generated/registry/commands.ts';
import type { LedgerContext } from '../../src/adapters/cli/context.ts';
import { ledgerProgram } from '../../src/adapters/cli/ledger.ts';
import { readLedgerSettings } from '../../src/adapters/cli/ledger-settings.ts';
import { runProgram } from '../../src/adapters/cli/program.ts';
import { SettingError } from '../../src/adapters/cli/value.ts';

/** Runs one command line; whoever opens the ledger gets what it was told, and no app. */
async function run(argv: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const out: string[] = [];
  const err: string[] = [];
  let opened: unknown;
  const cli: LedgerContext = {
    product: ledger,
    version: '9.9.9',
    root: '.',
    env,
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    project: null,
    typing: false,
    terminal: false,
    colour: false,
    openLedger: (settings) => {
      opened = settings;
      return Promise.reject(new Error('opened'));
    },
  };
  const code = await runProgram(ledgerProgram, argv, cli);
  return { code, out: out.join('\n'), err: err.join('\n'), opened };
}

describe('the program', () => {
  test('lists its commands', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    for (const { path: words, summary } of programs.ledger.commands) {
      expect(out).toContain(`  ${words.join(' ')} `);
      expect(out.replaceAll(/\s+/g, ' ')).toContain(summary);
    }
  });

  test.each([[['--stdio']], [[]], [['start', '--http']], [['call', 'list_sessions']]])('%j opens the ledger', async (argv) => {
    const { code, err, opened } = await run(argv);
    expect({ code, err }).toEqual({ code: 1, err: 'opened' });
    expect(opened).toMatchObject({ policy: { default_workspace: '_default' } });
  });

  test.each([
    [['--stdio', '--http'], {}, /both given/],
    [['--port', 'x'], {}, /--port is "x"; it must be a whole number/],
    [[], { PORT: '70000' }, /PORT is "70000"/],
    [['--storage', 'paper'], {}, /one of memory, db/],
    [['--nonsense'], {}, /unknown option/],
  ])('%j with %j is wrong', async (argv, env, said) => {
    const { code, err, opened } = await run(argv, env);
    expect(code).toBe(2);
    expect(err).toMatch(said);
    expect(opened).toBeUndefined();
  });

  test('an address beyond this machine needs a token', async () => {
    const { code, err, opened } = await run([], { HOST: '0.0.0.0' });
    expect({ code, opened }).toEqual({ code: 1, opened: undefined });
    expect(err).toMatch(/NOEMA_TOKEN/);
  });
});

describe('settings', () => {
  const read = (env: NodeJS.ProcessEnv, flags: Record<string, unknown> = {}) => readLedgerSettings(flags, env);

  test('are what nothing says otherwise', () => {
    const { data_dir, database, transport, host, port, policy } = read({});
    expect(database).toBe(path.join(data_dir as string, 'ledger.db'));
    expect({ transport, host, port }).toEqual({ transport: 'http', host: '127.0.0.1', port: 1731 });
    expect(policy).toMatchObject({ default_workspace: '_default', auto_create_session: true });
  });

  test('a flag wins over the environment', () => {
    expect(read({ PORT: '1', THOUGHTBOX_PROJECT: 'shop' }, { port: '2' })).toMatchObject({
      port: 2,
      policy: { default_workspace: 'shop' },
    });
  });

  test.each([
    ['../../etc', 'etc'],
    ['a/b\\c', 'a-b-c'],
    ['..', '_default'],
    ['my shop', 'my-shop'],
    ['x'.repeat(300), 'x'.repeat(100)],
  ])('the project %j is %j, which can stand in a path', (given, name) => {
    expect(read({ THOUGHTBOX_PROJECT: given }).policy.default_workspace).toBe(name);
  });

  test('in memory nothing is on disk', () => {
    expect(read({ THOUGHTBOX_STORAGE: 'memory' })).toMatchObject({ database: ':memory:', data_dir: null });
  });

  test('a database that is neither a file nor PostgreSQL is refused', () => {
    expect(() => read({ NOEMA_LEDGER_DATABASE_URL: 'mysql://x' })).toThrow(SettingError);
  });
});
