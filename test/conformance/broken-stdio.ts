import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { readSettings } from '../../src/adapters/cli/settings.ts';
import { listTools } from '../../src/adapters/mcp/listing.ts';
import { openBroken } from './broken.ts';
import { defects } from './defects/index.ts';
import { type WireDefect, wireDefects } from './defects/wire.ts';

/** A server of its own making with one defect, named on the command line; `none` for a sound one. */
const name = process.argv[2] ?? 'none';
const wire: WireDefect = (wireDefects as Record<string, WireDefect>)[name] ?? {};
const defect = defects[name] ?? {};
if (name !== 'none' && !defects[name] && !(name in wireDefects)) throw new Error(`no defect is called ${name}`);

const { database, policy } = readSettings({}, process.env);
const { app, answer } = await openBroken(defect, wire.database?.(database) ?? database, policy);

const server = new Server({ name: 'broken', version: '0.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, async () => {
  const tools = await listTools(app, 'full');
  return { tools: wire.lists ? tools.map(wire.lists) : tools };
});
server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
  const { envelope, text, json } = await answer(params.name, params.arguments ?? {});
  const result: CallToolResult = {
    content: [{ type: 'text', text }],
    ...(json ? { structuredContent: envelope as unknown as Record<string, unknown> } : {}),
    isError: !envelope.success,
  };
  return wire.answers?.(result, params.name) ?? result;
});
process.stdin.once('end', () => process.exit(0));
await server.connect(new StdioServerTransport());
