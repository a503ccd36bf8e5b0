import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import { ListRootsResultSchema, type ServerNotification, type ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import type { Client } from '../../kernel/client.ts';

/** A client that does not answer is not waited for. */
const patienceMs = 3000;

type Extra = Pick<RequestHandlerExtra<ServerRequest, ServerNotification>, 'sendRequest'>;

const lastPart = (uri: string) => uri.replace(/\/+$/, '').split('/').at(-1) || uri;

/** The client at the other end, asked on the stream of the request that it waits for. */
export const clientAt = (server: Pick<Server, 'getClientCapabilities'>, { sendRequest }: Extra): Client => ({
  async roots() {
    if (!server.getClientCapabilities()?.roots) return { kind: 'none' };
    try {
      const { roots } = await sendRequest({ method: 'roots/list' }, ListRootsResultSchema, { timeout: patienceMs });
      return { kind: 'roots', roots: roots.map(({ uri, name = lastPart(uri) }) => ({ uri, name })) };
    } catch {
      return { kind: 'none' };
    }
  },
});
