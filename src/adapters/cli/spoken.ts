import type { CommandInfo, OptionInfo, SettingInfo } from '../../../generated/registry/program-shape.ts';

type WithFlag = SettingInfo & { readonly flag: string };
const withFlag = (setting: SettingInfo): setting is WithFlag => setting.flag !== undefined;

/** Settings that can be typed with every command, or with this one. */
export const flagsFor = (settings: readonly SettingInfo[], path: 'all' | string): readonly WithFlag[] =>
  settings.filter(withFlag).filter(({ on }) => (path === 'all' ? on === 'all' : on !== 'all' && on.includes(path)));

/** What can be typed with a dash. */
export type Dashed = OptionInfo | WithFlag;

/** A command line that was understood. */
export interface Spoken {
  readonly command: CommandInfo;
  /** For each argument in turn; a list where it takes several. */
  readonly words: readonly unknown[];
  /** What was typed of options and settings, as it was typed. */
  readonly dashed: ReadonlyMap<Dashed, unknown>;
}
