import type { ScenarioEntry } from '../../generated/types/manifest.ts';
import { type AddressedCase, loadSuite } from '../../src/adapters/conformance/load.ts';
import type { ToolFacts } from '../../src/adapters/conformance/run.ts';

export const suite = await loadSuite(process.cwd());

export const toolFacts: ToolFacts = suite.facts;
export const allCases = (): readonly AddressedCase[] => suite.cases;
export const allScenarios = (): readonly ScenarioEntry[] => suite.scenarios;
