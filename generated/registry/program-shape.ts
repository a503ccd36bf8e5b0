// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { OptionInfo } from '../types/manifest.ts';

export type { ArgumentInfo, CommandInfo, OptionInfo, ProgramInfo, SettingInfo } from '../types/manifest.ts';

export type ValueInfo = Pick<OptionInfo, 'type' | 'choices' | 'minimum' | 'maximum' | 'default' | 'meaning' | 'env'>;
