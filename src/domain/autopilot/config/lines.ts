import type { AutopilotRoom } from '../../../../generated/handlers/autopilot.ts';
import { type Line, line } from '../../../kernel/line.ts';
import type { ConfigFault } from '../../../records/config.ts';

type Lines = AutopilotRoom<never, never, never>['lines'];

const section = (title: string, faults: readonly ConfigFault[] = []): Line[] =>
  faults.length ? [line`${title}:`, ...faults.map(({ message, fix }) => line`- ${message} ${fix}`)] : [];

export const configLines: Pick<Lines, 'config_validate' | 'config_init' | 'config_apply_template' | 'config_rollback'> = {
  config_validate: {
    state: ({ errors = [], warnings = [] }) =>
      errors.length + warnings.length ? [...section('errors', errors), ...section('warnings', warnings)] : line`ok`,
  },
  config_init: {
    state: ({ path = '', written }) =>
      written ? line`${path} was written` : line`${path} is there already and was left as it is`,
  },
  config_apply_template: { state: ({ path = '', backup }) => line`${path} was changed; as it was it is kept as ${backup ?? ''}` },
  config_rollback: { state: ({ path = '', restored = '' }) => line`${path} is again as in ${restored}` },
};
