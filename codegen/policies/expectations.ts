import type { JsonSchema, Manifest, ToolEntry } from '../manifest.ts';
import { callsOf } from './calls.ts';
import { toldByTheStore } from './facts-told.ts';
import { unknownFields } from './fields.ts';
import type { Policy } from './index.ts';

/** What the boundary adds to an answer with a budget, or leaves of it. */
const report: JsonSchema = {
  type: 'object',
  properties: { budget: { $ref: '#/types/BudgetReport' }, signal: { type: 'string' }, min: { type: 'boolean' } },
};

function unknownIn(result: unknown, tool: ToolEntry, m: Manifest): string[] {
  if (!tool.budget || typeof result !== 'object' || result === null) return unknownFields(result, tool.output, m.types);
  const pick = (inReport: boolean) =>
    Object.fromEntries(Object.entries(result).filter(([key]) => key in (report.properties ?? {}) === inReport));
  return [...unknownFields(pick(true), report, m.types), ...unknownFields(pick(false), tool.output, m.types)];
}

const strange = (names: readonly string[] | undefined, known: readonly string[], text: string) =>
  (names ?? []).filter((name) => !known.includes(name)).map((name) => `${text}: ${name}`);

const mayRefuse = (m: Manifest, tool: ToolEntry | undefined, id: string, code: string | undefined) => {
  const refusal = m.refusals[id];
  return refusal?.code === code && (refusal?.room === 'boundary' || tool?.refuses.includes(id) === true);
};

/** A misspelt field or code could never be met, or would always be. */
export const expectations: Policy = {
  id: 'cases/expectations',
  check({ manifest: m }) {
    const tools = Object.fromEntries(m.tools.map((tool) => [tool.name, tool]));
    const ofCalls = callsOf(m).flatMap(({ where, tool: name, result, error, refusal }) => {
      const tool = tools[name];
      const fields = tool ? unknownIn(result, tool, m).map((f) => `${where} expects ${f}, which ${name} does not answer`) : [];
      if (refusal !== undefined && !mayRefuse(m, tool, refusal, error))
        fields.push(`${where} expects refusal ${refusal}, which ${name} does not declare with ${error}`);
      if (error === undefined) return fields;
      const declared = m.errors[error]?.boundary || tool?.errors.includes(error);
      return declared ? fields : [...fields, `${where} expects error ${error}, which ${name} does not declare`];
    });
    const ofCases = m.tools.flatMap((tool) =>
      tool.cases.flatMap(({ id, then }) => [
        ...strange(then.warnings, Object.keys(m.warnings), `${id} expects a warning that does not exist`),
        ...strange(then.tells, [...tool.tells, ...toldByTheStore], `${id} expects a fact that ${tool.name} does not tell`),
        ...strange(then.suggests, Object.keys(tools), `${id} expects a suggestion of what is no tool`),
      ]),
    );
    return [...ofCalls, ...ofCases];
  },
};
