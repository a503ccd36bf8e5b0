import type { Loaded } from '../load.ts';
import type { Manifest } from '../manifest.ts';
import { bounded, knobs, paths } from './budgets.ts';
import { described } from './described.ts';
import { exampleFirst } from './example-first.ts';
import { expectations } from './expectations.ts';
import { factsTold } from './facts-told.ts';
import { inputs } from './inputs.ts';
import { dailySize, inputSize } from './mcp-size.ts';
import { ruleNames, toolFile } from './names.ts';
import { placeholders } from './placeholders.ts';
import { productGroups, productNames, wholeRooms } from './products.ts';
import { recordExamples } from './records.ts';
import { covered, untestedStale } from './rules.ts';
import { suggestions } from './suggestions.ts';
import { summaries } from './summaries.ts';
import { deadTypes } from './types-dead.ts';

export interface Policy {
  readonly id: string;
  readonly check: (given: { manifest: Manifest; loaded: Loaded }) => string[];
}

export const policies: readonly Policy[] = [
  toolFile,
  ruleNames,
  covered,
  untestedStale,
  inputs,
  expectations,
  exampleFirst,
  placeholders,
  suggestions,
  deadTypes,
  bounded,
  paths,
  knobs,
  factsTold,
  productGroups,
  productNames,
  wholeRooms,
  recordExamples,
  dailySize,
  inputSize,
  summaries,
  described,
];
