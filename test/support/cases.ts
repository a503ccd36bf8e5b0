import { type AddressedCase, loadSuite } from '../../src/adapters/conformance/load.ts';
import type { Scenario, ToolFacts } from '../../src/adapters/conformance/run.ts';

/** A case of the suite; `derived` names the schema rule that it follows from, when nobody wrote it. */
export interface TestedCase extends AddressedCase {
  readonly derived?: string;
}

export const suite = await loadSuite(process.cwd());

export const toolFacts: ToolFacts = suite.facts;
export const allCases = (): readonly TestedCase[] => suite.cases;
export const allScenarios = (): readonly Scenario[] => suite.scenarios;
