import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { CallToolResultSchema, ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { ledger } from '../../../generated/products/ledger.ts';
import { memory } from '../../../generated/products/memory.ts';
import { readAnswer, readGatewayAnswer } from './answer.ts';
import { listed, ownOutputs } from './outputs.ts';
import { NoAnswer, type Subject } from './subject.ts';

/** Tools that answer for others, and not in an envelope. */
const gateways = new Set([memory, ledger].flatMap(({ gateway }) => gateway?.name ?? []));

/** How to reach one server, again and again. */
interface Link {
  /** Who it is, for messages. */
  readonly name: string;
  open(): Transport;
  /** Says goodbye before a connection is closed. */
  leave?(transport: Transport): Promise<void>;
  /** What the other side said besides the protocol. */
  heard?(): string;
}

/** A call that takes longer is not answered; a server that takes longer to start is not there. */
const patienceMs = 20_000;

interface Connection {
  readonly client: Client;
  readonly check: ReturnType<typeof ownOutputs>;
  /** Names of the tools that it lists. */
  readonly lists: ReadonlySet<string>;
  readonly close: () => Promise<void>;
}

const said = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function connect(link: Link, timeout: number): Promise<Connection> {
  const client = new Client({ name: 'noema-conformance', version: '1' });
  const transport = link.open();
  const close = async () => {
    await link.leave?.(transport).catch(() => {});
    await client.close().catch(() => {});
  };
  try {
    await client.connect(transport, { timeout });
    const tools = await listed(client, timeout).catch(() => []);
    return { client, check: ownOutputs(tools), lists: new Set(tools.map(({ name }) => name)), close };
  } catch (error) {
    await close();
    const heard = link.heard?.().trim();
    throw new NoAnswer(`${link.name} could not be reached: ${said(error)}${heard ? `\n${heard}` : ''}`);
  }
}

/** Any MCP server as a subject. A connection that was lost, or on which an answer did not come, is opened again for the next call. */
export async function mcpSubject(link: Link, timeout: number = patienceMs): Promise<Subject> {
  /** Starting takes longer than any call. */
  const starting = Math.max(timeout, patienceMs);
  let current: Connection | undefined = await connect(link, starting);
  watch(current);

  function watch(connection: Connection) {
    connection.client.onclose = () => {
      if (current === connection) current = undefined;
    };
  }
  const leave = async () => {
    const connection = current;
    current = undefined;
    await connection?.close();
  };
  const reconnect = async () => {
    await leave();
    current = await connect(link, starting);
    watch(current);
    return current;
  };

  const call: Subject['call'] = async (tool, args) => {
    const { client, check } = current ?? (await reconnect());
    try {
      const params = { name: tool, arguments: args };
      /** Not `callTool`: it throws away an answer that breaks the server's own schema, and with it what is wrong. */
      const result = await client.request({ method: 'tools/call', params }, CallToolResultSchema, { timeout });
      const [content] = result.content;
      const text = content?.type === 'text' ? content.text : undefined;
      const answer = gateways.has(tool)
        ? readGatewayAnswer(tool, result.structuredContent, text, result.isError === true)
        : readAnswer(result.structuredContent, text);
      const broken = result.isError ? [] : check(tool, result.structuredContent);
      return { ...answer, problems: [...(answer.problems ?? []), ...broken] };
    } catch (error) {
      if (!(error instanceof McpError) || error.code !== ErrorCode.RequestTimeout) throw error;
      await leave();
      throw new NoAnswer(`${tool} gave no answer within ${timeout / 1000} s`);
    }
  };

  return {
    call,
    /** A tool that is not listed may still be served; one that is there refuses a field that nobody knows, and does nothing. */
    async lacks(tool) {
      const { lists } = current ?? (await reconnect());
      if (lists.has(tool)) return false;
      try {
        const { envelope, text } = await call(tool, { no_such_field: true });
        const code = envelope ? envelope.error?.code : /^ERROR: ([A-Z_]+)/.exec(text ?? '')?.[1];
        return code === undefined ? envelope === undefined : code === 'UNKNOWN_TOOL';
      } catch (error) {
        if (error instanceof McpError) return true;
        throw error;
      }
    },
    reconnect: async () => void (await reconnect()),
    close: leave,
  };
}
