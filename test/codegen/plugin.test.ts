import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { emitPlugin } from '../../codegen/emit/plugin.ts';
import type { Files } from '../../codegen/manifest.ts';
import { manifestFindings } from '../../codegen/policies/plugin.ts';
import { plugin } from '../../contracts/plugin.ts';
import { contracts } from '../support/contracts.ts';

type Json = Record<string, unknown>;

const { manifest } = contracts;
let files: Files;
beforeAll(() => {
  files = emitPlugin(manifest);
});

const read = (name: string): Json => JSON.parse(files.get(`generated/plugin/${name}`) ?? '') as Json;
const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>;

describe('manifests', () => {
  it('are what their readers ask for', () => expect(manifestFindings(files)).toEqual([]));

  it.each([
    ['plugin.json', { name: 'Not A Name' }],
    ['plugin.json', { commands: 7 }],
    ['marketplace.json', { plugins: [] }],
    ['server.json', { name: 'no-namespace' }],
    ['server.json', { description: 'x'.repeat(101) }],
    ['server.json', { version: '^1.0.0' }],
    ['manifest.json', { manifest_version: '9.9' }],
    ['manifest.json', { server: { type: 'node' } }],
  ])('%s with %j is refused', (file, wrong) => {
    const path = `generated/plugin/${file}`;
    const spoiled = new Map(files).set(path, JSON.stringify({ ...read(file), ...wrong }));
    expect(manifestFindings(spoiled)).toContainEqual(expect.stringContaining(path));
  });

  it('say name, version and license as package.json does', () => {
    expect(read('plugin.json')).toMatchObject({ name: plugin.name, version, license });
    expect(read('server.json')).toMatchObject({ name: plugin.mcp_name, version, packages: [{ identifier: name, version }] });
    expect(read('manifest.json')).toMatchObject({ name: plugin.name, version, license });
    expect(read('marketplace.json')).toMatchObject({ plugins: [{ name: plugin.name, version }] });
  });

  it('name the tools that a server lists by itself', () => {
    const listed = manifest.tools.filter(({ tier }) => tier === 'core' || tier === 'daily').map((tool) => tool.name);
    expect((read('manifest.json').tools as { name: string }[]).map((tool) => tool.name).sort()).toEqual(listed.sort());
  });
});

it('a skill is read before the work begins: fewer than 60 lines, and only tools that there are', () => {
  const skill = files.get('generated/plugin/SKILL.md') ?? '';
  expect(skill.split('\n').length).toBeLessThan(60);
  const known = new Set(manifest.tools.map((tool) => tool.name));
  const named = [...skill.matchAll(/`([a-z]+(?:_[a-z]+)*)(?= [a-z_]+=|`)/g)].map(([, tool = '']) => tool);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((tool) => !known.has(tool))).toEqual([]);
});
