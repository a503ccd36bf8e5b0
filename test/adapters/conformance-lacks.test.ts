import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { expect, test } from 'vitest';
import { mcpSubject } from '../../src/adapters/conformance/mcp-subject.ts';
import { conforms, reportOf, summary } from '../../src/adapters/conformance/report.ts';
import { lackingTools, runSuite, select } from '../../src/adapters/conformance/suite.ts';
import { suite } from '../support/cases.ts';

type Served = Record<string, 'listed' | 'served' | 'odd text' | 'our error' | 'protocol error'>;

const envelope = (intent: string, code: string) => ({
  success: false,
  intent,
  result: null,
  warnings: [],
  suggestions: [],
  context: {},
  error: { code, message: 'no' },
  timestamp: '2026-01-01T00:00:00.000Z',
});

/** A server that has these tools in some way, and answers others as its kind does. */
function server(served: Served, otherwise: Served[string]) {
  const it = new Server({ name: 'a stranger', version: '1' }, { capabilities: { tools: {} } });
  const listed = Object.keys(served).filter((name) => served[name] === 'listed');
  it.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: listed.map((name) => ({ name, inputSchema: { type: 'object' as const } })),
  }));
  it.setRequestHandler(CallToolRequestSchema, async ({ params: { name } }) => {
    const how = served[name] ?? otherwise;
    if (how === 'protocol error') throw new McpError(ErrorCode.InvalidParams, `Tool ${name} not found`);
    if (how === 'odd text') return { content: [{ type: 'text', text: `MCP error: Tool ${name} not found` }], isError: true };
    const answer = envelope(name, how === 'our error' ? 'UNKNOWN_TOOL' : 'INVALID_INPUT');
    return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
  });
  return it;
}

async function subjectOf(served: Served, otherwise: Served[string]) {
  const open = () => {
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    void server(served, otherwise).connect(theirs);
    return ours;
  };
  return mcpSubject({ name: 'a stranger', open });
}

test.each(['odd text', 'our error', 'protocol error'] as const)('a tool that is not there is told by %s', async (how) => {
  const subject = await subjectOf({ merge: 'listed', diff: 'served' }, how);
  try {
    expect(await subject.lacks?.('merge')).toBe(false);
    expect(await subject.lacks?.('diff')).toBe(false);
    expect(await subject.lacks?.('tag_list')).toBe(true);
  } finally {
    await subject.close();
  }
});

test('a lacking tool is one line, and none of its rules is run', async () => {
  const selection = select(suite, { product: 'memory', rule: 'tag_list/' });
  const subject = await subjectOf({}, 'our error');
  try {
    const lacks = await lackingTools(selection, subject);
    expect(lacks).toContain('tag_list');
    const ran = await runSuite(suite, selection, subject, { lacking: lacks });
    expect(ran.every(({ status, calls }) => status === 'skipped' && calls.length === 0)).toBe(true);
    const report = reportOf(suite, selection, 'a stranger', ran, lacks);
    expect(report.counts).toMatchObject({ failed: 0, lacking: selection.rules.length });
    expect(conforms(report)).toBe(false);
    const lines = summary(report).split('\n');
    expect(lines.filter((line) => line.includes('tag_list'))).toEqual([
      `LACKS  tag_list: ${selection.rules.length} rules not run`,
    ]);
  } finally {
    await subject.close();
  }
});
