import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Envelope } from '../../../generated/types/index.ts';
import { renderAnswer } from '../render/answer.ts';
import type { Reader } from '../render/lines.ts';
import { gatewayAnswer } from './gateway.ts';
import { remember } from './written.ts';

/** An answer as MCP carries it: text for the reader, and the same as structure where it is JSON. */
export function toResult(tool: string, envelope: Envelope, reader: Reader): CallToolResult {
  const { gateway } = reader.product;
  if (tool === gateway?.name) {
    const answer = gatewayAnswer(gateway, envelope);
    const written = JSON.stringify(answer);
    remember(answer, written);
    return { content: [{ type: 'text', text: written }], structuredContent: answer, isError: !envelope.success };
  }
  const { text, json } = renderAnswer(tool, envelope, reader);
  if (json) remember(envelope, text);
  return {
    content: [{ type: 'text', text }],
    ...(json ? { structuredContent: envelope as unknown as Record<string, unknown> } : {}),
    isError: !envelope.success,
  };
}
