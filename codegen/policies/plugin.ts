import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { plugin } from '../../contracts/plugin.ts';
import { emitPlugin, packageInfo } from '../emit/plugin.ts';
import type { Files, Manifest } from '../manifest.ts';
import { MarketplaceJson, PluginJson, ServerJson } from '../published/shapes.ts';
import type { Policy } from './index.ts';

const published = (file: string): object =>
  JSON.parse(readFileSync(new URL(`../published/${file}`, import.meta.url), 'utf8')) as object;

/** Each manifest, and what its readers ask of it. */
const asked: Readonly<Record<string, () => object>> = {
  'generated/plugin/plugin.json': () => PluginJson,
  'generated/plugin/marketplace.json': () => MarketplaceJson,
  'generated/plugin/server.json': () => ServerJson,
  'generated/plugin/manifest.json': () => published('mcpb-manifest-v0.3.schema.json'),
};

/** As many lines as an agent reads before it begins. */
const longestSkill = 60;

/** What is wrong with the manifests in some files. */
export function manifestFindings(files: Files): string[] {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  return Object.entries(asked).flatMap(([file, schema]) => {
    const validate = ajv.compile(schema());
    if (validate(JSON.parse(files.get(file) ?? 'null'))) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${file}${instancePath} ${message}`);
  });
}

export const manifests: Policy = {
  id: 'plugin/manifests',
  check({ manifest }: { manifest: Manifest }) {
    const files = emitPlugin(manifest);
    const lines = (files.get('generated/plugin/SKILL.md') ?? '').split('\n').length - 1;
    const { mcpName } = packageInfo();
    return [
      ...manifestFindings(files),
      ...(lines < longestSkill ? [] : [`the skill has ${lines} lines; it must have fewer than ${longestSkill}`]),
      ...(mcpName === plugin.mcp_name
        ? []
        : [`mcpName in package.json is ${mcpName}; contracts/plugin.ts says ${plugin.mcp_name}`]),
    ];
  },
};
