import { parsePairs } from '../../src/adapters/cli/pairs.ts';

/** Splits a printed command at spaces that stand outside quotes, as its reader does. */
export function parseCommand(line: string): { tool: string; args: Record<string, unknown> } {
  const [tool = '', ...pairs] = line.match(/(?:[^\s"]|"(?:[^"\\]|\\.)*")+/g) ?? [];
  return { tool, args: parsePairs(pairs) };
}

/** The command lines of a portal's answer: what follows the state and is no item of a list and bears no tag. */
export const commandsIn = (text: string): string[] =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => !/^(- |(ERROR|WARNING|MORE|REFERENCE): )/.test(line));
