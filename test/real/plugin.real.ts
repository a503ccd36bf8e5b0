import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installClis } from './clis.ts';
import { run } from './command.ts';
import { makeWorld } from './hosts.ts';
import { injectedIn } from './injected.ts';
import { type Model, startModel } from './model.ts';

let clis: Awaited<ReturnType<typeof installClis>>;
let model: Model;
beforeAll(async () => {
  clis = await installClis();
  model = await startModel();
});
afterAll(() => model.close());

const aNote = { workspace: 'project', content: 'Planted for the plugin', agent_id: 'ann' };

test('Claude Code takes the plugin for valid, installs it, and starts with what is known', async () => {
  const world = await makeWorld('claude-code', { clis, url: model.url });
  const folder = path.join(world.home, 'plugin');
  const claude = (...args: string[]) => run(clis.claude, args, { cwd: world.project, env: world.env });
  try {
    expect((await world.noema('plugin', '--out', folder)).code).toBe(0);
    for (const place of [folder, path.join(folder, 'noema')]) {
      const { code, stdout, stderr } = await claude('plugin', 'validate', place);
      expect(code, `${stdout}${stderr}`).toBe(0);
    }
    const added = await claude('plugin', 'marketplace', 'add', folder);
    expect(added.code, `${added.stdout}${added.stderr}`).toBe(0);
    const installed = await claude('plugin', 'install', 'noema@noema');
    expect(installed.code, `${installed.stdout}${installed.stderr}`).toBe(0);
    await world.call('notes_commit', aNote);
    model.take();
    await world.start('Hello.');
    const [first] = model.take();
    expect(first && injectedIn(first).join('\n')).toContain('Planted for the plugin');
  } finally {
    world.remove();
  }
});

test('Codex adds the same folder as a marketplace', async () => {
  const world = await makeWorld('codex', { clis, url: model.url });
  const folder = path.join(world.home, 'plugin');
  const codex = (...args: string[]) => run(clis.codex, args, { cwd: world.project, env: world.env });
  try {
    expect((await world.noema('plugin', '--out', folder)).code).toBe(0);
    const added = await codex('plugin', 'marketplace', 'add', folder);
    expect(added.code, `${added.stdout}${added.stderr}`).toBe(0);
    const installed = await codex('plugin', 'add', 'noema@noema');
    expect(installed.code, `${installed.stdout}${installed.stderr}`).toBe(0);
    expect(readFileSync(path.join(world.env.CODEX_HOME as string, 'config.toml'), 'utf8')).toContain('noema');
    await world.call('notes_commit', aNote);
    model.take();
    await world.start('Hello.');
    const [first] = model.take();
    expect(first && injectedIn(first).join('\n')).toContain('Planted for the plugin');
  } finally {
    world.remove();
  }
});
