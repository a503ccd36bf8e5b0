import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { call } from '../../boundary/call.ts';
import { echo } from '../../boundary/fill.ts';
import type { House } from '../../boundary/house.ts';
import { redactText } from '../../boundary/redact.ts';

/** Addresses that clients can complete and read; each one is a read tool in other clothes. */
export const templates = [
  {
    uriTemplate: 'noema://{workspace}/branch/{branch}/notes',
    name: 'notes',
    title: 'Notes of a branch',
    description: 'The newest notes seen on a branch.',
    mimeType: 'application/json',
  },
  {
    uriTemplate: 'noema://{workspace}/ref/{id}',
    name: 'reference',
    title: 'One thing by its reference',
    description: 'What `open` shows for a reference such as notes@12.',
    mimeType: 'application/json',
  },
];

const decoded = (part: string | undefined): string | undefined => {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    throw new McpError(ErrorCode.InvalidParams, `${echo(part)} is not percent-encoded text`);
  }
};

/** Names may hold slashes, which an address carries percent-encoded. */
function toCall(uri: string): { tool: string; args: Record<string, unknown> } | undefined {
  const parts = /^noema:\/\/([^/]+)\/(?:branch\/([^/]+)\/notes|ref\/([^/]+))$/.exec(uri);
  if (!parts) return undefined;
  const [workspace = '', branch, id] = parts.slice(1).map(decoded);
  return branch === undefined
    ? { tool: 'open', args: { workspace, id } }
    : { tool: 'show', args: { workspace, branch, doc_kind: 'notes' } };
}

export function resources(server: Pick<Server, 'setRequestHandler'>, house: House): void {
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: templates }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const wanted = toCall(uri);
    if (!wanted)
      throw new McpError(ErrorCode.InvalidParams, `${echo(uri)} is not an address of this server; see resources/templates/list`);
    const envelope = await call(house, wanted.tool, wanted.args);
    if (envelope.error) throw new McpError(ErrorCode.InvalidParams, `${envelope.error.code}: ${envelope.error.message}`);
    return { contents: [{ uri: redactText(uri), mimeType: 'application/json', text: JSON.stringify(envelope.result) }] };
  });
}
