import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { type CallToolResult, ListToolsResultSchema, type Tool } from '@modelcontextprotocol/sdk/types.js';
import type { Envelope } from '../../generated/types/index.ts';
import { createMcpServer, type McpOptions } from '../../src/adapters/mcp/server.ts';
import type { App } from '../../src/boundary/app.ts';

export const newClient = () => new Client({ name: 'test', version: '1' });

/** A real client and our server, with nothing between them. */
export async function connectInside(app: App, options: Partial<McpOptions> = {}): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const { server } = createMcpServer(app, { toolset: 'full', version: '1.2.3', ...options });
  const client = newClient();
  await Promise.all([server.connect(far), client.connect(near)]);
  return client;
}

/** The SDK's own listing drops params it does not know. */
export const listWith = async (client: Client, params: Record<string, unknown> = {}): Promise<Tool[]> =>
  (await client.request({ method: 'tools/list', params }, ListToolsResultSchema)).tools;

export async function callOn(client: Client, name: string, args: Record<string, unknown> = {}) {
  const result = (await client.callTool({ name, arguments: args })) as CallToolResult;
  const [content] = result.content;
  if (content?.type !== 'text' || result.content.length !== 1) throw new Error('one text was expected');
  return { text: content.text, envelope: result.structuredContent as Envelope | undefined, isError: result.isError };
}
