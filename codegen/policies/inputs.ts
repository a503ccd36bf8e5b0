import { admits } from './accept.ts';
import { callsOf } from './calls.ts';
import type { Policy } from './index.ts';

/** Calls in contracts are calls that the tools would admit, unless the refusal is the point. */
export const inputs: Policy = {
  id: 'cases/inputs',
  check({ manifest: m }) {
    const checks = new Map(m.tools.map((tool) => [tool.name, admits(tool, m)]));
    return callsOf(m).flatMap(({ where, tool, input, error, derived }) => {
      const check = checks.get(tool);
      if (!check) return error === 'UNKNOWN_TOOL' ? [] : [`${where} calls ${tool}, which is no tool`];
      const problem = check(input);
      if (derived) return problem ? [] : [`${where} is derived to be refused, but ${tool} admits it: mend codegen/derive.ts`];
      return problem && error !== 'INVALID_INPUT' ? [`${where} sends what ${tool} refuses: ${problem}`] : [];
    });
  },
};
