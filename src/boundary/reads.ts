import type { ToolInfo } from '../../generated/registry/shape.ts';

/** A tool may say that it is a read without some fields, or with another: it then takes no lock and makes no workspace. */
export function isRead({ effect, reads_when }: ToolInfo, input: Readonly<Record<string, unknown>>): boolean {
  if (effect !== 'write') return effect === 'read';
  const { without, with: flag } = reads_when ?? {};
  return (flag !== undefined && input[flag] === true) || without?.every((field) => input[field] === undefined) === true;
}

/** Whether some calls of it only read. */
export const mayRead = ({ effect, reads_when }: ToolInfo): boolean =>
  effect === 'read' || (effect === 'write' && reads_when !== undefined);
