import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { Protocol } from '@modelcontextprotocol/sdk/shared/protocol.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  type InitializeRequest,
  InitializeRequestSchema,
  type InitializeResult,
  ListToolsRequestSchema,
  type ServerNotification,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { App } from '../../boundary/app.ts';
import { call } from '../../boundary/call.ts';
import type { Connection } from '../../boundary/connections.ts';
import { largest, type Toolset, toolsetNamed } from '../../boundary/toolsets.ts';
import { readerOf } from '../render/lines.ts';
import { type Answering, CallServer } from './call-server.ts';
import { clientAt, type Patience, usualPatience } from './client.ts';
import { completions } from './completions.ts';
import { connectionNamed, handleFor } from './connection.ts';
import { canGain, gain, gainedBy } from './disclosure.ts';
import { listTools } from './listing.ts';
import { logging } from './logging.ts';
import { RpcError } from './messages.ts';
import { anyParams, withParams } from './params.ts';
import { prompts } from './prompts.ts';
import { resources } from './resources.ts';
import { toResult } from './result.ts';

export interface McpOptions {
  readonly toolset: Toolset;
  readonly version: string;
  readonly patience?: Patience;
  /** What each connection begins with, where the product has such a beginning. */
  readonly begin?: string | undefined;
  /** Other products whose tools are listed too, all of them, where more than the fewest tools are; a name of its own goes first. */
  readonly guests?: readonly App[];
}

/** The SDK keeps only `cursor` and `_meta` of a listing's params; ours may also name a toolset. */
const ListToolsWithToolset = ListToolsRequestSchema.extend({
  params: z
    .looseObject({ toolset: z.unknown().optional(), cursor: z.undefined('there is one page, so leave it out').optional() })
    .optional(),
});

const toolsetOf = ({ product }: App): Toolset => product.default_toolset ?? largest(product);

const namesOf = (known: readonly { readonly name: string }[]) => known.map(({ name }) => name).join(', ');

export interface McpConnection {
  readonly server: Server;
  /** Settles when nothing that was asked is left unanswered. */
  idle(): Promise<void>;
  /** Nobody answers any more: what the client was asked is given up at once. */
  hangUp(): void;
}

/** Comes before whatever the client asks, since operations of a connection keep their order. */
async function beginning(app: App, connection: Connection, value: string): Promise<void> {
  const { tool, field } = app.product.gateway?.begins ?? {};
  if (tool === undefined || field === undefined) return;
  const { error } = await call(app, tool, { [field]: value }, { connection });
  if (error) app.log.warning('a connection could not begin as it was set up', { [field]: value, code: error.code });
}

/** One server object per connection; the application behind it is shared. */
export function createMcpServer(
  app: App,
  { toolset, version, patience = usualPatience, begin, guests = [] }: McpOptions,
): McpConnection {
  const gone = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  const server = new CallServer(
    { name: app.product.server, title: app.product.title, version },
    {
      capabilities: { tools: { listChanged: true }, logging: {}, completions: {}, resources: {}, prompts: {} },
      instructions: app.product.instructions,
    },
  );
  const tracked = async <T>(answering: Promise<T>): Promise<T> => {
    underWay.add(answering);
    try {
      return await answering;
    } finally {
      underWay.delete(answering);
    }
  };
  const setRequestHandler: Server['setRequestHandler'] = (schema, handler) =>
    /** Past the server's own way, which answers wrong params with all that its schema has to say about them. */
    Protocol.prototype.setRequestHandler.call(server, anyParams(schema), (request, extra) =>
      tracked(Promise.resolve(handler(withParams(schema, request), extra as Parameters<typeof handler>[1]))),
    );
  const { product } = app;
  const own = app.connections.open();
  const reader = readerOf(app, toolset);
  const has = ({ product: { tools } }: App, name: string) => Object.hasOwn(tools, name);
  const guestFor = (name: string) => (has(app, name) ? undefined : guests.find((guest) => has(guest, name)));

  /** What the server does by itself, with params that were looked at before. */
  const greeting = server as unknown as { _oninitialize(request: InitializeRequest): Promise<InitializeResult> };
  setRequestHandler(InitializeRequestSchema, (request) => greeting._oninitialize(request));

  setRequestHandler(ListToolsWithToolset, async ({ params }) => {
    const meta = params?._meta as Record<string, unknown> | undefined;
    const asked = params?.toolset ?? meta?.toolset;
    const chosen = asked === undefined ? toolset : toolsetNamed(product, asked);
    if (chosen === undefined) throw new RpcError(ErrorCode.InvalidParams, `toolset must be one of ${namesOf(product.toolsets)}`);
    const gained = gainedBy(connectionNamed(app.connections, meta, own));
    const listed = await listTools(app, chosen, gained);
    const others =
      chosen === product.toolsets[0]?.name ? [] : await Promise.all(guests.map((guest) => listTools(guest, toolsetOf(guest))));
    return { tools: [...listed, ...others.flat().filter(({ name }) => !Object.hasOwn(product.tools, name))] };
  });

  const gains = canGain(product, toolset);
  const answerCall: Answering = async ({ params }, { signal, sendNotification, sendRequest }) => {
    const token = params._meta?.progressToken;
    const progress =
      token === undefined
        ? undefined
        : (done: number, total?: number) => {
            const note: ServerNotification = {
              method: 'notifications/progress',
              params: { progressToken: token, progress: done, ...(total === undefined ? {} : { total }) },
            };
            void sendNotification(note).catch(() => {});
          };
    const guest = guestFor(params.name);
    if (guest) {
      const seen = toolsetOf(guest);
      const answer = await call(guest, params.name, params.arguments, { signal, toolset: seen });
      return toResult(params.name, answer, readerOf(guest, seen));
    }
    const connection = connectionNamed(app.connections, params._meta, own);
    const envelope = await call(app, params.name, params.arguments, {
      signal,
      toolset,
      connection,
      client: clientAt(server, { sendRequest }, patience, gone.signal),
      ...(progress ? { progress } : {}),
    });
    /** Before the answer, so that whoever reads it can call what it names. */
    if (gains && gain(connection, envelope, product, toolset))
      await sendNotification({ method: 'notifications/tools/list_changed' }).catch(() => {});
    return { ...toResult(params.name, envelope, reader), ...handleFor(connection) };
  };
  server.warn = (message, facts) => app.log.warning(message, facts);
  server.answering = (request, asking) => tracked(answerCall(request, asking));
  setRequestHandler(CallToolRequestSchema, answerCall);

  if (begin !== undefined) {
    const begun = beginning(app, own, begin);
    underWay.add(begun);
    void begun.finally(() => underWay.delete(begun));
  }
  prompts({ setRequestHandler }, app, own, reader);
  resources({ setRequestHandler }, app);
  completions({ setRequestHandler }, app);
  logging({ server, setRequestHandler }, app);
  return {
    server,
    idle: async () => {
      while (underWay.size) await Promise.allSettled(underWay);
    },
    hangUp: () => gone.abort(),
  };
}
