import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import { programs } from '../../generated/registry/commands.ts';
import { settings as known } from '../../generated/registry/settings.ts';
import type { LedgerContext } from '../../src/adapters/cli/context.ts';
import { ledgerProgram } from '../../src/adapters/cli/ledger.ts';
import { readLedgerSettings } from '../../src/adapters/cli/ledger-settings.ts';
import { runProgram } from '../../src/adapters/cli/program.ts';
import { SettingError } from '../../src/adapters/cli/value.ts';
import { tempFolder } from '../support/app.ts';

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
    [['--storage', 'paper'], {}, /one of memory, fs, db/],
    [['--partition', 'yearly'], {}, /one of monthly, weekly, daily, none/],
    [['--storage', 'fs'], { NOEMA_LEDGER_DATABASE_URL: 'x.db' }, /a database is named as well/],
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
    const { data_dir, files, transport, host, port, policy } = read({ THOUGHTBOX_DATA_DIR: '/nowhere/at/all' });
    expect(data_dir).toBe('/nowhere/at/all');
    expect(files).toEqual({ folder: data_dir, granularity: 'monthly', disableThoughtLogging: false });
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
    ['shop', /^shop$/],
    ['x'.repeat(100), /^x{100}$/],
    ['../../etc', /^etc-[0-9a-f]{8}$/],
    ['a/b\\c', /^a-b-c-[0-9a-f]{8}$/],
    ['..', /^project-[0-9a-f]{8}$/],
    ['my shop', /^my-shop-[0-9a-f]{8}$/],
    ['магазин', /^project-[0-9a-f]{8}$/],
    ['x'.repeat(300), /^x{100}-[0-9a-f]{8}$/],
    [' ', /^_default$/],
  ])('the project %j is %j, which can stand in a path', (given, name) => {
    expect(read({ THOUGHTBOX_PROJECT: given }).policy.default_workspace).toMatch(name);
  });

  test('projects that cannot be called as they are stay apart', () => {
    const names = ['a/b', 'a b', 'a-b', 'магазин', 'склад', '..', '../..', 'x'.repeat(101), 'x'.repeat(102)];
    const projects = names.map((name) => read({ THOUGHTBOX_PROJECT: name }).policy.default_workspace);
    expect(new Set(projects).size).toBe(names.length);
  });

  /** Those of the live page are declared with it. */
  test.each([
    'THOUGHTBOX_TRANSPORT',
    'THOUGHTBOX_STORAGE',
    'THOUGHTBOX_DATA_DIR',
    'THOUGHTBOX_PROJECT',
    'PORT',
    'HOST',
    'DISABLE_THOUGHT_LOGGING',
    'THOUGHTBOX_AUTO_CREATE_SESSION',
    'THOUGHTBOX_REASONING_SESSION',
  ])('%s of the specification is one', (variable) => {
    expect(known.ledger.map(({ env }) => env)).toContain(variable);
  });

  test('a model that the server may ask is named whole, and its key by a variable', () => {
    const env = { NOEMA_MIND_PROVIDER: 'anthropic', NOEMA_MIND_MODEL: 'm', NOEMA_MIND_KEY_ENV: 'MY_KEY', MY_KEY: 'sekret' };
    expect(read(env).mind).toEqual({ provider: 'anthropic', model: 'm', base_url: undefined, key_env: 'MY_KEY' });
    expect(JSON.stringify(read(env))).not.toContain('sekret');
    expect(read({}).mind).toBeNull();
    expect(read({ NOEMA_MIND_PROVIDER: 'codex_schema' }).mind).toMatchObject({ provider: 'codex_schema' });
  });

  test.each([
    [{ NOEMA_MIND_PROVIDER: 'somebody' }, /one of codex_schema, openai_compatible, anthropic/],
    [{ NOEMA_MIND_PROVIDER: 'anthropic' }, /needs a model: --mind-model/],
    [{ NOEMA_MIND_PROVIDER: 'anthropic', NOEMA_MIND_MODEL: 'm', NOEMA_MIND_BASE_URL: 'localhost' }, /must be a URL/],
    [{ NOEMA_MIND_PROVIDER: 'anthropic', NOEMA_MIND_MODEL: 'm', NOEMA_MIND_KEY_ENV: 'sk-ant-123' }, /not the key itself/],
    [{ NOEMA_CRITIQUE_SECONDS: '0' }, /from 1 to 600/],
  ])('%j is refused', (env, why) => {
    expect(() => read(env)).toThrow(why);
  });

  test('in memory nothing is on disk', () => {
    expect(read({ THOUGHTBOX_STORAGE: 'memory' })).toMatchObject({ database: ':memory:', data_dir: null, files: undefined });
  });

  test('a database has its place in the data folder, or where it is said', () => {
    const own = read({ THOUGHTBOX_STORAGE: 'db', THOUGHTBOX_DATA_DIR: '/x' });
    expect(own).toMatchObject({ database: '/x/ledger.db', files: undefined });
    const named = read({ NOEMA_LEDGER_DATABASE_URL: 'postgres://x/y' });
    expect(named).toMatchObject({ database: 'postgres://x/y', files: undefined });
  });

  test('the data folder says what nothing else says', () => {
    const { folder, remove } = tempFolder();
    const config = (content: string) => writeFileSync(path.join(folder, 'config.json'), content);
    const files = (env: NodeJS.ProcessEnv = {}) => read({ THOUGHTBOX_DATA_DIR: folder, ...env }).files;
    config('{"sessionPartitionGranularity": "weekly", "disableThoughtLogging": true}');
    expect(files()).toMatchObject({ granularity: 'weekly', disableThoughtLogging: true });
    expect(read({ THOUGHTBOX_DATA_DIR: folder }).disable_thought_logging).toBe(true);
    expect(files({ THOUGHTBOX_PARTITION: 'daily', DISABLE_THOUGHT_LOGGING: 'false' })).toMatchObject({
      granularity: 'daily',
      disableThoughtLogging: false,
    });
    for (const useless of ['{"sessionPartitionGranularity": "yearly"}', '{', '[]']) {
      config(useless);
      expect(files()).toMatchObject({ granularity: 'monthly', disableThoughtLogging: false });
    }
    remove();
  });

  test('a database that is neither a file nor PostgreSQL is refused', () => {
    expect(() => read({ NOEMA_LEDGER_DATABASE_URL: 'mysql://x' })).toThrow(SettingError);
  });
});
