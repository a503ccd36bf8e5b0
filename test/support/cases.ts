import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Case, Scenario, ToolFacts } from '../../src/adapters/conformance/run.ts';
import { tools } from './tools.ts';

const folder = path.resolve('generated/conformance');

export const toolFacts: ToolFacts = (name) => {
  const tool = tools[name];
  return tool && { scoped: tool.scope === 'workspace', render: tool.render };
};

export const allCases = (): Case[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && path.dirname(path.join(file.parentPath, file.name)) !== folder)
    .flatMap((file) => (JSON.parse(readFileSync(path.join(file.parentPath, file.name), 'utf8')) as { cases: Case[] }).cases);

export const allScenarios = (): Scenario[] =>
  (JSON.parse(readFileSync(path.join(folder, 'scenarios.json'), 'utf8')) as { scenarios: Scenario[] }).scenarios;
