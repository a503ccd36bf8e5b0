import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { ResourceInfo } from '../../../generated/registry/shape.ts';
import type { App } from '../../boundary/app.ts';
import { call } from '../../boundary/call.ts';
import { echo } from '../../boundary/fill.ts';
import { redactText } from '../../boundary/redact.ts';
import { fill } from '../../kernel/fill.ts';
import { failOnError, notFound } from './failures.ts';
import { RpcError } from './messages.ts';

const mimeType = 'application/json';

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

/** Each address is a read tool under another name. */
function toCall(resources: readonly ResourceInfo[], uri: string): { tool: string; args: Record<string, unknown> } | undefined {
  for (const resource of resources) {
    const said = formOf(resource).exec(uri)?.groups;
    if (!said) continue;
    const variables = Object.fromEntries(Object.entries(said).map(([name, part]) => [name, decoded(part)]));
    const args = Object.entries(resource.args).map(([name, v]) => [name, typeof v === 'string' ? fill(v, variables) : v]);
    return { tool: resource.tool, args: Object.fromEntries(args) };
  }
  return undefined;
}

export function resources(server: Pick<Server, 'setRequestHandler'>, app: App): void {
  const known = app.product.resources;
  const resourceTemplates = known.map(({ uri_template, name, title, description }) => ({
    uriTemplate: uri_template,
    name,
    title,
    description,
    mimeType,
  }));
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const wanted = toCall(known, uri);
    if (!wanted) throw new RpcError(notFound, `${echo(uri)} is not an address of this server; see resources/templates/list`);
    const envelope = await call(app, wanted.tool, wanted.args);
    failOnError(envelope);
    return { contents: [{ uri: redactText(uri), mimeType, text: JSON.stringify(envelope.result) }] };
  });
}
