import type { CommandInfo, ProgramInfo, ValueInfo } from '../../../generated/registry/program-shape.ts';
import { lineWidth, table } from './table.ts';

const choicesIn = ({ choices }: Pick<ValueInfo, 'choices'>) => (choices ? ` (${choices.join(', ')})` : '');

/** What the help says about an option. */
export function describeOption(info: ValueInfo & { readonly repeatable?: boolean; readonly required?: boolean }): string {
  const shown = info.default === undefined || typeof info.default === 'boolean' ? '' : ` (default: ${info.default})`;
  const notes = `${info.required ? ' (required)' : ''}${info.repeatable ? ' (may be repeated)' : ''}`;
  return `${info.meaning}${choicesIn(info)}${shown}${notes}${info.env ? ` [${info.env}]` : ''}`;
}

const examplesText = (examples: readonly string[]) =>
  examples.length ? `\nExamples:\n${examples.map((line) => `  ${line}`).join('\n')}` : '';
const exitsText = (exits: Readonly<Record<string, string>>) =>
  `\nExit codes:\n${Object.entries(exits)
    .map(([code, meaning]) => `  ${code}  ${meaning}`)
    .join('\n')}`;

/** What the help of a command says below what it takes. */
export const belowCommand = ({ examples, exits }: CommandInfo): string =>
  `${examplesText(examples)}${examples.length ? '\n' : ''}${exitsText(exits)}`;

/** What the help of a program says below its commands. */
export const belowProgram = ({ shortcuts }: ProgramInfo): string =>
  shortcuts.length
    ? `\nShortcuts:\n${table(
        shortcuts.flatMap(({ meaning, examples }) => examples.map((line, i) => [line, i === 0 ? meaning : ''])),
        [{ most: 60 }, {}],
        2,
        lineWidth(),
      )}`
    : '';
