import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ErrorCode, GetPromptRequestSchema, ListPromptsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { TextId } from '../../../generated/handlers/says.ts';
import type { App, Caller } from '../../boundary/app.ts';
import { call } from '../../boundary/call.ts';
import type { Connection } from '../../boundary/connections.ts';
import { echo } from '../../boundary/fill.ts';
import { redactText } from '../../boundary/redact.ts';
import { printableJson } from '../../kernel/line.ts';
import { text } from '../../kernel/says.ts';
import { renderAnswer } from '../render/answer.ts';
import type { Reader } from '../render/lines.ts';
import { connectionNamed } from './connection.ts';
import { failOnError } from './failures.ts';
import { RpcError } from './messages.ts';

type Said = (id: TextId, facts: Readonly<Record<string, string>>) => string;
const sayText = text as Said;

/** Words for a person to begin with; each holds what a read tool answers at that moment, or what was filled in. */
export function prompts(server: Pick<Server, 'setRequestHandler'>, app: App, own: Connection, reader: Reader): void {
  const known = app.product.prompts;
  const listed = known.map(({ name, title, description, arguments: taken }) => ({
    name,
    title,
    description,
    arguments: taken.map(({ name: field, description: meaning, required = false }) => ({
      name: field,
      description: meaning,
      required,
    })),
  }));
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: listed }));
  server.setRequestHandler(GetPromptRequestSchema, async ({ params }, { signal }) => {
    const wanted = known.find(({ name }) => name === params.name);
    if (!wanted) throw refused(`There is no prompt ${echo(params.name)}`, known);
    const given = params.arguments ?? {};
    const stranger = Object.keys(given).find((name) => !wanted.arguments.some((argument) => argument.name === name));
    if (stranger !== undefined) throw refused(`${wanted.name} takes no ${echo(stranger)}`, wanted.arguments);
    /** Clients send what was left blank as an empty text. */
    const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim() !== ''));
    const missing = wanted.arguments.find(({ name, required }) => required && said[name] === undefined);
    if (missing) throw new RpcError(ErrorCode.InvalidParams, `${wanted.name} needs ${missing.name}: ${missing.description}`);
    const connection = connectionNamed(app.connections, params._meta, own);
    const facts = wanted.tool
      ? { answer: await answerOf(wanted.tool, { ...wanted.args, ...said }, { signal, connection, toolset: reader.toolset }) }
      : Object.fromEntries(wanted.arguments.map(({ name, otherwise = '' }) => [name, redactText(said[name] ?? otherwise)]));
    return {
      description: wanted.description,
      messages: [{ role: 'user' as const, content: { type: 'text' as const, text: sayText(wanted.text as TextId, facts) } }],
    };
  });

  async function answerOf(tool: string, args: Record<string, unknown>, caller: Caller): Promise<string> {
    const envelope = await call(app, tool, args, caller);
    failOnError(envelope);
    const said = renderAnswer(tool, envelope, reader);
    return said.json ? printableJson(said.text) : said.text;
  }
}

const refused = (what: string, known: readonly { readonly name: string }[]) =>
  new RpcError(ErrorCode.InvalidParams, `${what}; choose from ${known.map(({ name }) => name).join(', ')}`);
