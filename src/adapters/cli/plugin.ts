import path from 'node:path';
import type { Commands } from '../../../generated/registry/commands.ts';
import { plugin as spec } from '../../../generated/registry/plugin.ts';
import { clients } from './clients/client.ts';
import { withHooks } from './clients/hooks.ts';
import { withServer } from './clients/json.ts';
import { replace } from './clients/write.ts';
import type { CliContext, Outcome } from './context.ts';
import { hooksFor } from './install/steps.ts';
import { launchOf, programFile, warnIfNotBuilt } from './mcp-config.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A marketplace with one plugin in it, as hosts look for them. */
function filesOf(root: string): Readonly<Record<string, string>> {
  const launch = launchOf(root, {}, clients['claude-code']);
  const own = spec.manifest.name;
  const hooks = hooksFor(undefined, { command: launch.command, file: programFile(root) }, undefined);
  return {
    [path.join('.claude-plugin', 'marketplace.json')]: json(spec.marketplace),
    [path.join(own, '.claude-plugin', 'plugin.json')]: json(spec.manifest),
    [path.join(own, '.mcp.json')]: withServer('', { key: 'mcpServers', name: own }, launch),
    [path.join(own, 'hooks', 'hooks.json')]: withHooks('', hooks),
    [path.join(own, 'skills', spec.manifest.name, 'SKILL.md')]: spec.skill,
  };
}

/** `noema plugin --out DIR` */
export async function plugin(cli: CliContext, { options }: Commands['memory']['plugin']): Outcome {
  const folder = path.resolve(options.out);
  for (const [file, text] of Object.entries(filesOf(cli.root))) {
    await replace(path.join(folder, file), text);
    cli.out(`Wrote ${path.join(folder, file)}.`);
  }
  warnIfNotBuilt(cli);
  const { name } = spec.manifest;
  cli.out(`Claude Code: claude plugin marketplace add ${folder} && claude plugin install ${name}@${name}`);
  cli.out(`Codex: codex plugin marketplace add ${folder} && codex plugin add ${name}@${name}, then trust its hooks (/hooks)`);
  return 0;
}
