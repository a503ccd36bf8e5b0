import { usualAutopilotConfig } from '../../generated/registry/usual.ts';
import type { AutopilotConfig } from '../../generated/types/index.ts';

/** `hands` in config.json, with its defaults filled in. */
export type HandsConfig = Readonly<Omit<AutopilotConfig['hands'], 'cli'>> & { readonly cli: CliConfig };

/** `hands.cli`: how the command line of another agent is run. */
export type CliConfig = Omit<AutopilotConfig['hands']['cli'], 'exec' | 'resume'> & {
  readonly exec: readonly string[];
  readonly resume: readonly string[];
};

export const defaultHands: HandsConfig = usualAutopilotConfig.hands;
