import { groupBy } from '../emit/text.ts';
import type { Manifest, ToolEntry } from '../manifest.ts';
import { inline } from '../schema.ts';
import { admits } from './accept.ts';
import { callsOf, type MadeCall } from './calls.ts';
import type { Policy } from './index.ts';

function refused(
  tool: ToolEntry,
  calls: readonly Pick<MadeCall, 'where' | 'input' | 'error' | 'derived'>[],
  m: Manifest,
): string[] {
  const check = admits(tool, m);
  return calls.flatMap(({ where, input, error, derived }) => {
    const problem = check(input);
    if (derived) return problem ? [] : [`${where} is derived to be refused, but ${tool.name} admits it: mend codegen/derive.ts`];
    return problem && error !== 'INVALID_INPUT' ? [`${where} sends what ${tool.name} refuses: ${problem}`] : [];
  });
}

/** Calls in contracts are calls that the tools would admit, unless the refusal is the point. */
export const inputs: Policy = {
  id: 'cases/inputs',
  check({ manifest: m, remember }) {
    const gateways = m.products.flatMap(({ gateway }) => gateway?.name ?? []);
    const tools = new Map(m.tools.map((tool) => [tool.name, tool]));
    return [...groupBy(callsOf(m), ({ tool }) => tool)].flatMap(([name, calls]) => {
      const tool = tools.get(name);
      if (gateways.includes(name)) return [];
      if (!tool) return calls.filter((c) => c.error !== 'UNKNOWN_TOOL').map((c) => `${c.where} calls ${name}, which is no tool`);
      const sent = calls.map(({ where, input, error, derived }) => ({ where, input, error, derived }));
      const given = { name, input: inline(tool.input, m.types), aliases: tool.aliases, sent };
      return remember(`inputs-${name}`, given, () => refused(tool, sent, m));
    });
  },
};
