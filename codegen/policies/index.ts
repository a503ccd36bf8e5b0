import { type Cache, noCache, type Remember } from '../cache.ts';
import type { Loaded } from '../load.ts';
import type { Manifest } from '../manifest.ts';
import { bounded, knobs, paths } from './budgets.ts';
import { commandFlags, commandTree, settingPlaces } from './commands.ts';
import { described } from './described.ts';
import { exampleFirst } from './example-first.ts';
import { expectations } from './expectations.ts';
import { factsTold } from './facts-told.ts';
import { forms } from './forms.ts';
import { inputs } from './inputs.ts';
import { listedFields, listedNames } from './listed.ts';
import { dailySize, inputSize, instructionsSize } from './mcp-size.ts';
import { ruleNames, toolFile } from './names.ts';
import { placeholders } from './placeholders.ts';
import { manifests } from './plugin.ts';
import { productGroups, productNames, wholeRooms } from './products.ts';
import { promptRulesCovered, promptShape, promptSituations } from './prompts.ts';
import { recordExamples } from './records.ts';
import { idsOnce, nextCalls, refusals } from './refusals.ts';
import { declaredRooms } from './rooms.ts';
import { covered, untestedStale } from './rules.ts';
import { shortcuts } from './shortcuts.ts';
import { suggestions } from './suggestions.ts';
import { summaries } from './summaries.ts';
import { toolCommands } from './tool-commands.ts';
import { deadTypes } from './types-dead.ts';

export interface Policy {
  readonly id: string;
  readonly check: (given: { manifest: Manifest; loaded: Loaded; remember: Remember }) => string[];
}

export const policies: readonly Policy[] = [
  toolFile,
  ruleNames,
  covered,
  untestedStale,
  inputs,
  forms,
  expectations,
  exampleFirst,
  placeholders,
  suggestions,
  refusals,
  nextCalls,
  idsOnce,
  deadTypes,
  bounded,
  paths,
  knobs,
  factsTold,
  productGroups,
  commandTree,
  commandFlags,
  settingPlaces,
  toolCommands,
  shortcuts,
  productNames,
  wholeRooms,
  declaredRooms,
  recordExamples,
  promptShape,
  promptSituations,
  promptRulesCovered,
  dailySize,
  inputSize,
  instructionsSize,
  listedFields,
  listedNames,
  summaries,
  described,
  manifests,
];

/** Everything that is wrong with the contracts, each with the policy that says so. */
export const findingsIn = (loaded: Loaded, manifest: Manifest, { remember }: Cache = noCache): string[] =>
  policies.flatMap(({ id, check }) => check({ manifest, loaded, remember }).map((text) => `${id}: ${text}`));
