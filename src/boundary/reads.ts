import type { ToolInfo } from '../../generated/registry/shape.ts';

type Input = Readonly<Record<string, unknown>>;

function saysSo({ reads_when: { without, with: flag, unless } = {} }: ToolInfo, input: Input): boolean {
  if (flag !== undefined && input[flag] === true) return true;
  if (unless !== undefined && input[unless] !== true) return true;
  return without?.every((field) => input[field] === undefined) === true;
}

/** A tool may say that it is a read without some fields, or with another: it then takes no lock and makes no workspace. */
export const isRead = (tool: ToolInfo, input: Input): boolean =>
  tool.effect === 'write' ? saysSo(tool, input) : tool.effect === 'read';

/** A call that does nothing of what its tool is there for, and leaves nothing behind. */
export const isDry = (tool: ToolInfo, input: Input): boolean => tool.effect !== 'read' && saysSo(tool, input);

/** Whether some calls of it only read. */
export const mayRead = ({ effect, reads_when }: ToolInfo): boolean =>
  effect === 'read' || (effect === 'write' && reads_when !== undefined);
