import type { AutopilotRoom } from '../../../generated/handlers/autopilot.ts';
import type { SettingSource } from '../../../generated/types/index.ts';
import { type Line, line } from '../../kernel/line.ts';
import { settingNames, settingWord } from '../claims/setting-rules.ts';

const sourceOf = ({ scope, claim_id }: SettingSource): string => (scope ? `${scope}:${claim_id}` : 'built-in');

export const settingLines: Pick<AutopilotRoom<never, never, never>['lines'], 'settings_show'> = {
  settings_show: {
    state: (settings) =>
      settingNames.flatMap((name): Line[] => {
        const [value, source] = [settings[name], settings[`${name}_source`]];
        if (value === undefined || !source) return [];
        return [line`${name}=${settingWord(name, value)}`, line`${name}_source=${sourceOf(source)}`];
      }),
  },
};
