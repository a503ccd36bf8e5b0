import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memory } from '../../generated/products/memory.ts';
import { plugin } from '../../generated/registry/plugin.ts';
import type { CliContext, StoreContext } from '../../src/adapters/cli/context.ts';
import { memoryProgram } from '../../src/adapters/cli/memory.ts';
import { runProgram } from '../../src/adapters/cli/program.ts';
import { tempFolder } from '../support/app.ts';

let temp: ReturnType<typeof tempFolder>;
beforeEach(() => {
  temp = tempFolder();
  for (const folder of ['project', 'claude', 'codex']) mkdirSync(path.join(temp.folder, folder));
});
afterEach(() => temp.remove());

const at = (...parts: string[]) => path.join(temp.folder, ...parts);

async function run(...argv: string[]) {
  const said: string[] = [];
  const cli: CliContext = {
    product: memory,
    version: '9.9.9',
    root: path.resolve('.'),
    env: { CODEX_HOME: at('codex'), CLAUDE_CONFIG_DIR: at('claude') },
    out: (text) => void said.push(text),
    err: (text) => void said.push(text),
    project: at('project'),
    typing: false,
    terminal: false,
    colour: false,
  };
  const code = await runProgram(memoryProgram, argv, cli as StoreContext);
  return { code, said: said.join('\n') };
}

/** Every file below the folder, by its name. */
const files = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(temp.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(temp.folder, file), readFileSync(file, 'utf8')]),
  );

const others = {
  'project/.claude/settings.json':
    '{"permissions": {"allow": ["Bash(ls)"]},\n "hooks": {"Stop": [{"hooks": [{"type": "command", "command": "say hi"}]}]}}',
  'project/.mcp.json': '{\n\t"mcpServers": {"other": {"command": "x"}}\n}\n',
  'claude/settings.json': '{ "model": "opus" }\r\n',
  'claude/.claude.json': '{"projects": {}}',
  'codex/config.toml': 'model = "x" # mine\n\n[mcp_servers.other]\ncommand = "y"',
  'codex/hooks.json': '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "say hi"}]}]}}',
  'project/.codex/config.toml': '# nothing yet\n',
};

function putOthers(): void {
  for (const [file, text] of Object.entries(others)) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  }
}

const places = ['claude-code', 'codex'].flatMap((client) => ['user', 'project'].map((scope) => [client, scope] as const));

describe.each(places)('%s, %s', (client, scope) => {
  const options = ['--client', client, '--scope', scope];

  test.each([
    ['in an empty place', () => {}],
    ['beside what others have', putOthers],
  ] as const)('install, uninstall and install again, %s', async (_, prepare) => {
    prepare();
    const before = files();
    expect((await run('install', ...options, '--dry-run')).code).toBe(0);
    expect(files()).toEqual(before);
    expect((await run('install', ...options)).code).toBe(0);
    const installed = files();
    expect(installed).not.toEqual(before);
    expect((await run('install', ...options)).said).toContain('says so already');
    expect(files()).toEqual(installed);
    await run('uninstall', ...options, '--dry-run');
    expect(files()).toEqual(installed);
    await run('uninstall', ...options);
    expect(files()).toEqual(before);
    await run('uninstall', ...options);
    expect(files()).toEqual(before);
    await run('install', ...options);
    expect(files()).toEqual(installed);
  });

  test('what others wrote since stays when ours goes', async () => {
    putOthers();
    await run('install', ...options);
    const changed = Object.entries(files()).filter(([file]) => file.endsWith('.json') && !file.includes('.claude.json'));
    for (const [file, text] of changed) {
      const value = JSON.parse(text) as Record<string, unknown>;
      writeFileSync(at(file), JSON.stringify({ ...value, since: 'mine' }));
    }
    await run('uninstall', ...options);
    const left = files();
    for (const [file] of changed.filter(([name]) => left[name] !== undefined)) expect(left[file]).toContain('"since"');
    for (const [file, text] of Object.entries(left))
      if (!file.endsWith('.before-noema')) expect([file, /noema/.test(text)]).toEqual([file, false]);
    expect(Object.values(left).some((text) => text.includes('say hi'))).toBe(true);
  });
});

test('every hook of the contract is there, beside those of others, and cannot fail', async () => {
  putOthers();
  await run('install', '--client', 'codex', '--scope', 'user', '--workspace', 'acme/app');
  const { hooks } = JSON.parse(files()['codex/hooks.json'] ?? '') as {
    hooks: Record<string, { hooks: { command: string }[] }[]>;
  };
  expect(Object.keys(hooks).sort()).toEqual(plugin.hooks.map(({ event }) => event).sort());
  expect(hooks.Stop?.map((group) => group.hooks[0]?.command)[0]).toBe('say hi');
  for (const { event, timeout } of plugin.hooks) {
    const own = hooks[event]?.at(-1)?.hooks[0];
    expect(own).toEqual({
      type: 'command',
      timeout,
      command: expect.stringMatching(new RegExp(`noema\\.js hook ${event} --client codex --workspace acme/app \\|\\| exit 0$`)),
    });
  }
});

test('what others wrote stays as they wrote it', async () => {
  putOthers();
  await run('install', '--client', 'claude-code');
  await run('install', '--client', 'codex', '--scope', 'user');
  const now = files();
  expect(now['project/.claude/settings.json']).toContain(
    '{"permissions": {"allow": ["Bash(ls)"]},\n "hooks": {"Stop": [{"hooks": [',
  );
  expect(now['project/.mcp.json']).toContain('{\n\t"mcpServers": {"other": {"command": "x"}, "noema": {');
  expect(now['codex/config.toml']?.startsWith(others['codex/config.toml'])).toBe(true);
});

test('what a person has to do is said', async () => {
  expect((await run('install', '--client', 'codex')).said).toContain('trust the hooks');
  expect((await run('install', '--client', 'claude-code')).said).toContain('approve the server');
});

test('the difference is shown and nothing is written', async () => {
  putOthers();
  const { said } = await run('install', '--client', 'codex', '--scope', 'user', '--dry-run');
  expect(said).toContain(`--- ${at('codex', 'config.toml')}`);
  expect(said).toContain('+[mcp_servers.noema]');
  expect(said).not.toContain('-model = "x"');
});

test.each([
  ['claude/settings.json', '{"hooks": []}'],
  ['claude/settings.json', '{"hooks": {"Stop": {}}}'],
  ['claude/.claude.json', '// mine\n{}'],
  ['claude/settings.json', '[]'],
])('%s with %j is not touched, and neither are the others', async (file, text) => {
  writeFileSync(at(file), text);
  const before = files();
  const { code, said } = await run('install', '--client', 'claude-code', '--scope', 'user');
  expect(code).toBe(1);
  expect(said).toContain(`${at(file)} cannot be changed safely`);
  expect(files()).toEqual(before);
});

test('a plugin is a folder with all of it, and the same again', async () => {
  expect((await run('plugin', '--out', at('out'))).code).toBe(0);
  const written = files();
  expect(Object.keys(written)).toEqual([
    'out/.claude-plugin/marketplace.json',
    'out/noema/.claude-plugin/plugin.json',
    'out/noema/.mcp.json',
    'out/noema/hooks/hooks.json',
    'out/noema/skills/noema/SKILL.md',
  ]);
  expect(JSON.parse(written['out/noema/hooks/hooks.json'] ?? '')).toMatchObject({
    hooks: { SessionStart: [{ hooks: [{ type: 'command', command: expect.stringContaining('hook SessionStart || exit 0') }] }] },
  });
  await run('plugin', '--out', at('out'));
  expect(files()).toEqual(written);
});
