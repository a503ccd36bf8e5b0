import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installClis } from './clis.ts';
import { type HostName, makeWorld, type World } from './hosts.ts';
import { injectedIn } from './injected.ts';
import { type Model, startModel } from './model.ts';

let clis: Awaited<ReturnType<typeof installClis>>;
let model: Model;
beforeAll(async () => {
  clis = await installClis();
  model = await startModel();
});
afterAll(() => model.close());

/** The files that the host reads its settings from, whole. */
const settings = ({ home }: World): Record<string, string> =>
  Object.fromEntries(
    readdirSync(home, { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() && /^(config\.toml|hooks\.json|settings\.json|\.claude\.json|\.mcp\.json|SKILL\.md)$/.test(entry.name),
      )
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !file.includes(`${path.sep}.system${path.sep}`))
      .sort()
      .map((file) => [path.relative(home, file), readFileSync(file, 'utf8')]),
  );

const places = (['claude-code', 'codex'] as const).flatMap((host) =>
  (['user', 'project'] as const).map((scope) => [host, scope] as const),
);

describe.each<readonly [HostName, 'user' | 'project']>(places)('%s, %s', (host, scope) => {
  test('install, uninstall and install again are exact, and what the host has written since stays', async () => {
    const world = await makeWorld(host, { clis, url: model.url });
    const options = ['--client', host, '--scope', scope];
    try {
      const before = settings(world);
      await world.noema('install', ...options);
      const installed = settings(world);
      await world.noema('uninstall', ...options);
      expect(settings(world)).toEqual(before);
      await world.noema('install', ...options);
      expect(settings(world)).toEqual(installed);

      await world.call('notes_commit', { workspace: 'project', content: 'Planted for the install' });
      model.take();
      expect((await world.start('Hello.')).code).toBe(0);
      const [first] = model.take();
      /** Codex reads the hooks of a project only where somebody trusts it. */
      if (host === 'claude-code' || scope === 'user')
        expect(first && injectedIn(first).join('\n')).toContain('Planted for the install');

      await world.noema('uninstall', ...options);
      for (const [file, text] of Object.entries(settings(world)))
        expect([file, /noema(?:\.js)? (?:hook|mcp)|mcp_servers\.noema/.test(text)]).toEqual([file, false]);
      expect((await world.start('Hello again.')).code).toBe(0);
      expect(model.take().flatMap(injectedIn)).toEqual([]);
    } finally {
      world.remove();
    }
  });
});
