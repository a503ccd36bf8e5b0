import type { CommandRule } from '../../generated/registry/commands.ts';

/** A title with the rules of a command that the test proves; an id that no contract has does not compile. */
export const proving = (rules: CommandRule | readonly CommandRule[], title: string): string =>
  `${typeof rules === 'string' ? rules : rules.join(', ')}: ${title}`;
