import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';

/** What only shows between two processes. */
export interface WireDefect {
  /** The rule that must turn red; none for what is allowed, though we do it otherwise. */
  readonly breaks?: string;
  readonly answers?: (result: CallToolResult, tool: string) => CallToolResult | Promise<CallToolResult>;
  readonly lists?: (tool: Tool) => Tool;
  /** Where this process keeps its data. */
  readonly database?: (usual: string) => string;
}

const inText = (result: CallToolResult): CallToolResult => {
  const { structuredContent: _, ...rest } = result;
  return rest;
};

const changed = (result: CallToolResult, change: (envelope: Record<string, unknown>) => object): CallToolResult =>
  result.structuredContent ? { ...result, structuredContent: { ...change(result.structuredContent) } } : result;

export const wireDefects = {
  'notes are lost at a restart': {
    breaks: 'notes_commit/notes-survive-a-restart',
    database: (usual) => `${usual}-${randomBytes(4).toString('hex')}`,
  },
  'an answer breaks its own schema': {
    breaks: 'init/a-new-workspace-gets-main',
    answers: (result, tool) =>
      tool === 'init' ? changed(result, (e) => ({ ...e, result: { ...(e.result as object), schema_version: 'one' } })) : result,
  },
  'an envelope lacks fields': {
    breaks: 'checkout/the-same-branch-changes-nothing',
    answers: (result, tool) =>
      tool === 'checkout' ? changed(result, ({ intent, success, result }) => ({ intent, success, result })) : result,
  },
  'an error says success': {
    breaks: 'branch_delete/an-unknown-branch-is-refused',
    answers: (result) => changed(result, (e) => ({ ...e, success: true })),
  },
  'a JSON tool answers plain text': {
    breaks: 'storage/the-place-is-named',
    answers: (result, tool) =>
      tool === 'storage' ? { ...inText(result), content: [{ type: 'text', text: 'everything is fine' }] } : result,
  },
  'a call is never answered': {
    breaks: 'tag_delete/a-missing-tag-is-fine',
    answers: async (result, tool) => (tool === 'tag_delete' ? setTimeout(600_000, result, { ref: false }) : result),
  },
  'the server dies of a call': {
    breaks: 'docs_list/an-unknown-branch-is-refused',
    answers: (result, tool) => (tool === 'docs_list' ? process.exit(3) : result),
  },
  'JSON comes in the text': {
    answers: inText,
    lists: ({ outputSchema: _, ...tool }) => tool,
  },
} satisfies Record<string, WireDefect>;
