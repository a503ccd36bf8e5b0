import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { TextId } from '../../../generated/handlers/says.ts';
import type { ResourceInfo } from '../../../generated/registry/shape.ts';
import type { App } from '../../boundary/app.ts';
import { call } from '../../boundary/call.ts';
import { echo } from '../../boundary/fill.ts';
import { redactText } from '../../boundary/redact.ts';
import { fill } from '../../kernel/fill.ts';
import { text } from '../../kernel/says.ts';
import { failOnError, notFound } from './failures.ts';
import { RpcError } from './messages.ts';

/** A text, or what is taken out of an answer, is Markdown; a whole answer is JSON. */
const mimeTypeOf = ({ text, field }: ResourceInfo) => ((text ?? field) ? 'text/markdown' : 'application/json');

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new RpcError(ErrorCode.InvalidParams, `${echo(part)} is not percent-encoded text`);
  }
};

/** An address of this form; each variable is one part of it, so names with slashes are percent-encoded. */
function formOf({ uri_template }: ResourceInfo): RegExp {
  const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const parts = uri_template.split(/\{(\w+)\}/);
  return new RegExp(`^${parts.map((part, i) => (i % 2 ? `(?<${part}>[^/]+)` : literal(part))).join('')}$`);
}

interface Wanted {
  readonly resource: ResourceInfo;
  readonly args: Record<string, unknown>;
}

/** What an address means: a read tool under another name, or a text. */
function meantBy(resources: readonly ResourceInfo[], uri: string): Wanted | undefined {
  for (const resource of resources) {
    const found = formOf(resource).exec(uri);
    if (!found) continue;
    /** An address without variables has no groups at all. */
    const said = found.groups ?? {};
    const variables = Object.fromEntries(Object.entries(said).map(([name, part]) => [name, decoded(part)]));
    const args = Object.entries(resource.args).map(([name, v]) => [name, typeof v === 'string' ? fill(v, variables) : v]);
    return { resource, args: Object.fromEntries(args) };
  }
  return undefined;
}

const hasVariables = ({ uri_template }: ResourceInfo) => uri_template.includes('{');

export function resources(server: Pick<Server, 'setRequestHandler'>, app: App): void {
  const known = app.product.resources;
  const shown = (resource: ResourceInfo) => {
    const { name, title, description } = resource;
    return { name, title, description, mimeType: mimeTypeOf(resource) };
  };
  const listed = known.filter((one) => !hasVariables(one)).map((one) => ({ uri: one.uri_template, ...shown(one) }));
  const resourceTemplates = known.filter(hasVariables).map((one) => ({ uriTemplate: one.uri_template, ...shown(one) }));

  async function read({ resource: { tool, field, text: id }, args }: Wanted): Promise<string> {
    if (tool === undefined) return (text as (id: TextId) => string)(id as TextId);
    const envelope = await call(app, tool, args);
    failOnError(envelope);
    const { result } = envelope;
    return field === undefined ? JSON.stringify(result) : String((result as Record<string, unknown>)[field]);
  }

  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: listed }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const wanted = meantBy(known, uri);
    if (!wanted) throw new RpcError(notFound, `${echo(uri)} is not an address of this server; see resources/templates/list`);
    return { contents: [{ uri: redactText(uri), mimeType: mimeTypeOf(wanted.resource), text: await read(wanted) }] };
  });
}
