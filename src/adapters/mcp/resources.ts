import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { call } from '../../boundary/call.ts';
import { httpStatus } from '../../boundary/envelope.ts';
import type { House } from '../../boundary/house.ts';
import { RpcError } from './messages.ts';

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
    throw new RpcError(ErrorCode.InvalidParams, 'The address holds a % that encodes nothing.');
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

/** The protocol's own number for a resource that is not there. */
const notFound = -32002;

const rpcCodeOf = (code: string): number => {
  const status = httpStatus(code);
  if (status === 404) return notFound;
  return status < 500 ? ErrorCode.InvalidParams : ErrorCode.InternalError;
};

export function resources(server: Pick<Server, 'setRequestHandler'>, house: House): void {
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: templates }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const wanted = toCall(uri);
    if (!wanted)
      throw new RpcError(notFound, 'This is not an address of this server; resources/templates/list shows what they look like.');
    const envelope = await call(house, wanted.tool, wanted.args);
    if (envelope.error) {
      const { code, message, recovery } = envelope.error;
      throw new RpcError(rpcCodeOf(code), `${code}: ${message}`, { code, recovery });
    }
    return { contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(envelope.result) }] };
  });
}
