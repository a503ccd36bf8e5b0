import type { Files, JsonSchema, Manifest, ProductEntry, PromptEntry, ToolEntry } from '../manifest.ts';
import {
  answerType,
  errorFactsType,
  evidenceType,
  factType,
  inputType,
  outputType,
  promptType,
  warningFactsType,
  yieldType,
} from '../names.ts';
import { productOf } from '../products.ts';
import { forOpenApi, partial, reaches } from '../schema.ts';
import { json } from './text.ts';

type Doc = Record<string, unknown>;

/** Schemas that callers of the HTTP surface see. */
function wireSchemas(m: Manifest): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  for (const [name, schema] of Object.entries(m.types)) schemas[name] = forOpenApi(schema);
  for (const tool of m.tools) {
    schemas[inputType(tool.name)] = forOpenApi(tool.input);
    schemas[outputType(tool.name)] = forOpenApi(tool.output);
  }
  return schemas;
}

/** What a prompt is about, as one object. */
export const blocksSchema = (blocks: PromptEntry['blocks']): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(blocks.map(({ name, title, schema }) => [name, { ...schema, description: title }])),
  required: blocks.map(({ name }) => name),
});

/** Everything that becomes a TypeScript type, wire or not. */
export function allSchemas(m: Manifest): Record<string, JsonSchema> {
  const schemas = wireSchemas(m);
  for (const [name, schema] of Object.entries(m.inner.types)) schemas[name] = forOpenApi(schema);
  for (const [kind, fact] of Object.entries(m.facts)) {
    schemas[factType(kind)] = forOpenApi(fact.payload);
    if (fact.yields) schemas[yieldType(kind)] = forOpenApi(fact.yields);
  }
  for (const [code, { facts }] of Object.entries(m.errors)) schemas[errorFactsType(code)] = forOpenApi(facts);
  for (const [code, { facts }] of Object.entries(m.warnings)) schemas[warningFactsType(code)] = forOpenApi(facts);
  for (const answer of m.answers) schemas[answerType(answer.name)] = forOpenApi(answer.answer);
  for (const { name, blocks } of m.prompts) schemas[promptType(name)] = forOpenApi(blocksSchema(blocks));
  for (const evidence of m.evidence) schemas[evidenceType(evidence.kind)] = forOpenApi(evidence.record);
  return schemas;
}

/** The envelope, of which only the result differs from tool to tool. */
const envelopeOf = (result: JsonSchema): JsonSchema => ({
  allOf: [
    { $ref: '#/components/schemas/Envelope' },
    { type: 'object', properties: { result: { anyOf: [result, { type: 'null' }] } } },
  ],
});

const budgeted = (output: JsonSchema): JsonSchema => {
  const cut = partial(output);
  return cut.properties
    ? {
        ...cut,
        properties: {
          ...cut.properties,
          budget: { $ref: '#/types/BudgetReport' },
          signal: { type: 'string' },
          min: { type: 'boolean' },
        },
      }
    : cut;
};

/** Whether it can be answered as of a moment: it reads one workspace, at least without some arguments. */
const hasPast = ({ effect, reads_when, scope }: ToolEntry): boolean =>
  scope === 'workspace' && (effect === 'read' || (effect === 'write' && reads_when !== undefined));

const asOf = {
  name: 'as_of',
  in: 'query',
  required: false,
  description: 'Answers as it would have been answered then: the number of a fact (journal), a day or a time (UTC). Reads only.',
  schema: { type: 'string', examples: ['412', '2026-05-14T09:30:00Z'] },
};

/** Tools that a server of one product takes; all of them where none is named. */
export function openapi(m: Manifest, product?: ProductEntry): Doc {
  const paths: Record<string, unknown> = {};
  const served = product ? withTypesOf(m, product) : m;
  for (const tool of served.tools) {
    const result = tool.budget ? forOpenApi(budgeted(tool.output)) : { $ref: `#/components/schemas/${outputType(tool.name)}` };
    const answer = (description: string, schema: JsonSchema) => ({ description, content: { 'application/json': { schema } } });
    paths[`/v1/tools/${tool.name}`] = {
      post: {
        operationId: tool.name,
        summary: tool.title,
        description: tool.summary,
        tags: [tool.room],
        ...(product?.as_of && hasPast(tool) ? { parameters: [asOf] } : {}),
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: `#/components/schemas/${inputType(tool.name)}` } } },
        },
        responses: {
          200: answer('The envelope with the result.', envelopeOf(result)),
          default: answer('The envelope with a typed error.', { $ref: '#/components/schemas/Envelope' }),
        },
      },
    };
  }
  const schemas = wireSchemas(served);
  /** What has a budget is answered in a shape of its own, and nothing refers to the whole one. */
  for (const { name, budget } of served.tools) if (budget) delete schemas[outputType(name)];
  return {
    openapi: '3.1.0',
    info: {
      title: product?.title ?? 'Noema',
      version: m.noema,
      description: `${product?.summary ?? 'All tools.'} Every tool is one POST.`,
    },
    servers: [{ url: 'http://127.0.0.1:7420' }],
    security: [{ bearer: [] }, {}],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { BudgetReport: forOpenApi(m.types.BudgetReport ?? {}), ...schemas },
    },
  };
}

/** A product that has tools, with the types that they use. */
function withTypesOf(m: Manifest, product: ProductEntry): Manifest {
  const tools = m.tools.filter((tool) => productOf(tool, m) === product);
  const used = new Set(['Envelope', 'BudgetReport']);
  const shapes = [...tools.flatMap(({ input, output }) => [input, output]), ...[...used].map((name) => m.types[name] ?? {})];
  for (const schema of shapes) reaches(schema, m.types, used);
  return { ...m, tools, types: Object.fromEntries(Object.entries(m.types).filter(([name]) => used.has(name))) };
}

export const openapiFile = ({ name }: ProductEntry): string => (name === 'memory' ? 'openapi.json' : `openapi-${name}.json`);

export const emitOpenapi = (m: Manifest): Files =>
  new Map(
    m.products
      .filter(({ groups }) => groups.length > 0)
      .map((product) => [`generated/${openapiFile(product)}`, json(openapi(m, product))]),
  );
