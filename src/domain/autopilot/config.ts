import type { AutopilotConfigHandlers } from '../../../generated/handlers/autopilot.ts';
import { usualAutopilotConfig } from '../../../generated/registry/usual.ts';
import { refuse } from '../../kernel/fault.ts';
import { backupName, merged, templateNamed, templateNames, validityOf } from './config-rules.ts';
import { configTemplates } from './config-templates.ts';
import type { AutopilotStore } from './store.ts';

type Handlers = AutopilotConfigHandlers<AutopilotStore>;
type Ctx = Parameters<Handlers['config_apply_template']>[1];

/** An empty object means what no file means. */
const noFile = '{}\n';

/** Keeps the file as it is, and says where; a rollback brings it back. */
async function backUp(
  { tell, now_ms, newId }: Pick<Ctx, 'tell' | 'now_ms' | 'newId'>,
  text: string,
  last = true,
): Promise<string> {
  const name = backupName(now_ms, newId());
  await tell('config_backed_up', { name, text, last });
  return name;
}

function templateOr(name: string): Record<string, unknown> {
  const found = templateNamed(name);
  if (!found) throw refuse('config-template-is-not-known', { id: name, known: templateNames });
  return found;
}

export const configHandlers: Handlers = {
  async config_path(_, { store: { config } }) {
    return { path: config.path, exists: (await config.file()).kind !== 'missing' };
  },

  async config_show(_, { store: { config } }) {
    return { path: config.path, exists: (await config.file()).kind !== 'missing', config: await config.whole() };
  },

  async config_validate(_, { store: { config } }) {
    const { ok, errors, warnings } = validityOf(await config.file(), config);
    return { path: config.path, ok, errors: [...errors], warnings: [...warnings] };
  },

  config_examples: async () => ({ examples: structuredClone(configTemplates) as unknown as Record<string, unknown> }),

  config_template: async ({ name }) => ({ name, template: templateOr(name) }),

  async config_init({ force }, ctx) {
    const { config } = ctx.store;
    const found = await config.file();
    if (found.kind !== 'missing' && !force) return { path: config.path, written: false, backup: null };
    const backup = found.kind === 'missing' || found.text === null ? null : await backUp(ctx, found.text);
    await ctx.tell('config_saved', { config: usualAutopilotConfig as unknown as Record<string, unknown> });
    return { path: config.path, written: true, backup };
  },

  async config_apply_template({ name }, ctx) {
    const template = templateOr(name);
    const { config } = ctx.store;
    await config.whole();
    const found = await config.file();
    const raw = found.kind === 'usable' ? found.raw : {};
    const backup = await backUp(ctx, found.kind === 'usable' ? found.text : noFile);
    await ctx.tell('config_saved', { config: merged({ version: 'v1', ...raw }, template) as Record<string, unknown> });
    return { path: config.path, name, backup };
  },

  async config_rollback(_, ctx) {
    const { config } = ctx.store;
    const kept = await config.backup();
    if (!kept) throw refuse('no-backup-is-named');
    const now = await config.file();
    const replaced = now.kind === 'missing' || now.text === null ? null : await backUp(ctx, now.text, false);
    await ctx.tell('config_restored', { text: kept.text });
    return { path: config.path, restored: kept.path, replaced };
  },
};
