import { readFileSync } from 'node:fs';
import type { PluginSpec } from '../../contracts/kit/index.ts';
import { plugin as declared } from '../../contracts/plugin.ts';
import type { Files, Manifest } from '../manifest.ts';
import { banner } from './text.ts';

/** What only package.json says. */
export interface PackageInfo {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly mcpName?: string;
  readonly engines: { readonly node: string };
}

export const packageInfo = (): PackageInfo =>
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as PackageInfo;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const memory = 'memory';

/** A skill as hosts read it. Text of YAML in double quotes is written like that of JSON. */
export const skillText = ({ name, skill: { description, lines } }: PluginSpec): string =>
  ['---', `name: ${name}`, `description: ${JSON.stringify(description)}`, '---', '', ...lines, ''].join('\n');

const about = ({ name, description, author, keywords }: PluginSpec, { version, license }: PackageInfo) => ({
  name,
  version,
  description,
  author: { name: author },
  license,
  keywords: [...keywords],
});

const marketplace = (plugin: PluginSpec, { version }: PackageInfo) => ({
  name: plugin.name,
  owner: { name: plugin.author },
  metadata: { description: plugin.description, version },
  plugins: [{ name: plugin.name, source: `./${plugin.name}`, description: plugin.description, version }],
});

/** Settings that a server takes from its environment, and that somebody who starts it may want to say. */
const settable = ({ settings }: Manifest) =>
  settings.filter(({ env, on, products }) => env !== undefined && products.includes(memory) && on.includes('mcp'));

const registryServer = ({ mcp_name, description }: PluginSpec, { name, version }: PackageInfo, m: Manifest) => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-09-29/server.schema.json',
  name: mcp_name,
  description,
  version,
  packages: [
    {
      registryType: 'npm',
      identifier: name,
      version,
      transport: { type: 'stdio' },
      packageArguments: [{ type: 'positional', value: 'mcp' }],
      environmentVariables: settable(m).map(({ env, meaning, secret = false, default: fallback }) => ({
        name: env,
        description: meaning,
        isRequired: false,
        isSecret: secret,
        ...(fallback === undefined ? {} : { default: String(fallback) }),
      })),
    },
  ],
});

/** Tools that a bundle names up front: those that a server lists by itself. */
function listedTools({ tools, products }: Manifest) {
  const { default_toolset, toolsets = [], groups = [] } = products.find(({ name }) => name === memory) ?? {};
  const upTo = toolsets.findIndex(({ name }) => name === default_toolset);
  const tiers = new Set(toolsets.slice(0, upTo + 1).map(({ name }) => name));
  return tools
    .filter(({ room, group, tier }) => groups.includes(`${room}/${group}`) && tiers.has(tier))
    .map(({ name, summary }) => ({ name, description: summary }));
}

const bundle = (plugin: PluginSpec, info: PackageInfo, m: Manifest) => {
  const workspace = m.settings.find(({ name }) => name === 'workspace');
  const { name, ...said } = about(plugin, info);
  return {
    manifest_version: '0.3',
    name,
    display_name: plugin.title,
    ...said,
    server: {
      type: 'node',
      entry_point: 'dist/noema.js',
      mcp_config: {
        command: 'node',
        args: [`\${__dirname}/dist/noema.js`, 'mcp'],
        env: { [workspace?.env ?? '']: `\${user_config.workspace}` },
      },
    },
    tools: listedTools(m),
    tools_generated: true,
    compatibility: { runtimes: { node: info.engines.node } },
    user_config: {
      workspace: { type: 'string', title: 'Workspace', description: workspace?.meaning ?? '', required: true },
    },
  };
};

/** What hosts and registries read about the memory, from one place; and the same for the commands that install it. */
export function emitPlugin(m: Manifest, plugin: PluginSpec = declared, info: PackageInfo = packageInfo()): Files {
  const registry = {
    manifest: about(plugin, info),
    marketplace: marketplace(plugin, info),
    hooks: plugin.hooks,
    skill: skillText(plugin),
  };
  return new Map([
    ['generated/plugin/plugin.json', json(registry.manifest)],
    ['generated/plugin/marketplace.json', json(registry.marketplace)],
    ['generated/plugin/SKILL.md', registry.skill],
    ['generated/plugin/server.json', json(registryServer(plugin, info, m))],
    ['generated/plugin/manifest.json', json(bundle(plugin, info, m))],
    ['generated/registry/plugin.ts', `${banner}export const plugin = ${JSON.stringify(registry, null, 2)} as const;\n`],
  ]);
}
