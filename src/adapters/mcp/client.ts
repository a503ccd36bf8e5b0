import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import {
  CreateMessageResultSchema,
  ErrorCode,
  ListRootsResultSchema,
  type ServerNotification,
  type ServerRequest,
} from '@modelcontextprotocol/sdk/types.js';
import type { Client } from '../../kernel/client.ts';

/** How long a client is waited for that was asked something. */
export interface Patience {
  /** What it works in it knows at once. */
  readonly rootsMs: number;
  /** A model takes its time, and a person may have to allow it; but less than clients wait for the call that asked. */
  readonly samplingMs: number;
}
export const usualPatience: Patience = { rootsMs: 3000, samplingMs: 30_000 };

/** A model that thinks well is wanted, at a cost that is of less account. */
const preferences = { hints: [{ name: 'claude-sonnet-4-5-20250929' }], intelligencePriority: 0.9, costPriority: 0.3 };
const maxTokens = 1000;

type Extra = Pick<RequestHandlerExtra<ServerRequest, ServerNotification>, 'sendRequest'>;

const lastPart = (uri: string) => uri.replace(/\/+$/, '').split('/').at(-1) || uri;

/** The client at the other end, asked on the stream of the request that it waits for; once it is gone, it is not waited for. */
export const clientAt = (
  server: Pick<Server, 'getClientCapabilities'>,
  { sendRequest }: Extra,
  { rootsMs, samplingMs }: Patience,
  gone: AbortSignal,
): Client => ({
  async roots() {
    if (!server.getClientCapabilities()?.roots) return { kind: 'none' };
    try {
      const { roots } = await sendRequest({ method: 'roots/list' }, ListRootsResultSchema, { timeout: rootsMs, signal: gone });
      return { kind: 'roots', roots: roots.map(({ uri, name = lastPart(uri) }) => ({ uri, name })) };
    } catch {
      return { kind: 'none' };
    }
  },
  async sample({ system, message }) {
    if (!server.getClientCapabilities()?.sampling) return { kind: 'unsupported' };
    try {
      const params = {
        messages: [{ role: 'user' as const, content: { type: 'text' as const, text: message } }],
        systemPrompt: system,
        modelPreferences: preferences,
        includeContext: 'thisServer' as const,
        maxTokens,
      };
      const { content, model } = await sendRequest({ method: 'sampling/createMessage', params }, CreateMessageResultSchema, {
        timeout: samplingMs,
        signal: gone,
      });
      return content.type === 'text' && content.text.trim()
        ? { kind: 'answered', text: content.text, model }
        : { kind: 'refused' };
    } catch (error) {
      /** The method is not known there, whatever the client said about itself. */
      return { kind: (error as { code?: number }).code === ErrorCode.MethodNotFound ? 'unsupported' : 'refused' };
    }
  },
});
