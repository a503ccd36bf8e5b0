import type { Argument, Option } from '../kit/index.ts';

/** How a call is written on a command line, for every product. */
export const callPairs: Argument = {
  name: 'pairs',
  meaning: 'Its arguments as key=value; a field that takes a list may be given several times.',
  optional: true,
  variadic: true,
};

export const callJson: Option = {
  flag: '--json [object]',
  type: 'string',
  meaning: 'Arguments as a JSON object; without a value: print the whole JSON answer.',
};

/** Which tools are listed, for every product. */
export const toolsOptions = (toolsets: string): readonly Option[] => [
  { flag: '--toolset <name>', type: 'string', default: 'full', meaning: `${toolsets}.` },
  { flag: '--json', type: 'boolean', meaning: 'As JSON.' },
];
