import type { AutopilotConfig } from '../../../generated/types/index.ts';
import { isRecord } from '../../kernel/json.ts';
import { text } from '../../kernel/says.ts';
import type { ConfigFault, ConfigFile, Surroundings } from '../../records/config.ts';
import { configTemplates, type TemplateName } from './config-templates.ts';
import { findConfigFaults as findHandsFaults } from './hands-config-rules.ts';

export interface Validity {
  readonly ok: boolean;
  readonly errors: readonly ConfigFault[];
  readonly warnings: readonly ConfigFault[];
}

/** What a model on a server cannot be asked without. */
function serverFaults(
  part: string,
  { base_url, model, api_key_env, api_key }: AutopilotConfig['mind']['anthropic'],
  around: Surroundings,
) {
  const hasKey = (api_key_env !== '' && around.hasVariable(api_key_env)) || api_key.trim() !== '';
  return [
    ...(model === '' ? [text('config-model-missing', { part })] : []),
    ...(hasKey ? [] : [text('config-key-missing', { part, variable: api_key_env || `${part}.api_key_env` })]),
    ...(URL.canParse(base_url) && /^https?:/.test(base_url)
      ? []
      : [text('config-address-bad', { part, example: 'https://api.example.com/v1' })]),
  ];
}

function mindErrors({ mind }: AutopilotConfig, around: Surroundings): ConfigFault[] {
  const { provider } = mind;
  if (provider !== 'codex_schema')
    return serverFaults(`mind.${provider}`, mind[provider] as AutopilotConfig['mind']['anthropic'], around);
  const program = mind.codex_schema.command;
  return around.finds(program) ? [] : [text('config-program-missing', { program, role: 'mind' })];
}

const keysInFile = ({ mind }: AutopilotConfig): ConfigFault[] =>
  (['openai_compatible', 'anthropic'] as const).flatMap((provider) =>
    mind[provider].api_key.trim() === '' ? [] : [text('config-key-in-file', { part: `mind.${provider}` })],
  );

/** All that would keep a run from working, and what looks odd. */
export function validityOf(file: ConfigFile, around: Surroundings): Validity {
  if (file.kind === 'unusable') return { ok: false, errors: file.faults, warnings: [] };
  const { config } = file;
  /** Hands and Mind are often the same program. */
  const found = new Map<string, boolean>();
  const finds = (program: string): boolean => {
    const known = found.get(program) ?? around.finds(program);
    found.set(program, known);
    return known;
  };
  const hands = findHandsFaults(config.hands, finds);
  const errors = [...mindErrors(config, { finds, hasVariable: (name) => around.hasVariable(name) }), ...hands.errors];
  return { ok: errors.length === 0, errors, warnings: [...hands.warnings, ...keysInFile(config)] };
}

/** `over` laid over `under`: objects are merged field by field, anything else is replaced. */
export function merged(under: unknown, over: unknown): unknown {
  if (!isRecord(under) || !isRecord(over)) return over;
  const fields = new Map(Object.entries(under));
  for (const [field, value] of Object.entries(over)) fields.set(field, merged(fields.get(field), value));
  return Object.fromEntries(fields);
}

const isTemplate = (name: string): name is TemplateName => Object.hasOwn(configTemplates, name);

/** A template by its name; undefined where there is none of that name. */
export const templateNamed = (name: string): Record<string, unknown> | undefined =>
  isTemplate(name) ? structuredClone(configTemplates[name]) : undefined;

export const templateNames = Object.keys(configTemplates).join(', ');

/** `20260222T123456Z`, and a few letters so that two in one second differ. */
export const backupName = (now_ms: number, unique: string): string =>
  `config.json.${new Date(now_ms).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}.${unique.replaceAll('-', '').slice(0, 8)}.bak`;
