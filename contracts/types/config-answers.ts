import { Closed, Nullable, named, Text, Type } from '../kit/schema.ts';

export const ConfigPath = Text(4096, { description: 'Where config.json is, or would be.' });

export const TemplateName = Text(200, { description: 'Name of a template, such as mind.anthropic or hands.cli.generic.' });

export const ConfigBackupName = (description: string) => Text(80, { description });
export const ConfigBackup = (description: string) => Nullable(Text(80), { description });

export const ConfigFault = named(
  'ConfigFault',
  Closed({
    message: Type.String({ description: 'What is wrong.' }),
    fix: Type.String({ description: 'What to do.' }),
  }),
  'Something about the configuration that is wrong or odd.',
);
export const ConfigFaults = (description: string) => Type.Array(ConfigFault, { maxItems: 100, description });
