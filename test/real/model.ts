import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a host sent to its model. */
export interface Asked {
  readonly url: string;
  readonly body: Record<string, unknown>;
  /** All of it, as it was sent. */
  readonly text: string;
  /** Whoever asks can run commands. */
  readonly mayRun: boolean;
}

export interface Model {
  readonly url: string;
  /** What was asked since the last look. */
  take(): Asked[];
  /** What it answers from now on. */
  says(text: string): void;
  /** Commands that it has its host run before it answers, one at a time. */
  runs(...commands: string[]): void;
  /** Who says what it answers to each request; where nothing is said, it answers as it was told above. */
  replies(by: (asked: Asked) => Answer | undefined): void;
  close(): Promise<void>;
}

const tokens = 1000;

const sent = (response: ServerResponse, type: string, data: object) =>
  response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);

/** What a model answers: text, or a command to run first. */
export type Answer = { readonly text: string } | { readonly command: string };

/** The messages API of Anthropic, as far as Claude Code uses it. */
function answerMessages(response: ServerResponse, { body }: Asked, id: string, answer: Answer): void {
  const usage = { input_tokens: tokens, output_tokens: 10, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 };
  const message = { id, type: 'message', role: 'assistant', model: body.model, stop_reason: null, usage };
  const said = 'text' in answer;
  const text = said ? answer.text : '';
  if (body.stream !== true) {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...message, content: [{ type: 'text', text }], stop_reason: 'end_turn' }));
    return;
  }
  const block = said ? { type: 'text', text: '' } : { type: 'tool_use', id: `tool_${id}`, name: 'Bash', input: {} };
  const delta = said
    ? { type: 'text_delta', text }
    : { type: 'input_json_delta', partial_json: JSON.stringify({ command: answer.command, description: 'Runs it' }) };
  response.setHeader('content-type', 'text/event-stream');
  sent(response, 'message_start', { message: { ...message, content: [] } });
  sent(response, 'content_block_start', { index: 0, content_block: block });
  sent(response, 'content_block_delta', { index: 0, delta });
  sent(response, 'content_block_stop', { index: 0 });
  const stop_reason = said ? 'end_turn' : 'tool_use';
  sent(response, 'message_delta', { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 10 } });
  sent(response, 'message_stop', {});
  response.end();
}

/** The responses API of OpenAI, as far as Codex uses it. */
function answerResponses(response: ServerResponse, id: string, answer: Answer): void {
  const item =
    'text' in answer
      ? {
          type: 'message',
          id: `msg_${id}`,
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text: answer.text, annotations: [] }],
        }
      : {
          type: 'function_call',
          id: `fc_${id}`,
          call_id: `call_${id}`,
          name: 'exec_command',
          arguments: JSON.stringify({ cmd: answer.command }),
        };
  const usage = {
    input_tokens: tokens,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 10,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: tokens + 10,
  };
  response.setHeader('content-type', 'text/event-stream');
  sent(response, 'response.created', { response: { id } });
  sent(response, 'response.output_item.done', { output_index: 0, item });
  sent(response, 'response.completed', { response: { id, status: 'completed', output: [item], usage } });
  response.end();
}

/** Chat completions, as any other server has them. */
function answerChat(response: ServerResponse, answer: Answer): void {
  response.setHeader('content-type', 'application/json');
  const content = 'text' in answer ? answer.text : '';
  response.end(JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] }));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A model on loopback that writes down what it is asked. */
export async function startModel(): Promise<Model> {
  let asked: Asked[] = [];
  let text = 'Done.';
  let commands: string[] = [];
  let reply: (asked: Asked) => Answer | undefined = () => undefined;
  let count = 0;
  const server = createServer(async (request, response) => {
    const { url = '' } = request;
    const raw = await bodyOf(request);
    const isAsked = request.method === 'POST' && /^\/v1\/(messages|chat\/completions)(\?|$)|\/responses(\?|$)/.test(url);
    if (!isAsked) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(url.includes('count_tokens') ? { input_tokens: tokens } : {}));
      return;
    }
    const body = JSON.parse(raw) as Record<string, unknown>;
    /** Claude Code asks for other things besides, without its tools. */
    const mayRun = JSON.stringify(body.tools ?? []).includes(url.includes('/messages') ? '"Bash"' : '"exec_command"');
    const one: Asked = { url, text: raw, body, mayRun };
    asked.push(one);
    count += 1;
    const command = mayRun ? commands.shift() : undefined;
    const answer = reply(one) ?? (command === undefined ? { text } : { command });
    if (url.includes('/chat/completions')) answerChat(response, answer);
    else if (url.includes('/messages')) answerMessages(response, one, `m${count}`, answer);
    else answerResponses(response, `r${count}`, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => {
      const all = asked;
      asked = [];
      return all;
    },
    says: (said) => {
      text = said;
    },
    runs: (...run) => {
      commands = run;
    },
    replies: (by) => {
      reply = by;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
