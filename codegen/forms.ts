import type { CaseEntry, Manifest, ToolEntry } from './manifest.ts';
import { productOf } from './products.ts';

type Args = Record<string, unknown>;
type Form = readonly [name: string, text: string, write: (operation: string, sub: string | null, when: Args) => Args];

/** The ways in which one call can be written for a gateway. */
const forms: readonly Form[] = [
  [
    'flat',
    'with its fields beside operation',
    (operation, sub, when) => ({ operation, ...(sub === null ? {} : { subOperation: sub }), ...when }),
  ],
  [
    'args',
    'with its fields in args',
    (operation, sub, when) => ({ operation, ...(sub === null ? {} : { subOperation: sub }), args: when }),
  ],
];

const familyForms: readonly Form[] = [
  [
    'sub-operation',
    'with subOperation and its fields in args',
    (operation, sub, when) => ({ operation, args: { subOperation: sub, ...when } }),
  ],
  [
    'nested',
    'with operation and args inside args',
    (operation, sub, when) => ({ operation, args: { operation: sub, args: when } }),
  ],
];

/** The example of an operation, written in every form that its gateway reads. */
export function deriveForms(tool: ToolEntry, m: Manifest): CaseEntry[] {
  const gateway = productOf(tool, m)?.gateway;
  const plain = tool.cases.filter((c) => !c.server && !c.unscoped && !c.derived);
  /** What can only be refused here is refused in every form. */
  const example = plain.find((c) => !c.then.error) ?? plain[0];
  if (!tool.operation || !gateway || !example) return [];
  const { operation, sub_operation } = tool.operation;
  return [...forms, ...(sub_operation === null ? [] : familyForms)].map(([name, text, write]) => {
    const rule = `${name}-form-is-read`;
    tool.rules[rule] ??= { level: 'must', text: `${gateway.name} reads it ${text}.` };
    const { suggests: _, lines: __, ...then } = example.then;
    return {
      ...example,
      id: `${tool.name}/${rule}`,
      name: `read ${text}`,
      proves: [`${tool.name}/${rule}`],
      derived: rule,
      through: gateway.name,
      when: write(operation, sub_operation, example.when),
      then,
    };
  });
}
